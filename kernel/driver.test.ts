import { describe, expect, test } from 'vitest'
import { IllegalAnswer } from './decision.ts'
import { Driver } from './driver.ts'
import type { Game } from './game.ts'
import { hashOf } from './hash.ts'
import { HIDDEN, SPECTATOR } from './hidden.ts'
import { parseRecord } from './record-file.ts'
import { type Errand, errand } from './testing/errand.ts'
import { everything, KEYED, newTable, play } from './testing/errand-table.ts'

describe('a table', () => {
  test('is checked as it is opened', () => {
    expect(() => new Driver(errand, { seats: ['human'], seed: KEYED })).toThrow('2 to 2 seats, not 1')
    expect(() => new Driver(errand, { seats: ['a', 'b'], seed: KEYED, options: { oil: 1 } })).toThrow('“oil”')
  })

  test('is rebuilt from its record, whole or up to an answer', () => {
    const driver = play(newTable(), 'walk', 'roll', 'end', 'draw', 'end', 'roll', 'end', 'show')
    const record = parseRecord(JSON.stringify(driver.record()))
    expect(everything(Driver.open(errand, record))).toBe(everything(driver))
    const earlier = play(newTable(), 'walk', 'roll', 'end')
    expect(hashOf(Driver.open(errand, record, 3).state)).toBe(hashOf(earlier.state))
  })

  test('keeps the start of its step as a snapshot, and its end once it is over', () => {
    const driver = play(newTable(), 'walk', 'end', 'walk')
    expect(driver.record().snapshot).toMatchObject({
      rules: '1',
      at: 2,
      state: { turn: 1, walked: 1 },
      chance: [0, 0],
    })
    expect(driver.record().end).toBeNull()
    play(driver, 'end', 'end', 'end')
    expect(driver.record().snapshot).toBeUndefined()
    expect(driver.record().end).toMatchObject({ state: hashOf(driver.state), scores: [2, 2], winners: [] })
    expect(driver.view(SPECTATOR)).toMatchObject({
      decision: null,
      waitingFor: [],
      outcome: { scores: [2, 2] },
    })
  })

  test('leaves a snapshot it has handed out as it was, wherever the game goes', () => {
    const driver = play(newTable(), 'walk', 'end', 'walk')
    const snapshot = driver.snapshot()
    const before = JSON.stringify(snapshot)
    play(driver, 'roll', 'end', 'walk', 'end')
    driver.undo(0, driver.undoHorizon(0))
    expect(JSON.stringify(snapshot)).toBe(before)
    expect(driver.snapshot().at).toBeGreaterThan(snapshot.at)
  })

  test('shows everyone what they may see, and tells them what they may hear', () => {
    const driver = play(newTable(), 'draw', 'walk')
    expect(driver.view(0)).toMatchObject({ seat: 0, number: 2, state: { hands: [[11], []] }, outcome: null })
    for (const seat of [SPECTATOR, 1]) expect(driver.view(seat).state.hands).toEqual([[HIDDEN], []])
    const heardBy = (seat: number, since?: number): string[] =>
      driver.view(seat, since).facts.map(({ at, fact }) => `${at} ${fact.kind}`)
    expect(heardBy(0)).toEqual(['1 draw', '1 own card', '2 walk'])
    expect(heardBy(1)).toEqual(['1 draw', '2 walk'])
    expect(heardBy(SPECTATOR, 2)).toEqual(['2 walk'])
    expect(driver.stepStarts).toEqual([0])
    expect(play(driver, 'end').stepStarts).toEqual([0, 4])
  })
})

describe('a record with a wrong answer', () => {
  const record = play(newTable(), 'walk', 'roll', 'end', 'end', 'end', 'end').record()

  const rejected = (why: string): unknown => expect.objectContaining({ why })

  test.each([
    [1, 'fly', 'not-on-offer'],
    [0, 'show', 'refused'],
    [3, '@0 end', 'not-your-turn'],
  ])('names answer %i, “%s”, and why: %s', (number, answer, why) => {
    const wrong = { ...record, answers: record.answers.with(number, answer) }
    const opening = () => Driver.open(errand, wrong)
    expect(opening).toThrow(IllegalAnswer)
    expect(opening).toThrow(expect.objectContaining({ number, rejection: rejected(why) }))
    expect(opening).toThrow(`answer ${number} (“${answer}”) is not legal`)
  })

  test('names the first answer after the end', () => {
    const wrong = { ...record, answers: [...record.answers, 'walk', 'walk'] }
    expect(() => Driver.open(errand, wrong)).toThrow(
      expect.objectContaining({ number: 6, rejection: { why: 'over' } }),
    )
  })
})

