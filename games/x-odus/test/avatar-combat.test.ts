import { describe, expect, test } from 'vitest'
import { beatAvatar, engage } from '../rules/avatar-combat.ts'
import { costsOfDisengaging } from '../position/disengaging.ts'
import { HIGHEST_LEVEL } from '../position/learning.ts'
import type { Chosen } from './chosen-dice.ts'
import { carrying, use } from './duel.ts'
import { module } from './position.ts'
import { quietTable } from './quiet-table.ts'
import { type Position, type Transcript, transcript } from './transcript.ts'

const HITS: readonly Chosen[] = ['red hit', 'red hit']

/** Four captains; Avatar 4 holds the Warship in the System north of the Starting System, where the others are. */
function caught(dice: readonly Chosen[], arrange: (p: Position) => void = () => {}, ships = [0]): Transcript {
  return transcript({ dice }, (p) => {
    p.startingSystem('R1')
      .north('B10', 'B02', 'B06')
      .at(1, ...ships)
    for (const ship of p.state.ships) {
      ship.mods.fill(0)
      ship.level = HIGHEST_LEVEL
    }
    p.noTokens().avatar(4, 1)
    arrange(p)
  })
}

describe('Avatars engage', () => {
  test('XO-AVC-02 in the Corruption phase every ship it engages makes a Damage Roll at once', () => {
    const t = caught(['red miss', 'red hit', 'yellow hit', 'yellow miss'], () => {}, [0, 3])
    const g = quietTable(t.state)
    t.state.phase = 'corruption'
    const told: string[] = []
    g.listener = { hear: (fact) => told.push(fact.kind) }
    engage(g, 0, true)
    expect(told.filter((kind) => kind === 'damage-roll')).toHaveLength(2)
    expect([t.ship(0).engaged, t.ship(3).engaged, t.ship(1).engaged]).toEqual([true, true, false])
  })

  test('XO-AVC-02 a hidden ship is not engaged, and rolls nothing', () => {
    const t = caught([], (p) => p.ship(0, { hidden: true, engaged: false }))
    engage(quietTable(t.state), 0, true)
    expect(t.ship(0)).toMatchObject({ engaged: false, health: 9 })
  })

  test('XO-AVC-03 the fight waits for the turn of the ship: others may act first, and join', () => {
    const t = caught(['red hit', 'red hit', 'blue hit', 'blue hit'])
    t.play('activate 1', 'jump 1')
    expect(t.asked).toBe('1 gather')
    t.play('fleet 0', 'join')
    expect(t.state.turn?.fleet).toEqual([1, 0])
    expect([t.asked, ...t.options]).toEqual(['1 manoeuvre', 'offensive', 'defensive 1', 'disengage'])
    t.play('offensive', 'offensive')
    expect(t.facts('combat')).toMatchObject([{ boards: [t.ship(1).board, t.ship(0).board] }])
  })

  test('XO-AVC-04 a ship that moves into its System is engaged without a Damage Roll', () => {
    const t = caught([]).play('activate 1', 'jump 1', 'go-on')
    expect(t.facts('damage-roll')).toEqual([])
    expect(t.ship(1)).toMatchObject({ engaged: true, place: 1 })
    expect(t.asked).toBe('1 manoeuvre')
  })

  test('XO-AVC-05 an engaged ship must fight or disengage when its turn comes', () => {
    const t = caught([]).play('activate 0')
    expect([t.asked, ...t.shown]).toEqual(['0 manoeuvre', 'offensive', 'defensive 1', 'disengage'])
  })

  test('XO-AVC-05 one that has acted takes no part in the fight of others, and suffers nothing', () => {
    const t = caught(['blue miss', 'blue hit'], (p) => p.ship(0, { acted: true, actions: 0 }))
    t.play('activate 1', 'jump 1')
    expect(t.prompt).toBe('manoeuvre')
    t.play('offensive')
    expect(t.state.combat?.ships).toEqual([1])
    expect([t.ship(0).health, t.ship(1).health]).toEqual([9, 7])
  })
})

