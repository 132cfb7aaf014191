import { expect, test } from 'vitest'
import { shuffle } from '../chance.ts'
import { die, rotated, ScriptedChance, unshuffled } from './scripted-chance.ts'

/** What comes out of `count` dice of so many sides. */
const rolls = (chance: ScriptedChance, count: number, sides: number): number[] =>
  Array.from({ length: count }, () => chance.below(sides) + 1)

test('twelve dice come as they were named', () => {
  const wanted = [6, 1, 3, 3, 5, 2, 6, 6, 1, 4, 2, 5]
  const chance = new ScriptedChance(wanted.map((shows) => die(6, shows)))
  expect(rolls(chance, 12, 6)).toEqual(wanted)
})

test('after the script chance goes on by itself, the same in every run', () => {
  const afterwards = (): number[] => {
    const chance = new ScriptedChance([die(6, 4)])
    chance.below(6)
    return rolls(chance, 40, 6)
  }
  expect(afterwards()).toEqual(afterwards())
  expect(new Set(afterwards()).size).toBe(6)
})

test('the rules rolling another die than the script has is told, not passed over', () => {
  const chance = new ScriptedChance([die(6, 4)])
  expect(() => chance.below(10)).toThrow('draw 1 of the script is out of 6, the rules draw out of 10')
  expect(chance.below(6)).toBe(3)
})

test('a script cannot name a side that a die does not have', () => {
  expect(() => new ScriptedChance([die(6, 7)])).toThrow('there is no number 6 among 6')
})

test('a shuffle in the script leaves the cards as they lie', () => {
  const cards = [4, 7, 1, 9]
  const chance = new ScriptedChance([...unshuffled(cards.length), die(6, 2)])
  shuffle(chance, cards)
  expect(cards).toEqual([4, 7, 1, 9])
  expect(chance.below(6)).toBe(1)
})

test('a shuffle in the script can lay the first card behind the last', () => {
  const cards = [4, 7, 1, 9]
  shuffle(new ScriptedChance(rotated(cards.length)), cards)
  expect(cards).toEqual([7, 1, 9, 4])
})

test('from a mark, or in a fork, the same comes again; after a fresh start nothing of the script does', () => {
  const chance = new ScriptedChance([die(6, 5), die(6, 2)])
  chance.below(6)
  const mark = chance.mark()
  const twin = chance.fork()
  const first = rolls(chance, 5, 6)
  chance.goTo(mark)
  expect(rolls(chance, 5, 6)).toEqual(first)
  expect(rolls(twin, 5, 6)).toEqual(first)
  expect(first[0]).toBe(2)
  chance.goTo(mark)
  chance.renew()
  expect(() => chance.below(10)).not.toThrow()
})
