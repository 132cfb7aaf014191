import { type Noun, testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { type Language, LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { SHIPS } from '../content/ships.ts'
import type { DieChange } from './en/page/stage.ts'
import { WORDS } from './text.ts'

// The words of the dock, the stages and the panels, with numbers of each sort.

const COUNTS = [0, 1, 2, 7] as const
const COLOURS = ['red', 'blue', 'yellow'] as const
const FACES = ['hit', 'miss', 'special'] as const
const CHANGES: readonly (readonly DieChange[])[] = [[], ['rerolled'], ['rerolled', 'used'], ['ignored']]

function saidIn(language: 'en' | 'fr'): string[] {
  const { dock, stage, panels } = WORDS[language].page
  return [
    ...plain(dock),
    ...plain(stage),
    ...plain(panels),
    dock.toChoose('A'),
    dock.card('Voile', dock.aboard.module, 'Texte.'),
    stage.combat('Vigil'),
    stage.encounter('Vigil'),
    stage.foe('Harponneur', stage.level(2), 3, 4, 1, 'Texte.'),
    stage.chooseHalf('Explorateur', 2),
    stage.option(1, 'Texte.', true),
    stage.option(2, 'Texte.', false),
    ...COLOURS.flatMap((colour) => [
      stage.waitingDie(colour, true),
      stage.waitingDie(colour, false),
      ...FACES.flatMap((face) =>
        CHANGES.flatMap((changes) => [
          stage.die(colour, face, changes, undefined),
          stage.die(colour, face, changes, 2),
        ]),
      ),
    ]),
    ...COUNTS.flatMap((count) => [
      dock.nextEnergy(count),
      dock.exp(count, undefined),
      dock.exp(count, 8),
      dock.setAside(count),
      dock.copies('Soute', count),
      stage.level(count),
      stage.avatar(count),
      stage.disengageCosts(count, true, true, count),
      stage.disengageCosts(count, false, false, 0),
      stage.left(7, count),
      stage.ahead({ damage: count, defeats: 0.34 }),
      stage.ahead({ damage: 1.25, defeats: 1 }),
      stage.meanDamage(count + 0.5),
      stage.meanLoss(count),
      stage.loss(count),
      stage.moreDamage(count),
      stage.moreDamage(-count),
      stage.lessLoss(count),
      stage.lessLoss(-count),
      stage.detected(count),
      stage.chanceDetected(0.2),
      stage.avoidable(0.125),
      stage.enemiesAhead(count, 2),
      stage.chanceOfSkill(0.5, 0),
      stage.chanceOfSkill(0.5, 0.25),
      stage.price(count),
      panels.keysOnRift(count, 4),
      panels.tilesLeft(count),
      panels.nextCorrupted(count),
      panels.nextGreatRift(count),
      panels.level(count),
      panels.cards(count),
      panels.nextMod(count, count),
    ]),
    panels.signal('II'),
    panels.keyAboard('Explorateur'),
    panels.keyInWreck('Explorateur'),
    panels.foundIn('Vigil'),
    panels.guardian('Harponneur'),
  ]
}

/** The texts that are given no figures, however deep. */
function plain(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word]
    return typeof word === 'object' && word !== null ? plain(word) : []
  })
}

const NOUNS = {
  en: ['card', 'tile', 'marker', 'Scrap', 'Key', ['Enemy', 'Enemies'], 'hit', 'Shield', 'Damage Roll'],
  fr: ['carte', 'tuile', 'marqueur', 'Scrap', 'Clé', 'Ennemi', 'touche', 'Bouclier'],
} satisfies Record<Language, readonly Noun[]>

const LANES = {
  en: ['lane to Vigil', 'lanes to Vigil and Oriel'],
  fr: ['voie\u00a0: Vigil', 'voies\u00a0: Vigil et Oriel'],
} satisfies Record<Language, readonly string[]>

describe.each(LANGUAGES)('the table on the page in %s', (language) => {
  testTexts(language, saidIn(language), {
    nouns: NOUNS[language],
    never: [['a hyphen for a minus', /-\d/]],
  })

  test('one lane is not several', () => {
    const { lanesTo } = WORDS[language].table
    expect([['Vigil'], ['Vigil', 'Oriel']].map((systems) => lanesTo(systems))).toEqual(LANES[language])
  })

  test('a ship is offered with its class and one colon, its figures beside what they count', () => {
    const offers = SHIPS.map((_, board) => WORDS[language].options.takeShip(board))
    expect(
      offers.filter((offer) => offer.split(':').length !== 2 || /\d (?:Health|Santé)/.test(offer)),
    ).toEqual([])
  })

  test('labels keep to their places', () => {
    const { dock } = WORDS[language].page
    expect(Object.values(dock.stock).filter((label) => label.length > 8)).toEqual([])
  })
})

test.each(LANGUAGES)('nobody is told in %s how likely the Great Rift comes once it is found', (language) => {
  const { table, page } = WORDS[language]
  expect(table.nextTile(25, true)).toContain('25')
  expect(page.panels.nextGreatRift(25)).toContain('25')
  for (const found of [table.nextTile(0, true), page.panels.nextGreatRift(0)]) expect(found).not.toMatch(/\d/)
  expect(table.nextTile(0, false)).toContain('0')
})