describe('Avatars beaten', () => {
  /** The Warship strikes the last blow. */
  const beaten = (marker: number, arrange: (p: Position) => void = () => {}) =>
    caught(HITS, (p) => {
      p.marker(marker).modules(0, 'M15', 'M09')
      p.state.foes[0].health = 2
      arrange(p)
    }).play('activate 0', 'offensive', use('EMP Charge'), use('Missile Salvo'))

  test('XO-AVC-06 it is not destroyed: its token goes 2 spaces beyond the marker', () => {
    const t = beaten(3)
    expect(t.state.foes).toEqual([])
    expect(t.state.tokens).toEqual([{ number: 4, space: 5, faceUp: true }])
    expect(t.facts('avatar-escapes')).toMatchObject([{ avatar: 4, space: 5 }])
    expect([t.ship(0).engaged, t.prompt]).toEqual([false, 'act'])
  })

  test('XO-GEN-11 its card says what those who beat it gain', () => {
    const t = beaten(3, (p) => p.nextModules('Q3'))
    expect([t.state.held, t.ship(0).modules]).toEqual([true, [module('Q3')]])
  })

  test('XO-AVC-06 whoever else it held is free', () => {
    const t = beaten(3, (p) => p.at(1, 2).ship(2, { engaged: true, acted: true }))
    expect(t.ship(2).engaged).toBe(false)
  })

  test('XO-AVC-06 but not as long as another Avatar is there', () => {
    const t = caught([], (p) => p.avatar(2, 1).at(1, 2).ship(2, { engaged: true, acted: true }))
    beatAvatar(quietTable(t.state), 0)
    expect(t.ship(2).engaged).toBe(true)
  })

  test.each([
    [16, [{ number: 4, space: 18, faceUp: true }], []],
    [17, [], [4]],
    [18, [], [4]],
  ])(
    'XO-AVC-07 with the marker on %i: beyond the Awakening it is out of the game',
    (marker, tokens, gone) => {
      const t = beaten(marker)
      expect([t.state.tokens, t.state.goneAvatars]).toEqual([tokens, gone])
    },
  )

  test('XO-AVC-08 no Scraps for it', () => {
    expect(beaten(3).ship(0).scraps).toBe(1)
  })

  test('XO-AVC-15 it counts as an Enemy: cards for a victory work', () => {
    const t = beaten(3, carrying('Prize Crew'))
    expect(t.ship(0).scraps).toBe(2)
  })

  test('XO-AVC-15 but it has no level: Plunder does not', () => {
    const t = beaten(3, (p) => {
      p.board(0, 'pirate-ship').ship(0, { energyMarkers: 3, level: HIGHEST_LEVEL })
      p.state.ships[0].mods[2] = 2
    })
    expect(t.prompt).toBe('act')
    expect(t.ship(0).energy).toBe(3)
  })
})

describe('Herald of the Corruption', () => {
  test('XO-AVC-09 disengaging from an Avatar advances the marker at once, in the middle of the turn', () => {
    const t = caught(HITS).play('activate 0', 'disengage')
    expect(t.facts('corruption')).toMatchObject([{ space: 2, why: 'herald' }])
    expect(t.ship(0).engaged).toBe(false)
    expect(t.options).toContain('hide')
  })

  test('XO-AVC-09 red spaces are resolved immediately: an Avatar comes, and engages whoever is there', () => {
    const t = caught(HITS, (p) => p.marker(4).token(1, 5)).play('activate 0', 'disengage')
    expect(t.state.foes.map(({ card, place }) => [card, place])).toEqual([
      [4, 1],
      [1, 0],
    ])
    expect(t.facts('enemies-added')).toHaveLength(1)
    expect([0, 1, 2, 3].map((ship) => t.ship(ship).engaged)).toEqual([false, true, true, true])
    // Outside the Corruption phase, without Damage Rolls but that of the ship that disengaged.
    expect(t.facts('damage-roll')).toHaveLength(1)
  })

  test('XO-AVC-09 not from an Enemy', () => {
    const t = transcript({ dice: HITS }, (p) => p.system('O01', 0, -1).at(1, 0).enemies(1, 'E11'))
    t.play('activate 0', 'fight', 'disengage')
    expect(t.facts('corruption')).toEqual([])
  })

  test('XO-AVC-10 several ships and several Avatars in a System count once', () => {
    const t = caught(
      [...HITS, ...HITS, 'blue hit', 'blue hit', 'blue hit', 'blue hit'],
      (p) => p.avatar(2, 1),
      [0, 1],
    )
    t.play('activate 0', 'fleet 1', 'join', 'foe 0', 'disengage', 'flee')
    expect(t.facts('damage-roll')).toHaveLength(4)
    expect(t.facts('corruption')).toHaveLength(1)
  })

  test('XO-AVC-10 once for all that were held in a System, on separate turns too', () => {
    const t = caught([...HITS, 'blue hit', 'blue hit'], () => {}, [0, 1])
    t.play('activate 0', 'go-on', 'disengage', 'hide', 'activate 1', 'disengage')
    expect(t.facts('disengaged')).toHaveLength(2)
    expect(t.facts('corruption')).toHaveLength(1)
  })

  test('XO-AVC-10 again for whoever comes later, and gives ground in its turn', () => {
    const t = caught([...HITS, 'blue hit', 'blue hit'])
    t.play('activate 0', 'disengage', 'hide')
    expect(t.state.marker).toBe(2)
    t.play('activate 1', 'jump 1', 'disengage')
    expect(t.facts('corruption')).toHaveLength(2)
    expect(t.state.marker).toBe(3)
  })

  test('XO-AVC-10 and for one that others had paid for, should it come back', () => {
    const t = caught(['blue hit', 'blue hit'], (p) => p.ship(1, { heralded: true }), [])
    t.play('activate 1', 'jump 1', 'disengage')
    expect(t.state.marker).toBe(2)
  })

  test('XO-AVC-10 and for a Fleet of those that were held and of one that has come since', () => {
    const blue: readonly Chosen[] = ['blue hit', 'blue hit']
    const t = caught([...HITS, ...blue, ...blue, ...HITS, ...blue], () => {}, [0, 1])
    t.play('activate 0', 'go-on', 'disengage', 'hide', 'activate 2', 'jump 1', 'fleet 1', 'join')
    expect([t.ship(1).heralded, t.ship(2).heralded]).toEqual([true, false])
    expect(costsOfDisengaging(t.state)).toEqual([1, true, true, 2])
    t.play('disengage', 'flee')
    expect(t.state.marker).toBe(3)
  })

  test('XO-AVC-11 with the marker on the Awakening it is the end', () => {
    const t = caught(HITS, (p) => p.marker(18)).play('activate 0', 'disengage')
    expect(t.asked).toBe('over')
    expect(t.state.ending).toBe('awakening')
  })

  test('XO-AVC-14 several Avatars: fought in the order one likes, a Damage Roll each on disengaging', () => {
    const t = caught(['red miss', 'red hit', 'red miss', 'red hit'], (p) => p.avatar(2, 1)).play('activate 0')
    expect([t.prompt, ...t.options]).toEqual(['foe', 'foe 0', 'foe 1'])
    t.play('foe 1', 'disengage')
    expect(t.facts('damage-roll')).toHaveLength(2)
    expect(t.facts('lost-health').filter(({ why }) => why === 'damage-roll')).toHaveLength(2)
  })
})

