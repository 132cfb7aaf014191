import { listed, several } from '@astrolabe/words/english.ts'
import { DEVELOPMENT_CARDS } from '../../../content/developments.ts'
import { EVENTS } from '../../../content/events.ts'
import { FACTIONS } from '../../../content/factions.ts'
import { BAY, NONE } from '../../../position/state.ts'
import { EN } from '../../cards.en.ts'
import { diceRow } from '../../symbols.ts'
import {
  aDevelopment,
  aShip,
  commanderName,
  developmentCardName,
  destinyName,
  eventName,
  leaders,
  place,
  region,
  steps,
  theFaction,
  tile,
} from '../nouns.ts'
import { type FactOf, Person, person, type Telling } from './people.ts'

type Kinds =
  | 'game-start'
  | 'dealt-factions'
  | 'dealt-destinies'
  | 'faction'
  | 'turn'
  | 'launched'
  | 'returned'
  | 'waited'
  | 'last-transport'
  | 'moved'
  | 'developed'
  | 'void-roll'
  | 'void-result'
  | 'marker'
  | 'event'
  | 'planet-revealed'
  | 'bonus-placed'
  | 'collapsed'
  | 'spared-by-event'
  | 'end-triggered'
  | 'game-over'

const MOVED: Readonly<Record<FactOf<'moved'>['why'], (ship: string, from: string, to: string) => string>> = {
  escalation: (moved, from, to) => `sends ${moved} from ${from} into the battle at ${to}`,
  warp: (moved, from, to) => `sees ${moved} pulled from ${from} to ${to}`,
  vortex: (moved, from, to) => `sends ${moved} through the Vortex from ${from} to ${to}`,
  card: (moved, from, to) => `moves ${moved} from ${from} to ${to}`,
  power: (moved, from, to) => `moves ${moved} from ${from} to ${to}`,
  event: (moved, from, to) => `sees ${moved} carried from ${from} to ${to}`,
  withdrawal: (moved, from) => `withdraws ${moved} from ${from} to the launch bay`,
}

export const map: Telling<Kinds> = {
  'game-start': ({ firstSeat, terminus, commander }, names) =>
    `The game begins, up to ${terminus} VP; ${names(firstSeat)} plays first.${commander === NONE ? '' : ` The Unity is led by ${commanderName(commander)}.`}`,
  'dealt-factions': ({ who, factions }, names) =>
    `${names(who)} is dealt ${listed(factions.map(theFaction))}.`,
  'dealt-destinies': ({ who, cards }, names) => `${names(who)} is dealt ${listed(cards.map(destinyName))}.`,
  faction: ({ who, faction }, names) =>
    `${names(who)} leads ${theFaction(faction)}. ${EN.stories.factions[FACTIONS[faction].id]}`,
  turn: ({ who }, names) => `${Person(who, names)} to play.`,
  launched: ({ who, ship: type, region: to, tile: there }, names) =>
    `${Person(who, names)} launches ${aShip(type)} to ${place({ region: to, tile: there })}.`,
  returned: ({ who, ships }, names) =>
    `${Person(who, names)} returns to station${ships === 0 ? '' : `: ${several(ships, 'ship comes', 'ships come')} home`}.`,
  waited: ({ who }, names) => `${Person(who, names)} can neither launch nor return, and waits.`,
  'last-transport': ({ who }, names) =>
    `${Person(who, names)} has no ship left, and readies a transport for free.`,
  moved: ({ who, ship: type, from, to, why }, names) =>
    `${Person(who, names)} ${MOVED[why](aShip(type), region(from), to === BAY ? '' : region(to))}.`,
  developed: ({ who, region: at, tile: there, card, leaders: n }, names) =>
    `${Person(who, names)} builds ${aDevelopment(DEVELOPMENT_CARDS[card].development)} on ${tile(there)} (${region(at)}) with ${leaders(n)}, and takes ${developmentCardName(card)}.`,
  'void-roll': ({ who, dice, energy }, names) =>
    `${Person(who, names)} rolls ${diceRow(dice)} in the Void${energy > 0 ? `, with ${energy} energy diverted` : ''}.`,
  'void-result': ({ who, result }, names) =>
    `${Person(who, names)} chooses the ${result} (${EN.short.void(result)}).`,
  marker: ({ left }) =>
    left === 0 ? 'The event marker reaches its space.' : `The event marker advances: ${steps(left)} left.`,
  event: ({ card }) => `Event: ${eventName(card)}. ${EN.event[EVENTS[card].id].text}`,
  'planet-revealed': ({ region: at, tile: there, moon }) =>
    `A planet appears at ${region(at)}: ${tile(there)}${moon === NONE ? '' : `, with ${EN.moonName(moon).toLowerCase()} on top`}.`,
  'bonus-placed': ({ region: at }) => `A credit is left at ${region(at)}.`,
  collapsed: ({ region: at, owner }, names) =>
    `The development of ${person(owner, names)} at ${region(at)} collapses.`,
  'spared-by-event': ({ who }, names) => `${Person(who, names)} is not concerned.`,
  'end-triggered': ({ who, why }, names) =>
    why === 'terminus'
      ? `${Person(who, names)} reaches the Terminus: everyone has one more turn.`
      : 'The last event has passed: everyone has one more turn.',
  'game-over': ({ winners }, names) =>
    winners.length === 0
      ? 'The Unity wins.'
      : `${listed(winners.map(names))} ${winners.length === 1 ? 'wins' : 'win'}.`,
}
