// Interns property names and keeps the row of each declared key.

#if WATCHED_LOCKS
  import Graphics
#else
  import Synchronization
#endif

/// What is known of a property apart from its value: one row a key.
public struct KeyRow: Sendable {
  /// The interned name.
  public let id: KeyID
  /// The name.
  public let name: String
  /// The value of a layer that never set it.
  public let defaultValue: PropertyValue
  /// What a change invalidates.
  public let impact: KeyImpact
  /// What an implicit change animates.
  public let action: ImplicitAction
  /// A value in the property's own type and back; nil when it is of another kind. Nil is no function: any value will do.
  let represent: (@Sendable (PropertyValue) -> PropertyValue?)?

  /// Whether a class has declared the property.
  public var isDeclared: Bool { represent != nil }

  /// The value as the property's type stores it, or nil when it is of another kind. An undeclared property takes anything.
  public func represented(_ value: PropertyValue) -> PropertyValue? { represent.map { $0(value) } ?? value }
}

/// The process-wide table of property names. Rows are added and never change.
public enum KeyTable {
  private struct State {
    var ids: [String: KeyID] = [:]
    var rows: [KeyRow] = []
  }

  private static let state = Mutex(State())

  /// The id of a name, made on first use with no default.
  public static func id(of name: String) -> KeyID {
    state.withLock { state in
      if let id = state.ids[name] { return id }
      let id = KeyID(raw: Int32(state.rows.count))
      state.ids[name] = id
      state.rows.append(
        KeyRow(id: id, name: name, defaultValue: .none, impact: .content, action: .none, represent: nil))
      return id
    }
  }

  /// The id of a name that is in use, or nil.
  public static func knownID(of name: String) -> KeyID? { state.withLock { $0.ids[name] } }

  /// The row of a key.
  public static func row(of id: KeyID) -> KeyRow { state.withLock { $0.rows[Int(id.raw)] } }

  /// What a change of a key's value invalidates.
  public static func impact(of id: KeyID) -> KeyImpact { state.withLock { $0.rows[Int(id.raw)].impact } }

  /// The value of a layer that never set a key.
  public static func defaultValue(of id: KeyID) -> PropertyValue {
    state.withLock { $0.rows[Int(id.raw)].defaultValue }
  }

  /// Declares a key. The first declaration of a name counts; a class that declares it again gets the same row.
  static func declare(
    _ name: String, defaultValue: PropertyValue, impact: KeyImpact, action: ImplicitAction,
    represent: @escaping @Sendable (PropertyValue) -> PropertyValue?
  ) -> KeyID {
    state.withLock { state in
      if let id = state.ids[name] {
        // A name interned before its declaration (a key path read early) is filled in now.
        if !state.rows[Int(id.raw)].isDeclared {
          state.rows[Int(id.raw)] = KeyRow(
            id: id, name: name, defaultValue: defaultValue, impact: impact, action: action, represent: represent)
        }
        return id
      }
      let id = KeyID(raw: Int32(state.rows.count))
      state.ids[name] = id
      state.rows.append(
        KeyRow(id: id, name: name, defaultValue: defaultValue, impact: impact, action: action, represent: represent))
      return id
    }
  }
}

extension KeyID: CustomStringConvertible {
  /// The key's name.
  public var description: String { KeyTable.row(of: self).name }
}