describe('The grip of Avatars', () => {
  const torn = (t: Transcript) => t.facts('lost-health').filter(({ why }) => why === 'grip')

  test('XO-AVC-16 each ship that disengages loses 2 Health where four ships play, after its Damage Roll', () => {
    const t = caught(['blue hit', 'blue miss', ...HITS]).play('activate 1', 'jump 1')
    t.play('fleet 0', 'join', 'disengage', 'flee')
    expect(torn(t)).toMatchObject([
      { board: t.ship(1).board, n: 2 },
      { board: t.ship(0).board, n: 2 },
    ])
    expect([t.ship(0).health, t.ship(1).health]).toEqual([7, 5])
  })

  test('XO-AVC-16 1 where three play', () => {
    const t = transcript({ seats: 3, dice: HITS }, (p) => p.noTokens().north('B10').at(1, 0).avatar(1, 1))
    t.play('activate 0', 'disengage')
    expect(torn(t)).toMatchObject([{ n: 1, left: 8 }])
  })

  test('XO-AVC-16 for every Avatar that holds it', () => {
    const t = caught([...HITS, ...HITS], (p) => p.avatar(2, 1)).play('activate 0', 'foe 1', 'disengage')
    expect(torn(t)).toMatchObject([{ n: 2 }, { n: 2, left: 5 }])
  })

  test('XO-AVC-16 not for a ship that slips away by a card', () => {
    const t = caught([], (p) => p.modules(0, 'M16')).play('activate 0', 'disengage')
    if (t.prompt === 'disengaging') t.play(use('Smoke Beacon'))
    expect([torn(t), t.facts('damage-roll')]).toEqual([[], []])
    expect(t.ship(0).health).toBe(9)
  })

  test('XO-AVC-16 nor from Enemies', () => {
    const t = transcript({ dice: HITS }, (p) => p.noTokens().north('O01').at(1, 0).enemies(1, 'E02'))
    t.play('activate 0', 'fight', 'disengage')
    expect([t.ship(0).health, t.facts('lost-health')]).toEqual([9, []])
  })

  test('XO-AVC-16 a ship can be destroyed by it', () => {
    const t = caught(HITS, (p) => p.ship(0, { health: 2 })).play('activate 0', 'disengage')
    expect(t.ship(0)).toMatchObject({ destroyed: true, health: 0 })
  })

  test('XO-CMB-14 a captain without a ship is told so, alone, and goes on naming who acts next', () => {
    const t = caught(HITS, (p) => p.ship(0, { health: 2 })).play('activate 0', 'disengage')
    expect(t.facts('adrift')).toEqual([{ kind: 'adrift', seat: 0, board: t.ship(0).board }])
    expect(t.prompt).toBe('order')
    expect(t.ship(0).destroyed).toBe(true)
  })
})
