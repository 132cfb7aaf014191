import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import { ALLIES } from '../content/allies.ts'
import { AVATARS } from '../content/avatars.ts'
import { DAMAGE_CARDS } from '../content/damage.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODS } from '../content/mods.ts'
import { MODULES } from '../content/modules.ts'
import { type Ability, type Deed, type Effect, ShipClass } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { SIGNALS } from '../content/signals.ts'
import { TILES } from '../content/tiles.ts'
import { CARD_WORDS } from './cards.ts'
import type { CardWords } from './cards.en.ts'

const languages = ['en', 'fr'] as const
const options = EXPLORATIONS.flatMap((card) => card.options.map((_, option) => ({ card, option })))
const foes = [...ENEMIES, ...AVATARS]

/** The texts of everything that has one, with the data each is made from. */
const spoken = (words: CardWords): readonly (readonly [data: unknown, text: string])[] => [
  ...MODS.flatMap((mod) =>
    words
      .mod(mod)
      .map((text, i) => [{ energy: mod.energy, consumed: false, ...mod.halves[i].ability }, text] as const),
  ),
  ...MODULES.map((module) => {
    const cost = { energy: module.kind === 'energy' ? 1 : 0, consumed: module.kind === 'consumable' }
    return [{ ...cost, ...module.ability }, words.module(module)] as const
  }),
  ...foes.map(({ skill }) => [skill, words.skill(skill)] as const),
  ...AVATARS.map(({ spoils }) => [spoils, words.spoils(spoils)] as const),
  ...DAMAGE_CARDS.map(({ malfunction }) => [malfunction, words.malfunction(malfunction)] as const),
  ...options.map(({ card, option }) => [card.options[option], words.option(card, option)] as const),
  ...SIGNALS.map((signal) => {
    const { reveal, work, key } = words.signal(signal)
    const parts = [reveal, work, key].filter((part) => part !== '')
    return [[signal.reveal, signal.work], parts.join(' ')] as const
  }),
  ...ALLIES.map((ally) => {
    const { stock, services } = words.ally(ally)
    return [ally, [stock, ...services].join(' ')] as const
  }),
  ...SHIPS.map((ship) => [ship, Object.values(words.ship(ship)).join(' ')] as const),
  ...TILES.flatMap((tile) => words.symbols(tile)).map(
    ({ name, meaning }) => [name, `${name}. ${meaning}`] as const,
  ),
]

const nameGroups = ({ names }: CardWords): string[][] => [
  Object.values(names.classes),
  Object.values(names.explorations),
  Object.values(names.signals),
  Object.values(names.modules),
  Object.values(names.tiles),
]

