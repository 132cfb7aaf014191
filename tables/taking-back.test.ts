import { SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { MOST_FRESH_STARTS } from './table.ts'
import { bot, errandTable, everything, person } from './test/tables.ts'

const [ana, bo] = [person('ana'), person('bo')]

describe('a seat takes back its own answers', () => {
  test('at once, as far as nothing was shown', () => {
    const written = errandTable().play('walk', 'roll', 'walk', 'walk')
    expect(written.table.position(0).undo).toEqual({ to: 2, stop: 'sealed' })
    expect(written.table.position(1).undo).toEqual({ to: 4, stop: 'other' })
    expect(written.table.position(SPECTATOR).undo).toBeNull()
    expect(written.do((table) => table.undo(0, 3))).toEqual({
      kind: 'taken-back',
      seat: 0,
      to: 3,
      afresh: false,
    })
    expect(written.table.position(0)).toMatchObject({ number: 3, rewinds: 1, undo: { to: 2 } })
  })

  test('down to the start of the game, or to somebody else’s answer', () => {
    const written = errandTable().play('walk', 'walk')
    expect(written.table.position(0).undo).toEqual({ to: 0, stop: 'start' })
    written.play('end', 'walk')
    expect(written.table.position(1).undo).toEqual({ to: 3, stop: 'other' })
  })

  test('and an answer sent before counts no second time', () => {
    const written = errandTable()
    written.do((table) => table.answer(0, 0, 'walk', 'an id'))
    written.do((table) => table.undo(0, 0))
    expect(written.table.given('an id')).toEqual({ seat: 0, text: 'walk', number: 0 })
  })

  test('and an answer to the question as it was before comes too late, though the number is the same', () => {
    const written = errandTable().play('walk')
    written.do((table) => table.undo(0, 0))
    const before = everything(written.table)
    expect(written.refuse((table) => table.answer(0, 0, 'walk', 'old', 0))).toEqual({
      why: 'stale',
      expected: 0,
    })
    expect(everything(written.table)).toEqual(before)
    written.do((table) => table.answer(0, 0, 'walk', 'new', 1))
    expect(written.table.position(0).number).toBe(1)
  })

  test('but not what was never given, nor in the name of nobody', () => {
    const written = errandTable().play('walk')
    for (const to of [1, 2, -1])
      expect(written.refuse((table) => table.undo(0, to))).toEqual({ why: 'nothing-to-take-back' })
    expect(written.refuse((table) => table.undo(2, 0))).toEqual({ why: 'no-such-seat', seats: 2 })
  })

  test('and not once the game is over: everyone knows the secret by then', () => {
    const written = errandTable().play('end', 'end', 'end', 'end')
    const before = everything(written.table)
    for (const [seat, to] of [
      [1, 3],
      [0, 0],
    ])
      expect(written.refuse((table) => table.undo(seat, to))).toEqual({ why: 'over' })
    expect(everything(written.table)).toEqual(before)
    expect(written.table.position(1).undo).toBeNull()
  })
})

describe('a seat asks to take back more', () => {
  test('and chance starts afresh once everyone else has consented', () => {
    const written = errandTable().play('roll', 'end')
    const rolled = written.table.driver?.state.rolled
    expect(written.do((table) => table.undo(0, 0))).toEqual({ kind: 'undo-asked', seat: 0, to: 0 })
    expect(written.table.position(SPECTATOR).request).toEqual({
      seat: 0,
      to: 0,
      answers: [2, 0],
      waitingFor: [1],
    })
    expect(written.do((table) => table.answerRequest(1, true))).toEqual({
      kind: 'taken-back',
      seat: 0,
      to: 0,
      afresh: true,
    })
    expect(written.table.position(0)).toMatchObject({ number: 0, rewinds: 1, request: null })
    written.play('roll')
    expect(written.table.driver?.state.rolled).not.toEqual(rolled)
  })

  test('at once if nobody else plays but bots, or the same person', () => {
    for (const seats of [
      [ana, bot],
      [ana, ana],
    ])
      expect(
        errandTable(seats)
          .play('roll', 'end')
          .do((table) => table.undo(0, 0)).kind,
      ).toBe('taken-back')
  })

  test('but not for ever: what comes of it is kept, and is played again', () => {
    const written = errandTable([ana, ana])
    for (let time = 0; time < MOST_FRESH_STARTS; time++) written.play('roll').do((table) => table.undo(0, 0))
    written.play('roll')
    expect(written.refuse((table) => table.undo(0, 0))).toEqual({ why: 'too-often' })
    written.play('walk')
    expect(written.do((table) => table.undo(0, 1)).kind).toBe('taken-back')
  })

  test('and others may refuse', () => {
    const written = errandTable().play('roll')
    written.do((table) => table.undo(0, 0))
    expect(written.do((table) => table.answerRequest(1, false)).kind).toBe('undo-refused')
    expect(written.table.position(0)).toMatchObject({ number: 1, rewinds: 0, request: null })
    expect(written.refuse((table) => table.answerRequest(1, true))).toEqual({ why: 'no-request' })
  })

  test('and may withdraw, but not consent for itself', () => {
    const written = errandTable().play('roll')
    written.do((table) => table.undo(0, 0))
    expect(written.refuse((table) => table.answerRequest(0, true))).toEqual({ why: 'no-request' })
    written.do((table) => table.answerRequest(0, false))
    expect(written.table.position(0).request).toBeNull()
  })

  test('one at a time; the game may go on instead', () => {
    const written = errandTable().play('roll', 'end')
    written.do((table) => table.undo(0, 0))
    expect(written.refuse((table) => table.undo(1, 1))).toEqual({ why: 'request-pending' })
    written.play('walk')
    expect(written.table.position(1).request).toBeNull()
  })

  test('bots wait meanwhile', () => {
    const written = errandTable([bot, bo])
    expect(written.table.botToAnswer).toEqual({ seat: 0, level: 'cadet' })
    written.play('roll')
    written.do((table) => table.seat(1, ana))
    written.do((table) => table.undo(0, 0))
    expect(written.table.botToAnswer).toBeUndefined()
    written.do((table) => table.answerRequest(1, false))
    expect(written.table.botToAnswer).toEqual({ seat: 0, level: 'cadet' })
  })

  test('and nobody waits for ever for someone who has left the seat', () => {
    const written = errandTable().play('roll', 'end')
    written.do((table) => table.undo(0, 0))
    written.do((table) => table.seat(1, bot))
    expect(written.table.position(0).request).toBeNull()
    expect(written.table.botToAnswer).toEqual({ seat: 1, level: 'cadet' })
  })
})
