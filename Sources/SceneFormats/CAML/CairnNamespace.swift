// What a document can say of ours: names in a namespace of their own, which other readers pass over.

/// The project's namespace in documents.
enum CairnNamespace {
  /// What the prefix stands for.
  static let name = "urn:cairn:scene:1"
  /// The prefix that is written.
  static let prefix = "cairn"

  /// The prefix that a document's root binds to the namespace; nil when it binds none.
  static func prefix(in root: CAMLElement) -> String? {
    root.attributes.first { $0.value == name && $0.name.hasPrefix("xmlns:") }.map { String($0.name.dropFirst(6)) }
  }
}