/** Every number the data of a card holds, however deep; 0 is worth no word. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return value === 0 ? [] : [Math.abs(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const numbersSaid = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

describe.each(languages)('cards in %s', (language) => {
  const words = CARD_WORDS[language]
  const texts = spoken(words)

  test('every card speaks in whole sentences', () => {
    for (const [, text] of texts) {
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
      expect(text).not.toMatch(/undefined|NaN|\[object|\s\s|['"]|\.\.|\s[.,]/)
    }
  })

  test('every number of the data is said', () => {
    for (const [data, text] of texts) {
      const said = numbersSaid(text)
      expect(numbersIn(data).filter((n) => !said.includes(n))).toEqual([])
    }
  })

  test('different cards have different words, the same cards the same', () => {
    const dataOf = new Map<string, string>()
    for (const [data, text] of texts) {
      const json = JSON.stringify(data)
      expect(dataOf.get(text) ?? json).toBe(json)
      dataOf.set(text, json)
    }
  })

  test('names are there, and different in each group', () => {
    for (const group of nameGroups(words)) {
      expect(new Set(group).size).toBe(group.length)
      for (const name of group) expect(name).toMatch(/^\p{Lu}/u)
    }
  })

  test('an option names the class that opens it, and no other', () => {
    for (const { card, option: index } of options) {
      const option = card.options[index]
      const { lock, roll, failure } = words.optionParts(card, index)
      expect(lock).toBe(option.class ? words.names.classes[option.class] : '')
      expect([roll !== '', failure !== '']).toEqual([option.roll !== undefined, option.failure !== undefined])
      for (const name of ShipClass.enum)
        expect(words.option(card, index).includes(words.names.classes[name])).toBe(name === option.class)
    }
  })

  test('every Signal says when its Key is free, and what to do unless nothing can be done', () => {
    for (const signal of SIGNALS) {
      const { deed, work, key } = words.signal(signal)
      expect(key).not.toBe('')
      expect([deed !== '', work !== '']).toEqual(Array(2).fill(signal.work.work !== 'no-avatar'))
      expect(words.deed(signal.work)).toBe(deed)
    }
  })

  test('a Signal gives the number for the game at hand', () => {
    const [forge] = SIGNALS.filter((signal) => signal.work.work === 'scraps')
    expect([3, 4].map((ships) => numbersSaid(words.signal(forge, ships).key))).toEqual([[5], [6]])
    expect(numbersSaid(words.signal(forge).key)).toEqual([6, 5])
  })

  test('only a consumable Module is discarded', () => {
    for (const module of MODULES)
      expect(/discard this Module|Défaussez ensuite ce Module/.test(words.module(module))).toBe(
        module.kind === 'consumable',
      )
  })
})

test('both languages see the same symbols on a tile, at least one on each', () => {
  for (const tile of TILES) {
    const [en, fr] = languages.map((language) => CARD_WORDS[language].symbols(tile).length)
    expect(en).toBe(fr)
    expect(en).toBeGreaterThan(0)
  }
})

describe('sentences', () => {
  const both = (ability: Ability, energy?: number) =>
    languages.map((l) => CARD_WORDS[l].ability(ability, energy))

  test('a moment, a condition, a cost, a deed', () => {
    const ability: Ability = { when: ['before-attack'], only: 'offensive', does: [{ do: 'pierce', n: 1 }] }
    expect(both(ability, 1)).toEqual([
      'Before an Attack Roll, if you chose Offensive, for 1 Energy: ignore 1 of the Enemy’s Shields in this attack.',
      'Avant un lancer d’Attaque, en manœuvre Offensive, contre 1 Énergie\u00a0: ignorez 1 Bouclier de l’Ennemi pour cette attaque.',
    ])
  })

  test('kinds of roll are said together', () => {
    const ability: Ability = {
      when: ['after-attack', 'damage-roll', 'detection'],
      pay: 1,
      does: [{ do: 'ignore', n: 1, of: 'fleet-ship' }],
    }
    expect(both(ability)).toEqual([
      'After an Attack Roll or on a Damage or Detection Roll, for 1 Scrap: ignore 1\u00a0○ of one ship of your Fleet.',
      'Après un lancer d’Attaque ou lors d’un lancer de Dégâts ou de Détection, contre 1 Scrap\u00a0: ignorez 1\u00a0○ d’un vaisseau de votre Flotte.',
    ])
  })

  test('what is always so needs no moment', () => {
    const ability: Ability = {
      when: ['standing', 'skill'],
      does: [{ do: 'every-class' }, { do: 'reroll', n: 2 }],
    }
    expect(both(ability)).toEqual([
      'You count as every class. On a Skill Roll: reroll up to 2 of your dice.',
      'Vous comptez comme toutes les classes. Lors d’un lancer de Compétence\u00a0: relancez jusqu’à 2 de vos dés.',
    ])
  })

  test('alone or in a Fleet', () => {
    const [veil] = MODULES.filter((module) => module.id === 'Q2')
    expect(both(veil.ability)).toEqual([
      'When a Detection Roll is due: outside a Fleet, you are not detected and make no roll. In a Fleet, ignore all your ○.',
      'Quand un lancer de Détection est requis\u00a0: hors d’une Flotte, vous n’êtes pas détecté et ne lancez pas les dés. En Flotte, ignorez tous vos ○.',
    ])
  })

  test('a subject and a verb are said once', () => {
    const effects: Effect[] = [
      { do: 'heal', n: 2 },
      { do: 'energy', n: 'all' },
      { do: 'end-turn' },
      { do: 'scraps', n: 1 },
    ]
    expect(languages.map((language) => CARD_WORDS[language].effects(effects))).toEqual([
      'each ship taking part recovers 2 Health and all its Energy and ends its turn. Gain 1 Scrap',
      'chaque vaisseau participant récupère 2 Santé et toute son Énergie et termine son tour. Gagnez 1 Scrap',
    ])
  })

  test.each<[Deed, string, string]>([
    [
      { do: 'advance' },
      'the Corruption advances 1 space at once',
      'la Corruption progresse aussitôt de 1 case',
    ],
    [{ do: 'damage-roll' }, 'make a Damage Roll', 'effectuez un lancer de Dégâts'],
    [{ do: 'drain', n: 2 }, 'turn over 2 ready Energy', 'épuisez 2 Énergie'],
    [
      { do: 'mend', of: 'self' },
      'remove 1 Damage card from your ship',
      'retirez 1 carte Dégâts à votre vaisseau',
    ],
    [
      { do: 'heal', n: 1, of: 'fleet' },
      'each ship of your Fleet recovers 1 Health',
      'chaque vaisseau de votre Flotte récupère 1 Santé',
    ],
    [
      { do: 'convert', n: 2, hits: 1 },
      '2 of your ⚡ each count as 1\u00a0☠',
      '2 de vos ⚡ comptent chacun pour 1\u00a0☠',
    ],
    [
      { do: 'reroll', n: 2, misses: true },
      'reroll up to 2 of your dice that show ○',
      'relancez jusqu’à 2 de vos dés montrant ○',
    ],
    [
      { do: 'ignore', n: 'all', of: 'system' },
      'each ship in your System ignores all its ○',
      'chaque vaisseau de votre Système ignore tous ses ○',
    ],
  ])('a deed no card needs today has its words too: %j', (deed, en, fr) => {
    expect(both({ when: ['turn-start'], does: [deed] })).toEqual([
      `At the start of your turn: ${en}.`,
      `Au début de votre tour\u00a0: ${fr}.`,
    ])
  })
})

describe('French', () => {
  const texts = [...nameGroups(CARD_WORDS.fr).flat(), ...spoken(CARD_WORDS.fr).map(([, text]) => text)]

  testTexts('fr', texts, {
    never: [
      ['a symbol parted from its number', /\d [☠○⚡]/],
      ['a capital without its accent', /\b(?:Etoile|Equip|Erudit|Energie|Echec)|(?:^|[.:] )A /],
      ['a word to be elided', /(?<![\p{L}-])(?:de|le|la|que|ne|se|je) [aeiouyéèêhAEIOUÉ]/u],
      [
        'an English word',
        /\b(?:the|and|of|your|ship|roll|damage|health|energy|shield|enemy|fleet|each|turn|round)\b/i,
      ],
    ],
  })
})