describe('rules that fail', () => {
  test('lose nothing: the table is as it was, and goes on', () => {
    const driver = play(newTable(), 'walk', 'roll', 'draw')
    const before = everything(driver)
    expect(() => driver.answer(0, 'stumble')).toThrow('the rules stumbled')
    expect(everything(driver)).toBe(before)
    const untroubled = play(newTable(), 'walk', 'roll', 'draw', 'roll', 'end')
    expect(everything(play(driver, 'roll', 'end'))).toBe(everything(untroubled))
  })

  test('take back the steps they began', () => {
    let fails = false
    const fragile: typeof errand = {
      ...errand,
      step(g) {
        if (fails && g.state.turn === 1) throw new Error('this turn cannot begin')
        errand.step(g)
      },
    }
    const driver = new Driver(fragile, { seats: ['a', 'b'], seed: KEYED })
    fails = true
    expect(() => driver.answer(0, 'end')).toThrow('this turn cannot begin')
    expect([driver.state.turn, driver.answers, driver.decision?.seats]).toEqual([0, [], [0]])
    fails = false
    expect(driver.answer(0, 'end')).toBeUndefined()
    expect(driver.decision?.seats).toEqual([1])
  })
})

describe('a game carried over to new rules', () => {
  const old = play(newTable(), 'walk', 'end', 'roll', 'walk', 'roll')

  /** Version 2 counts what is walked twice, as steps. */
  interface Stroll extends Errand {
    steps: number
  }
  const stroll: Game<Stroll> = {
    ...(errand as Omit<Game<Errand>, 'warnings' | 'upgrade'>),
    rules: '2',
    start: (setup, chance) => ({ ...errand.start(setup, chance), steps: 0 }),
    copy: (state) => structuredClone(state),
    step(g) {
      const menu = g.menu(g.state.turn % 2, 'stroll.deed')
      for (const deed of ['stroll', 'roll', 'end']) menu.offer(deed)
      const deed = menu.ask()
      if (deed === 'stroll') g.state.steps += 2
      if (deed === 'roll') g.state.rolled.push(g.roll(1_000_000))
      if (deed === 'end') g.state.turn++
    },
    upgrade(state, rules) {
      expect(rules).toBe('1')
      return { ...(state as Errand), steps: (state as Errand).walked * 2 }
    },
  }

  test('goes on from its last snapshot, with the answers that are still legal', () => {
    const driver = Driver.carryOver(stroll, old.record())
    expect(driver.answers).toEqual(['walk', 'end', 'roll'])
    expect(driver.state).toMatchObject({ steps: 2, turn: 1 })
    expect(driver.state.rolled).toEqual(old.state.rolled.slice(0, 1))
    expect(driver.decision).toMatchObject({ number: 3, seats: [1], prompt: 'stroll.deed' })
    expect(driver.record()).toMatchObject({ rules: '2', snapshot: { rules: '2', at: 3 } })
  })

  test('can be put away and taken up again, under the same new rules', () => {
    const driver = Driver.carryOver(stroll, old.record())
    driver.answer(1, 'roll')
    const record = driver.record()
    expect(record.base).toMatchObject({ rules: '2', at: 2 })
    const again = Driver.open(stroll, record)
    expect(again.state).toEqual(driver.state)
    expect(again.decision).toEqual(driver.decision)
    expect(again.record()).toEqual(record)
  })

  test('does not bring chance back that the lost answers have shown', () => {
    const driver = Driver.carryOver(stroll, old.record())
    expect(driver.record().renewed).toEqual([3])
    driver.answer(1, 'roll')
    expect(driver.state.rolled[1]).not.toBe(old.state.rolled[1])
  })

  test('cannot be taken back before the snapshot', () => {
    const driver = Driver.carryOver(stroll, old.record())
    expect(driver.rewind(1)).toBe(false)
    for (const seat of [SPECTATOR, 0, 1]) expect(driver.undo(seat, 1)).toBe(false)
    expect(driver.rewind(2)).toBe(true)
    expect(driver.answer(1, 'stroll')).toBeUndefined()
    expect(driver.undo(1, 2)).toBe(false)
  })

  test('leaves a snapshot of the same version as it is, and takes up all its answers', () => {
    const never = (): never => {
      throw new Error('this state needs no upgrade')
    }
    const driver = Driver.carryOver({ ...errand, upgrade: never }, old.record())
    expect(driver.state).toEqual(old.state)
    expect(driver.answers).toEqual(old.answers)
    expect(driver.record().renewed).toBeUndefined()
  })

  test('stops where the new rules end the game', () => {
    const short = { ...errand, rules: '2', isOver: (state: Errand) => state.turn >= 1 }
    const driver = Driver.carryOver(short, old.record())
    expect(driver.isOver).toBe(true)
    expect(driver.answers).toEqual(['walk', 'end'])
  })

  test('needs a snapshot', () => {
    const { snapshot: _, ...bare } = old.record()
    expect(() => Driver.carryOver(stroll, bare)).toThrow('this record has no snapshot to go on from')
  })
})
