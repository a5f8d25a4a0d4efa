// The burst while it plays: where gifts are, what is left of them, and that no queue loses one.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct GiftBurstTests {
  private static let size = CGSize(width: 640, height: 360)

  private static func scene(count: Int, pool: Int = 8) -> BurstScene {
    BurstScene(
      layout: BurstLayout(count: count, size: size), size: size,
      settings: BurstScene.Settings(
        delay: 0.05, poolSize: pool, heading: "", sentence: "", theme: Theme(.dark),
        accent: CGColor(red: 1, green: 0.7, blue: 0.2, alpha: 1), scale: 1))
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test(arguments: [1, 2, 7, 10, 30, 100, 500])
  func placesAreMapsAboutTheCorner(count: Int) {
    let layout = BurstLayout(count: count, size: CGSize(width: 1280, height: 720))
    for index in 0..<count {
      let place = layout.place(index)
      let (row, column) = (index / layout.columns, index % layout.columns)
      // The closed form: the first gift's place, turned and enlarged about the corner.
      let first = layout.place(0)
      let angle = -layout.step * CGFloat(column)
      let growth = pow(layout.growth, CGFloat(row))
      for (point, origin) in [(place.middle, first.middle), (place.start, first.start)] {
        let (x, y) = (origin.x - layout.corner.x, origin.y - layout.corner.y)
        let expected = CGPoint(
          x: layout.corner.x + growth * (x * cos(angle) - y * sin(angle)),
          y: layout.corner.y + growth * (x * sin(angle) + y * cos(angle)))
        #expect(Self.distance(point, expected) < 1e-9)
      }
      let canvas = CGRect(x: 0, y: 0, width: 1280, height: 720)
      #expect(canvas.insetBy(dx: 40, dy: 40).contains(place.middle))
      let reach = layout.side * growth / 2
      #expect(!canvas.insetBy(dx: -reach, dy: -reach).contains(place.start), "it comes from beyond the edge")
    }
  }

  @Test(arguments: ["synced", "pool", "naive"])
  func giftsKeepTheirTimes(variant: String) throws {
    let scene = Self.scene(count: 6, pool: 6)
    let stage = Stage(scene.root, size: Self.size, framesPerSecond: 10)
    let end = try #require(BurstVariants.named(variant)).play(in: scene, on: stage)
    #expect(abs(end - (0.3 + 5 * 0.05 + 1.4)) < 1e-9)
    let layout = scene.layout
    // Start, arrival in its place, the pulse's middle, its end, and just before the end.
    let moments: [(life: Double, point: (BurstLayout.Place) -> CGPoint, scale: CGFloat, reach: CGFloat)] = [
      (0, \.start, 1, 1e-6), (0.4, \.middle, 1, 1e-6), (0.65, \.middle, 1.5, 1e-6), (0.9, \.middle, 1, 1e-6),
      (1.4 - 1e-6, { _ in layout.corner }, 0.2, 0.01),
    ]
    var checked = 0
    for index in 0..<6 {
      for moment in moments {
        stage.at(scene.time(of: index) + moment.life + 1e-9) {
          guard let gift = scene.gifts.sublayers?[index].presentation() else { return }
          let place = layout.place(index)
          #expect(Self.distance(gift.position, moment.point(place)) < moment.reach)
          let drawn = hypot(gift.transform.m11, gift.transform.m12)
          #expect(abs(drawn - place.scale * moment.scale) < 1e-3)
          checked += 1
        }
      }
    }
    // Only while all six are in the tree does the place in it name the gift: the first ends at 1.7.
    _ = try stage.render(seconds: 1.6, to: NullSink())
    #expect(checked >= 20)
  }

  /// The corner is a fixed point of the replicators' transforms, so copies do exactly what single layers do.
  @Test(arguments: [10, 30])
  func replicatorShowsWhatLayersShow(count: Int) throws {
    func frames(_ variant: String) throws -> [UInt64] {
      let input = CompositionInput(
        settings: ["variant": variant, "count": "\(count)", "title": ""], size: Self.size, rate: FrameRate(10) ?? .sixty
      )
      let sink = DigestSink()
      try GiftBurst.make(input).render(RenderOptions(), to: sink)
      return sink.digests.sorted { $0.key < $1.key }.map(\.value)
    }
    let layers = try frames("synced")
    #expect(layers.count > 30)
    #expect(Set(layers).count > 20)
    #expect(try frames("replicator") == layers)
  }

  @Test func naiveGiftsSnapBackAndSyncedOnesAreGone() throws {
    func left(_ variant: any BurstVariant.Type) throws -> [CALayer] {
      let scene = Self.scene(count: 10)
      let stage = Stage(scene.root, size: Self.size, framesPerSecond: 10)
      let end = variant.play(in: scene, on: stage)
      _ = try stage.render(seconds: end + 0.5, to: NullSink())
      #expect(scene.arrived == 10)
      return scene.gifts.sublayers ?? []
    }
    let back = try left(NaiveBurst.self)
    #expect(back.count == 10)
    let layout = BurstLayout(count: 10, size: Self.size)
    for (index, gift) in back.enumerated() {
      #expect(gift.position == layout.place(index).middle)
      #expect(gift.opacity == 1)
    }
    #expect(try left(SyncedBurst.self).isEmpty)
  }

  @Test(arguments: [(30, 8), (10, 8), (9, 1), (100, 8), (3, 8)])
  func poolLosesNothing(count: Int, capacity: Int) throws {
    let scene = Self.scene(count: count, pool: capacity)
    let stage = Stage(scene.root, size: Self.size, framesPerSecond: 10)
    let end = PooledBurst.play(in: scene, on: stage)
    let starts = PooledBurst.starts(count: count, capacity: capacity) { scene.time(of: $0) }
    // The closed form: of each run of `capacity` gifts the next begins one life later.
    for index in starts.indices {
      let round = Double(index / capacity)
      let expected = max(0.3 + 0.05 * Double(index), starts[index % capacity] + 1.4 * round)
      #expect(abs(starts[index] - expected) < 1e-9)
    }
    var most = 0
    var layers: Set<ObjectIdentifier> = []
    var order: [Int] = []
    for time in stride(from: 0.29, to: end, by: 0.013) {
      stage.at(time) {
        let shown = scene.gifts.sublayers ?? []
        most = max(most, shown.count)
        layers.formUnion(shown.map { ObjectIdentifier($0) })
        order += (scene.pool?.running ?? []).filter { !order.contains($0) }
      }
    }
    _ = try stage.render(seconds: end + 0.2, to: NullSink())
    #expect(most == min(count, capacity))
    #expect(layers.count == min(count, capacity))
    #expect(order == Array(0..<count))
    #expect(scene.arrived == count)
    #expect(scene.pool?.running.isEmpty == true && scene.pool?.waiting.isEmpty == true)
    #expect(scene.gifts.sublayers == nil)
  }

  @Test func stageLastsUntilTheLastGift() throws {
    let stage = try GiftBurst.make(CompositionInput())
    #expect(stage.name == "gift-burst (synced)")
    #expect(abs((stage.duration ?? 0) - (0.3 + 29 * 0.05 + 1.4 + 1.2)) < 1e-9)
    #expect(throws: CompositionError.self) { try GiftBurst.make(CompositionInput(settings: ["variant": "best"])) }
    #expect(throws: CompositionError.self) { try GiftBurst.make(CompositionInput(size: CGSize(width: 20, height: 20))) }
  }
}
