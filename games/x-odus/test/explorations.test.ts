import { describe, expect, test } from 'vitest'
import type { Chosen } from './chosen-dice.ts'
import { exploring, HERE, inASystem } from './in-a-system.ts'
import { exploration, module } from './position.ts'
import type { Transcript } from './transcript.ts'

/** The first team: two of the class WARRIOR, a SCHOLAR, a ROGUE. */
const WARSHIP = 0
const PROTO = 1
const CRUISER = 2
const EXPLORER = 3

const options = (t: Transcript) => [t.asked, ...t.options]

describe('Explore', () => {
  test('XO-ACT-18 for an Action the marker goes, and a card is drawn and resolved', () => {
    const t = exploring('X02', [WARSHIP]).play('explore')
    expect(t.system(HERE).exploration).toBe(false)
    expect(t.facts('exploration')).toMatchObject([{ seat: 0, card: exploration('X02') }])
    expect(options(t)).toEqual(['0 exploration', 'option 0', 'option 1', 'option 2'])
    expect(t.state.exploring).toEqual({ card: exploration('X02'), taken: 0, picked: 0 })
    t.play('option 1', 'enough')
    expect(t.ship(WARSHIP)).toMatchObject({ actions: 2, scraps: 3 })
    expect(t.state.exploring).toBeNull()
  })

  test('XO-ACT-19 on a Key marker it reveals the Signal instead; the marker stays', () => {
    const t = inASystem('B01', [WARSHIP], (p) => p.nextSignal(0, 'S04'))
    const { explorations } = t.state
    t.play('explore')
    expect(t.facts('signal-revealed')).toHaveLength(1)
    expect(t.system(HERE).key).toBe(0)
    expect(t.state.explorations).toHaveLength(explorations.length)
    expect(t.ship(WARSHIP).actions).toBe(2)
  })

  test('XO-ACT-20 on the Great Rift it places the Keys aboard', () => {
    const t = inASystem('GR', [WARSHIP], (p) => p.keys(WARSHIP, 2)).play('explore')
    expect(t.state.keysPlaced).toEqual([2])
    expect(t.ship(WARSHIP)).toMatchObject({ keys: [], actions: 2 })
  })

  test('XO-ACT-21 not where there is neither a marker nor an unknown Signal', () => {
    const bare = inASystem('B10', [WARSHIP], (p) => {
      p.state.systems[HERE].exploration = false
    })
    expect(bare.refusal('explore')).toEqual({ rule: 'XO-ACT-21' })
    const known = inASystem('B01', [WARSHIP], (p) => p.signal(0, 'S02'))
    expect(known.refusal('explore')).toEqual({ rule: 'XO-ACT-21' })
  })

  test('XO-ACT-21 not in a Corrupted System, nor on the Great Rift without a Key', () => {
    expect(inASystem('R2', [WARSHIP]).refusal('explore')).toEqual({ rule: 'XO-COR-01' })
    expect(inASystem('GR', [WARSHIP]).refusal('explore')).toEqual({ rule: 'XO-ACT-21' })
  })

  test('XO-ACT-21 not without an Action', () => {
    const t = exploring('X02', [WARSHIP], (p) => p.ship(WARSHIP, { actions: 0 }))
    expect(t.refusal('explore')).toEqual({ rule: 'XO-TRN-03', missing: 1 })
  })

  test('XO-ENS-10 an Enemy System can be explored as long as nobody is engaged', () => {
    const t = inASystem('O01', [WARSHIP], (p) => {
      p.state.systems[HERE].pacified = 2
    })
    expect(t.refusal('explore')).toBeUndefined()
  })

  test('XO-MOD-17 the Proto-Ship learns from every card revealed, an Exploration or a Signal', () => {
    const t = exploring('X05', [PROTO]).play('explore', 'option 1', 'enough')
    expect(t.ship(PROTO)).toMatchObject({ exp: 1, level: 2 })
    expect(t.prompt).toBe('mod')
    const signal = inASystem('B01', [PROTO], (p) => p.nextSignal(0, 'S04')).play('explore')
    expect(signal.ship(PROTO).exp).toBe(1)
  })

  test('XO-MOD-17 the Pirate Ship learns once per Action that gives it Scraps', () => {
    const t = exploring('X04', [WARSHIP], (p) => p.board(WARSHIP, 'pirate-ship'))
    t.play('explore', 'option 1')
    expect(t.ship(WARSHIP).exp).toBe(0)
    t.play('another')
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 9, exp: 2 })
  })
})

