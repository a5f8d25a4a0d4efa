// Elements become states of a layer and transitions between them.

import CoreAnimation
import Graphics
import RenderTree

/// Reads `<states>` and `<stateTransitions>` of a layer, once every layer they refer to is there.
struct CAMLStates {
  private let context: CAMLContext
  private let objects: CAMLObjects
  private let owner: CALayer

  init(_ context: CAMLContext, owner: CALayer) {
    self.context = context
    self.owner = owner
    objects = CAMLObjects(context)
  }

  // MARK: States

  /// The states of a list; of two with one name the first counts.
  func states(_ element: CAMLElement) throws(SceneError) -> [CAState] {
    var states: [CAState] = []
    var names: Set<String> = []
    for child in element.children where !child.isForeign {
      guard let state = try state(child) else { continue }
      if names.insert(state.name).inserted {
        states.append(state)
      } else {
        try context.report(
          .invalid, "the state \"\(state.name)\" is given twice; the first one counts", at: child.location)
      }
    }
    for state in states {
      guard let base = state.basedOn, !names.contains(base) else { continue }
      try context.report(
        .missing, "the state \"\(state.name)\" is based on \"\(base)\", which is not there", at: element.location,
        hint: Spelling.hint(for: base, among: states.map(\.name)))
    }
    return states
  }

  private func state(_ element: CAMLElement) throws(SceneError) -> CAState? {
    try context.resolving(element) { (element) throws(SceneError) -> CAState? in
      guard try isClass("LKState", element, "no state"), let name = try name("name", of: element) else { return nil }
      let state = CAState(name: name)
      for attribute in try keys(of: element, ["name", "basedOn", "initial"]) {
        switch attribute.name {
        case "basedOn" where !attribute.value.isEmpty: state.basedOn = attribute.value
        case "initial": state.isInitial = try flag(attribute) ?? false
        default: break
        }
      }
      for child in try children(of: element, "elements") {
        for entry in child.children where !entry.isForeign {
          if let element = try stateElement(entry) { state.elements.append(element) }
        }
      }
      return state
    }
  }

  private func stateElement(_ element: CAMLElement) throws(SceneError) -> CAStateElement? {
    try context.resolving(element) { (element) throws(SceneError) -> CAStateElement? in
      try context.countObject(at: element.location)
      let kind = element["type"] ?? element.name
      switch kind {
      case "LKStateSetValue": return try setValue(element)
      case "LKStateAddAnimation":
        _ = try keys(of: element, ["targetId", "key"])
        guard let target = try target(of: element), let key = try name("key", of: element),
          let animation = try animation(in: element)
        else { return nil }
        context.understand(kind)
        return CAStateAddAnimation(target: target, key: key, animation: animation)
      case "LKStateRemoveAnimation":
        _ = try keys(of: element, ["targetId", "key"])
        guard let target = try target(of: element), let key = try name("key", of: element) else { return nil }
        context.understand(kind)
        return CAStateRemoveAnimation(target: target, key: key)
      case "LKStateSetProperty", "LKStateAddElement", "LKStateRemoveElement", "LKEventHandler":
        try context.report(.ignored, "<\(kind)> is not played", at: element.location)
      default:
        try context.report(
          .unknown, "<\(kind)> is no element of a state", at: element.location,
          hint: Spelling.hint(
            for: kind, among: ["LKStateSetValue", "LKStateAddAnimation", "LKStateRemoveAnimation"]))
      }
      return nil
    }
  }

  private func setValue(_ element: CAMLElement) throws(SceneError) -> CAStateSetValue? {
    for attribute in try keys(of: element, ["targetId", "keyPath", "final"]) where attribute.name == "final" {
      try context.report(.ignored, "final is without effect", at: attribute.location)
    }
    guard let target = try target(of: element), let keyPath = try name("keyPath", of: element),
      let kind = try kind(of: keyPath, on: target, at: element)
    else { return nil }
    guard let child = try children(of: element, "value").first else {
      try context.report(
        .invalid, "LKStateSetValue has no value", at: element.location,
        hint: "write <value type=\"real\" value=\"0.5\"/>")
      return nil
    }
    if kind != .string, child["type"] == "string", child["value"] == "undefined" {
      try context.report(.invalid, "the value undefined of a state is skipped", at: child.location)
      return nil
    }
    guard let value = try objects.value(of: child, as: kind) else { return nil }
    context.understand("LKStateSetValue")
    return CAStateSetValue(target: target, keyPath: keyPath, value: value == .none ? nil : value.anyValue)
  }

  // MARK: Transitions

  /// The transitions of a list.
  func transitions(_ element: CAMLElement) throws(SceneError) -> [CAStateTransition] {
    var transitions: [CAStateTransition] = []
    let names = Set(owner.states.map(\.name))
    for child in element.children where !child.isForeign {
      if let transition = try transition(child, between: names) { transitions.append(transition) }
    }
    return transitions
  }

