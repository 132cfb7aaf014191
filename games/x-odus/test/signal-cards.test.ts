import { describe, expect, test } from 'vitest'
import { hasRift } from '../position/map.ts'
import { missingFor } from '../position/signals.ts'
import type { Chosen } from './chosen-dice.ts'
import { atSignal, restOfTheRound, signal } from './at-a-signal.ts'
import { HERE, inASystem, settle } from './in-a-system.ts'
import { board, enemy, module } from './position.ts'
import type { Position } from './transcript.ts'

const WARSHIP = 0
const PROTO = 1
const CRUISER = 2
const EXPLORER = 3

describe('Hazardous Signals', () => {
  test('XO-SIG-09 S01 Derelict Ship: five markers, removed by Repairs alone', () => {
    const t = atSignal('S01', (p) => p.ship(WARSHIP, { scraps: 2, health: 5 }))
    t.play('maintain')
    expect(t.options).toEqual(['repair 0 -1', 'repair-signal -1', 'buy-energy'])
    t.play('repair 0 -1')
    expect(signal(t).markers).toBe(5)
  })

  test('XO-SIG-03 S02 Sealed Archive: a marker per ⚡ of each ship, 4 in all', () => {
    const t = atSignal(
      'S02',
      () => {},
      { dice: ['red special', 'red miss', 'red special', 'blue special'] },
      [WARSHIP, CRUISER],
    ).play('work')
    expect(signal(t).markers).toBe(3)
    expect(t.facts('signal-work').map(({ board: ship, markers }) => [ship, markers])).toEqual([
      [board('warship'), 1],
      [board('battlecruiser'), 2],
    ])
    expect(t.ship(WARSHIP).health).toBe(9)
    expect(t.refusal('take-key')).toEqual({ rule: 'XO-SIG-04', missing: 1 })
  })

  test('XO-SIG-03 S03 Guardian Drone: an Enemy of the deck, which has to be beaten', () => {
    const t = atSignal('S03', (p) => p.nextEnemies('E01').ship(WARSHIP, { energy: 0 }), {
      dice: ['red hit', 'red hit'],
    }).play('work')
    expect(t.state.foes).toMatchObject([{ card: enemy('E01'), signal: 0, place: HERE }])
    settle(t.play('offensive'))
    expect(t.state.foes).toEqual([])
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 2, actions: 1 })
    expect(t.refusal('take-key')).toBeUndefined()
  })

  test('XO-SIG-05 S03 its guardian stays with its damage, draws no other and is not shuffled back', () => {
    const t = atSignal('S03', (p) => p.nextEnemies('E02').ship(WARSHIP, { energy: 0 }), {
      dice: ['red hit', 'red special', 'red hit', 'red hit'],
    }).play('work', 'offensive', 'disengage', 'hide')
    expect(t.state.foes).toMatchObject([{ card: enemy('E02'), health: 2 }])
    restOfTheRound(t)
    expect(t.state.round).toBe(2)
    expect(t.state.foes).toMatchObject([{ card: enemy('E02'), health: 2 }])
    t.play('activate 0', 'work')
    expect(t.state.foes).toHaveLength(1)
  })

  test('XO-CMB-07 S03 a guardian that dies with its last attacker is defeated: the Key is free', () => {
    const t = atSignal('S03', (p) => p.nextEnemies('E03').ship(WARSHIP, { health: 1 }), {
      dice: ['red hit', 'red miss'],
    }).play('work', 'offensive')
    // The card of the Warship adds the hit that is missing.
    t.play(t.options[0])
    expect(t.ship(WARSHIP).destroyed).toBe(true)
    expect([t.state.foes, signal(t).needed]).toEqual([[], 0])
  })

  test('XO-SIG-03 S04 Dormant Relay: a marker for each Energy turned over, 6 in all', () => {
    const t = atSignal(
      'S04',
      (p) => p.ship(WARSHIP, { energyMarkers: 4 }).ship(CRUISER, { energyMarkers: 5 }),
      {},
      [WARSHIP, CRUISER],
    ).play('work')
    expect([t.asked, ...t.options]).toEqual(['0 charge', ...[0, 1, 2, 3, 4].map((n) => `amount ${n}`)])
    t.play('amount 4')
    // No more than it can use.
    expect([t.asked, ...t.options]).toEqual(['2 charge', 'amount 0', 'amount 1', 'amount 2'])
    t.play('amount 2')
    expect([t.ship(WARSHIP).energy, t.ship(CRUISER).energy]).toEqual([0, 3])
    expect(t.refusal('take-key')).toBeUndefined()
    expect(t.refusal('work')).toEqual({ rule: 'XO-SIG-08' })
  })

  test('XO-SIG-03 S04 with three ships 5 are enough, and it is told how many are missing', () => {
    const missing = (seats: number) => atSignal('S04', () => {}, { seats }).refusal('take-key')
    expect(missing(4)).toEqual({ rule: 'XO-SIG-04', missing: 6 })
    expect(missing(3)).toEqual({ rule: 'XO-SIG-04', missing: 5 })
  })

  test('XO-SIG-03 S04 not without ready Energy', () => {
    const t = atSignal('S04', (p) => p.ship(WARSHIP, { energy: 0 }))
    expect(t.refusal('work')).toEqual({ rule: 'XO-SIG-03', missing: 1 })
  })
})

