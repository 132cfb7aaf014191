import { capital } from '@astrolabe/words'
import { french as fr, listed } from '@astrolabe/words/french.ts'
import { CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from '../../../content/unity.ts'
import { NONE, RAIDER, RETREATED } from '../../../position/state.ts'
import { FR } from '../../cards.fr.ts'
import type { battle as english } from '../../en/facts/battle.ts'
import type { FactOf } from '../../en/facts/people.ts'
import { diceRow, pack } from '../../symbols.ts'
import {
  agreeing,
  aShip,
  conflictName,
  dice as diceText,
  fromRegion,
  atPlace,
  inRegion,
  raiderDoes,
  region,
  tacticsName,
  theRaider,
  unityTokenName,
} from '../nouns.ts'
import { Person, person } from './people.ts'

const TO: Readonly<Record<FactOf<'ship-damaged'>['to'], string>> = {
  scrapyard: 'va à la casse',
  barge: 'va à la Barge de réparation',
  marker: 'est endommagé, mais tient bon',
}

const target = (card: number): string => FR.unityTarget(UNITY_ACTIONS[card].target)

export const battle: typeof english = {
  'ship-damaged': ({ who, ship: type, to }, names) =>
    fr`Dégâts pour ${person(who, names)} : ${aShip(type)} ${TO[to]}.`,
  'raider-placed': ({ card, region: at, die }) =>
    fr`${capital(theRaider(card))} ${raiderDoes(card, 'surgit', 'surgissent')} ${inRegion(at)} (dé : ${die}).`,
  'raider-moved': ({ card, from, to }) =>
    from === RETREATED
      ? `${capital(theRaider(card))} ${raiderDoes(card, 'revient', 'reviennent')} ${inRegion(to)}.`
      : `${capital(theRaider(card))} ${raiderDoes(card, 'va', 'vont')} ${fromRegion(from)} vers ${region(to)}.`,
  'raider-attacks': ({ card, ...at }) =>
    `${capital(theRaider(card))} ${raiderDoes(card, 'attaque', 'attaquent')} ${atPlace(at)}.`,
  battle: ({ sides, raider, ...at }, names) => {
    const [first, ...others] = sides.map((who) => person(who, names, raider))
    return fr`Bataille ${atPlace(at)} : ${first} contre ${listed(others)}.`
  },
  'truce-offered': ({ who }, names) => `${Person(who, names)} propose une trêve.`,
  truce: ({ made }) =>
    made ? fr`La trêve est conclue : tous les vaisseaux restent.` : 'La trêve est refusée.',
  conflict: ({ card }) => `L’Unité pioche ${conflictName(card)}. ${FR.conflict(CONFLICTS[card])}`,
  'left-battle': ({ who, card }, names) =>
    `${Person(who, names)} quitte la bataille${card === NONE ? '' : ` (${tacticsName(card)})`}.`,
  prepared: ({ who, dice, targeting, energy }, names) =>
    fr`${Person(who, names)} : ${diceText(dice)}, ciblage ${targeting}${energy > 0 ? `, ${energy} énergie déviée` : ''}.`,
  rolled: ({ who, dice }, names) => `${Person(who, names)} obtient ${diceRow(dice)}.`,
  rerolled: ({ who, from, to }, names) => fr`${Person(who, names)} relance un dé : ${from} devient ${to}.`,
  'set-aside': ({ who, die }, names) => `${Person(who, names)} doit écarter un ${die}.`,
  'battle-over': ({ winner, fought, ...at }, names) => {
    if (!fought) return `La bataille ${atPlace(at)} n’a pas lieu.`
    if (winner === NONE) return fr`Les dés sont égaux jusqu’au dernier : tous les camps perdent.`
    return winner === RAIDER
      ? `Le pillard gagne la bataille ${atPlace(at)}.`
      : `${Person(winner, names)} gagne la bataille ${atPlace(at)}.`
  },
  'raider-defeated': ({ who, card, stays }, names) => {
    const but = stays ? `, mais ${raiderDoes(card, 'demeure', 'demeurent')} sur place` : ''
    const beaten = `${theRaider(card)} ${raiderDoes(card, 'est', 'sont')}`
    return who === NONE
      ? `${capital(beaten)} ${agreeing(card, 'repoussé')}${but}.`
      : fr`Victoire pour ${person(who, names)} : ${beaten} ${agreeing(card, 'vaincu')}${but}.`
  },
  'unity-roll': ({ die, pack: number, card, returns }) =>
    returns
      ? fr`L’Unité obtient ${die} : la section ${pack(number)} est vide, elle rappelle ses vaisseaux.`
      : fr`L’Unité obtient ${die} : paquet ${pack(number)}, ${target(card)}.`,
  helm: ({ space }) => `Le Gouvernail tourne jusqu’à la case ${space}.`,
  'unity-icon': ({ icon, done }) =>
    icon === 'infrastructure' && !done ? 'L’Unité voudrait bâtir, mais ne le peut.' : undefined,
  'unity-revealed': ({ pack: number, card }) => `Le paquet ${pack(number)} montre ${target(card)}.`,
  'unity-token': ({ token }) =>
    `L’Unité révèle ${unityTokenName(token)}. ${FR.unityToken(UNITY_TOKENS[token])}`,
  'unity-rebuilt': ({ region: at }) => `L’Unité rebâtit son infrastructure ${inRegion(at)}.`,
  probe: ({ region: at }) => `La Sonde va ${inRegion(at)}.`,
  control: ({ seat }, names) => `${names(seat)} prend le Contrôle de l’Unité.`,
}
