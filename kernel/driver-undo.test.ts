import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { Driver } from './driver.ts'
import { SPECTATOR } from './hidden.ts'
import { parseRecord } from './record-file.ts'
import { errand } from './testing/errand.ts'
import { everything, KEYED, newTable, play } from './testing/errand-table.ts'

describe('undo', () => {
  test('goes back to the exact position, as far as the seat’s own turn reaches', () => {
    const driver = play(newTable(), 'end')
    const before = everything(driver)
    play(driver, 'walk')
    const between = everything(driver)
    play(driver, 'walk', 'walk')
    expect(driver.undoHorizon(1)).toBe(1)
    expect(driver.undo(1, 2)).toBe(true)
    expect(everything(driver)).toBe(between)
    expect(driver.undo(1, 0)).toBe(false)
    expect(driver.undo(1, 1)).toBe(true)
    expect(everything(driver)).toBe(before)
  })

  test('reaches over the end of a step', () => {
    const driver = play(newTable(), 'walk', 'end')
    expect(driver.undo(0, 0)).toBe(true)
    expect(driver.decision?.seats).toEqual([0])
    play(driver, 'walk', 'end', 'end', 'end', 'end')
    expect(driver.isOver).toBe(true)
    expect(driver.undo(1, 4)).toBe(true)
    expect(driver.isOver).toBe(false)
  })

  test.each(['roll', 'draw'])('ends at a %s, which showed something', (deed) => {
    const driver = play(newTable(), 'walk', deed, 'walk')
    const before = everything(driver)
    expect([driver.isSealed(0), driver.isSealed(1), driver.isSealed(2)]).toEqual([false, true, false])
    expect(driver.undoHorizon(0)).toBe(2)
    expect(driver.undo(0, 1)).toBe(false)
    expect(everything(driver)).toBe(before)
    expect(driver.undo(0, 2)).toBe(true)
  })

  test('ends where a card was shown to others', () => {
    const driver = play(newTable(), 'draw', 'show')
    expect(driver.isSealed(1)).toBe(true)
    expect(driver.undo(0, 1)).toBe(false)
  })

  test('is nobody else’s, and never of nothing', () => {
    const driver = play(newTable(), 'walk')
    expect([driver.authorOf(0), driver.authorOf(1)]).toEqual([0, SPECTATOR])
    for (const seat of [1, SPECTATOR]) expect(driver.undo(seat, 0)).toBe(false)
    expect(driver.undo(0, 1)).toBe(false)
    expect(driver.undo(0, -1)).toBe(false)
    expect(driver.isSealed(5)).toBe(true)
  })

  test('reaches equally far whether it was asked about all along, or for the first time', () => {
    for (let seed = 0; seed < 40; seed++) {
      const chance = new FastChance(`horizon ${seed}`)
      const deeds = ['walk', 'walk', 'roll', 'draw', 'end'] as const
      const driver = newTable()
      for (let deed = 0; deed < 25 && !driver.isOver; deed++) {
        const seat = chance.below(2)
        if (chance.below(5) > 0) play(driver, deeds[chance.below(deeds.length)])
        else if (chance.below(2) > 0) driver.undo(seat, driver.undoHorizon(seat))
        else driver.rewind(chance.below(driver.answers.length + 1))
        const asked = chance.below(3) - 1
        if (asked >= 0) driver.undoHorizon(asked)
        const fresh = Driver.open(errand, driver.record())
        if (chance.below(3) > 0) continue
        expect([0, 1].map((other) => driver.undoHorizon(other))).toEqual(
          [0, 1].map((other) => fresh.undoHorizon(other)),
        )
        for (let number = 0; number <= driver.answers.length; number++)
          expect(driver.isSealed(number)).toBe(fresh.isSealed(number))
      }
    }
  })

  test('gives no other chance: the same roll comes', () => {
    const driver = play(newTable(), 'walk', 'walk')
    driver.undo(0, 0)
    expect(play(driver, 'walk', 'roll').state.rolled).toEqual(
      play(newTable(), 'walk', 'walk', 'roll').state.rolled,
    )
  })
})

describe.each([KEYED, 'fast:rewind'])('rewind by consent, seed “%s”', (seed) => {
  test('keeps the answers before and brings other chance, every time', () => {
    const driver = play(newTable(seed), 'walk', 'roll')
    const rolls = [driver.state.rolled[0]]
    for (const number of [1, 1, 0, 0]) {
      expect(driver.rewind(number)).toBe(true)
      expect(driver.answers).toEqual(number === 1 ? ['walk'] : [])
      expect(driver.state).toEqual(play(newTable(seed), ...driver.answers).state)
      play(driver, 'roll')
      rolls.push(driver.state.rolled[0])
    }
    expect(new Set(rolls).size).toBe(rolls.length)
    expect(driver.record().renewed).toEqual([0, 0, 0, 0])
  })

  test('is part of the record', () => {
    const driver = play(newTable(seed), 'walk', 'roll', 'end', 'roll')
    driver.rewind(1)
    play(driver, 'roll', 'end')
    driver.rewind(2)
    play(driver, 'end', 'roll')
    expect(driver.record().renewed).toEqual([1, 2])
    const opened = Driver.open(errand, parseRecord(JSON.stringify(driver.record())))
    expect(everything(opened)).toBe(everything(driver))
    expect(Driver.open(errand, driver.record(), 1).record().renewed).toEqual([1])
  })

  test('cannot be followed by an undo that brings the old chance back', () => {
    const driver = play(newTable(seed), 'walk', 'walk', 'roll')
    const known = driver.state.rolled[0]
    driver.rewind(2)
    expect(driver.undo(0, 1)).toBe(true)
    expect(play(driver, 'roll').state.rolled[0]).not.toBe(known)
  })

  test('needs something to take back', () => {
    const driver = play(newTable(seed), 'walk')
    expect(driver.rewind(1)).toBe(false)
    expect(driver.rewind(-1)).toBe(false)
    expect(driver.record().renewed).toBeUndefined()
  })
})
