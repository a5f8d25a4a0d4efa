// Times of layers: conversion, and the recipes for pausing, resuming and scrubbing.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct LayerTimeTests {
  private func layer(speed: Float, offset: Double, begin: Double) -> CALayer {
    let l = CALayer()
    l.speed = speed
    l.timeOffset = offset
    l.beginTime = begin
    return l
  }

  @Test func toAndFromASuperlayer() {
    let c = CALayer()
    let d = layer(speed: 2, offset: 1, begin: 3)
    c.addSublayer(d)
    #expect(d.convertTime(10, from: c) == 15 && d.convertTime(15, to: c) == 10 && c.convertTime(10, to: d) == 15)
    let e = layer(speed: 4, offset: 5, begin: 0)
    c.addSublayer(e)
    #expect(e.convertTime(10, from: c) == 45 && e.convertTime(10, to: c) == 1.25)
    let paused = layer(speed: 0, offset: 7, begin: 8)
    c.addSublayer(paused)
    #expect(paused.convertTime(10, from: c) == 7 && paused.convertTime(7, to: c) == 0)
  }

  @Test func ofARoot() {
    let root = layer(speed: 2, offset: 3, begin: 1)
    #expect(root.convertTime(10, from: nil) == 21 && root.convertTime(10, to: nil) == 4.5)
    let slow = layer(speed: 0.5, offset: 7, begin: 8)
    #expect([7, 8, 10].map { slow.convertTime($0, from: nil) } == [0, 7, 8])
    let paused = CALayer()
    paused.speed = 0
    #expect(paused.convertTime(10, to: nil) == 0)
  }

  @Test func downAChain() {
    let root = CALayer()
    let mid = layer(speed: 3, offset: 0.25, begin: 2)
    let leaf = layer(speed: 2, offset: 0.5, begin: 1)
    root.addSublayer(mid)
    mid.addSublayer(leaf)
    #expect(leaf.convertTime(10, from: mid) == 18.5)
    #expect(leaf.convertTime(10, from: root) == 47 && leaf.convertTime(10, from: nil) == 47)
    #expect(abs(leaf.convertTime(10, to: mid) - 5.75) < 1e-12)
    #expect(abs(leaf.convertTime(10, to: root) - 23.0 / 6) < 1e-12)
  }

  @Test func pausingResumingAndScrubbing() throws {
    let screen = Screen()
    let l = screen.add(CALayer())
    let fade = basic("opacity", from: 0, to: 1, duration: 10)
    screen.run(at: 1) { l.add(fade, forKey: "fade") }
    func shown(at time: Double) throws -> Float {
      var opacity: Float?
      screen.run(at: time) { opacity = l.presentation()?.opacity }
      return try #require(opacity)
    }
    #expect(try abs(shown(at: 3) - 0.2) < 1e-6)
    screen.run(at: 4) {
      let pausedTime = l.convertTime(CACurrentMediaTime(), from: nil)
      l.speed = 0
      l.timeOffset = pausedTime
    }
    #expect(try abs(shown(at: 4) - 0.3) < 1e-6)
    #expect(try abs(shown(at: 9) - 0.3) < 1e-6)
    screen.run(at: 9) { l.timeOffset = 8.5 }
    #expect(try abs(shown(at: 9) - 0.75) < 1e-6)
    screen.run(at: 10) { l.timeOffset = 4 }
    screen.run(at: 11) {
      let pausedTime = l.timeOffset
      l.speed = 1
      l.timeOffset = 0
      l.beginTime = 0
      l.beginTime = l.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    }
    #expect(l.beginTime == 7)
    #expect(try abs(shown(at: 11) - 0.3) < 1e-6)
    #expect(try abs(shown(at: 13) - 0.5) < 1e-6)
  }

  @Test func theClockStandsStillWhileNothingPlays() {
    #expect(CACurrentMediaTime() == 0)
    Screen().run(at: 2.5) { #expect(CACurrentMediaTime() == 2.5) }
    #expect(CACurrentMediaTime() == 0)
  }
}