describe('Perilous Signals', () => {
  test('XO-SIG-03 S05 Precursor Forge: a marker for each Scrap, 6 in all', () => {
    const t = atSignal('S05', (p) => p.ship(WARSHIP, { scraps: 9 })).play('work')
    expect([t.asked, ...t.options]).toEqual(['0 feed', ...[1, 2, 3, 4, 5, 6].map((n) => `amount ${n}`)])
    t.play('amount 6')
    expect(t.ship(WARSHIP).scraps).toBe(3)
    expect(t.refusal('take-key')).toBeUndefined()
    expect(atSignal('S05', (p) => p.ship(WARSHIP, { scraps: 0 })).refusal('work')).toMatchObject({
      rule: 'XO-SIG-03',
    })
  })

  test('XO-SIG-03 S05 with three ships 5 are enough', () => {
    const t = atSignal('S05', (p) => p.ship(WARSHIP, { scraps: 9 }), { seats: 3 }).play('work', 'amount 5')
    expect(t.refusal('take-key')).toBeUndefined()
  })

  /** A Signal at 1, Corrupted Systems at 0 and, further away, at 2. */
  const pylons = (arrange: (p: Position) => void) =>
    atSignal('S06', (p) => {
      p.system('R2', 1, 0, 1)
      arrange(p)
    })

  test('XO-SIG-03 S06 Twin Pylons: the Corrupted System farthest by lanes is marked', () => {
    const t = pylons(() => {})
    expect(signal(t).marked).toBe(2)
    expect(t.facts('pylon')).toEqual([{ kind: 'pylon', tile: t.system(2).tile }])
  })

  test('XO-SIG-03 S06 aligned here and there, in one round, by different ships', () => {
    const t = pylons((p) => p.at(2, CRUISER))
    t.play('work')
    expect(t.refusal('take-key')).toEqual({ rule: 'XO-SIG-04' })
    expect(t.refusal('work')).toEqual({ rule: 'XO-SIG-03' })
    t.play('end-turn', 'activate 2', 'work')
    expect(signal(t).needed).toBe(0)
    t.play('end-turn', 'activate 1', 'jump 1', 'take-key')
    expect(t.ship(PROTO).keys).toEqual([0])
  })

  test('XO-SIG-03 S06 a Fleet that aligns both pylons is several ships, of which each did one', () => {
    const t = inASystem('B01', [WARSHIP, CRUISER], (p) => {
      p.nextSignal(0, 'S06').ship(WARSHIP, { actions: 9 }).ship(CRUISER, { actions: 9 })
      p.system('R2', 1, 0, 1)
    }).play('explore', 'work', 'rush 2', 'work')
    expect(signal(t).needed).toBe(0)
  })

  test('XO-SIG-03 S06 one ship cannot do both', () => {
    const t = pylons((p) => p.ship(WARSHIP, { actions: 9 }))
    t.play('work', 'rush 2', 'work')
    expect(signal(t).needed).toBe(1)
    t.play('end-turn', 'activate 1', 'jump 1', 'work')
    expect(signal(t).needed).toBe(0)
  })

  test('XO-SIG-03 S06 in different rounds it does not count', () => {
    const t = pylons((p) => p.noTokens().at(2, CRUISER)).play('work', 'end-turn')
    restOfTheRound(t)
    expect(signal(t)).toMatchObject({ alignedHere: 0, needed: 1 })
    t.play('activate 2', 'work')
    expect(signal(t).needed).toBe(1)
  })

  test('XO-SIG-03 S07 Awakened Sentinel: its guardian comes from the Reserve', () => {
    const t = atSignal('S07', (p) => {
      const level = p.state.reserve[1]
      level.push(...level.splice(level.indexOf(enemy('E05')), 1))
    }).play('work')
    expect(t.state.foes).toMatchObject([{ card: enemy('E05'), signal: 0 }])
    expect(t.prompt).toBe('manoeuvre')
  })

  test('XO-SIG-03 S07 from the deck if the Reserve is empty', () => {
    const t = atSignal('S07', (p) => p.nextEnemies('E03').set({ reserve: [[], [], [], []] })).play('work')
    expect(t.state.foes).toMatchObject([{ card: enemy('E03') }])
  })

  test('XO-SIG-03 S07 with no Enemy anywhere the Key is free', () => {
    const t = atSignal('S07', (p) =>
      p.set({ enemies: [], enemyDiscard: [], reserve: [[], [], [], []] }),
    ).play('work')
    expect(t.refusal('take-key')).toBeUndefined()
  })

  test('XO-SIG-03 S08 Toxic Nebula: a marker per ☠, and each ship loses 1 Health per ○ of its own', () => {
    const t = atSignal('S08', () => {}, { dice: ['red hit', 'red miss', 'red hit', 'blue hit'] }, [
      WARSHIP,
      CRUISER,
    ]).play('work')
    expect(signal(t).markers).toBe(3)
    expect([t.ship(WARSHIP).health, t.ship(CRUISER).health]).toEqual([8, 11])
  })
})

