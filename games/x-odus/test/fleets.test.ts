import { describe, expect, test } from 'vitest'
import { type Position, transcript } from './transcript.ts'

const line = (p: Position) => p.north('B10', 'B02', 'B06', 'B07')

const fleetsOn = (keys: readonly string[]) => keys.filter((key) => key.startsWith('fleet'))

describe('Fleets', () => {
  test('XO-FLT-01 ships that share a System form a Fleet at any time of a turn, without an Action', () => {
    const t = transcript({}, (p) => line(p).at(1, 3)).play('activate 0', 'scavenge')
    expect(fleetsOn(t.shown)).toEqual(['fleet 1', 'fleet 2'])
    t.play('fleet 2')
    expect(t.asked).toBe('2 join')
    t.play('join')
    expect(t.asked).toBe('0 act')
    expect(t.state.turn?.fleet).toEqual([0, 2])
    expect(t.facts('fleet-joined')).toEqual([
      { kind: 'fleet-joined', seat: 2, board: 1, leader: 0, actions: 2 },
    ])
  })

  test('XO-FLT-01 nobody is made to join, nor asked twice in a turn', () => {
    const t = transcript({}, line).play('activate 0', 'fleet 1', 'stay')
    expect(t.state.turn?.fleet).toEqual([0])
    expect(t.refusal('fleet 1')).toEqual({ rule: 'XO-FLT-01' })
    expect(t.refusal('fleet 2')).toBeUndefined()
  })

  test('XO-FLT-01 the captain of both ships is not asked', () => {
    const t = transcript({ seats: 1 }, line).play('activate 0', 'fleet 2')
    expect(t.asked).toBe('0 act')
    expect(t.state.turn?.fleet).toEqual([0, 2])
  })

  test('XO-FLT-02 all do the same, and each spends the Action', () => {
    const t = transcript({}, line).play('activate 0', 'fleet 1', 'join', 'jump 1')
    expect([0, 1, 2].map((ship) => t.ship(ship).place)).toEqual([1, 1, 0])
    expect([0, 1].map((ship) => t.ship(ship).actions)).toEqual([2, 2])
    expect(t.facts('moved').map(({ board }) => board)).toEqual([0, 2])
  })

  test('XO-FLT-03 a Fleet has as many Actions as its member with the fewest', () => {
    const t = transcript({}, line).play('activate 3', 'jump 1', 'jump 0')
    expect(t.ship(3).actions).toBe(2)
    t.play('fleet 0', 'join')
    expect([t.ship(3).actions, t.ship(0).actions]).toEqual([2, 2])
  })

  test('XO-FLT-04 the book: two ships of three Actions jump, and an Explorer joins with the two that are left', () => {
    const t = transcript({}, (p) => line(p).at(1, 3)).play('activate 0', 'fleet 2', 'join', 'jump 1')
    expect(t.ship(3).actions).toBe(4)
    t.play('fleet 3', 'join')
    expect([0, 2, 3].map((ship) => t.ship(ship).actions)).toEqual([2, 2, 2])
    t.play('rush 3')
    expect([0, 2, 3].map((ship) => t.ship(ship).place)).toEqual([3, 3, 3])
  })

  test('XO-FLT-04 a ship with fewer Actions lowers those of the Fleet', () => {
    const t = transcript({}, (p) => line(p).ship(1, { actions: 1 })).play('activate 3', 'fleet 1', 'join')
    expect([t.ship(3).actions, t.ship(1).actions]).toEqual([1, 1])
  })

  test('XO-FLT-05 not a ship that has acted', () => {
    const t = transcript({}, line).play('activate 1', 'end-turn', 'activate 0')
    expect(t.refusal('fleet 1')).toEqual({ rule: 'XO-FLT-05' })
  })

  test('XO-FLT-06 Actions beyond those of the Fleet are lost', () => {
    const t = transcript({}, line).play('activate 3', 'fleet 0', 'join', 'jump 1', 'jump 0', 'jump 1')
    expect(t.options).toEqual(['strain', 'end-turn'])
    t.play('end-turn')
    expect([t.ship(3).acted, t.ship(0).acted]).toEqual([true, true])
    expect(t.options).toEqual(['activate 1', 'activate 2'])
  })

  test('XO-FLT-07 a Probe of a Fleet reveals one tile', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B10'))
    t.play('activate 0', 'fleet 1', 'join', 'fleet 2', 'join', 'probe 0').playAny()
    expect(t.state.systems.length).toBe(2)
    expect([0, 1, 2].map((ship) => t.ship(ship).actions)).toEqual([2, 2, 2])
    const jumping = transcript({}, (p) => p.startingSystem('R1').tiles('B10'))
    jumping.play('activate 0', 'fleet 1', 'join', 'blind-jump 0').playAny()
    expect([jumping.state.systems.length, jumping.ship(0).place, jumping.ship(1).place]).toEqual([2, 1, 1])
  })

  test('XO-FLT-08 each member scavenges; one card is explored', () => {
    const t = transcript({}, (p) => p.north('B10').at(1, 0, 1).explorations('X02', 'X05'))
    t.play('activate 0', 'fleet 1', 'join', 'scavenge')
    expect([t.ship(0).scraps, t.ship(1).scraps]).toEqual([2, 2])
    t.play('explore')
    expect(t.facts('exploration').length).toBe(1)
  })

  test('XO-FLT-09 members have no turn of their own, and cannot leave', () => {
    const t = transcript({}, line).play('activate 0', 'fleet 1', 'join', 'jump 1')
    expect(t.asked).toBe('0 act')
    expect(t.shown).not.toContain('fleet 1')
    t.play('end-turn')
    expect(t.options).toEqual(['activate 2', 'activate 3'])
  })

  const raid = (p: Position) => p.north('O01', 'B10')

  test('XO-FLT-10 all roll together, and one miss detects all', () => {
    const dice = ['red hit', 'red hit', 'blue special', 'blue miss'] as const
    const t = transcript({ dice }, (p) => raid(p).nextEnemies('E02'))
    t.play('activate 0', 'fleet 1', 'join', 'jump 1', 'roll')
    while (t.prompt === 'after-detection') t.play('go-on')
    expect(t.facts('detection')).toMatchObject([{ boards: [0, 2], detected: true }])
    expect(t.facts('combat')).toMatchObject([{ boards: [0, 2] }])
  })

  test('XO-FLT-10 without a miss nobody is detected', () => {
    const dice = ['red hit', 'red hit', 'blue special', 'blue special'] as const
    const t = transcript({ dice }, raid).play('activate 0', 'fleet 1', 'join', 'jump 1', 'roll')
    expect(t.facts('detection')).toMatchObject([{ boards: [0, 2], detected: false }])
    expect(t.asked).toBe('0 act')
  })

  test('XO-FLT-11 a Skill Roll adds up', () => {
    // Dormant Swarm asks for two hits.
    const dice = ['red hit', 'red miss', 'red hit', 'blue miss'] as const
    const t = transcript({ dice }, (p) => p.north('B10').at(1, 0, 2).explorations('X16'))
    t.play('activate 0', 'fleet 2', 'join', 'explore')
    while (t.prompt === 'after-skill') t.play('go-on')
    expect(t.facts('skill-roll')).toMatchObject([{ needed: 2, got: 2, success: true }])
    expect([t.ship(0).health, t.ship(2).health]).toEqual([9, 11])
  })

  test('XO-FLT-12, XO-FLT-17 a Fleet strains as a whole; each member rolls for itself', () => {
    const dice = ['red miss', 'red hit', 'blue special', 'blue miss'] as const
    const t = transcript({ dice }, line).play('activate 0', 'fleet 1', 'join', 'strain')
    expect([0, 1].map((ship) => t.ship(ship).actions)).toEqual([4, 4])
    expect(t.facts('strained').map(({ board }) => board)).toEqual([0, 2])
    t.play('end-turn')
    while (t.prompt === 'after-damage') t.play('go-on')
    expect(t.facts('damage-roll').map(({ board, misses }) => [board, misses])).toEqual([
      [0, 1],
      [2, 1],
    ])
    expect([t.ship(0).health, t.ship(1).health]).toEqual([8, 7])
  })

  test('XO-FLT-13 an attack of a Fleet adds up, and each ship suffers for its own misses', () => {
    const dice = ['red hit', 'red miss', 'blue hit', 'blue special'] as const
    const t = transcript({ dice }, (p) => p.north('O01').at(1, 0, 1).enemies(1, 'E05'))
    t.play('activate 0', 'fleet 1', 'join', 'fight', 'offensive', 'offensive')
    while (t.prompt === 'after-attack') t.play('go-on')
    // Two hits, less one Shield.
    expect(t.facts('attack')).toMatchObject([{ hits: 2, shields: 1, damage: 1, left: 3 }])
    expect([t.ship(0).health, t.ship(1).health]).toEqual([8, 8])
  })

  test('XO-FLT-14 a Fleet disengages as a whole', () => {
    const dice = ['red hit', 'red hit', 'blue special', 'blue special'] as const
    const t = transcript({ dice }, (p) => p.north('O01').at(1, 0, 1).enemies(1, 'E05'))
    t.play('activate 0', 'fleet 1', 'join', 'fight', 'disengage', 'flee')
    expect(t.facts('disengaged')).toMatchObject([{ boards: [0, 2] }])
    expect(t.facts('damage-roll').map(({ board }) => board)).toEqual([0, 2])
    expect([t.ship(0).engaged, t.ship(1).engaged]).toEqual([false, false])
    t.play('jump 0')
    expect([t.ship(0).place, t.ship(1).place]).toEqual([0, 0])
  })

  test('XO-FLT-15 the next round starts without Fleets', () => {
    const t = transcript({}, (p) => line(p).noTokens()).play('activate 0', 'fleet 1', 'join', 'end-turn')
    expect(t.state.fleets).toEqual([[0, 1]])
    t.endRound()
    expect(t.state).toMatchObject({ turn: null, fleets: [] })
    expect(t.options).toEqual(['activate 0', 'activate 1', 'activate 2', 'activate 3'])
    t.play('activate 1')
    expect(t.state.turn?.fleet).toEqual([1])
  })

  test('XO-FLT-16 one member of the class opens an option for all', () => {
    const options = (ship: number) => {
      const t = transcript({}, (p) => p.north('B10').at(1, 0, 1, 3).explorations('X09'))
      t.play('activate 0', `fleet ${ship}`, 'join', 'explore')
      return t.options
    }
    expect(options(1)).toEqual(['option 1', 'option 2'])
    expect(options(3)).toEqual(['option 0', 'option 1', 'option 2'])
  })

  test('XO-FLT-17 a ship strains once: a member that has keeps its Fleet from gaining anything', () => {
    const t = transcript({}, line).play('activate 0', 'strain', 'jump 1', 'jump 0', 'fleet 1', 'join')
    expect([t.ship(0).actions, t.ship(1).actions]).toEqual([2, 2])
    expect(t.refusal('strain')).toEqual({ rule: 'XO-ACT-37' })
  })

  test('XO-FLT-17 whoever joins a Fleet that has strained shares its Actions, owes nothing, and adds none', () => {
    const t = transcript({}, line).play(
      'activate 0',
      'fleet 1',
      'join',
      'strain',
      'scavenge',
      'fleet 2',
      'join',
    )
    expect(t.state.ships.slice(0, 3).map(({ actions, strained }) => [actions, strained])).toEqual([
      [3, true],
      [3, true],
      [3, false],
    ])
    expect(t.refusal('strain')).toEqual({ rule: 'XO-ACT-37' })
  })

  test('XO-ACT-37 however many ships a turn takes in, it has one Action more than the leader brought', () => {
    const t = transcript({ seats: 1, options: { ships: 4 } }, line).play('activate 0', 'strain')
    let spent = 0
    for (const joining of ['fleet 1', 'fleet 2', 'fleet 3']) {
      t.play('jump 1', 'jump 0', ...(t.options.includes(joining) ? [joining] : []))
      spent += 2
      if (t.ship(0).actions === 0) break
    }
    expect(spent).toBe(4)
    expect(t.refusal('strain')).toEqual({ rule: 'XO-ACT-37' })
  })

  test('XO-FLT-18 one member whose engine fails keeps the Fleet from rushing and straining', () => {
    const t = transcript({}, (p) => line(p).damage(1, 'engine-failure')).play('activate 0', 'fleet 1', 'join')
    expect(t.refusal('rush 2')).toEqual({ rule: 'XO-DMG-05' })
    expect(t.refusal('strain')).toEqual({ rule: 'XO-DMG-05' })
    expect(t.refusal('jump 1')).toBeUndefined()
  })

  test('XO-FLT-18 one that may not scavenge spends the Action, the others gain', () => {
    const t = transcript({}, (p) => line(p).damage(1, 'breached-hold')).play(
      'activate 0',
      'fleet 1',
      'join',
      'scavenge',
    )
    expect([t.ship(0).scraps, t.ship(1).scraps]).toEqual([2, 1])
    expect([t.ship(0).actions, t.ship(1).actions]).toEqual([2, 2])
  })

  test('XO-FLT-19 a card that moves its owner is of no use in a Fleet', () => {
    const micro = (p: Position) => line(p).modules(0, 'M22').ship(0, { energyMarkers: 2 })
    const alone = transcript({}, micro).play('activate 0')
    const card = alone.options.find((key) => key.startsWith('use 0')) ?? 'none'
    expect(alone.refusal(card)).toBeUndefined()
    alone.play('fleet 1', 'join')
    expect(alone.options).not.toContain(card)
  })

  test('XO-FLT-19 an Action for one member is of no use to the Fleet, unless it came before', () => {
    const boosted = (p: Position) => line(p).modules(0, 'M14')
    const during = transcript({}, boosted).play('activate 0', 'fleet 1', 'join')
    const card = during.shown.find((key) => key.startsWith('use 0')) ?? 'none'
    expect(during.refusal(card)).toEqual({ rule: 'XO-FLT-19' })
    const before = transcript({}, boosted).play('activate 0', card, 'fleet 3', 'join')
    expect([before.ship(0).actions, before.ship(3).actions]).toEqual([4, 4])
  })

  test('XO-FLT-01 a Fleet may be formed before the Detection Roll of a turn, which is then common', () => {
    const dice = ['red hit', 'red hit', 'blue special', 'blue special'] as const
    const t = transcript({ dice }, (p) => raid(p).at(1, 0, 1)).play('activate 0')
    expect(t.asked).toBe('0 gather')
    expect(t.options).toEqual(['fleet 1', 'go-on'])
    t.play('fleet 1', 'join', 'roll')
    expect(t.facts('detection')).toMatchObject([{ boards: [0, 2], detected: false }])
    expect(t.state.turn?.fleet).toEqual([0, 1])
  })

  test('XO-TRN-06 a ship that joins later in an active Enemy System starts its turn there: it rolls, they have', () => {
    const dice = ['red hit', 'red hit', 'blue special', 'blue special'] as const
    const t = transcript({ dice }, (p) => raid(p).at(1, 0, 1)).play('activate 0', 'go-on', 'roll')
    expect(t.asked).toBe('0 act')
    t.play('fleet 1', 'join')
    expect(t.asked).toBe('0 detection')
    t.play('roll')
    expect(t.facts('detection').map(({ boards }) => boards)).toEqual([[0], [2]])
  })

  test('XO-TRN-06 OP-28 under surveillance too: whoever joins later has not entered', () => {
    const dice = ['red hit', 'red hit', 'blue special', 'blue special'] as const
    const t = transcript({ dice }, (p) => p.north('O07').at(1, 0, 1)).play('activate 0', 'go-on', 'roll')
    t.play('fleet 1', 'join')
    expect(t.asked).toBe('0 detection')
    t.play('roll')
    expect(t.facts('detection').map(({ detected }) => detected)).toEqual([false, false])
  })

  test('XO-MOD-06 whoever joins later is in a Fleet: what hides a ship on its own hides it no longer', () => {
    const veiled = (...ships: number[]) =>
      transcript({ dice: ['red hit', 'red hit'] }, (p) =>
        raid(p)
          .modules(1, 'Q2')
          .at(1, ...ships),
      )
    const veil = (keys: readonly string[]) => keys.some((key) => key.startsWith('use 1'))
    expect(veil(veiled(1).play('activate 1').options)).toBe(true)
    const late = veiled(0, 1).play('activate 0', 'go-on', 'roll', 'fleet 1', 'join')
    expect([late.prompt, veil(late.shown)]).toEqual(['detection', false])
  })

  test('XO-FLT-10 if it is seen, the whole Fleet is', () => {
    const dice = ['red hit', 'red hit', 'blue special', 'blue miss'] as const
    const t = transcript({ dice }, (p) => raid(p).at(1, 0, 1).nextEnemies('E02'))
    t.play('activate 0', 'go-on', 'roll', 'fleet 1', 'join', 'roll')
    while (t.prompt === 'after-detection') t.play('go-on')
    expect(t.facts('combat')).toMatchObject([{ boards: [0, 2] }])
  })

  test('XO-FLT-09 if the leading ship is destroyed, the next one leads', () => {
    const dice = ['red miss', 'red hit', 'blue special', 'blue special'] as const
    const t = transcript({ dice }, (p) => p.north('O01').at(1, 0, 1).enemies(1, 'E05').ship(0, { health: 1 }))
    t.play('activate 0', 'fleet 1', 'join', 'fight', 'offensive', 'offensive')
    while (t.prompt === 'after-attack') t.play('go-on')
    expect(t.ship(0).destroyed).toBe(true)
    expect(t.asked).toBe('1 manoeuvre')
  })

  test('XO-FLT-01 nobody joins a Fleet that has just disengaged', () => {
    const dice = ['red hit', 'red hit'] as const
    const t = transcript({ dice }, (p) => p.north('O01').at(1, 0, 1).enemies(1, 'E05'))
    t.play('activate 0', 'go-on', 'fight', 'disengage')
    expect(t.refusal('fleet 1')).toEqual({ rule: 'XO-CMB-20' })
  })

  test('XO-FLT-01 a ship held by an Avatar that has not acted fights beside the one that arrives', () => {
    const t = transcript({}, (p) => p.north('B10').noTokens().at(1, 1).avatar(1, 1))
    t.play('activate 0', 'jump 1')
    expect(t.asked).toBe('0 gather')
    t.play('fleet 1', 'join')
    expect(t.facts('combat')).toMatchObject([{ boards: [0, 2] }])
  })

  test('XO-FLT-05 one that has acted takes no part in the fight', () => {
    const t = transcript({}, (p) => p.north('B10').noTokens().at(1, 1).avatar(1, 1).ship(1, { acted: true }))
    t.play('activate 0', 'jump 1')
    expect(t.facts('combat')).toMatchObject([{ boards: [0] }])
  })

  test('XO-FLT-09 what cards do at the start of a turn they do for a ship that joins', () => {
    const t = transcript({}, (p) => line(p).modules(1, 'Q6').ship(1, { health: 5 })).play('activate 0')
    expect(t.facts('healed')).toEqual([])
    t.play('fleet 1', 'join')
    expect(t.facts('healed')).toMatchObject([{ board: t.ship(1).board }])
  })

  test('XO-FLT-02 a Fleet rushes as far as the member with the shortest Rush', () => {
    const t = transcript({}, (p) => line(p).mods(3, 'AAAA')).play('activate 3')
    expect(t.shown).toContain('rush 4')
    t.play('fleet 0', 'join')
    expect(t.shown).toContain('rush 3')
    expect(t.shown).not.toContain('rush 4')
  })

  test('XO-FLT-01 a hidden ship that joins is hidden no longer', () => {
    const t = transcript({}, (p) => line(p).ship(1, { hidden: true })).play('activate 0', 'fleet 1', 'join')
    expect(t.ship(1).hidden).toBe(false)
  })

  test('XO-FLT-01 when an Avatar comes in the middle of a turn, whoever is there may join against it', () => {
    const t = transcript({}, (p) => p.north('B02').at(1, 0, 1).nextSignal(1, 'S10'))
    t.play('activate 0', 'explore')
    expect(t.facts('avatar-arrives').length).toBe(1)
    expect([t.asked, t.ship(0).engaged, t.ship(1).engaged]).toEqual(['0 gather', true, true])
    t.play('fleet 1', 'join')
    expect(t.facts('combat')).toMatchObject([{ boards: [0, 2] }])
  })
})
