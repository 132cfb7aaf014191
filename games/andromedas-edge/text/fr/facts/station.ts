import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { FACTIONS } from '../../../content/factions.ts'
import { LAST_SPACE } from '../../../content/limits.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { TACTICS } from '../../../content/tactics.ts'
import { FR } from '../../cards.fr.ts'
import type { FactOf } from '../../en/facts/people.ts'
import type { station as english } from '../../en/facts/station.ts'
import { NAMES } from '../../names/fr.ts'
import { cause } from '../causes.ts'
import {
  aShip,
  amount,
  cards,
  costOf,
  costText,
  discoveryName,
  atPlace,
  leaders,
  moduleName,
  ship,
  supremacyName,
  tacticsName,
  upgradeName,
  vp,
} from '../nouns.ts'
import { Person, person } from './people.ts'

const WHY: Readonly<Record<FactOf<'discarded'>['why'], string>> = {
  energy: ' pour de l’énergie',
  limit: ', au-delà de la limite de main',
  effect: '',
}

const hand = (numbers: readonly number[]): string => listed(numbers.map(tacticsName))

const REPAIRED: Readonly<Record<FactOf<'repaired'>['what'], (number: number) => string>> = {
  module: (number) => `répare ${moduleName(number)}`,
  ship: (number) => fr`répare ${aShip(SHIP_TYPES[number])}, qui attend à la Barge`,
  cruiser: () => `répare le ${ship('heavy-cruiser')}`,
}

const DOCKS: Readonly<Record<'cargo' | 'slipway' | 'workshop' | 'lab', string>> = {
  cargo: 'à la Soute',
  slipway: 'à la Cale',
  workshop: 'à l’Atelier',
  lab: 'au Labo',
}
const dock = ({ dock: kind, module }: FactOf<'docked'>): string =>
  kind === 'module' ? `à ${moduleName(module)}` : DOCKS[kind]

export const station: typeof english = {
  gained: ({ who, resource, amount: n, lost, from }, names) => {
    if (n === 0 && lost === 0) return undefined
    if (n === 0)
      return fr`${Person(who, names)} n’a plus de place (${NAMES.resources[resource].toLowerCase()})${cause(from)}.`
    const room =
      lost > 0 ? fr` ; faute de place, ${lost} de plus ${lost === 1 ? 'est perdu' : 'sont perdus'}` : ''
    return `${Person(who, names)} gagne ${amount(resource, n)}${cause(from)}${room}.`
  },
  paid: ({ who, cost }, names) => `${Person(who, names)} paie ${costText(costOf(cost))}.`,
  lost: ({ who, resource, amount: n, from }, names) =>
    `${Person(who, names)} perd ${amount(resource, n)}${cause(from)}.`,
  vp: ({ who, vp: points, total, source, from }, names) => {
    const why = from.by === 'scoring' ? ` (${NAMES.vpSources[source].toLowerCase()})` : cause(from)
    return fr`${Person(who, names)} ${points < 0 ? 'perd' : 'gagne'} ${vp(Math.abs(points))}${why} : ${total} en tout.`
  },
  drew: ({ who, amount: n, from }, names) =>
    n === 0 ? undefined : `${Person(who, names)} pioche ${cards(n)}${cause(from)}.`,
  'drew-cards': ({ cards: drawn }) =>
    drawn.length === 0 ? undefined : fr`Dans votre main : ${hand(drawn)}.`,
  discarded: ({ who, cards: gone, why }, names) => `${Person(who, names)} défausse ${hand(gone)}${WHY[why]}.`,
  played: ({ who, card }, names) =>
    `${Person(who, names)} joue ${tacticsName(card)} (${FR.short.tactics(TACTICS[card])}).`,
  'used-power': ({ who, faction, ability }, names) =>
    fr`${Person(who, names)} utilise « ${NAMES.abilities[FACTIONS[faction].id][ability]} ».`,
  advanced: ({ who, track, space }, names) =>
    `${Person(who, names)} avance en ${NAMES.tracks[track]} à la case ${space} sur ${LAST_SPACE}.`,
  'claimed-moon': ({ who, moon, ...at }, names) =>
    fr`${Person(who, names)} revendique une lune ${atPlace(at)} : ${FR.moonName(moon)}.`,
  'spent-moon': ({ who, moon }, names) => fr`${Person(who, names)} dépense une lune : ${FR.moonName(moon)}.`,
  'spent-token': ({ who, token }, names) => `${Person(who, names)} dépense ${discoveryName(token)}.`,
  'took-discovery': ({ who, token }, names) => `${Person(who, names)} prend ${discoveryName(token)}.`,
  'took-supremacy': ({ who, token }, names) => `${Person(who, names)} prend ${supremacyName(token)}.`,
  module: ({ who, module, free }, names) =>
    `${Person(who, names)} gagne${free ? ' gratuitement' : ''} le module ${moduleName(module)}.`,
  column: ({ type, module }) => fr`${NAMES.moduleTypes[type]} : ${moduleName(module)} est disponible.`,
  surveyed: ({ who, type }, names) =>
    `${Person(who, names)} remplace les modules ${NAMES.moduleTypes[type]}.`,
  upgrade: ({ who, upgrade }, names) => `${Person(who, names)} prend l’amélioration ${upgradeName(upgrade)}.`,
  'built-ship': ({ who, ship: type }, names) => `${Person(who, names)} construit ${aShip(type)}.`,
  recruited: ({ who, leaders: n, ...at }, names) =>
    `${Person(who, names)} recrute ${leaders(n)} ${atPlace(at)}.`,
  collected: ({ who, credits, ...at }, names) =>
    `${Person(who, names)} collecte ${several(credits, 'crédit')} ${atPlace(at)}.`,
  swapped: ({ who, give, take }, names) =>
    `${Person(who, names)} échange ${amount(give, 1)} contre ${amount(take, 1)}.`,
  synthesis: ({ who, resource }, names) => `${Person(who, names)} synthétise ${amount(resource, 1)}.`,
  repaired: ({ who, what, number }, names) => `${Person(who, names)} ${REPAIRED[what](number)}.`,
  'module-damaged': ({ who, module, mechaphage }, names) =>
    fr`Module ${mechaphage ? 'infesté' : 'endommagé'} pour ${person(who, names)} : ${moduleName(module)}.`,
  docked: (fact, names) => `${Person(fact.who, names)} s’amarre ${dock(fact)}.`,
  looked: ({ stack, tokens }) => fr`${NAMES.discoveryStacks[stack]} : ${listed(tokens.map(discoveryName))}.`,
  'passed-card': ({ who, to, card }, names) =>
    `${Person(who, names)} passe ${tacticsName(card)} à ${person(to, names)}.`,
}