describe('Lethal Signals', () => {
  test('XO-SIG-03 S09 Corrupted Heart: the Corruption advances when it is revealed', () => {
    const t = atSignal('S09')
    expect(t.state.marker).toBe(2)
    expect(t.facts('corruption')).toMatchObject([{ space: 2, why: 'signal' }])
    expect(signal(t).needed).toBe(5)
  })

  test('XO-SIG-03 S09 at the Awakening that is the end', () => {
    expect(atSignal('S09', (p) => p.marker(18)).state.ending).toBe('awakening')
  })

  test('XO-SIG-03 S09 each failure hurts every ship and lowers the number, to 2 at least', () => {
    const t = inASystem('B01', [WARSHIP, CRUISER], (p) => p.signal(0, 'S09', { needed: 3 }), {
      dice: [
        'red hit',
        'red miss',
        'red miss',
        'blue miss',
        'red special',
        'red miss',
        'red miss',
        'blue miss',
      ],
    })
    t.play('work')
    expect(signal(t).needed).toBe(2)
    expect([t.ship(WARSHIP).health, t.ship(CRUISER).health]).toEqual([8, 10])
    t.play('work')
    expect(signal(t).needed).toBe(2)
    expect([t.ship(WARSHIP).health, t.ship(CRUISER).health]).toEqual([7, 9])
  })

  test('XO-SIG-03 S09 success frees the Key', () => {
    const t = inASystem('B01', [WARSHIP], (p) => p.signal(0, 'S09', { needed: 2 }), {
      dice: ['red special', 'red special'],
    }).play('work')
    expect(t.facts('skill-roll')).toMatchObject([{ needed: 2, success: true }])
    expect(t.ship(WARSHIP).health).toBe(9)
    expect(t.refusal('take-key')).toBeUndefined()
  })

  test('XO-SIG-03 S10 Avatar’s Snare: the next Avatar of the track comes, without Damage Roll', () => {
    const t = atSignal('S10', (p) => p.noTokens().token(3, 10).token(2, 5))
    expect(t.state.foes).toMatchObject([{ avatar: true, card: 2, place: HERE }])
    expect(t.state.tokens).toEqual([{ number: 3, space: 10, faceUp: false }])
    expect(t.ship(WARSHIP)).toMatchObject({ engaged: true, health: 9 })
    expect([t.facts('damage-roll'), t.prompt]).toEqual([[], 'manoeuvre'])
  })

  test('XO-SIG-03 S10 with none on the track the nearest Avatar that is free comes', () => {
    const t = atSignal('S10', (p) => {
      p.system('B10', 1, 0).system('B12', 2, 0).noTokens()
      // The nearest one is engaged by the others, in the Starting System.
      p.avatar(1, 3).avatar(2, 2).avatar(4, 0)
    })
    expect(t.state.foes.map(({ card, place }) => [card, place])).toEqual([
      [1, 3],
      [2, HERE],
      [4, 0],
    ])
    expect(t.ship(WARSHIP).engaged).toBe(true)
  })

  test('XO-SIG-03 S10 with none at all nothing happens, and the Key is free for two ships', () => {
    const t = atSignal('S10', (p) => p.noTokens(), {}, [WARSHIP, CRUISER])
    expect(t.asked).toBe('0 act')
    expect(t.refusal('take-key')).toBeUndefined()
  })

  test('XO-SIG-04 S10 the Key is free while no Avatar is in the System, and two ships are', () => {
    const snare = (ships: readonly number[]) =>
      inASystem('B01', ships, (p) => p.signal(0, 'S10').system('B10', 1, 0).avatar(1, 2)).refusal('take-key')
    expect(snare([WARSHIP])).toEqual({ rule: 'XO-SIG-04' })
    expect(snare([WARSHIP, CRUISER])).toBeUndefined()
    const held = inASystem('B01', [WARSHIP, CRUISER], (p) => p.signal(0, 'S10').avatar(1, HERE))
    expect(missingFor(held.state, 0)).toBe(1)
  })

  test('XO-SIG-03 S11 Altar of Ruin: Health, Energy and Modules are given for good', () => {
    const t = atSignal('S11', (p) => p.modules(WARSHIP, 'M05').ship(WARSHIP, { energyMarkers: 2 }), {}, [
      WARSHIP,
      CRUISER,
    ]).play('work')
    expect([t.asked, ...t.options]).toEqual([
      '0 sacrifice',
      'health',
      'energy',
      `module 0 ${module('M05')}`,
      'enough',
    ])
    t.play('energy', `module 0 ${module('M05')}`, 'health')
    expect(t.ship(WARSHIP)).toMatchObject({ energyMarkers: 1, modules: [], markers: 8, sacrificed: 3 })
    expect(t.state.goneModules).toEqual([module('M05')])
    // Three at most from one ship; the other has nothing but Health markers.
    expect([t.asked, ...t.options]).toEqual(['2 sacrifice', 'health', 'enough'])
    t.play('health', 'health', 'health')
    expect(t.ship(CRUISER)).toMatchObject({ markers: 8, health: 8, sacrificed: 3 })
    expect(t.refusal('take-key')).toBeUndefined()
  })

  test('XO-SIG-03 S11 at most 3 per ship in the whole game', () => {
    const t = atSignal('S11', (p) => p.ship(WARSHIP, { sacrificed: 2, health: 5 })).play('work')
    // Asked, though there is nothing else to give.
    expect([t.asked, ...t.options]).toEqual(['0 sacrifice', 'health'])
    t.play('health')
    expect(t.ship(WARSHIP)).toMatchObject({ markers: 8, health: 5, sacrificed: 3 })
    expect(t.asked).toBe('0 act')
    expect(t.refusal('work')).toEqual({ rule: 'XO-SIG-03' })
  })

  test('XO-AVC-12 S11 a ship with its last Health marker and its first Energy marker has nothing to give', () => {
    const bare = atSignal('S11', (p) => p.ship(WARSHIP, { markers: 1 }))
    expect(bare.refusal('work')).toEqual({ rule: 'XO-SIG-03' })
    const charged = atSignal('S11', (p) => p.ship(WARSHIP, { markers: 1, energyMarkers: 2 }))
    expect(charged.refusal('work')).toBeUndefined()
  })

  test('XO-SIG-03 S11 with three ships 5 are enough', () => {
    const t = inASystem('B01', [WARSHIP], (p) => p.signal(0, 'S11', { markers: 5 }), { seats: 3 })
    expect(t.refusal('take-key')).toBeUndefined()
  })

  test('XO-SIG-03 S12 Collapsing Breach: a Rift opens there', () => {
    const t = atSignal('S12')
    expect(hasRift(t.state, HERE)).toBe(true)
    expect(signal(t)).toMatchObject({ markers: 3, needed: 1 })
  })

  /** The last ship of the round ends its turn; the breach has so many markers left. */
  const breach = (markers: number, needed = 1) =>
    inASystem('B01', [WARSHIP], (p) => {
      p.noTokens().signal(0, 'S12', { markers, needed })
      for (const ship of [PROTO, CRUISER, EXPLORER]) p.ship(ship, { acted: true })
    }).play('end-turn')

  test('XO-SIG-03 S12 a marker goes at the start of each End-of-turn phase', () => {
    const t = breach(3)
    expect(signal(t).markers).toBe(2)
    expect(t.facts('breach-countdown')).toEqual([{ kind: 'breach-countdown', left: 2 }])
    expect(t.state.marker).toBe(2)
  })

  test('XO-SIG-03 S12 with the last one the Corruption advances, and three are put back', () => {
    const t = breach(1)
    expect(signal(t).markers).toBe(3)
    expect(t.state.marker).toBe(3)
  })

  test('XO-SIG-03 S12 a breach that is stabilised counts no more', () => {
    const t = breach(1, 0)
    expect([signal(t).markers, t.state.marker]).toEqual([1, 2])
  })

  test('XO-SIG-03 S12 one roll of the Fleet has to show 2⚡ and 1☠', () => {
    const stabilise = (...dice: Chosen[]) =>
      inASystem('B01', [WARSHIP, CRUISER], (p) => p.signal(0, 'S12', { markers: 3, needed: 1 }), {
        dice,
      }).play('work')
    const success = stabilise('red hit', 'red miss', 'red special', 'blue special')
    expect(success.refusal('take-key')).toBeUndefined()
    const tooFewHits = stabilise('red miss', 'red special', 'red special', 'blue special')
    expect(tooFewHits.refusal('take-key')).toEqual({ rule: 'XO-SIG-04' })
    const failed = stabilise('red hit', 'red hit', 'red special', 'blue hit')
    expect(failed.refusal('take-key')).toEqual({ rule: 'XO-SIG-04' })
    expect(failed.ship(WARSHIP)).toMatchObject({ health: 9, actions: 2 })
  })
})
