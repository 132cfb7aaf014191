import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { DEVELOPMENT_CARDS } from '../../../content/developments.ts'
import { EVENTS } from '../../../content/events.ts'
import { FACTIONS } from '../../../content/factions.ts'
import { BAY, NONE } from '../../../position/state.ts'
import { FR } from '../../cards.fr.ts'
import type { map as english } from '../../en/facts/map.ts'
import type { FactOf } from '../../en/facts/people.ts'
import { diceRow } from '../../symbols.ts'
import {
  aDevelopment,
  aShip,
  commanderName,
  destinyName,
  developmentCardName,
  eventName,
  fromRegion,
  inRegion,
  leaders,
  onTile,
  place,
  region,
  steps,
  theFaction,
  tile,
} from '../nouns.ts'
import { Person, person } from './people.ts'

const MOVED: Readonly<Record<FactOf<'moved'>['why'], (ship: string, from: number, to: number) => string>> = {
  escalation: (moved, from, to) => `envoie ${moved} ${fromRegion(from)} dans la bataille ${inRegion(to)}`,
  warp: (moved, from, to) => `voit ${moved} aspiré ${fromRegion(from)} vers ${region(to)}`,
  vortex: (moved, from, to) => `envoie par le Vortex ${moved} ${fromRegion(from)} vers ${region(to)}`,
  card: (moved, from, to) => `déplace ${moved} ${fromRegion(from)} vers ${region(to)}`,
  power: (moved, from, to) => `déplace ${moved} ${fromRegion(from)} vers ${region(to)}`,
  event: (moved, from, to) => `voit ${moved} emporté ${fromRegion(from)} vers ${region(to)}`,
  withdrawal: (moved, from) => `replie ${moved} ${fromRegion(from)} dans sa Baie de lancement`,
}

export const map: typeof english = {
  'game-start': ({ firstSeat, terminus, commander }, names) =>
    fr`La partie commence, jusqu’à ${terminus} PV ; ${names(firstSeat)} joue d’abord.${commander === NONE ? '' : fr` À la tête de l’Unité : ${commanderName(commander)}.`}`,
  'dealt-factions': ({ who, factions }, names) => `${names(who)} reçoit ${listed(factions.map(theFaction))}.`,
  'dealt-destinies': ({ who, cards }, names) => `${names(who)} reçoit ${listed(cards.map(destinyName))}.`,
  faction: ({ who, faction }, names) =>
    `${names(who)} mène ${theFaction(faction)}. ${FR.stories.factions[FACTIONS[faction].id]}`,
  turn: ({ who }, names) => `À ${person(who, names)} de jouer.`,
  launched: ({ who, ship: type, region: to, tile: there }, names) =>
    `${Person(who, names)} lance ${aShip(type)} vers ${place({ region: to, tile: there })}.`,
  returned: ({ who, ships }, names) =>
    `${Person(who, names)} rappelle ses vaisseaux${ships === 0 ? '' : fr` : ${several(ships, 'vaisseau rentre', 'vaisseaux rentrent')}`}.`,
  waited: ({ who }, names) => `${Person(who, names)} ne peut ni lancer ni rappeler, et attend.`,
  'last-transport': ({ who }, names) =>
    `${Person(who, names)} n’a plus de vaisseau et arme gratuitement un transport.`,
  moved: ({ who, ship: type, from, to, why }, names) =>
    `${Person(who, names)} ${MOVED[why](aShip(type), from, to === BAY ? from : to)}.`,
  developed: ({ who, region: at, tile: there, card, leaders: n }, names) =>
    `${Person(who, names)} bâtit ${aDevelopment(DEVELOPMENT_CARDS[card].development)} ${onTile(there)} (${region(at)}) avec ${leaders(n)}, et prend ${developmentCardName(card)}.`,
  'void-roll': ({ who, dice, energy }, names) =>
    `${Person(who, names)} obtient ${diceRow(dice)} dans le Néant${energy > 0 ? `, avec ${energy} énergie déviée` : ''}.`,
  'void-result': ({ who, result }, names) =>
    `${Person(who, names)} choisit le ${result} (${FR.short.void(result)}).`,
  marker: ({ left }) =>
    left === 0
      ? 'Le marqueur Événement atteint sa case.'
      : fr`Le marqueur Événement avance : encore ${steps(left)}.`,
  event: ({ card }) => fr`Événement : ${eventName(card)}. ${FR.event[EVENTS[card].id].text}`,
  'planet-revealed': ({ region: at, tile: there, moon }) =>
    fr`Une planète apparaît ${inRegion(at)} : ${tile(there)}${moon === NONE ? '' : `, ${FR.moonName(moon).toLowerCase()} en vue`}.`,
  'bonus-placed': ({ region: at }) => `Un crédit est laissé ${inRegion(at)}.`,
  collapsed: ({ region: at, owner }, names) =>
    fr`Effondrement ${inRegion(at)} : ${person(owner, names)} y perd son infrastructure.`,
  'spared-by-event': ({ who }, names) => `L’événement ne concerne pas ${person(who, names)}.`,
  'end-triggered': ({ who, why }, names) =>
    why === 'terminus'
      ? fr`${Person(who, names)} atteint le Terminus : chacun joue encore un tour.`
      : fr`Le dernier événement est passé : chacun joue encore un tour.`,
  'game-over': ({ winners }, names) =>
    winners.length === 0
      ? 'L’Unité l’emporte.'
      : `${listed(winners.map(names))} ${winners.length === 1 ? 'l’emporte' : 'l’emportent'}.`,
}
