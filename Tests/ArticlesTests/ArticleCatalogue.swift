// Every article with a program in Swift: one row each.

/// The articles whose programs are run.
enum ArticleCatalogue {
  /// In the order of the documentation's front page.
  static let all: [Article] = [
    .gettingStarted, .geometry, .timing, .springs, .keyframes, .transactions, .actions, .groupsAndTransitions,
    .presentation, .shapes,
    .masksAndClips, .text, .gradients, .replicators, .particles, .depth, .filters, .cost, .formats, .readyMadeScenes,
  ]
}
