import { describe, expect, test } from 'vitest'
import { letterOf } from '../board/drawing.ts'
import { VOID_SLOT } from '../content/board.ts'
import { VOID_TILE } from '../content/tiles.ts'
import { participants } from '../position/participants.ts'
import { endVp } from '../position/scoring.ts'
import { shipsOf } from '../position/ships.ts'
import { BAY, SUPPLY, UNITY } from '../position/state.ts'
import { playTurn } from '../rules/turn.ts'
import { CARD_WORDS } from '../text/cards.ts'
import { Position, SCIENCE_FIELD, SHIPYARD } from './position.ts'
import { type Played, run } from './rule.ts'
import { begun, setUp } from './tables.ts'

const turn = (position: Position, ...answers: string[]): Played => run(position, playTurn, { answers })

describe('Terms and icons', () => {
  test('AE-BS-28 five colours with names of their own, and a letter each, the Unity too', () => {
    for (const { names } of Object.values(CARD_WORDS)) expect(new Set(names.colours).size).toBe(5)
    expect(new Set([0, 1, 2, 3, 4, UNITY].map(letterOf)).size).toBe(6)
  })

  test('AE-BZ-8 points go on beyond 99', () => {
    const position = new Position().change({ terminus: 300 }).give(0, { vp: 99 }).moons(0, 'MG8')
    expect(turn(position, `moon ${position.state.players[0].moons[0]}`).state.players[0].vp).toBe(101)
  })

  test('AE-BZ-9 a participant is a player or the Unity; a player never is', () => {
    const state = setUp(2, { unity: 1 })
    expect(participants(state).map(({ who }) => who)).toEqual([0, 1, UNITY])
    expect(state.players.map(({ who }) => who)).toEqual([0, 1])
  })

  test('AE-BZ-16 ships are built from the supply; the supply of a field is its gift', () => {
    const position = new Position().stock(0, { titanium: 1, energy: 1 })
    const built = turn(position, `launch transport ${SHIPYARD}`, 'build transport', 'drop energy', 'end-turn')
    expect(shipsOf(built.state, 0).filter(({ place }) => place === SUPPLY)).toHaveLength(5)
    const gift = turn(new Position(), `launch transport ${SCIENCE_FIELD}`, 'end-turn')
    expect(gift.state.players[0].hand).toHaveLength(1)
  })

  test('AE-IC-1 AE-WX-9 relic icons of modules and moons make one set', () => {
    const points = (position: Position): number =>
      endVp(position.state, 0).find(({ source }) => source === 'relics')?.vp ?? 0
    const relics = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']
    const all = [0, 1, 2, 3, 4, 5, 6].map((count) =>
      points(new Position().modules(0, ...relics.slice(0, count))),
    )
    expect(all).toEqual([0, 2, 5, 9, 14, 20, 20])
    expect(points(new Position().modules(0, 'R01').moons(0, 'AM1'))).toBe(5)
  })

  test('AE-IC-2 only the slot with the icon of the Void ever holds it', () => {
    for (let deal = 0; deal < 10; deal++) {
      const { regions } = setUp(4, { void: true }, `deal ${deal}`)
      expect(regions.flatMap(({ tile }, region) => (tile === VOID_TILE ? [region] : []))).toEqual([VOID_SLOT])
    }
    expect(setUp(4).regions.every(({ tile }) => tile !== VOID_TILE)).toBe(true)
  })

  test('AE-UD-10 all nine ships of the Unity are there from the start', () => {
    const ships = shipsOf(setUp(2, { unity: 1 }), UNITY)
    expect(ships.map(({ place }) => place)).toEqual(Array.from({ length: 9 }, () => BAY))
  })

  test('AE-UD-44 the Unity has no bonus for its place in the order', () => {
    const { unity } = begun(3, { unity: 1 }).state
    expect([unity?.stock, unity?.hand]).toEqual([[0, 0, 0, 0, 0], []])
  })
})
