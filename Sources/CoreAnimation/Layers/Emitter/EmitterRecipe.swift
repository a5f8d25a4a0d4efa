// Particles become pictures: order, size, turn and colour of each.

import Foundation
import Graphics
import RenderTree

/// Draws an emitter layer's particles over its background and contents.
enum EmitterRecipe: ContentRecipe {
  static func isMoving(_ values: PropertyStore) -> Bool {
    !values[EmitterKeys.emitterCells].isEmpty || values[EmitterKeys.past] != PropertyValue.none
  }

  static func record(_ values: PropertyStore, _ context: RecipeContext, into list: inout DisplayList) {
    let field = EmitterField(model: context.model ?? values, animations: context.animations, time: context.time)
    let mode = values[EmitterKeys.renderMode]
    let particles = sorted(field.particles, mode: mode)
    if particles.isEmpty { return }
    list.reserveCapacity(list.commands.count + 4 * particles.count + 3)
    list.append(.save)
    if mode == "additive" { list.append(.blend(.plusLighter)) }
    let depth = values[EmitterKeys.preservesDepth] ? EmitterDepth(context.space) : nil
    for particle in particles { draw(particle, depth, isFlipped: context.isFlipped, into: &list) }
    list.append(.restore)
  }

  /// Back to front. Equal ones keep their order, so that it never depends on chance.
  private static func sorted(_ particles: [EmitterParticle], mode: String) -> [EmitterParticle] {
    func order(by value: (EmitterParticle) -> Double) -> [EmitterParticle] {
      particles.map { ($0, value($0)) }.enumerated()
        .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }
    switch mode {
    case "oldestFirst": return order(by: \.birth)
    case "oldestLast": return order { -$0.birth }
    case "backToFront": return order { $0.position(at: $0.age).z }
    default: return particles
    }
  }

  private static func draw(
    _ particle: EmitterParticle, _ depth: EmitterDepth?, isFlipped: Bool, into list: inout DisplayList
  ) {
    let cell = particle.cell
    let scale = particle.scale(at: particle.age)
    let color = particle.color(at: particle.age)
    guard let image = cell.image, scale > 0, color.w > 0 else { return }
    let place = particle.position(at: particle.age)
    let size = CGSize(width: cell.size.width * scale, height: cell.size.height * scale)
    guard place.x.isFinite, place.y.isFinite, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return }
    var drawing = ImageDrawing(
      image: image, source: cell.source,
      target: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      magnification: cell.magnification, minification: cell.minification, alpha: color.w,
      tint: Tint(red: color.x, green: color.y, blue: color.z))
    let angle = particle.rotation(at: particle.age)
    if depth == nil, angle == 0, isFlipped {
      drawing.target.origin.x += place.x
      drawing.target.origin.y += place.y
      list.append(.image(drawing))
      return
    }
    let (sine, cosine) = (sin(angle), cos(angle))
    // The picture's first row is its upper edge: where y grows upwards it is turned over.
    let up: CGFloat = isFlipped ? 1 : -1
    var placement = CGAffineTransform(a: cosine, b: sine, c: -sine * up, d: cosine * up, tx: 0, ty: 0)
    if let depth {
      guard let seen = depth.placement(of: place) else { return }
      placement = placement.concatenating(seen)
    } else {
      (placement.tx, placement.ty) = (place.x, place.y)
    }
    list.append(.save)
    list.append(.concat(placement))
    list.append(.image(drawing))
    list.append(.restore)
  }
}
