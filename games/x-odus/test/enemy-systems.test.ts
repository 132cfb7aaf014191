import { describe, expect, test } from 'vitest'
import { enemy, type Position, transcript } from './transcript.ts'

/** The Warship moves, or stays, next to an Enemy System. */
const patrol = (p: Position) => p.north('O01', 'B10')

const enemiesAt = (t: ReturnType<typeof transcript>, place: number) =>
  t.state.foes.filter((foe) => foe.place === place && !foe.avatar).map(({ card }) => card)

describe('Enemy Systems', () => {
  test('XO-ENS-01 entering one, or starting there, asks for a Detection Roll', () => {
    expect(transcript({}, patrol).play('activate 0', 'jump 1').asked).toBe('0 detection')
    expect(transcript({}, (p) => patrol(p).at(1, 0)).play('activate 0').asked).toBe('0 detection')
  })

  test('XO-ENS-02 one miss among the two dice is enough', () => {
    const detected = (...dice: ('red hit' | 'red miss' | 'red special')[]) => {
      const t = transcript({ dice }, patrol).play('activate 0', 'jump 1', 'roll')
      return t.facts('detection')[0].detected
    }
    expect(detected('red hit', 'red hit')).toBe(false)
    expect(detected('red special', 'red hit')).toBe(false)
    expect(detected('red hit', 'red miss')).toBe(true)
    expect(detected('red miss', 'red miss')).toBe(true)
  })

  test('XO-ENS-03 detected, one meets the Enemies of the tile, and fights', () => {
    const t = transcript({ dice: ['red miss', 'red hit'] }, (p) => patrol(p).nextEnemies('E02'))
    t.play('activate 0', 'jump 1', 'roll')
    expect(t.facts('combat')).toMatchObject([{ boards: [0], foes: [{ avatar: false, card: enemy('E02') }] }])
    expect([t.prompt, t.ship(0).engaged]).toEqual(['manoeuvre', true])
  })

  test('XO-ENS-03 Enemies that lie there face up are engaged, and no others come', () => {
    const t = transcript({ dice: ['red miss', 'red hit'] }, (p) => patrol(p).enemies(1, 'E05'))
    t.play('activate 0', 'jump 1', 'roll')
    expect(enemiesAt(t, 1)).toEqual([enemy('E05')])
    expect(t.state.enemies.length).toBe(4)
  })

  test('XO-ENS-04 not detected, one acts normally', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, patrol).play('activate 0', 'jump 1', 'roll')
    expect([t.asked, t.ship(0).actions]).toEqual(['0 act', 2])
    expect(t.options).toEqual(expect.arrayContaining(['explore', 'scavenge', 'pacify', 'jump 2']))
  })

  test('XO-ENS-05 one may fight on purpose, without an Action', () => {
    const t = transcript({}, (p) => patrol(p).nextEnemies('E01')).play('activate 0', 'jump 1', 'fight')
    expect(t.facts('combat').length).toBe(1)
    expect(t.ship(0).actions).toBe(2)
    expect(t.told).not.toContain('rolled')
  })

  test('XO-ENS-06 a Fleet is detected by the misses of any member', () => {
    const t = transcript({ dice: ['red hit', 'red hit', 'red special', 'blue miss'] }, patrol)
    t.play('activate 0', 'fleet 2', 'join', 'jump 1', 'roll')
    while (t.prompt === 'after-detection') t.play('go-on')
    expect(t.facts('detection')).toMatchObject([{ boards: [0, 1], detected: true }])
  })

  test('XO-ENS-07 two misses on a Detection Roll are no critical miss', () => {
    const t = transcript({ dice: ['red miss', 'red miss'] }, patrol).play('activate 0', 'jump 1', 'roll')
    expect(t.told).not.toContain('critical-miss')
    expect(t.ship(0).damage).toEqual([])
  })

  test('XO-ENS-08 an empty deck is made anew from the discard', () => {
    const t = transcript({}, (p) => {
      patrol(p)
      p.state.enemyDiscard = p.state.enemies
      p.state.enemies = []
    })
    t.play('activate 0', 'jump 1', 'fight')
    expect([t.state.enemies.length, t.state.enemyDiscard.length, enemiesAt(t, 1).length]).toEqual([3, 0, 1])
  })

  test('XO-ENS-08 with no discard either a card of the Reserve comes, of the lowest level', () => {
    const t = transcript({}, (p) => {
      patrol(p)
      p.state.reserve[0] = p.state.enemies
      p.state.enemies = []
      p.state.reserve[1].unshift(...p.state.reserve[0].splice(0))
    })
    t.play('activate 0', 'jump 1', 'fight')
    expect(enemiesAt(t, 1)).toEqual([t.facts('combat')[0].foes[0].card])
    expect(t.state.reserve.map((cards) => cards.length)).toEqual([0, 7, 4, 4])
  })

  test('XO-ENS-08 with no card anywhere nobody comes, and the System is quiet for this round', () => {
    const t = transcript({}, (p) => {
      patrol(p).enemies(2, ...Array.from({ length: 16 }, (_, n) => `E${String(n + 1).padStart(2, '0')}`))
    })
    t.play('activate 0', 'jump 1', 'fight')
    expect(t.facts('no-enemy').length).toBe(1)
    expect([t.asked, t.system(1).pacified]).toEqual(['0 act', 1])
  })

  test('XO-ENS-09 all Enemies beaten, the System is Pacified', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) => patrol(p).nextEnemies('E01'))
    t.play('activate 0', 'jump 1', 'fight', 'offensive')
    while (t.prompt !== 'act') t.play(t.prompt === 'mod' ? 'half 1' : 'go-on')
    expect(t.system(1).pacified).toBe(2)
    expect(t.facts('pacified').length).toBe(1)
    expect(t.asked).toBe('0 act')
    expect(t.refusal('pacify')).toEqual({ rule: 'XO-ACT-23' })
  })

  test('XO-ENS-09 not by disengaging', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) => patrol(p).nextEnemies('E02'))
    t.play('activate 0', 'jump 1', 'fight', 'disengage')
    expect(t.system(1).pacified).toBe(0)
    expect(enemiesAt(t, 1)).toEqual([enemy('E02')])
  })

  test('XO-ENS-10 it can be explored by a ship that is not engaged', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) => patrol(p).explorations('X02'))
    t.play('activate 0', 'jump 1', 'roll', 'explore')
    expect(t.facts('exploration').length).toBe(1)
  })

  test('XO-ENS-11 an Exploration marker comes with every Enemy System', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('O05'))
      .play('activate 0', 'probe 0')
      .playAny()
    expect(t.system(1).exploration).toBe(true)
  })

  test('XO-ENS-12 two symbols bring two Enemies, fought one after the other', () => {
    const t = transcript({}, (p) => p.north('O08').nextEnemies('E02', 'E03'))
    t.play('activate 0', 'jump 1', 'fight')
    expect(enemiesAt(t, 1)).toEqual([enemy('E02'), enemy('E03')])
    expect(t.prompt).toBe('foe')
  })

  test('XO-ENS-13 under surveillance one is always detected, and nothing is rolled', () => {
    const t = transcript({}, (p) => p.north('O07').nextEnemies('E02').modules(0, 'Q2'))
    t.play('activate 0', 'jump 1')
    expect(t.facts('detection')).toMatchObject([{ detected: true }])
    expect(t.told).not.toContain('rolled')
    expect(t.prompt).toBe('manoeuvre')
  })

  test('XO-ENS-14 strong Enemies come from the Reserve', () => {
    const strong = (p: Position) => p.startingSystem('R1').system('O11', 0, -1)
    const t = transcript({}, strong).play('activate 0', 'jump 1', 'fight')
    expect(t.state.enemies.length).toBe(4)
    expect(t.state.reserve.map((cards) => cards.length)).toEqual([0, 3, 4, 4])
  })

  test('XO-ENS-14 with an empty Reserve, from the deck', () => {
    const t = transcript({}, (p) => {
      p.startingSystem('R1').system('O11', 0, -1)
      p.state.enemyDiscard.push(...p.state.reserve.flatMap((cards) => cards.splice(0)))
    })
    t.play('activate 0', 'jump 1', 'fight')
    expect(t.state.enemies.length).toBe(3)
  })

  test('XO-ENS-15 a Wormhole of an Enemy System leads to all others', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.startingSystem('R1').system('O05', 0, -1, 1).system('B09', 5, 0).at(1, 0),
    )
    t.play('activate 0', 'roll')
    expect(t.options).toEqual(expect.arrayContaining(['jump 0', 'jump 2']))
  })

  test('XO-ENS-16 in a Pacified System nobody is detected, not even under surveillance', () => {
    const quiet = (p: Position) => {
      p.north('O07')
      p.state.systems[1].pacified = 2
    }
    expect(transcript({}, quiet).play('activate 0', 'jump 1').asked).toBe('0 act')
    const starting = transcript({}, (p) => {
      quiet(p)
      p.at(1, 0)
    })
    expect(starting.play('activate 0').asked).toBe('0 act')
  })

  test('XO-ENS-17 it stays so for the rest of this round and all of the next', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.north('O01', 'B10').nextEnemies('E01').noTokens(),
    )
    t.play('activate 0', 'jump 1', 'fight', 'offensive')
    while (t.prompt !== 'act') t.play(t.prompt === 'mod' ? 'half 1' : 'go-on')
    t.endRound()
    expect([t.state.round, t.system(1).pacified]).toEqual([2, 1])
    t.play('activate 0')
    expect(t.asked).toBe('0 act')
    t.endRound()
    expect([t.state.round, t.system(1).pacified]).toEqual([3, 0])
  })

  test('XO-ENS-18 then it is hostile again, and ships there roll at the start of their turn', () => {
    const t = transcript({}, (p) => {
      p.north('O01').at(1, 0).noTokens()
      p.state.systems[1].pacified = 1
    })
    t.endRound()
    expect(t.facts('hostile-again').length).toBe(1)
    t.play('activate 0')
    expect(t.asked).toBe('0 detection')
  })

  test('XO-ENS-05 cards that make the roll needless are offered to their captains', () => {
    const hidden = (p: Position) => patrol(p).mods(3, 'AAA').ship(3, { energyMarkers: 2 })
    const t = transcript({}, hidden).play('activate 0', 'fleet 3', 'join', 'jump 1')
    expect(t.optionsOf(0)).toEqual(['roll', 'fight'])
    expect(t.optionsOf(3)).toEqual(['use 3 2 -1'])
    t.play('use 3 2 -1')
    expect(t.facts('unseen')).toMatchObject([{ seat: 3, board: 4 }])
    expect([t.asked, t.ship(3).energy]).toEqual(['0 act', 1])
  })

  test('XO-ENS-05 a Phase Veil hides a ship that is alone, for nothing', () => {
    const t = transcript({}, (p) => patrol(p).modules(0, 'Q2')).play('activate 0', 'jump 1')
    const [card] = t.options.filter((key) => key.startsWith('use'))
    t.play(card)
    expect([t.asked, t.ship(0).energy]).toEqual(['0 act', 1])
    const fleet = transcript({}, (p) => patrol(p).modules(0, 'Q2'))
    fleet.play('activate 0', 'fleet 1', 'join', 'jump 1')
    expect(fleet.shown).toEqual(['roll', 'fight'])
  })

  test('XO-ACT-23 Pacify brings the Enemies of the tile, for an Action', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) => p.north('O08').nextEnemies('E02', 'E03'))
    t.play('activate 0', 'jump 1', 'roll', 'pacify')
    expect([t.prompt, t.ship(0).actions, enemiesAt(t, 1).length]).toEqual(['foe', 1, 2])
  })

  test('XO-ACT-23 only in an Enemy System that is not Pacified', () => {
    const t = transcript({}, (p) => {
      p.north('O01', 'B10')
      p.state.systems[1].pacified = 1
    })
    t.play('activate 0', 'jump 1')
    expect(t.refusal('pacify')).toEqual({ rule: 'XO-ACT-23' })
    t.play('jump 2')
    expect(t.shown).not.toContain('pacify')
  })
})
