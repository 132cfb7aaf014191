import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPLORATIONS } from '../content/explorations.ts'
import { exploring } from '../test/in-a-system.ts'
import { transcript } from '../test/transcript.ts'
import { cardTexts } from './card-texts.ts'
import { text } from './text.ts'

describe.each(LANGUAGES)('cards read in %s', (language) => {
  const cards = cardTexts(language)

  test('have names of their own', () => {
    const names = cards.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('say in print all that stands on them', () => {
    for (const { name, lines } of cards) {
      expect(lines.length, name).toBeGreaterThan(1)
      for (const line of lines) expect(line, name).toMatch(/^[\p{Lu}\d[].*\.$/u)
    }
  })

  test('leave out the Explorations that nobody has drawn yet', () => {
    const read = (state: Parameters<typeof cardTexts>[1]) =>
      cardTexts(language, state)
        .map(({ name }) => name)
        .filter((name) => EXPLORATIONS.some((card) => card.name[language] === name))
    const fresh = transcript().state
    expect(read(fresh)).toEqual([])
    const t = exploring('X01', [0]).play('explore')
    const [{ name }] = EXPLORATIONS
    expect(read(t.state)).toEqual([name[language]])
    t.play(t.options[0])
    while (t.prompt !== 'act') t.play(t.options.includes('enough') ? 'enough' : t.options[0])
    expect(read(t.state)).toEqual([name[language]])
    expect(read(undefined)).toHaveLength(EXPLORATIONS.length)
  })
})

test('the terminal reads them by this name', async () => {
  const cards = await text.fr.cards?.(transcript().state)
  expect(cards?.find(({ name }) => name === 'Pylônes jumeaux')?.lines.join(' ')).toContain(
    'Alignez un pylône ici et l’autre dans le Système marqué.',
  )
})
