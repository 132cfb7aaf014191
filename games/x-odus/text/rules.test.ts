import { numbersIn, rising, rulesIn, testReference } from '@astrolabe/words/testing/reference-suite.ts'
import { describe, expect, test } from 'vitest'
import { AVATARS } from '../content/avatars.ts'
import { DIE_FACES } from '../content/dice.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODS } from '../content/mods.ts'
import type { DieFace, ShipId, SignalLevel, TileColour } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { SIGNALS } from '../content/signals.ts'
import { TILES } from '../content/tiles.ts'
import { TRACKS } from '../content/track.ts'
import { CHAPTERS, RULE_IDS } from '../content/rule-ids.ts'
import { NAMES as namesEn } from './cards/en/names.ts'
import { NAMES as namesFr } from './cards/fr/names.ts'
import { reference } from './rules.ts'

const rulesEn = rulesIn(reference, 'en')
const rulesFr = rulesIn(reference, 'fr')

testReference(reference, CHAPTERS, {
  never: [
    ['more than three sentences', /(?:[.?!]\s.*){3}/],
    ['a code of the content', /\b[BEMOQRSX]\d{1,2}\b/],
    ['a symbol that may be parted from its number or name', /(?<!\u00a0)[☠○⚡]/],
  ],
  neverFrench: [
    [
      'a capital without its accent',
      /(?<!\p{L})(?:A (?:la|l’|chaque|tout|deux)|(?:Eveil|Energie|Epave|Etoile|Erudit))/u,
    ],
    ['a word without its ligature', /(?:c|man|s|b)oe[ur]/i],
    ['« tu » instead of « vous »', /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu],
  ],
})

describe('symbols and names in the reference', () => {
  test('each symbol is named where it is shown', () => {
    const bare = (texts: typeof rulesEn, named: RegExp) =>
      Object.values(texts).filter((text) => /[☠○⚡]/.test(text.replace(named, '')))
    expect(bare(rulesEn, /hits?\u00a0☠|miss(?:es)?\u00a0○|specials?\u00a0⚡/g)).toEqual([])
    expect(bare(rulesFr, /touches?\u00a0☠|ratés?\u00a0○|spécia(?:l|ux)\u00a0⚡/g)).toEqual([])
  })

  test.each([
    ['English', rulesEn, namesEn],
    ['French', rulesFr, namesFr],
  ])('cards are called in %s as they call themselves', (_, texts, names) => {
    for (const type of Object.values(names.explorations)) expect(texts['XO-EXP-01']).toContain(type)
    for (const level of Object.values(names.signals)) expect(texts['XO-SIG-03']).toContain(level)
    expect(texts['XO-EFF-17']).toContain(`(${names.explorations.analysis})`)
    expect(texts['XO-EFF-18']).toContain(`(${names.explorations.warning})`)
    expect(texts['XO-EFF-19']).toContain(`(${names.explorations.danger})`)
    for (const rule of ['XO-EFF-17', 'XO-EFF-18'] as const) expect(texts[rule]).toContain(names.classes.rogue)
  })

  test('the same symbols stand in both languages', () => {
    const shown = (texts: typeof rulesEn) =>
      RULE_IDS.map((id) => [id, texts[id].match(/[☠○⚡]/g)?.toSorted()])
    expect(shown(rulesFr)).toEqual(shown(rulesEn))
  })
})

