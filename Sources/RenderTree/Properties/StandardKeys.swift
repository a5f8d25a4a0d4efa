// CALayer's own rows: every property with its default (measured), what a change costs, and what it animates.

package import Foundation
package import Graphics

/// The properties every layer has.
package enum StandardKeys {
  // Geometry
  package static let bounds = LayerKey("bounds", default: CGRect.zero, impact: .content)
  package static let position = LayerKey("position", default: CGPoint.zero, impact: .geometry)
  package static let zPosition = LayerKey("zPosition", default: CGFloat(0), impact: .geometry)
  package static let anchorPoint = LayerKey("anchorPoint", default: CGPoint(x: 0.5, y: 0.5), impact: .geometry)
  package static let anchorPointZ = LayerKey("anchorPointZ", default: CGFloat(0), impact: .geometry)
  package static let transform = LayerKey("transform", default: CATransform3DIdentity, impact: .geometry)
  package static let sublayerTransform = LayerKey("sublayerTransform", default: CATransform3DIdentity)
  package static let geometryFlipped = LayerKey("geometryFlipped", default: false, action: .transition)
  package static let doubleSided = LayerKey("doubleSided", default: true, impact: .geometry, action: .none)

  // Appearance
  package static let hidden = LayerKey("hidden", default: false, impact: .compositing, action: .transition)
  package static let opacity = LayerKey("opacity", default: Float(1), impact: .compositing)
  package static let allowsGroupOpacity = LayerKey(
    "allowsGroupOpacity", default: true, impact: .compositing, action: .none)
  package static let backgroundColor = LayerKey(
    "backgroundColor", default: ColorProperty?.none, action: .basicFromValue)
  package static let cornerRadius = LayerKey("cornerRadius", default: CGFloat(0))
  package static let maskedCorners = LayerKey("maskedCorners", default: UInt32(15), action: .transition)
  package static let cornerCurve = LayerKey("cornerCurve", default: "circular", action: .none)
  package static let borderWidth = LayerKey("borderWidth", default: CGFloat(0))
  package static let borderColor = LayerKey("borderColor", default: ColorProperty?.some(ColorProperty(color: .black)))
  package static let masksToBounds = LayerKey("masksToBounds", default: false, action: .transition)
  package static let opaque = LayerKey("opaque", default: false, impact: .inert, action: .none)
  package static let edgeAntialiasingMask = LayerKey("edgeAntialiasingMask", default: UInt32(15), action: .none)
  package static let allowsEdgeAntialiasing = LayerKey("allowsEdgeAntialiasing", default: true, action: .none)

  // Shadow
  package static let shadowColor = LayerKey("shadowColor", default: ColorProperty?.some(ColorProperty(color: .black)))
  package static let shadowOpacity = LayerKey("shadowOpacity", default: Float(0))
  package static let shadowOffset = LayerKey("shadowOffset", default: CGSize(width: 0, height: -3))
  package static let shadowRadius = LayerKey("shadowRadius", default: CGFloat(3))
  package static let shadowPath = LayerKey("shadowPath", default: PathData?.none)

  // Filters, lists of records
  package static let filters = LayerKey("filters", default: [PropertyValue](), action: .transition)
  package static let backgroundFilters = LayerKey(
    "backgroundFilters", default: [PropertyValue](), impact: .compositing, action: .transition)
  /// A record, or the name of an operator.
  package static let compositingFilter = LayerKey(
    "compositingFilter", default: PropertyValue.none, impact: .compositing, action: .transition)

  // Contents
  package static let contents = LayerKey("contents", default: ImageProperty?.none)
  package static let contentsRect = LayerKey("contentsRect", default: CGRect(x: 0, y: 0, width: 1, height: 1))
  package static let contentsCenter = LayerKey("contentsCenter", default: CGRect(x: 0, y: 0, width: 1, height: 1))
  package static let contentsGravity = LayerKey("contentsGravity", default: "resize", action: .none)
  package static let contentsScale = LayerKey("contentsScale", default: CGFloat(1))
  package static let contentsFormat = LayerKey("contentsFormat", default: "RGBA8", impact: .inert, action: .none)
  package static let minificationFilter = LayerKey("minificationFilter", default: "linear", action: .none)
  package static let magnificationFilter = LayerKey("magnificationFilter", default: "linear", action: .none)
  package static let minificationFilterBias = LayerKey(
    "minificationFilterBias", default: Float(0), impact: .inert, action: .none)
  package static let needsDisplayOnBoundsChange = LayerKey(
    "needsDisplayOnBoundsChange", default: false, impact: .inert, action: .none)
  package static let drawsAsynchronously = LayerKey(
    "drawsAsynchronously", default: false, impact: .inert, action: .none)

  // Rasterizing
  package static let shouldRasterize = LayerKey("shouldRasterize", default: false, action: .none)
  package static let rasterizationScale = LayerKey("rasterizationScale", default: CGFloat(1))

  // Names and time
  package static let name = LayerKey("name", default: String?.none, impact: .inert, action: .none)
  package static let beginTime = LayerKey("beginTime", default: 0.0, action: .none)
  package static let duration = LayerKey("duration", default: Double.infinity, action: .none)
  package static let speed = LayerKey("speed", default: 1.0, action: .none)
  package static let timeOffset = LayerKey("timeOffset", default: 0.0, action: .none)
  package static let repeatCount = LayerKey("repeatCount", default: 0.0, action: .none)
  package static let repeatDuration = LayerKey("repeatDuration", default: 0.0, action: .none)
  package static let autoreverses = LayerKey("autoreverses", default: false, action: .none)
  package static let fillMode = LayerKey("fillMode", default: "removed", action: .none)

  /// All rows. Naming them all here gives every key its place before any caller's own key.
  package static let all: [KeyID] = [
    bounds.id, position.id, zPosition.id, anchorPoint.id, anchorPointZ.id, transform.id, sublayerTransform.id,
    geometryFlipped.id, doubleSided.id, hidden.id, opacity.id, allowsGroupOpacity.id, backgroundColor.id,
    cornerRadius.id, maskedCorners.id, cornerCurve.id, borderWidth.id, borderColor.id, masksToBounds.id, opaque.id,
    edgeAntialiasingMask.id, allowsEdgeAntialiasing.id, shadowColor.id, shadowOpacity.id, shadowOffset.id,
    shadowRadius.id, shadowPath.id, filters.id, backgroundFilters.id, compositingFilter.id, contents.id,
    contentsRect.id, contentsCenter.id, contentsGravity.id,
    contentsScale.id, contentsFormat.id, minificationFilter.id, magnificationFilter.id, minificationFilterBias.id,
    needsDisplayOnBoundsChange.id, drawsAsynchronously.id, shouldRasterize.id, rasterizationScale.id, name.id,
    beginTime.id, duration.id, speed.id, timeOffset.id, repeatCount.id, repeatDuration.id, autoreverses.id, fillMode.id,
  ]
}
