// One row an animation class: what readers of documents make by name, and what tests check for every class.

/// The animation classes by name.
package enum AnimationCatalogue {
  /// One class.
  package struct Row: Sendable {
    /// Apple's name of the class.
    package let name: String
    /// Makes an animation with default values.
    package let make: @Sendable () -> CAAnimation
  }

  /// All classes that can be made.
  package static let rows = [
    Row(name: "CABasicAnimation") { CABasicAnimation() },
    Row(name: "CAKeyframeAnimation") { CAKeyframeAnimation() },
    Row(name: "CASpringAnimation") { CASpringAnimation() },
    Row(name: "CAAnimationGroup") { CAAnimationGroup() },
    Row(name: "CATransition") { CATransition() },
  ]

  /// A new animation of a class, or nil when there is none of that name.
  package static func make(_ name: String) -> CAAnimation? { rows.first { $0.name == name }?.make() }
}
