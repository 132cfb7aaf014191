import { numbersIn, rulesIn, testReference } from '@astrolabe/words/testing/reference-suite.ts'
import { expect, test } from 'vitest'
import { HEXES, NEBULAE, VOID_SLOT } from '../content/board.ts'
import { deckOf } from '../content/designs.ts'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import * as limits from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { RAIDERS, VOID_DRAGON } from '../content/raiders.ts'
import { CHAPTERS, type RuleId } from '../content/rule-ids.ts'
import { type EventDeck, type Gain, TRACKS, type TrackReward } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { TACTICS } from '../content/tactics.ts'
import { PLANET_KINDS, TILES } from '../content/tiles.ts'
import { TRACK_REWARDS } from '../content/tracks.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_BENEFITS, UNITY_TOKENS } from '../content/unity.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { reference } from './rules.ts'

testReference(reference, CHAPTERS, {
  never: [
    ['more than three sentences', /(?:[.?!]\s.*){3}/],
    ['points parted from their number', /\d(?!\u00a0)\s*(?:VP|PV)/],
    ['how it is programmed', /\b(?:engine|lobby|moteur|switch|default|défaut)\b/],
  ],
  neverFrench: [
    [
      'a capital without its accent',
      /(?<!\p{L})(?:A (?:la|l’|chaque|tout|deux|votre)|Etape|Evénement|Emergence|Echo)/u,
    ],
    ['a word without its ligature', /(?:c|man|s|b)oe[ur]/i],
    ['« tu » instead of « vous »', /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu],
  ],
})

const rules = rulesIn(reference, 'en')

const amounts = (gains: readonly Gain[]): number[] =>
  gains.map((gain) => ('amount' in gain ? gain.amount : 1))
const perDeck = (deck: EventDeck) => EVENTS.filter((card) => card.deck === deck)
const solo = (deck: EventDeck): number => perDeck(deck).filter((card) => card.solo).length
const tiles = (kind: 'planet' | 'base' | 'special') => TILES.filter((tile) => tile.kind === kind)
const nebulaMoons = (from: 'orphaned' | 'ancient') => deckOf(MOONS, (moon) => moon.from === from).length
const cards = (expansion: boolean) => deckOf(TACTICS, (card) => expansion || !card.expansion).length
const rewards = (give: TrackReward['give']) => TRACK_REWARDS.flat(2).filter((reward) => reward.give === give)
const [largerHand] = rewards('hand-limit')
const handIncrease = 'amount' in largerHand ? largerHand.amount : 0

const rows = [...new Set(HEXES.map(({ row }) => row))].map(
  (row) => HEXES.filter((hex) => hex.row === row).length,
)
const participants = Object.keys(limits.PLANETS_AT_START).map(Number)
const planetsFor = (count: number): number => limits.PLANETS_AT_START[count]
const [bandOne, bandTwo, bandThree] = limits.BAND_STARTS
const [vaultOnce, vaultTwice] = limits.VAULT_STARTS
const [transport, , , cruiser] = SHIPS
const ranges = [...new Set(SHIPS.map(({ range }) => range))]
const pieces = [...SHIPS.map(({ count }) => count), limits.LEADERS_EACH, limits.DICE_MOST, TRACKS.length, 1]
const relics = limits.RELIC_VP.slice(1)
const relicIcons = [...relics.map((_, at) => at + 1), ...relics]
const { observatory, factory, spaceport } = UNITY_BENEFITS

