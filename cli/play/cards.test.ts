import { GAMES } from '@astrolabe/games'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { ambushHouse } from '../test/ambush-house.ts'
import { REAL_GAMES } from '../test/real-games.ts'
import { typing } from '../test/script.ts'
import { converse, tableOf } from '../test/table.ts'
import { cardsMeant } from './cards.ts'

const CARDS = [
  'Œil',
  'Œil du cyclone',
  'Méduses-aérostats',
  'L’Archonte endormi',
  'Orage ionique',
  'Mirage',
].map((name) => ({ name, lines: [`Dit par ${name}.`, 'Puis ceci.'] }))
const house = {
  ...ambushHouse,
  text: {
    en: { ...ambushHouse.text.en, cards: () => Promise.resolve(CARDS) },
    fr: { ...ambushHouse.text.fr, cards: () => Promise.resolve(CARDS) },
  },
}

test.each([
  ['oeil', ['Œil']],
  ['ŒIL', ['Œil']],
  ['oei', ['Œil', 'Œil du cyclone']],
  ['cyclone', ['Œil du cyclone']],
  ['meduses aero', []],
  ['aerostats', ['Méduses-aérostats']],
  ["l'archonte", ['L’Archonte endormi']],
  ['archonte', ['L’Archonte endormi']],
  ['rage', ['Orage ionique', 'Mirage']],
  ['', CARDS.map(({ name }) => name)],
])('“%s” means %j', (typed, names) => {
  expect(cardsMeant(CARDS, typed).map(({ name }) => name)).toEqual(names)
})

describe('what a person reads', () => {
  const said = async (typed: string, language: 'en' | 'fr' = 'en', at: typeof ambushHouse = house) =>
    (await converse(at, tableOf(at, ['human', 'random'], 'cards'), typing(typed), { language })).screen.text

  test('is the whole card, under its name', async () => {
    expect(await said('card mirage')).toContain('\nMirage\n  Dit par Mirage.\n  Puis ceci.\n')
    expect(await said('carte mirage', 'fr')).toContain('\nMirage\n  Dit par Mirage.\n  Puis ceci.\n')
  })

  test('are the names, where several may be meant', async () => {
    expect(await said('card oei')).toContain('Which card? Œil, Œil du cyclone.')
    expect(await said('carte oei', 'fr')).toContain('Quelle carte\u202f? Œil, Œil du cyclone.')
  })

  test('is that there is none', async () => {
    expect(await said('card dragon')).toContain('There is no card “dragon”; card alone names them all.')
    expect(await said('card dragon', 'en', ambushHouse)).toContain('This game has no cards to read.')
  })

  test('is told of in the help of a game with cards, and of no other', async () => {
    expect(await said('help')).toContain('card NAME')
    expect(await said('aide', 'fr')).toContain('carte NOM')
    expect(await said('help', 'en', ambushHouse)).not.toContain('card NAME')
  })
})

describe.each(REAL_GAMES)('of %s', (id) => {
  test.each(LANGUAGES)('every card can be read in %s by its name', async (language) => {
    const { text } = await GAMES[id]()
    const cards = (await text[language].cards?.()) ?? []
    for (const card of cards) {
      expect(cardsMeant(cards, card.name), card.name).toEqual([card])
      expect(card.lines.length).toBeGreaterThan(0)
      expect([card.name, ...card.lines].join('\n')).not.toMatch(/undefined|NaN|\[object|\n\n/)
    }
  })
})
