// Views on a stage.

public import QuartzCore

/// Keeps what a layer tree needs for as long as its stage plays: a layer does not keep its delegate.
private final class Keeper: FrameListener {
  private let kept: AnyObject
  let isListening = true

  init(_ kept: AnyObject) { self.kept = kept }
  func tick(_ tick: DisplayTick) {}
}

extension Stage {
  /// A stage for a view, as large as the view.
  public convenience init(_ view: UIView, framesPerSecond: Int = 60) {
    self.init(view.layer, size: view.bounds.size, framesPerSecond: framesPerSecond)
    canvas.scale = UIScreen.main.scale
    add(Keeper(view))
  }

  /// A stage for a controller's view, which appears when it begins to play.
  public convenience init(_ controller: UIViewController, framesPerSecond: Int = 60) {
    self.init(controller.view, framesPerSecond: framesPerSecond)
    add(Keeper(controller))
    at(0) {
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
    }
  }
}
