// Every kind of change the adviser tries, one row each.

/// Every kind of change.
enum AdviceCatalogue {
  static let all: [any AdviceRule.Type] = [
    RasterizeRule.self, UnrasterizeRule.self, ShadowPathRule.self, MaskClipRule.self, CornerClipRule.self,
    GroupOpacityRule.self, ReplicatorRule.self,
  ]
}
