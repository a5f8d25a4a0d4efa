// A document read into layers, changed, rendered, and written again.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import SceneFormats
import Testing

extension Article {
  static let formats = Article("Formats", imports: ["Cairn", "SceneFormats"], frames: [0, 15, 30, 45]) {
    PNGSequence, print in
    // begin
    let source = """
      <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
        <CALayer bounds="0 0 240 120" position="120 60" backgroundColor="0.96 0.96 0.97">
          <sublayers>
            <CALayer id="knob" bounds="0 0 40 40" position="40 60" cornerRadius="20" backgroundColor="1 0.6 0.2">
              <animations>
                <animation type="CABasicAnimation" keyPath="position.x" duration="0.75" autoreverses="1">
                  <fromValue type="real" value="40"/><toValue type="real" value="200"/>
                </animation>
              </animations>
            </CALayer>
          </sublayers>
        </CALayer>
      </caml>
      """
    let document = try SceneDocument.read(Data(source.utf8), name: "knob.caml")
    let knob = document.layersByID["knob"]
    print("\(document.duration ?? 0) s, \(document.diagnostics.all.count) remarks, knob at \(knob?.position.x ?? 0)")
    knob?.borderWidth = 6

    let stage = Stage(document.root, size: document.size ?? .zero)
    stage.canvas.orientation = document.orientation
    let written = CAMLWriter.write(document.root, on: stage.canvas)
    print("borderWidth is written: \(written.text.contains("borderWidth=\"6\""))")
    try stage.render(seconds: document.duration ?? 1, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // 0.75 s there and as long back.
    #expect(outcome.printed[0] == "1.5 s, 0 remarks, knob at 40.0" && outcome.printed[1].hasSuffix("true"))
    #expect(outcome.frames.count == 90)
    #expect(outcome.color(0, 40, 60) == [255, 153, 51, 255] && outcome.color(45, 200, 60) == [255, 153, 51, 255])
    #expect(outcome.color(45, 183, 60) == [0, 0, 0, 255])
  }
}
