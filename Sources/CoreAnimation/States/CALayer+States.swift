// The states a layer owns.

/// What a layer keeps of states.
private final class OwnedStates {
  var states: [CAState] = []
  var transitions: [CAStateTransition] = []
}

extension CALayer {
  private var owned: OwnedStates? { stateStorage as? OwnedStates }

  private func own() -> OwnedStates {
    if let owned { return owned }
    let new = OwnedStates()
    stateStorage = new
    return new
  }

  /// The layer's states. `CAStateController` enters them.
  public final var states: [CAState] {
    get { owned?.states ?? [] }
    set { own().states = newValue }
  }

  /// How the layer gets from state to state.
  public final var stateTransitions: [CAStateTransition] {
    get { owned?.transitions ?? [] }
    set { own().transitions = newValue }
  }

  /// The state of a name; nil when the layer has none.
  public final func state(withName name: String) -> CAState? { states.first { $0.name == name } }

  /// The animations from one state to another, nil standing for no state.
  ///
  /// A transition between just these two is the only one that counts. Without one, those that name one of the two and
  /// `*` for the other do, and then those between any: for each layer and key the first that has an animation,
  /// transitions *to* the new state before those *from* the old one.
  public final func transitionElements(from: CAState?, to: CAState?) -> [CAStateTransitionElement] {
    let any = CAStateTransition.any
    let (old, new) = (from?.name ?? any, to?.name ?? any)
    func elements(_ from: String, _ to: String) -> [CAStateTransitionElement] {
      stateTransitions.filter { $0.fromState == from && $0.toState == to }.flatMap(\.elements)
    }
    if from != nil, to != nil, stateTransitions.contains(where: { $0.fromState == old && $0.toState == new }) {
      return elements(old, new).filter(\.isEnabled)
    }
    var found: [CAStateTransitionElement] = []
    let sources = [(any, new), (old, any), (any, any)]
    for (from, to) in sources {
      for element in elements(from, to)
      where !found.contains(where: { $0.target === element.target && $0.key == element.key }) {
        found.append(element)
      }
    }
    return found.filter(\.isEnabled)
  }

  /// The elements of a state with those of the states it is based on before them.
  final func elements(of state: CAState?) -> [CAStateElement] {
    var chain: [CAState] = []
    var next = state
    while let current = next, !chain.contains(where: { $0 === current }) {
      chain.insert(current, at: 0)
      next = current.basedOn.flatMap { self.state(withName: $0) }
    }
    return chain.flatMap(\.elements)
  }
}
