// Controllers under UIKit's name: they own a view and are told when it is there.

public import QuartzCore

/// Owns a view, which is made when it is first asked for.
open class UIViewController: NSObject {
  private var made: UIView?

  /// A controller.
  public override init() { super.init() }

  /// The view.
  open var view: UIView {
    get {
      if let made { return made }
      loadView()
      let view = made ?? UIView()
      made = view
      viewDidLoad()
      return view
    }
    set { made = newValue }
  }

  /// Whether the view was made.
  public var isViewLoaded: Bool { made != nil }

  /// Makes the view: one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
}
