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

describe('a card says what it does', () => {
  const read = (language: (typeof LANGUAGES)[number], named: string): string =>
    cardTexts(language)
      .find(({ name }) => name === named)
      ?.lines.join(' ')
      .replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''

  test('XO-EFF-15 an Action is gained by each ship that takes the option', () => {
    expect(read('en', 'Dying Star')).toContain('Each ship taking part recovers 3 Health and gains 1 Action.')
    expect(read('fr', 'Étoile mourante')).toContain(
      'Chaque vaisseau participant récupère 3 Santé et gagne 1 Action.',
    )
    expect(read('en', 'Afterburner')).toContain('gain 1 Action')
  })

  test('the Scraps beside an Ally are not his to gain', () => {
    expect(read('en', 'Trapped Ally')).toContain('reveal an Ally in this System and gain')
    expect(read('fr', 'Allié piégé')).toContain('révélez un Allié dans ce Système et gagnez')
  })

  test('XO-SIG-04 a sentence goes on after its colon', () => {
    expect(read('fr', 'Piège de l’Avatar')).toContain(
      'La Clé est libre quand : aucun Avatar n’est dans ce Système, et au moins 2 vaisseaux y sont.',
    )
    expect(read('en', 'Derelict Ship')).toContain('The Key is free when: no marker is left.')
  })
})
