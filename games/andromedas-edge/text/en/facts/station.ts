import { listed, several } from '@astrolabe/words/english.ts'
import { TACTICS } from '../../../content/tactics.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { LAST_SPACE } from '../../../content/limits.ts'
import { FACTIONS } from '../../../content/factions.ts'
import { NAMES } from '../../names/en.ts'
import { EN } from '../../cards.en.ts'
import { cause } from '../causes.ts'
import {
  amount,
  cards,
  costOf,
  costText,
  discoveryName,
  leaders,
  moduleName,
  place,
  ship,
  supremacyName,
  tacticsName,
  upgradeName,
  vp,
} from '../nouns.ts'
import { type FactOf, Person, person, type Telling } from './people.ts'

type Kinds =
  | 'gained'
  | 'paid'
  | 'lost'
  | 'vp'
  | 'drew'
  | 'drew-cards'
  | 'discarded'
  | 'played'
  | 'used-power'
  | 'advanced'
  | 'claimed-moon'
  | 'spent-moon'
  | 'spent-token'
  | 'took-discovery'
  | 'took-supremacy'
  | 'module'
  | 'column'
  | 'surveyed'
  | 'upgrade'
  | 'built-ship'
  | 'recruited'
  | 'collected'
  | 'swapped'
  | 'synthesis'
  | 'repaired'
  | 'module-damaged'
  | 'docked'
  | 'looked'
  | 'passed-card'

const WHY: Readonly<Record<FactOf<'discarded'>['why'], string>> = {
  energy: ' for energy',
  limit: ', beyond the hand limit',
  effect: '',
}

const hand = (numbers: readonly number[]): string => listed(numbers.map(tacticsName))

const REPAIRED: Readonly<Record<FactOf<'repaired'>['what'], (number: number) => string>> = {
  module: (number) => `repairs ${moduleName(number)}`,
  ship: (number) => `has a ${ship(SHIP_TYPES[number])} mended: it waits in the Repair Barge`,
  cruiser: () => 'mends the heavy cruiser',
}

/** A dock of the station, or the module. */
const dock = ({ dock: kind, module }: FactOf<'docked'>): string =>
  kind === 'module' ? moduleName(module) : `the ${NAMES.docks[kind]}`

export const station: Telling<Kinds> = {
  gained: ({ who, resource, amount: n, lost, from }, names) => {
    if (n === 0 && lost === 0) return undefined
    const room = lost > 0 ? `${lost} more ${lost === 1 ? 'is' : 'are'} lost for want of room` : ''
    if (n === 0)
      return `${Person(who, names)} has no room for more ${NAMES.resources[resource].toLowerCase()}${cause(from)}.`
    return `${Person(who, names)} gains ${amount(resource, n)}${cause(from)}${room === '' ? '' : `; ${room}`}.`
  },
  paid: ({ who, cost }, names) => `${Person(who, names)} pays ${costText(costOf(cost))}.`,
  lost: ({ who, resource, amount: n, from }, names) =>
    `${Person(who, names)} loses ${amount(resource, n)}${cause(from)}.`,
  vp: ({ who, vp: points, total, source, from }, names) => {
    const why = from.by === 'scoring' ? ` (${NAMES.vpSources[source].toLowerCase()})` : cause(from)
    return `${Person(who, names)} ${points < 0 ? 'loses' : 'gains'} ${vp(Math.abs(points))}${why}: ${total} in all.`
  },
  drew: ({ who, amount: n, from }, names) =>
    n === 0 ? undefined : `${Person(who, names)} draws ${cards(n)}${cause(from)}.`,
  'drew-cards': ({ cards: drawn }) => (drawn.length === 0 ? undefined : `Into your hand: ${hand(drawn)}.`),
  discarded: ({ who, cards: gone, why }, names) => `${Person(who, names)} discards ${hand(gone)}${WHY[why]}.`,
  played: ({ who, card }, names) =>
    `${Person(who, names)} plays ${tacticsName(card)} (${EN.short.tactics(TACTICS[card])}).`,
  'used-power': ({ who, faction, ability }, names) =>
    `${Person(who, names)} uses ${NAMES.abilities[FACTIONS[faction].id][ability]}.`,
  advanced: ({ who, track, space }, names) =>
    `${Person(who, names)} advances on ${NAMES.tracks[track]} to space ${space} of ${LAST_SPACE}.`,
  'claimed-moon': ({ who, moon, ...at }, names) =>
    `${Person(who, names)} claims a moon at ${place(at)}: ${EN.moonName(moon)}.`,
  'spent-moon': ({ who, moon }, names) => `${Person(who, names)} spends a moon: ${EN.moonName(moon)}.`,
  'spent-token': ({ who, token }, names) => `${Person(who, names)} spends ${discoveryName(token)}.`,
  'took-discovery': ({ who, token }, names) => `${Person(who, names)} takes ${discoveryName(token)}.`,
  'took-supremacy': ({ who, token }, names) => `${Person(who, names)} takes ${supremacyName(token)}.`,
  module: ({ who, module, free }, names) =>
    `${Person(who, names)} gains the module ${moduleName(module)}${free ? ' for free' : ''}.`,
  column: ({ type, module }) => `${NAMES.moduleTypes[type]}: ${moduleName(module)} is available.`,
  surveyed: ({ who, type }, names) =>
    `${Person(who, names)} replaces the ${NAMES.moduleTypes[type]} modules.`,
  upgrade: ({ who, upgrade }, names) =>
    `${Person(who, names)} takes the ship upgrade ${upgradeName(upgrade)}.`,
  'built-ship': ({ who, ship: type }, names) => `${Person(who, names)} builds a ${ship(type)}.`,
  recruited: ({ who, leaders: n, ...at }, names) =>
    `${Person(who, names)} recruits ${leaders(n)} at ${place(at)}.`,
  collected: ({ who, credits, ...at }, names) =>
    `${Person(who, names)} collects ${several(credits, 'credit')} at ${place(at)}.`,
  swapped: ({ who, give, take }, names) =>
    `${Person(who, names)} exchanges ${amount(give, 1)} for ${amount(take, 1)}.`,
  synthesis: ({ who, resource }, names) => `${Person(who, names)} synthesises ${amount(resource, 1)}.`,
  repaired: ({ who, what, number }, names) => `${Person(who, names)} ${REPAIRED[what](number)}.`,
  'module-damaged': ({ who, module, mechaphage }, names) =>
    `${moduleName(module)} of ${person(who, names)} is ${mechaphage ? 'infested' : 'damaged'}.`,
  docked: (fact, names) => `${Person(fact.who, names)} docks at ${dock(fact)}.`,
  looked: ({ stack, tokens }) => `${NAMES.discoveryStacks[stack]}: ${listed(tokens.map(discoveryName))}.`,
  'passed-card': ({ who, to, card }, names) =>
    `${Person(who, names)} passes ${tacticsName(card)} to ${person(to, names)}.`,
}
