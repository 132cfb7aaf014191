import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { cardTexts } from './card-texts.ts'

describe.each(LANGUAGES)('cards read in %s', (language) => {
  const cards = cardTexts(language)

  test('have names of their own', () => {
    const names = cards.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('say in print all that stands on them', () => {
    for (const { name, lines } of cards) {
      expect(lines.length, name).toBeGreaterThan(1)
      for (const line of lines) expect(line, name).toMatch(/^[\p{Lu}\d+].*\.$/u)
    }
  })
})

test('a faction is read with its abilities, its upgrade and its story', () => {
  const card = cardTexts('en').find(({ name }) => name === 'Crystal Regency')
  expect(card?.lines).toEqual([
    'Faction.',
    'Start with 3 energy, 1 ice, 1 carbon, 1 credit, 2 tactics cards, 3 transports and 1 leader.',
    'Splendour. Your developments score 1 VP more.',
    'Beacons. You may also launch to any tile 2 away from one of your developments.',
    'Upgrade, Regent’s Seal. A development on a planet of size 3 takes 1 leader less.',
    'Their regents are cut, not born, and each facet remembers a reign. From their towers one can see the next tower, and so on to the Edge.',
  ])
})
