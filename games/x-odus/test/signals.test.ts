import { describe, expect, test } from 'vitest'
import { SIGNALS } from '../content/signals.ts'
import { NONE } from '../position/state.ts'
import { atSignal, beforeSignal, restOfTheRound, signal } from './at-a-signal.ts'
import { HERE, inASystem, settle } from './in-a-system.ts'
import { signalCard } from './position.ts'
import { transcript } from './transcript.ts'

const WARSHIP = 0
const PROTO = 1
const CRUISER = 2

describe('Precursor Signals', () => {
  test('XO-SIG-01 a Signal symbol gets its Key when the tile is revealed', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B02')).play('activate 0', 'probe 0')
    settle(t)
    expect(t.system(HERE)).toMatchObject({ key: 1, exploration: false })
    expect(t.facts('signal-found')).toMatchObject([{ signal: 1 }])
  })

  test('XO-SIG-02 exploring reveals the matching card, and the Key stays on the tile', () => {
    const t = atSignal('S02')
    expect(signal(t)).toMatchObject({ card: signalCard('S02'), level: 0, solved: false })
    expect(t.system(HERE).key).toBe(0)
    expect(t.ship(WARSHIP).keys).toEqual([])
    expect(t.facts('signal-revealed')).toMatchObject([{ signal: 0, card: signalCard('S02') }])
  })

  test('XO-SIG-02 until then it cannot be worked on', () => {
    const t = beforeSignal('S02')
    expect(t.shown).not.toContain('work')
    expect(t.shown).not.toContain('take-key')
  })

  test('XO-SIG-03 the card says how the Key is reached', () => {
    const levels = SIGNALS.map(({ level }) => level)
    expect(
      ['hazardous', 'perilous', 'lethal'].map((level) => levels.filter((l) => l === level).length),
    ).toEqual([4, 4, 4])
    expect(atSignal('S01').refusal('work')).toEqual({ rule: 'XO-SIG-07' })
    expect(atSignal('S02').refusal('work')).toBeUndefined()
  })

  test('XO-SIG-04 the Key can be taken only while the condition is met', () => {
    const t = atSignal('S02')
    expect(t.refusal('take-key')).toEqual({ rule: 'XO-SIG-04', missing: 4 })
    const open = inASystem('B01', [WARSHIP], (p) => p.signal(0, 'S02', { markers: 4 }))
    expect(open.refusal('take-key')).toBeUndefined()
  })

  test('XO-SIG-04 taking it costs no Action', () => {
    const t = inASystem('B01', [WARSHIP], (p) =>
      p.signal(0, 'S02', { markers: 4 }).ship(WARSHIP, { actions: 0 }),
    )
    t.play('take-key')
    expect(t.ship(WARSHIP)).toMatchObject({ keys: [0], actions: 0 })
  })

  test('XO-SIG-05 card and progress stay until it is solved', () => {
    const t = atSignal('S04', (p) => p.ship(WARSHIP, { energyMarkers: 2 }))
    t.play('work', 'amount 2', 'end-turn')
    restOfTheRound(t)
    expect(t.state.round).toBe(2)
    expect(signal(t)).toMatchObject({ card: signalCard('S04'), markers: 2, solved: false })
  })

  test('XO-SIG-06 any ship in its System may go on with it; looking at it again costs nothing', () => {
    const t = inASystem('B01', [CRUISER], (p) => p.signal(0, 'S04', { markers: 5 }))
    expect(t.refusal('explore')).toEqual({ rule: 'XO-ACT-21' })
    t.play('work', 'amount 1')
    expect(signal(t).markers).toBe(6)
    expect(t.ship(CRUISER).actions).toBe(2)
  })

  test('XO-SIG-06 not while engaged, nor after disengaging', () => {
    const t = atSignal('S10', (p) => p.noTokens().token(1, 5), {
      dice: ['red hit', 'red hit'],
    })
    // The Avatar that comes has to be dealt with first: nothing else can be done.
    expect(t.prompt).toBe('manoeuvre')
    expect(t.shown).not.toContain('take-key')
    expect(t.shown).not.toContain('work')
    t.play('disengage')
    expect(t.refusal('take-key')).toEqual({ rule: 'XO-CMB-20' })
  })

  test('XO-SIG-07 an action of the card costs an Action, and may be the last one', () => {
    const t = atSignal('S02', (p) => p.ship(WARSHIP, { actions: 2 }), { dice: ['red special', 'red hit'] })
    expect(t.play('work').ship(WARSHIP).actions).toBe(0)
    const none = inASystem('B01', [WARSHIP], (p) => p.signal(0, 'S02').ship(WARSHIP, { actions: 0 }))
    expect(none.refusal('work')).toEqual({ rule: 'XO-TRN-03', missing: 1 })
  })

  test('XO-SIG-08 solved: the Key goes aboard the ship the Fleet decides on, and the card is done with', () => {
    const t = inASystem('B01', [WARSHIP, CRUISER], (p) => p.signal(0, 'S02', { markers: 4 })).play('take-key')
    expect([t.asked, ...t.options]).toEqual(['0 share-key', 'to 0', 'to 2'])
    t.play('to 2')
    expect(t.ship(CRUISER).keys).toEqual([0])
    expect(t.system(HERE).key).toBe(NONE)
    expect(signal(t).solved).toBe(true)
    expect(t.shown).not.toContain('work')
  })

  test('XO-SIG-09 the book’s Derelict Ship: three visits, two ships of a Fleet twice each', () => {
    const t = beforeSignal('S01', (p) => {
      p.board(PROTO, 'drone-specialist')
      p.at(HERE, PROTO, CRUISER)
        .ship(WARSHIP, { scraps: 1 })
        .ship(PROTO, { scraps: 2 })
        .ship(CRUISER, { scraps: 2 })
    })
    t.play('explore')
    expect(signal(t).markers).toBe(5)
    t.play('maintain', 'repair-signal -1')
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 0, actions: 1 })
    expect(signal(t).markers).toBe(4)
    expect(t.refusal('take-key')).toEqual({ rule: 'XO-SIG-04', missing: 4 })
    t.play(
      'end-turn',
      'activate 1',
      'fleet 2',
      'join',
      'maintain',
      'repair-signal -1',
      'half 1',
      'repair-signal -1',
    )
    expect(signal(t).markers).toBe(2)
    t.play('maintain', 'repair-signal -1', 'half 1', 'repair-signal -1')
    expect(signal(t).markers).toBe(0)
    t.play('take-key', 'to 2')
    expect(t.ship(CRUISER)).toMatchObject({ keys: [0], scraps: 0, actions: 1 })
  })

  test('XO-SIG-09 a Repair with a card that restores more removes more', () => {
    const t = inASystem('B01', [WARSHIP], (p) =>
      p.board(WARSHIP, 'drone-specialist').mods(WARSHIP, 'B').signal(0, 'S01', { markers: 3 }),
    )
    t.play('maintain', 'repair-signal 0')
    expect(signal(t).markers).toBe(1)
    expect(t.ship(WARSHIP)).toMatchObject({ energy: 0, exp: 1 })
  })

  test('XO-SIG-10 a ship carries any number of Keys, and they can be traded', () => {
    const t = inASystem('B01', [WARSHIP], (p) =>
      p.signal(0, 'S02', { markers: 4 }).keys(WARSHIP, 1, 2, 3).at(HERE, CRUISER),
    ).play('take-key')
    expect(t.ship(WARSHIP).keys).toEqual([1, 2, 3, 0])
    t.play('trade', 'give-key 0 0 2', 'done')
    expect(t.ship(CRUISER).keys).toEqual([0])
  })
})