/** Rules quote numbers of the content, and must follow when these are tuned. */
const QUOTED: { readonly [rule in RuleId]?: readonly number[] } = {
  'AE-BS-1': [perDeck('dawn').length],
  'AE-BS-2': participants,
  'AE-BS-4': [HEXES.length, rows.length, ...rows, 1, rows[0], 1, rows[1]],
  'AE-BS-5': [tiles('planet').length, ...participants.flatMap((count) => [planetsFor(count), count])],
  'AE-BS-6': [tiles('base').length],
  'AE-BS-8': NEBULAE.flatMap(({ dice }) => [Math.min(...dice), Math.max(...dice)]),
  'AE-BS-9': [
    limits.MOONS_PER_NEBULA,
    nebulaMoons('orphaned'),
    nebulaMoons('ancient'),
    limits.MIXED_MOONS_PER_NEBULA,
  ],
  'AE-BS-10': [limits.MOONS_PER_PLANET, limits.MOONS_PER_PLANET],
  'AE-BS-11': [RAIDERS[0].figures, limits.SCOUTS_AT_START, 1],
  'AE-BS-13': limits.TERMINI,
  'AE-BS-14': [limits.COLUMN_LENGTH],
  'AE-BS-15': [limits.DISCOVERIES_PER_STACK, rewards('discovery').length],
  'AE-BS-16': [1, rewards('supremacy-token').length],
  'AE-BS-17': [cards(false), cards(true), SHIPS.length],
  'AE-BS-18': pieces,
  'AE-BS-19': [limits.FACTIONS_DEALT, 1],
  'AE-BS-20': [limits.TRANSPORTS_AT_START],
  'AE-BS-23': [limits.LEADERS_EACH, 1, tiles('base').length, limits.LEADERS_ON_NEBULAE],
  'AE-BS-24': [limits.TACTICS_AT_START],
  'AE-BS-25': [limits.DESTINIES_DEALT],
  'AE-BS-26': [limits.SPECIAL_REGIONS_MOST, tiles('special').length - 1],
  'AE-BS-27': limits.SEAT_BONUSES.flatMap(amounts),
  'AE-BS-29': [limits.TERMINI[0], limits.FACTIONS_DEALT_FIRST_GAME],
  'AE-BT-6': amounts(limits.BURNT_CARD),
  'AE-BT-8': [limits.SYNTHESIS_ENERGY, 1],
  'AE-BT-10': [limits.ENERGY_STORAGE, limits.STORAGE],
  'AE-BT-11': [limits.HAND_LIMIT, limits.HAND_LIMIT + handIncrease],
  'AE-BT-14': amounts(limits.WAITING),
  'AE-BL-5': [limits.HEAVY_CRUISER_LAUNCH_RANGE, limits.LAUNCH_RANGE],
  'AE-BA-2': [1, ...amounts(PLANET_KINDS.map(({ gain }) => gain))],
  'AE-BA-4': [1, ...amounts(limits.NEBULA_ACTION)],
  'AE-BA-6': [1, limits.MODULES_PER_FIELD_ACTION, ...amounts(limits.FIELD_WITHOUT_MODULE)],
  'AE-BR-10': [RAIDERS[VOID_DRAGON].range],
  'AE-BH-4': [...amounts(limits.CARGO), 1, ...Object.values(limits.STATION_DOCKS).flatMap(amounts)],
  'AE-BH-5': [3, ...amounts(limits.SALVAGE)],
  'AE-BM-1': SHIPS.map(({ dice }) => dice),
  'AE-BM-2': ranges,
  'AE-BM-4': SHIPS.flatMap(({ cost }) => Object.values(cost)),
  'AE-BM-5': [transport.count, cruiser.count],
  'AE-BM-7': [limits.NO_UPGRADE_VP],
  'AE-BM-10': [limits.NO_MODULE_VP, ...amounts(limits.FIELD_WITHOUT_MODULE)],
  'AE-BD-2': [1, 2, 3, limits.DEVELOPMENTS_PER_TYPE],
  'AE-BD-4': [1, limits.DEVELOPMENT_VP_MOST],
  'AE-BD-6': [1, limits.NO_TOKEN_VP],
  'AE-BD-9': [limits.NO_LEADER_VP],
  'AE-BP-1': [0, limits.LAST_SPACE],
  'AE-BP-2': [limits.LAST_SPACE, limits.BEYOND_TRACK_VP],
  'AE-BP-3': [bandOne, bandTwo - 1, bandTwo, bandThree - 1, bandThree, limits.LAST_SPACE],
  'AE-BP-4': [1, limits.NO_TOKEN_VP],
  'AE-BP-5': [limits.NO_TOKEN_VP],
  'AE-BP-6': [0, 0, vaultOnce - 1, 1, vaultOnce, vaultTwice - 1, 2, vaultTwice, limits.LAST_SPACE],
  'AE-BE-2': [limits.MOONS_PER_PLANET, limits.REVEALED_PLANET_CREDITS],
  'AE-BB-12': [limits.DIVERTED_MOST],
  'AE-BB-13': [limits.DICE_MOST, limits.DICE_LEAST],
  'AE-BB-14': [limits.TARGETING_LEAST, limits.TARGETING_MOST],
  'AE-BB-19': [1, 1, limits.DAMAGED_SHIPS_VP_MOST],
  'AE-BB-20': amounts(limits.STRATEGIC_OPERATIONS),
  'AE-BB-24': [
    limits.DICE_LEAST,
    limits.DICE_MOST,
    limits.TARGETING_LEAST,
    limits.TARGETING_MOST,
    limits.TARGETING_LEAST,
  ],
  'AE-BX-1': [1],
  'AE-BX-2': [-limits.NO_INTACT_MODULE_VP],
  'AE-BX-4': [limits.NOTHING_TO_REPAIR_VP],
  'AE-BF-3': [...limits.END_VP, 0, limits.LAST_SPACE],
  'AE-BF-4': limits.BAND_VP,
  'AE-BF-5': [-limits.DAMAGED_MODULE_VP],
  'AE-BF-6': [limits.LEADER_VP],
  'AE-BF-7': [limits.VAULT_MOST, 0, 1, 2],
  'AE-BF-12': [limits.EVENTS_MOST],
  'AE-BZ-11': [0, limits.MODULE_COST_LEAST],
  'AE-5P-2': [5, planetsFor(5), 2, 3, 4, planetsFor(2), planetsFor(3), planetsFor(4)],
  'AE-5P-4': [FACTIONS.length],
  'AE-5P-5': [UPGRADES.filter(({ set }) => set === 'expansion').length],
  'AE-5P-7': pieces,
  'AE-VN-1': [perDeck('shadows').length],
  'AE-VN-10': [cruiser.range],
  'AE-RL-1': [nebulaMoons('ancient'), nebulaMoons('orphaned')],
  'AE-RL-2': [
    nebulaMoons('ancient') + nebulaMoons('orphaned'),
    NEBULAE.length * limits.MIXED_MOONS_PER_NEBULA,
    limits.MIXED_MOONS_PER_NEBULA,
  ],
  'AE-RL-3': [limits.MIXED_MOONS_PER_NEBULA],
  'AE-RL-4': [deckOf(MOONS, ({ relic }) => relic).length],
  'AE-RL-5': relicIcons,
  'AE-RL-6': [limits.RELIC_VP[0], relics.length, relics[relics.length - 1]],
  'AE-RL-8': [-limits.DAMAGED_MODULE_VP],
  'AE-VO-1': [cruiser.dice],
  'AE-VO-5': limits.VOID_BENEFITS.flatMap((gains, at) => [at + 1, ...amounts(gains)]),
  'AE-VO-7': [limits.DICE_MOST, limits.DIVERTED_MOST],
  'AE-VO-8': [limits.NO_UPGRADE_VP, limits.NO_MODULE_VP],
  'AE-US-4': [COMMANDERS.length, COMMANDERS.filter(({ level }) => level === 1).length],
  'AE-US-7': [SHIPS.reduce((sum, { count }) => sum + count, 0)],
  'AE-US-8': [1, tiles('base').length],
  'AE-US-9': [limits.LEADERS_ON_NEBULAE],
  'AE-US-12': [limits.CORRUPTED_LEADERS],
  'AE-US-13': [UNITY_ACTIONS.length, UNITY_ACTIONS.filter(({ pack }) => pack === 0).length],
  'AE-US-14': [deckOf(CONFLICTS, () => true).length],
  'AE-US-15': [UNITY_TOKENS.length],
  'AE-US-17': [DEVELOPMENT_CARDS.length],
  'AE-US-18': [solo('dawn'), solo('twilight'), solo('shadows')],
  'AE-US-20': [limits.DESTINIES_DEALT],
  'AE-UD-12': [limits.SHIELDS],
  'AE-UD-14': [limits.NOTHING_TO_REPAIR_VP],
  'AE-UD-24': [limits.UNITY_DISCOVERIES],
  'AE-UD-27': [limits.VAULT_MOST],
  'AE-UD-28': [handIncrease],
  'AE-UD-32': [limits.DEVELOPMENT_VP_MOST],
  'AE-UD-34': [observatory.amount, factory.amount, spaceport.amount],
  'AE-UD-39': [limits.UNITY_DISCOVERIES, limits.NO_TOKEN_VP, limits.NO_TOKEN_VP],
  'AE-UD-40': [limits.NO_MODULE_VP],
  'AE-UD-42': [limits.UNITY_SHIP_VP],
  'AE-UR-5': [3, limits.UNITY_SCRAPYARD_VP],
  'AE-UB-8': [limits.DICE_MOST],
  'AE-UF-5': [-limits.DAMAGED_MODULE_VP],
  'AE-UF-6': [limits.UNITY_MOON_VP],
  'AE-UF-7': [limits.UNITY_TOKEN_VP],
  'AE-UF-8': [limits.VAULT_MOST, 0, 1, 2],
  'AE-UF-9': relicIcons,
  'AE-UF-10': [limits.LEADER_VP],
}

test.each(Object.entries(QUOTED))('the numbers of the content, in %s', (rule, numbers) => {
  expect(numbersIn(rules[rule])).toEqual(numbers)
})

test('the slot of the Void, in AE-BS-7', () => {
  expect(rules['AE-BS-7']).toContain(`slot ${HEXES[VOID_SLOT].id} `)
})

test('every faction of a first game, in AE-BS-29', () => {
  const [, named] = rules['AE-BS-29'].split(': ')
  expect(named.split(/, | and /)).toHaveLength(FACTIONS.filter(({ first }) => first).length)
})

test('relic modules of every type, in AE-RL-7', () => {
  const types = MODULES.filter(({ relic }) => relic).map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(MODULES.map(({ type }) => type)))
})