// Some rules quote numbers of the content, and must follow when these are tuned.
describe('the numbers of the content', () => {
  const tiles = (colours: readonly TileColour[], dotted: boolean) =>
    TILES.filter(({ colour, dot }) => colours.includes(colour) && (dotted || dot !== true)).length

  test('System tiles, in XO-SET-16, XO-SET-18 and XO-SET-20', () => {
    const common = tiles(['allied', 'enemy'], true)
    const red = tiles(['corrupted'], true)
    expect(numbersIn(rulesEn['XO-SET-16'])).toEqual([red, common, red, common / red])
    expect(numbersIn(rulesEn['XO-SET-18'])).toEqual([red - 1, red - 1])
    expect(numbersIn(rulesEn['XO-SET-20'])[0]).toBe(common + red)
  })

  test('System tiles with three ships, in XO-VAR-02', () => {
    const removed = (colours: readonly TileColour[]) => tiles(colours, true) - tiles(colours, false)
    const left = tiles(['allied', 'enemy', 'corrupted'], false)
    const piles = tiles(['corrupted'], false)
    expect(numbersIn(rulesEn['XO-VAR-02'])).toEqual([
      3,
      removed(['allied', 'enemy']),
      removed(['corrupted']),
      piles,
      piles + 1,
      left,
    ])
  })

  test('Avatars, Signals and Keys, in XO-SET-02, XO-SET-03, XO-GEN-02, XO-VAR-01 and XO-VAR-03', () => {
    const [four, three] = [TRACKS[4], TRACKS[3]]
    expect(four.spaces).toBe(three.spaces)
    expect(numbersIn(rulesEn['XO-SET-02'])).toEqual([four.red.length, AVATARS.length])
    expect(numbersIn(rulesEn['XO-SET-03'])).toEqual([four.keys])
    expect(numbersIn(rulesEn['XO-GEN-02'])).toEqual([four.keys, three.keys, 3])
    expect(numbersIn(rulesEn['XO-VAR-01'])).toEqual([
      3,
      three.red.length,
      three.keys,
      three.keys,
      four.keys,
      three.keys,
    ])
    expect(numbersIn(rulesEn['XO-VAR-03'])).toEqual([3, three.red.length, 4])
  })

  test('Enemies of each level, in XO-SET-07 and XO-CPH-03', () => {
    for (const level of [1, 2, 3, 4]) {
      const cards = ENEMIES.filter((enemy) => enemy.level === level).length
      expect(numbersIn(rulesEn['XO-SET-07'])).toEqual([cards, 1])
      expect(numbersIn(rulesEn['XO-CPH-03'])).toEqual([cards])
    }
  })

  test('Avatars are hardier than Enemies, in XO-AVC-01', () => {
    const most = (values: readonly number[]) => Math.max(...values)
    for (const { health, shields } of AVATARS) {
      expect(health).toBeGreaterThan(most(ENEMIES.map((enemy) => enemy.health)))
      expect(shields).toBeGreaterThan(most(ENEMIES.map((enemy) => enemy.shields)))
    }
  })

  test('faces of the dice, in XO-DIC-02', () => {
    const faces = (of: readonly DieFace[], face: DieFace) => of.filter((shown) => shown === face).length
    const { red, blue, yellow } = DIE_FACES
    for (const face of ['hit', 'miss'] as const) {
      expect(faces(red, face)).toBeGreaterThan(faces(yellow, face))
      expect(faces(yellow, face)).toBeGreaterThanOrEqual(faces(blue, face))
    }
    expect(faces(blue, 'special')).toBeGreaterThan(faces(yellow, 'special'))
    expect(faces(yellow, 'special')).toBeGreaterThan(faces(red, 'special'))
  })

  test('Actions of the Warship and of the Explorer, in XO-TRN-03', () => {
    const actions = (id: ShipId) => SHIPS.find((ship) => ship.id === id)?.actions
    expect(numbersIn(rulesEn['XO-TRN-03'])).toEqual([actions('warship'), actions('explorer')])
  })

  test('levels of Mods, and which need Energy, in XO-MOD-18 and XO-MOD-20', () => {
    const levels = (powered: boolean) => [
      ...new Set(MODS.filter(({ energy }) => energy > 0 === powered).map(({ level }) => level)),
    ]
    expect(numbersIn(rulesEn['XO-MOD-20'])).toEqual([...rising(levels(true)), ...rising(levels(false))])
    expect(numbersIn(rulesEn['XO-MOD-18'])).toEqual([Math.max(...MODS.map(({ level }) => level))])
  })

  test('Signals of each level, in XO-VAR-08 and XO-VAR-10', () => {
    const cards = (level: SignalLevel) => SIGNALS.filter((signal) => signal.level === level).length
    expect(numbersIn(rulesEn['XO-VAR-08'])[0]).toBe(cards('hazardous'))
    expect(numbersIn(rulesEn['XO-VAR-10'])[0]).toBe(cards('lethal'))
  })

  test.each([
    ['XO-EFF-17', 'X01'],
    ['XO-EFF-18', 'X09'],
    ['XO-EFF-19', 'X16'],
  ] as const)('%s opens with the name of its Exploration', (rule, id) => {
    const name = EXPLORATIONS.find((card) => card.id === id)?.name
    expect(rulesEn[rule].startsWith(`${name?.en} (`)).toBe(true)
    expect(rulesFr[rule].startsWith(`${name?.fr} (`)).toBe(true)
  })

  test('the Derelict Ship, in XO-SIG-09', () => {
    const derelict = SIGNALS.find(({ work }) => work.work === 'repair')
    expect(rulesEn['XO-SIG-09']).toContain(`The ${derelict?.name.en}, for example`)
    expect(rulesFr['XO-SIG-09']).toContain(`L’${derelict?.name.fr}, par exemple`)
    expect(derelict?.work).toEqual({ work: 'repair', markers: numbersIn(rulesEn['XO-SIG-09'])[0] })
  })
})
