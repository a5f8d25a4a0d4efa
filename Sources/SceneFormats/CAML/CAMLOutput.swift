// What writing one document shares between its parts: the images it names, and what it cannot say.

public import Graphics

/// Something of a scene that a written document does not hold.
public struct WriteNote: Explained, Hashable {
  /// What is left out, as one sentence without a full stop.
  public let message: String
  /// The layer it belongs to, by names from the top.
  public let place: String?
  /// What would help.
  public let hint: String?

  /// Something that is left out.
  package init(_ message: String, place: String? = nil, hint: String? = nil) {
    self.message = message
    self.place = place
    self.hint = hint
  }
}

/// The state of writing one document.
final class CAMLOutput {
  /// Images in the order they were met.
  private(set) var images: [(name: String, image: CGImage)] = []
  private(set) var notes: [WriteNote] = []
  /// Ids of the layers that something refers to.
  let ids: [ObjectIdentifier: String]
  /// Whether something is said in our namespace.
  var usesOwnNamespace = false
  private var names: [String: String] = [:]
  private var noted: Set<WriteNote> = []

  init(ids: [ObjectIdentifier: String]) { self.ids = ids }

  /// Notes what is left out; the same only once.
  func note(_ message: String, at place: String?, hint: String? = nil) {
    let note = WriteNote(message, place: place, hint: hint)
    if noted.insert(note).inserted { notes.append(note) }
  }

  /// The name an image is written under; images of the same pixels share one.
  func name(of image: CGImage) -> String {
    var digest = ContentDigest()
    digest.add(image.buffer)
    let key = "\(image.width)x\(image.height) \(digest.text)"
    if let name = names[key] { return name }
    let name = "assets/image-\(images.count + 1).png"
    names[key] = name
    images.append((name, image))
    return name
  }
}
