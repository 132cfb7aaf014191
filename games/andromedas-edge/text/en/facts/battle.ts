import { capital } from '@astrolabe/words'
import { listed } from '@astrolabe/words/english.ts'
import { CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from '../../../content/unity.ts'
import { NONE, RAIDER, RETREATED } from '../../../position/state.ts'
import { EN } from '../../cards.en.ts'
import { diceRow, pack } from '../../symbols.ts'
import {
  aShip,
  conflictName,
  dice as diceText,
  raiderDoes,
  place,
  region,
  tacticsName,
  theRaider,
  unityTokenName,
} from '../nouns.ts'
import { type FactOf, Person, person, type Telling } from './people.ts'

type Kinds =
  | 'ship-damaged'
  | 'raider-placed'
  | 'raider-moved'
  | 'raider-attacks'
  | 'battle'
  | 'truce-offered'
  | 'truce'
  | 'conflict'
  | 'left-battle'
  | 'prepared'
  | 'rolled'
  | 'rerolled'
  | 'set-aside'
  | 'battle-over'
  | 'raider-defeated'
  | 'unity-roll'
  | 'helm'
  | 'unity-icon'
  | 'unity-revealed'
  | 'unity-token'
  | 'unity-rebuilt'
  | 'probe'
  | 'control'

const TO: Readonly<Record<FactOf<'ship-damaged'>['to'], string>> = {
  scrapyard: 'goes to the scrapyard',
  barge: 'goes to the Repair Barge',
  marker: 'is damaged, and holds out',
}

const target = (card: number): string => EN.unityTarget(UNITY_ACTIONS[card].target)

export const battle: Telling<Kinds> = {
  'ship-damaged': ({ who, ship: type, to }, names) =>
    `${capital(aShip(type))} of ${person(who, names)} ${TO[to]}.`,
  'raider-placed': ({ card, region: at, die }) =>
    `${capital(theRaider(card))} ${raiderDoes(card, 'appears', 'appear')} in ${region(at)} (die: ${die}).`,
  'raider-moved': ({ card, from, to }) =>
    from === RETREATED
      ? `${capital(theRaider(card))} ${raiderDoes(card, 'returns', 'return')} to ${region(to)}.`
      : `${capital(theRaider(card))} ${raiderDoes(card, 'moves', 'move')} from ${region(from)} to ${region(to)}.`,
  'raider-attacks': ({ card, ...at }) =>
    `${capital(theRaider(card))} ${raiderDoes(card, 'attacks', 'attack')} at ${place(at)}.`,
  battle: ({ sides, raider, ...at }, names) => {
    const [first, ...others] = sides.map((who) => person(who, names, raider))
    return `Battle at ${place(at)}: ${first} against ${listed(others)}.`
  },
  'truce-offered': ({ who }, names) => `${Person(who, names)} offers a truce.`,
  truce: ({ made }) => (made ? 'The truce is made: all ships stay.' : 'The truce is refused.'),
  conflict: ({ card }) => `The Unity draws ${conflictName(card)}. ${EN.conflict(CONFLICTS[card])}`,
  'left-battle': ({ who, card }, names) =>
    `${Person(who, names)} leaves the battle${card === NONE ? '' : ` (${tacticsName(card)})`}.`,
  prepared: ({ who, dice, targeting, energy }, names) =>
    `${Person(who, names)}: ${diceText(dice)}, targeting ${targeting}${energy > 0 ? `, ${energy} energy diverted` : ''}.`,
  rolled: ({ who, dice }, names) => `${Person(who, names)} rolls ${diceRow(dice)}.`,
  rerolled: ({ who, from, to }, names) => `${Person(who, names)} rolls a die again: ${from} becomes ${to}.`,
  'set-aside': ({ who, die }, names) => `${Person(who, names)} has to set aside a ${die}.`,
  'battle-over': ({ winner, fought, ...at }, names) => {
    if (!fought) return `The battle at ${place(at)} is not fought.`
    if (winner === NONE) return 'The dice are the same to the last: every side loses.'
    return winner === RAIDER
      ? `The raider wins the battle at ${place(at)}.`
      : `${Person(winner, names)} wins the battle at ${place(at)}.`
  },
  'raider-defeated': ({ who, card, stays }, names) => {
    const beaten =
      who === NONE
        ? `${capital(theRaider(card))} ${raiderDoes(card, 'is', 'are')} driven off`
        : `${Person(who, names)} defeats ${theRaider(card)}`
    return stays ? `${beaten}, but it stays, weakened.` : `${beaten}.`
  },
  'unity-roll': ({ die, pack: number, card, returns }) =>
    returns
      ? `The Unity rolls ${die}: section ${pack(number)} is empty, and it returns to station.`
      : `The Unity rolls ${die}: pack ${pack(number)}, ${target(card)}.`,
  helm: ({ space }) => `The Helm turns to space ${space}.`,
  'unity-icon': ({ icon, done }) =>
    icon === 'infrastructure' && !done ? 'The Unity would build, but cannot.' : undefined,
  'unity-revealed': ({ pack: number, card }) => `Pack ${pack(number)} now shows ${target(card)}.`,
  'unity-token': ({ token }) =>
    `The Unity reveals ${unityTokenName(token)}. ${EN.unityToken(UNITY_TOKENS[token])}`,
  'unity-rebuilt': ({ region: at }) => `The Unity rebuilds its development at ${region(at)}.`,
  probe: ({ region: at }) => `The Probe moves to ${region(at)}.`,
  control: ({ seat }, names) => `${names(seat)} takes Control of the Unity.`,
}
