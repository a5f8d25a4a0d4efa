// What AppleSignatures.tsv lists under Geometry, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCATransform3D() {
  let _: () -> CATransform3D = CATransform3D.init
  let _: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) -> CATransform3D = CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m11
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m12
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m13
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m14
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m21
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m22
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m23
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m24
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m31
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m32
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m33
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m34
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m41
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m42
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m43
  let _: WritableKeyPath<CATransform3D, CGFloat> = \CATransform3D.m44
}

func usesOfCGAffineTransform() {
  let _: () -> CGAffineTransform = CGAffineTransform.init
  let _: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.init(a:b:c:d:tx:ty:)
  let _: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.init(_:_:_:_:_:_:)
  let _: (CGFloat) -> CGAffineTransform = CGAffineTransform.init(rotationAngle:)
  let _: (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.init(scaleX:y:)
  let _: (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.init(translationX:y:)
  let _: WritableKeyPath<CGAffineTransform, CGFloat> = \CGAffineTransform.a
  let _: WritableKeyPath<CGAffineTransform, CGFloat> = \CGAffineTransform.b
  let _: WritableKeyPath<CGAffineTransform, CGFloat> = \CGAffineTransform.c
  let _: WritableKeyPath<CGAffineTransform, CGFloat> = \CGAffineTransform.d
  let _: WritableKeyPath<CGAffineTransform, CGFloat> = \CGAffineTransform.tx
  let _: WritableKeyPath<CGAffineTransform, CGFloat> = \CGAffineTransform.ty
  let _: KeyPath<CGAffineTransform, Bool> = \CGAffineTransform.isIdentity
  let _: CGAffineTransform = CGAffineTransform.identity
  let _: (CGAffineTransform) -> (CGAffineTransform) -> CGAffineTransform = CGAffineTransform.concatenating(_:)
  let _: (CGAffineTransform) -> () -> CGAffineTransform = CGAffineTransform.inverted
  let _: (CGAffineTransform) -> (CGFloat) -> CGAffineTransform = CGAffineTransform.rotated(by:)
  let _: (CGAffineTransform) -> (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.scaledBy(x:y:)
  let _: (CGAffineTransform) -> (CGFloat, CGFloat) -> CGAffineTransform = CGAffineTransform.translatedBy(x:y:)
}

func usesOfCGPoint() {
  let _: (CGPoint) -> (CGAffineTransform) -> CGPoint = CGPoint.applying(_:)
}

func usesOfCGSize() {
  let _: (CGSize) -> (CGAffineTransform) -> CGSize = CGSize.applying(_:)
}

func usesOfCGRect() {
  let _: (CGRect) -> (CGAffineTransform) -> CGRect = CGRect.applying(_:)
}