describe('Exploration cards', () => {
  test('XO-EXP-01 the top card of the deck is read, then applied', () => {
    const t = exploring('X19', [WARSHIP], () => {}, { dice: ['red hit', 'red miss'] }).play('explore')
    const told = t.told.slice(t.told.indexOf('exploration'))
    expect(told.slice(0, 2)).toEqual(['exploration', 'rolled'])
  })

  test('XO-EXP-02 the card goes to the discard; an empty deck is made of it again', () => {
    const t = exploring('X02', [WARSHIP]).play('explore', 'option 1', 'enough')
    expect(t.state.explorationDiscard).toEqual([exploration('X02')])
    const last = exploring('X02', [WARSHIP], (p) => {
      p.set({ explorations: [], explorationDiscard: [exploration('X05')] })
    })
    last.play('explore')
    expect(last.facts('exploration')).toMatchObject([{ card: exploration('X05') }])
  })

  test('XO-EXP-02 with no card anywhere nothing happens', () => {
    const t = exploring('X02', [WARSHIP], (p) => p.set({ explorations: [], explorationDiscard: [] }))
    t.play('explore')
    expect(t.asked).toBe('0 act')
    expect(t.facts('nothing-left')).toEqual([{ kind: 'nothing-left', of: 'explorations' }])
  })

  test('XO-EXP-03 Analysis: any one of the options one is eligible for', () => {
    const t = exploring('X01', [WARSHIP]).play('explore')
    expect(options(t)).toEqual(['0 exploration', 'option 1', 'option 2'])
    expect(t.refusal('option 0')).toEqual({ rule: 'XO-EXP-07' })
  })

  test('XO-EXP-03 Analysis: the card is read even where one option alone is open', () => {
    const t = exploring('X04', [PROTO]).play('explore')
    expect(options(t)).toEqual(['1 exploration', 'option 2'])
  })

  test('XO-EXP-04 Analysis: a further Action for each further option', () => {
    const t = exploring('X02', [WARSHIP], (p) => p.ship(WARSHIP, { health: 4 }))
    t.play('explore', 'option 1')
    expect(options(t)).toEqual(['0 extra-option', 'another', 'enough'])
    t.play('another')
    expect(options(t)).toEqual(['0 exploration', 'option 0', 'option 2'])
    expect(t.refusal('option 1')).toEqual({ rule: 'XO-EXP-06' })
    t.play('option 2', 'another')
    expect(t.ship(WARSHIP)).toMatchObject({ actions: 0, scraps: 4, health: 7 })
    expect(t.ship(WARSHIP).modules).toHaveLength(3)
  })

  test('XO-EXP-04 Analysis: in a Fleet every member spends it; without an Action there is no more', () => {
    const t = exploring('X01', [WARSHIP, CRUISER], (p) => p.ship(WARSHIP, { actions: 2 }))
    t.play('explore', 'option 2', 'option 2', 'another')
    expect([t.ship(WARSHIP).actions, t.ship(CRUISER).actions]).toEqual([0, 0])
    t.play('to 0')
    expect(t.asked).toBe('0 act')
  })

  test('XO-EXP-05 an option with several rewards gives all of them', () => {
    const t = exploring('X01', [WARSHIP], (p) => p.ship(WARSHIP, { health: 4, energyMarkers: 2, energy: 0 }))
    t.play('explore', 'option 2')
    expect(t.ship(WARSHIP)).toMatchObject({ health: 6, energy: 2 })
  })

  test('XO-EXP-06 the book’s Exodus System: Explorer, Battlecruiser, then both', () => {
    const t = exploring('X01', [EXPLORER, CRUISER], (p) =>
      p
        .ship(EXPLORER, { health: 3, energyMarkers: 2, energy: 0 })
        .ship(CRUISER, { health: 4, energy: 0 })
        .nextModules('M05'),
    )
    t.play('explore')
    expect(options(t)).toEqual(['3 exploration', 'option 0', 'option 1', 'option 2'])
    t.play('option 0')
    expect(t.state.exploring).toMatchObject({ picked: 0b001, taken: 0 })
    // Members may share an option that is taken with the same Action.
    expect(options(t)).toEqual(['2 exploration', 'option 0', 'option 1', 'option 2'])
    t.play('option 1')
    // ROGUE: two Systems are revealed, and the Battlecruiser gains a Module.
    expect(t.asked).toBe('3 space')
    settleMap(t)
    expect(t.state.systems).toHaveLength(4)
    expect([t.ship(CRUISER).modules, t.ship(EXPLORER).modules]).toEqual([[module('M05')], []])
    expect(options(t)).toEqual(['3 extra-option', 'another', 'enough'])
    t.play('another')
    expect(t.ship(EXPLORER)).toMatchObject({ health: 5, energy: 2, actions: 1 })
    expect(t.ship(CRUISER)).toMatchObject({ health: 6, energy: 1, actions: 1 })
    expect(t.asked).toBe('3 act')
  })

  test('XO-EXP-06 an option that was taken is not to be had again on the same card', () => {
    const t = exploring('X02', [WARSHIP, CRUISER]).play('explore', 'option 1', 'option 2')
    t.play('another')
    // Only one is left, and both take it.
    expect(t.facts('option-taken').map(({ option, boards }) => [option, boards.length])).toEqual([
      [1, 1],
      [2, 1],
      [0, 2],
    ])
  })

  test('XO-EXP-07 one member of the class opens an option for the whole Fleet', () => {
    const t = exploring('X01', [WARSHIP, EXPLORER]).play('explore')
    expect(t.options).toEqual(['option 0', 'option 1', 'option 2'])
  })

  test('XO-EXP-07 a card that makes its owner count as all classes opens every option', () => {
    const t = exploring('X04', [PROTO], (p) => p.mods(PROTO, 'AAAAAB')).play('explore')
    expect(t.options).toEqual(['option 0', 'option 1', 'option 2'])
  })

  test('XO-EXP-08 Warning: exactly one option, for all, and no further Action', () => {
    const t = exploring('X13', [WARSHIP, CRUISER]).play('explore')
    expect(options(t)).toEqual(['0 warning', 'option 1', 'option 2'])
    t.play('option 1', 'to 2')
    expect(t.asked).toBe('0 act')
    expect(t.ship(CRUISER).modules).toHaveLength(1)
  })

  test('XO-EXP-09 Warning: behind the Skill Roll, the reward or the red effect', () => {
    const success = exploring('X15', [WARSHIP], (p) => p.ship(WARSHIP, { health: 4 }), {
      dice: ['red special', 'red special'],
    }).play('explore', 'option 2')
    settleMap(success)
    expect(success.ship(WARSHIP).health).toBe(7)
    expect(success.state.systems).toHaveLength(4)
    const failure = exploring('X15', [WARSHIP], (p) => p.ship(WARSHIP, { health: 4 }), {
      dice: ['red special', 'red hit'],
    }).play('explore', 'option 2')
    expect(failure.ship(WARSHIP)).toMatchObject({ health: 3, acted: true })
  })

  test('XO-EXP-10 Danger: no choice; success, and nothing happens', () => {
    const t = exploring('X16', [WARSHIP], () => {}, { dice: ['red hit', 'red hit'] }).play('explore')
    expect(t.asked).toBe('0 act')
    expect(t.ship(WARSHIP)).toMatchObject({ health: 9, damage: [], actions: 2 })
  })

  test('XO-EXP-10 Danger: failure, and every red effect is suffered', () => {
    const t = exploring('X16', [WARSHIP], (p) => p.nextDamage('wounded-crew'), {
      dice: ['red hit', 'red special'],
    }).play('explore')
    expect(t.ship(WARSHIP).health).toBe(7)
    expect(t.ship(WARSHIP).damage).toHaveLength(1)
  })

  test('XO-EXP-11 Danger in a Fleet: one roll, and on failure everyone suffers in full', () => {
    const t = exploring('X16', [WARSHIP, CRUISER], (p) => p.nextDamage('wounded-crew', 'jammed-turret'), {
      dice: ['red miss', 'red hit', 'red miss', 'blue miss'],
    }).play('explore')
    expect(t.facts('skill-roll')).toMatchObject([{ needed: 2, got: 1, success: false }])
    expect([t.ship(WARSHIP).health, t.ship(CRUISER).health]).toEqual([7, 9])
    expect([t.ship(WARSHIP).damage.length, t.ship(CRUISER).damage.length]).toEqual([1, 1])
  })

  test('XO-EXP-11 a ship destroyed by it draws no card, and the others go on', () => {
    const t = exploring('X16', [WARSHIP, CRUISER], (p) => p.ship(WARSHIP, { health: 2 }).keys(WARSHIP, 3), {
      dice: ['red miss', 'red miss', 'red miss', 'blue miss'],
    }).play('explore')
    expect(t.ship(WARSHIP)).toMatchObject({ destroyed: true, damage: [], keys: [3] })
    expect(t.asked).toBe('2 act')
  })

  test('XO-EXP-12 a card drawn is resolved at once: there is no way out of it', () => {
    const t = exploring('X09', [WARSHIP]).play('explore')
    expect(t.options).toEqual(['option 1', 'option 2'])
  })

  test('XO-EXP-13 a Skill Roll counts the symbol the card names, and no other', () => {
    const roll = (symbols: 'special' | 'hit') =>
      exploring('X18', [WARSHIP], () => {}, { dice: [`red ${symbols}`, 'red hit'] }).play('explore')
    expect(roll('special').facts('skill-roll')).toMatchObject([{ needed: 1, got: 1, success: true }])
    expect(roll('hit').facts('skill-roll')).toMatchObject([{ needed: 1, got: 0, success: false }])
  })
})

