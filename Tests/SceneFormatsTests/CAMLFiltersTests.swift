// Filters in documents.

import CoreAnimation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct CAMLFiltersTests {
  @Test func filtersHaveTypeNameAndInputs() throws {
    let box = try layer(
      """
      <CALayer>
        <filters>
          <CAFilter filter="gaussianBlur" name="blur" inputRadius="8"/>
          <CAFilter filter="colorAdd" enabled="0" inputColor="1 0.5 0"/>
          <CIFilter filter="CISepiaTone" name="sepia"><inputIntensity type="real" value="0.7"/></CIFilter>
        </filters>
        <backgroundFilters><CAFilter filter="colorInvert"/></backgroundFilters>
        <compositingFilter type="CAFilter" filter="multiplyBlendMode" name="multiply"/>
      </CALayer>
      """)
    let filters = try #require(box.filters as? [CAFilter])
    #expect(filters.map(\.type) == ["gaussianBlur", "colorAdd", "CISepiaTone"])
    #expect(filters.map(\.name) == ["blur", "colorAdd", "sepia"])
    #expect(filters.map(\.isEnabled) == [true, false, true])
    #expect(filters[0].value(forKey: "inputRadius") as? Double == 8)
    #expect(filters[1].value(forKey: "inputColor") as? CGColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(filters[2].value(forKey: "inputIntensity") as? Double == 0.7)
    #expect((box.backgroundFilters as? [CAFilter])?.map(\.type) == ["colorInvert"])
    #expect((box.compositingFilter as? CAFilter)?.type == "multiplyBlendMode")
  }

  @Test func compositingFiltersCanBeNames() throws {
    #expect(try layer("<CALayer compositingFilter=\"xor\"/>").compositingFilter as? String == "xor")
    let inner = try layer(
      "<CALayer><compositingFilter><CAFilter filter=\"plusL\"/></compositingFilter></CALayer>")
    #expect((inner.compositingFilter as? CAFilter)?.type == "plusL")
    let text = "<CALayer><compositingFilter type=\"string\" value=\"screenBlendMode\"/></CALayer>"
    #expect(try layer(text).compositingFilter as? String == "screenBlendMode")
  }

  @Test func inputsAreAnimated() throws {
    let box = try layer(
      """
      <CALayer>
        <filters><CAFilter filter="colorAdd" name="glow"/></filters>
        <animations>
          <a type="CABasicAnimation" keyPath="filters.glow.inputColor" duration="1" fromValue="1 0 0" toValue="0 0 1"/>
          <b type="CABasicAnimation" keyPath="filters.glow.inputAmount" duration="1" toValue="2"/>
        </animations>
      </CALayer>
      """)
    let color = try #require(box.animation(forKey: "a") as? CABasicAnimation)
    #expect(color.fromValue as? CGColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((box.animation(forKey: "b") as? CABasicAnimation)?.toValue as? Double == 2)
  }

  @Test func whatIsNotDrawnIsReported() throws {
    let unknown = try diagnostics("<CALayer><filters><CAFilter filter=\"gausianBlur\"/></filters></CALayer>")
    #expect(unknown.count == 1 && unknown[0].contains("gausianBlur") && unknown[0].contains("gaussianBlur"))
    let input = try diagnostics(
      "<CALayer><filters><CAFilter filter=\"gaussianBlur\" radius=\"2\"/></filters></CALayer>")
    #expect(input.count == 1 && input[0].contains("no input"))
    #expect(try diagnostics("<CALayer><filters><CAFilter/></filters></CALayer>").count == 1)
    #expect(try diagnostics("<CALayer><filters/><backgroundFilters/></CALayer>").isEmpty)
  }
}
