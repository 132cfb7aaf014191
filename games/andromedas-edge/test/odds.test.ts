import { describe, expect, test } from 'vitest'
import { type Odds, oddsOf, type Roller, winningHand } from '../position/odds.ts'

const percent = ({ win, nobody }: Odds): string =>
  [nobody, ...win].map((chance) => (100 * chance).toFixed(2)).join(' ')

const side = (dice: number, targeting = 1): Roller => ({ dice, targeting })

describe('AE-BB-16 to AE-BB-18: who wins', () => {
  test('AE-BB-16 the single highest die wins', () => {
    expect(winningHand([[4, 4, 4], [5], [3, 2]])).toBe(1)
  })

  test('AE-BB-17 tied dice are set aside, and only those who tied stay in contention', () => {
    expect(
      winningHand([
        [6, 3],
        [6, 4],
        [5, 5],
      ]),
    ).toBe(1)
    expect(
      winningHand([
        [6, 6, 1],
        [6, 6],
      ]),
    ).toBe(0)
  })

  test('AE-BB-18 with the same dice to the end everyone loses, also those below', () => {
    expect(
      winningHand([
        [6, 4],
        [6, 4],
        [5, 5, 5],
      ]),
    ).toBe(-1)
  })

  test('AE-WX-13 A 6 4, B 6 4 1, C 5 5 5: B wins', () => {
    expect(
      winningHand([
        [6, 4],
        [6, 4, 1],
        [5, 5, 5],
      ]),
    ).toBe(1)
  })

  test('AE-WX-14 A 6, B 6, raider 5 4: everyone loses', () => {
    expect(winningHand([[6], [6], [5, 4]])).toBe(-1)
  })
})

describe('AE-BB-15: odds', () => {
  test.each([
    ['16.67 41.67 41.67', [side(1), side(1)]],
    ['0.00 74.54 25.46', [side(2), side(1)]],
    ['2.02 57.63 40.35', [side(3, 2), side(3)]],
    ['23.61 25.46 25.46 25.46', [side(1), side(1), side(1)]],
    ['4.24 61.03 17.36 17.36', [side(2), side(1), side(1)]],
    ['1.53 48.38 34.09 16.00', [side(3, 2), side(3), side(2)]],
  ])('AE-WX-15 nobody and each side: %s', (expected, sides) => {
    expect(percent(oddsOf(sides))).toBe(expected)
  })

  test('AE-BB-15 the table of chances at equal targeting', () => {
    const table = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 6 }, (__, column) =>
        Math.round(100 * oddsOf([side(row + 1), side(column + 1)]).win[0]),
      ).join(' '),
    )
    expect(table).toEqual([
      '42 25 17 13 9 7',
      '75 47 34 25 20 15',
      '83 66 49 38 30 24',
      '87 75 62 49 40 33',
      '91 80 70 60 50 42',
      '93 85 76 67 58 50',
    ])
    const nobody = [1, 2, 3, 4, 5, 6].map((dice) =>
      (100 * oddsOf([side(dice), side(dice)]).nobody).toFixed(1),
    )
    expect(nobody).toEqual(['16.7', '5.1', '2.1', '1.1', '0.6', '0.4'])
  })

  test.each<[string, readonly Roller[]]>([
    ['two sides', [side(2, 3), side(3)]],
    ['three sides', [side(2), side(2, 4), side(1, 2)]],
    ['four sides', [side(1), side(1, 5), side(2), side(1, 3)]],
    ['a die set aside', [{ dice: 3, targeting: 1, aside: true }, side(2)]],
    ['one die is not set aside', [{ dice: 1, targeting: 1, aside: true }, side(2)]],
    ['a reroll', [{ dice: 2, targeting: 2, reroll: true }, side(2)]],
    ['a reroll against two', [side(2), { dice: 2, targeting: 1, reroll: true }, side(1, 4)]],
    ['a reroll, and a die set aside', [{ dice: 3, targeting: 1, aside: true, reroll: true }, side(2)]],
  ])('AE-BB-15 every roll counted one by one agrees: %s', (_, sides) => {
    const exact = oddsOf(sides)
    const counted = byCounting(sides)
    expect(exact.nobody).toBeCloseTo(counted.nobody, 10)
    for (const [place, chance] of exact.win.entries()) expect(chance).toBeCloseTo(counted.win[place], 10)
  })

  test('AE-BB-29 no other die than the lowest is better to roll again', () => {
    const sides = [{ dice: 3, targeting: 1, reroll: true }, side(2)]
    expect(byCounting(sides, 'any').win[0]).toBeCloseTo(oddsOf(sides).win[0], 10)
  })
})

// Every roll, with its weight: the dice of all sides one after the other.

const rollsOf = ({ dice, targeting }: Roller): number[][] => {
  const faces = Array.from({ length: 7 - targeting }, (_, face) => targeting + face)
  let rolls: number[][] = [[]]
  for (let die = 0; die < dice; die++) rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]))
  return rolls
}

const sorted = (dice: readonly number[]): number[] => dice.toSorted((a, b) => b - a)

const compared = (sides: readonly Roller[], rolls: readonly (readonly number[])[]): number[][] =>
  rolls.map((roll, place) => sorted(roll).slice(sides[place].aside === true && roll.length > 1 ? 1 : 0))

function byCounting(sides: readonly Roller[], which: 'lowest' | 'any' = 'lowest'): Odds {
  const win = sides.map(() => 0)
  let nobody = 0
  const count = (winner: number, weight: number): void => {
    if (winner < 0) nobody += weight
    else win[winner] += weight
  }
  let tables: number[][][] = [[]]
  for (const each of sides) tables = tables.flatMap((table) => rollsOf(each).map((roll) => [...table, roll]))
  const veteran = sides.findIndex(({ reroll = false }) => reroll)
  for (const table of tables) {
    const weight = 1 / tables.length
    const now = winningHand(compared(sides, table))
    if (veteran < 0 || now === veteran) {
      count(now, weight)
      continue
    }
    const dice = sorted(table[veteran])
    const tries = (which === 'lowest' ? [dice.length - 1] : [...dice.keys()]).map((die) =>
      rollsOf({ dice: 1, targeting: sides[veteran].targeting }).map(([face]) =>
        winningHand(compared(sides, table.with(veteran, dice.with(die, face)))),
      ),
    )
    const hopes = tries.map((winners) => winners.filter((winner) => winner === veteran).length)
    const best = hopes.indexOf(Math.max(...hopes))
    if (hopes[best] === 0) count(now, weight)
    else for (const winner of tries[best]) count(winner, weight / tries[best].length)
  }
  return { win, nobody }
}
