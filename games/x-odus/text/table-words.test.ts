import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
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
      stage.disengageCosts(count, true),
      stage.disengageCosts(count, false),
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

describe.each(LANGUAGES)('the table on the page in %s', (language) => {
  const said = saidIn(language)

  test.each([
    ['is empty', /^\s*$/],
    ['shows a hole', /undefined|NaN|null|\[object|Infinity/],
    ['has doubled spaces or stray ones', / {2}|^ | $|[\u00a0\u202f] | [\u00a0\u202f]/],
    ['has a stray sign', / [,.]|\.\.|,\.|\(\)|\( | \)|-\d/],
    ['has straight quotes', /['"]/],
  ])('nothing %s', (_, breach) => {
    expect(said.filter((text) => breach.test(text))).toEqual([])
  })

  test('labels keep to their places', () => {
    const { dock } = WORDS[language].page
    expect(Object.values(dock.stock).filter((label) => label.length > 8)).toEqual([])
    const parts = Object.values(dock.deed).flatMap((label) => label.split('\u00ad'))
    expect(parts.filter((part) => part.length > 8)).toEqual([])
  })
})

describe('French', () => {
  test.each([
    ['a narrow no-break space before ; ! ?', /(?<!\u202f)[;!?]/],
    ['a no-break space before : and » and %', /(?<!\u00a0)[:»%]/],
    ['no English quotation marks', /[“”]/],
    ['no plural of 0 or 1', /\b[01] (?:cartes|tuiles|marqueurs|Scraps|Clés|Ennemis|touches|Boucliers)\b/],
    [
      'no singular of more',
      /\b(?:[2-9]|\d\d) (?:carte|tuile|marqueur|Scrap|Clé|Ennemi|touche|Bouclier)(?!\p{L})/u,
    ],
  ])('has %s', (_, breach) => {
    expect(saidIn('fr').filter((text) => breach.test(text))).toEqual([])
  })
})

describe('English', () => {
  test.each([
    ['no plural of 1', /\b1 (?:cards|tiles|markers|Scraps|Keys|Enemies|hits|Shields|Damage Rolls)\b/],
    [
      'no singular of 0 or more',
      /\b(?:0|[2-9]|\d\d) (?:card|tile|marker|Scrap|Key|Enemy|hit|Shield|Damage Roll)\b/,
    ],
  ])('has %s', (_, breach) => {
    expect(saidIn('en').filter((text) => breach.test(text))).toEqual([])
  })
})