  private func transition(
    _ element: CAMLElement, between names: Set<String>
  ) throws(SceneError) -> CAStateTransition? {
    try context.resolving(element) { (element) throws(SceneError) -> CAStateTransition? in
      guard try isClass("LKStateTransition", element, "no transition between states"),
        let from = try name("fromState", of: element), let to = try name("toState", of: element)
      else { return nil }
      _ = try keys(of: element, ["fromState", "toState"])
      for name in [from, to] where name != CAStateTransition.any && !names.contains(name) {
        try context.report(
          .missing, "a transition names the state \"\(name)\", which is not there", at: element.location,
          hint: Spelling.hint(for: name, among: owner.states.map(\.name)))
      }
      let transition = CAStateTransition(from: from, to: to)
      for child in try children(of: element, "elements") {
        for entry in child.children where !entry.isForeign {
          if let element = try transitionElement(entry) { transition.elements.append(element) }
        }
      }
      return transition
    }
  }

  private func transitionElement(_ element: CAMLElement) throws(SceneError) -> CAStateTransitionElement? {
    try context.resolving(element) { (element) throws(SceneError) -> CAStateTransitionElement? in
      guard try isClass("LKStateTransitionElement", element, "no element of a transition") else { return nil }
      var isEnabled = true
      for attribute in try keys(of: element, ["targetId", "key", "keyPath", "enabled"])
      where attribute.name == "enabled" {
        isEnabled = try flag(attribute) ?? true
      }
      // Some editors have the one spelling and some the other.
      guard let target = try target(of: element),
        let key = try name(element["key"] == nil && element["keyPath"] != nil ? "keyPath" : "key", of: element),
        let animation = try animation(in: element)
      else { return nil }
      let made = CAStateTransitionElement(target: target, key: key, animation: animation)
      made.isEnabled = isEnabled
      return made
    }
  }

  // MARK: Parts

  private func isClass(_ name: String, _ element: CAMLElement, _ otherwise: String) throws(SceneError) -> Bool {
    try context.countObject(at: element.location)
    let found = element["type"] ?? element.name
    if found == name {
      context.understand(name)
      return true
    }
    try context.report(.unknown, "<\(found)> is \(otherwise)", at: element.location, hint: "write \(name)")
    return false
  }

  /// The layer of a `targetId`; the owner of the states when none is given.
  private func target(of element: CAMLElement) throws(SceneError) -> CALayer? {
    guard let id = element.attribute("targetId"), !id.value.isEmpty else { return owner }
    if let layer = context.layers[id.value] { return layer }
    try context.report(
      .missing, "no layer has the id \"\(id.value)\"", at: id.location,
      hint: Spelling.hint(for: id.value, among: context.layers.keys.sorted()))
    return nil
  }

  private func name(_ key: String, of element: CAMLElement) throws(SceneError) -> String? {
    if let value = element[key], !value.isEmpty { return value }
    try context.report(.invalid, "<\(element.name)> has no \(key)", at: element.location)
    return nil
  }

  private func kind(
    of keyPath: String, on layer: CALayer, at element: CAMLElement
  ) throws(SceneError) -> CAMLKind? {
    let row = LayerCatalogue.row(of: type(of: layer))
    if let row, CAMLKeys.hasKey(row, keyPath), let kind = CAMLKeys.kind(ofPath: keyPath) { return kind }
    try context.report(
      .unknown, "\(row?.name ?? "CALayer") has no property \"\(keyPath)\"",
      at: element.attribute("keyPath")?.valueLocation ?? element.location,
      hint: row.flatMap { Spelling.hint(for: keyPath, among: CAMLKeys.names(of: $0)) })
    return nil
  }

  private func animation(in element: CAMLElement) throws(SceneError) -> CAAnimation? {
    guard let child = try children(of: element, "animation").first else {
      try context.report(.invalid, "<\(element.name)> has no animation", at: element.location)
      return nil
    }
    return try CAMLAnimations(context).animation(child)
  }

  private func flag(_ attribute: CAMLAttribute) throws(SceneError) -> Bool? {
    guard case .bool(let flag)? = try objects.value(of: attribute, as: .bool) else { return nil }
    return flag
  }

  /// The attributes of an element that are its own; others are reported but for those of the grammar.
  private func keys(of element: CAMLElement, _ known: Set<String>) throws(SceneError) -> [CAMLAttribute] {
    let grammar: Set<String> = ["id", "type", "object"]
    for attribute in element.attributes where !known.contains(attribute.name) && !grammar.contains(attribute.name) {
      if attribute.name.hasPrefix("xmlns") || attribute.name.contains(":") { continue }
      if CAMLKeys.isNote(attribute.name) {
        try context.report(.ignored, "\(attribute.name) is an editor's note without effect", at: attribute.location)
      } else {
        try context.report(
          .unknown, "\(element.name) has no property \"\(attribute.name)\"", at: attribute.location,
          hint: Spelling.hint(for: attribute.name, among: known.sorted()))
      }
    }
    return element.attributes.filter { known.contains($0.name) }
  }

  /// The children of one name; others are reported.
  private func children(of element: CAMLElement, _ name: String) throws(SceneError) -> [CAMLElement] {
    for child in element.children where child.propertyKey != name && !child.isForeign {
      try context.report(.unknown, "<\(child.name)> has no place in <\(element.name)>", at: child.location)
    }
    return element.children.filter { $0.propertyKey == name }
  }
}