describe('Cards that help exploring', () => {
  test('XO-MOD-03 Deep Analysis: one more option per card without an Action', () => {
    const t = exploring('X05', [PROTO], (p) => p.mods(PROTO, 'AB').ship(PROTO, { energy: 0 }))
    t.play('explore', 'option 1')
    expect(options(t)).toEqual(['1 bonus-option', 'option 0', 'option 2', 'enough'])
    t.play('option 2')
    expect(t.ship(PROTO)).toMatchObject({ scraps: 5, energy: 1, actions: 3 })
    expect(options(t)).toEqual(['1 extra-option', 'another', 'enough'])
  })

  test('XO-MOD-09 what is harmful cannot be declined: a failed Danger befalls all, unasked', () => {
    const dice: Chosen[] = ['red miss', 'red hit', 'red miss', 'blue miss']
    const t = exploring('X16', [WARSHIP, CRUISER], (p) => p.nextDamage('wounded-crew', 'damaged-sensors'), {
      dice,
    })
    const before = [t.ship(WARSHIP).health, t.ship(CRUISER).health]
    t.play('explore')
    while (t.prompt === 'after-skill') t.play('go-on')
    expect([t.ship(WARSHIP).health, t.ship(CRUISER).health]).toEqual(before.map((health) => health - 2))
    expect([t.ship(WARSHIP).damage.length, t.ship(CRUISER).damage.length]).toEqual([1, 1])
  })

  test('XO-MOD-09 Deep Analysis may wait until a further Action is spent', () => {
    const t = exploring('X05', [PROTO], (p) => p.mods(PROTO, 'AB'))
    t.play('explore', 'option 1', 'enough', 'another', 'option 2')
    expect(options(t)).toEqual(['1 bonus-option', 'option 0', 'enough'])
  })

  test('XO-MOD-03 Salvage Scanner: a Scrap whenever its owner explores', () => {
    const t = exploring('X20', [EXPLORER], (p) => p.mods(EXPLORER, 'AAAB'), {
      dice: ['yellow special', 'yellow hit'],
    }).play('explore')
    expect(t.ship(EXPLORER).scraps).toBe(2)
  })
})

/** Lays the tiles that an effect reveals, anywhere. */
function settleMap(t: Transcript): void {
  while (t.prompt === 'space' || t.prompt === 'rotation') t.play(t.options[0])
}
