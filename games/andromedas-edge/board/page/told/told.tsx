import { type Act, type Telling, type Told, type ToldToken, tokensOf } from '@astrolabe/drawing'
import { SPECTATOR } from '@astrolabe/kernel'
import { type AndromedaState, RAIDER, UNITY } from '../../../position/state.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { TOLD_WORDS } from '../../../text/page-words.ts'
import { text } from '../../../text/text.ts'
import { THINGS } from '../look.ts'
import { TRACK_ICONS } from '../map/appearance.ts'
import { amountsOf } from './amounts.ts'
import { diceOf } from './dice.tsx'
import { pictureOf } from './picture.tsx'

type Kind = AndromedaFact['kind']

/** What goes on with an act that had asked something: a battle, a return, an event, a region action. */
const COMES_OF_BATTLE: ReadonlySet<Kind> = new Set<Kind>([
  'moved',
  'truce-offered',
  'truce',
  'played',
  'conflict',
  'left-battle',
  'prepared',
  'rolled',
  'rerolled',
  'set-aside',
  'battle-over',
  'paid',
  'spent-token',
])
const COMES_OF_RETURN: ReadonlySet<Kind> = new Set<Kind>([
  'developed',
  'docked',
  'gained',
  'paid',
  'built-ship',
])
const COMES_OF_LAUNCH: ReadonlySet<Kind> = new Set<Kind>([
  'module',
  'paid',
  'claimed-moon',
  'void-roll',
  'void-result',
  'recruited',
  'raider-attacks',
  'battle',
])

export function goesOn([first]: readonly AndromedaFact[], before: readonly AndromedaFact[]): boolean {
  const has = (kind: Kind): boolean => before.some((fact) => fact.kind === kind)
  const isFighting = has('battle') && !has('battle-over')
  if (isFighting && COMES_OF_BATTLE.has(first.kind)) return true
  if (has('returned') && COMES_OF_RETURN.has(first.kind)) return true
  return has('launched') && COMES_OF_LAUNCH.has(first.kind)
}

/** What an act is told by, the weightiest first; else by the first fact that has anything to say. */
const WEIGHTIEST: readonly Kind[] = [
  'game-over',
  'end-triggered',
  'battle-over',
  'battle',
  'developed',
  'event',
  'void-result',
  'void-roll',
  'unity-roll',
  'returned',
  'launched',
  'module',
  'upgrade',
  'built-ship',
  'spent-moon',
  'spent-token',
  'played',
]

/** Told by dice, tokens or the mark of whose turn it is. */
const SILENT: ReadonlySet<Kind> = new Set<Kind>([
  'turn',
  'rolled',
  'void-roll',
  'gained',
  'lost',
  'paid',
  'vp',
  'drew',
  'drew-cards',
  'prepared',
  'recruited',
  'collected',
  'column',
  'battle',
  'docked',
])

const MINOR: ReadonlySet<Kind> = new Set<Kind>([
  'game-start',
  'faction',
  'dealt-factions',
  'dealt-destinies',
  'waited',
])

/** A few sentences: the log has them all. */
const MOST_LINES = 4

export function told({ facts }: Act<AndromedaFact>, telling: Telling<AndromedaState>): Told | undefined {
  const { language, names, seat } = telling
  const words = TOLD_WORDS[language]
  const say = (fact: AndromedaFact): string | undefined => text[language].fact(fact, names)
  const spoken = facts.filter((fact) => fact.kind !== 'turn' && say(fact) !== undefined)
  const lead =
    WEIGHTIEST.map((kind) => spoken.find((fact) => fact.kind === kind)).find(Boolean) ??
    spoken.find(({ kind }) => !SILENT.has(kind)) ??
    spoken[0]
  if (lead === undefined) return undefined
  const who = actorOf(facts, lead)
  return {
    title: withoutStop(say(lead) ?? ''),
    lines: spoken
      .filter((fact) => fact !== lead && !SILENT.has(fact.kind))
      .flatMap((fact) => say(fact) ?? [])
      .slice(0, MOST_LINES),
    seat: who !== undefined && who < UNITY ? who : undefined,
    picture: pictureOf(facts, words),
    dice: diceOf(facts, words),
    tokens: tokensFor(facts, who ?? seat, telling),
    isMinor: MINOR.has(lead.kind),
  }
}

const withoutStop = (sentence: string): string => sentence.replace(/(?<!\.)\.$/, '')

/** Whose act it was: the participant of the weightiest fact, or of the first that has one. */
function actorOf(facts: readonly AndromedaFact[], lead: AndromedaFact): number | undefined {
  const launch = facts.find(({ kind }) => kind === 'launched' || kind === 'returned')
  for (const fact of [launch, lead, ...facts]) {
    if (fact !== undefined && 'who' in fact && fact.who >= 0 && fact.who !== RAIDER) return fact.who
  }
  return undefined
}

/** What the one who acted has more or less of; how far it came on its tracks, and how near the event is. */
function tokensFor(
  facts: readonly AndromedaFact[],
  who: number,
  { language }: Telling<AndromedaState>,
): ToldToken[] {
  const words = TOLD_WORDS[language]
  const own = who === SPECTATOR ? [] : facts.filter((fact) => 'who' in fact && fact.who === who)
  const tracks = own.flatMap((fact): ToldToken[] =>
    fact.kind === 'advanced'
      ? [
          {
            icon: TRACK_ICONS[fact.track],
            value: `${fact.space}`,
            name: THINGS[language].tracks[fact.track],
            tone: 'gain',
            spot: `track ${fact.track}`,
          },
        ]
      : [],
  )
  const marker = facts.findLast((fact) => fact.kind === 'marker')
  return [
    ...tokensOf(own.flatMap((fact) => amountsOf(fact, words))),
    ...tracks,
    ...(marker?.kind === 'marker' && marker.left > 0
      ? [
          {
            icon: 'hourglass',
            value: `${marker.left}`,
            name: words.event(marker.left),
            tone: 'plain',
          } as const,
        ]
      : []),
  ]
}
