import type { Language, Names } from '@astrolabe/kernel'
import { UNITY } from '../../../position/state.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { text } from '../../../text/text.ts'

/** What is told step by step: a turn of the Unity, or an event; its facts. */
export interface Chronicle {
  readonly kind: 'unity' | 'event'
  /** The event card, if it is about one. */
  readonly card: number | undefined
  readonly lines: readonly string[]
}

/** Facts that need no line of their own. */
const SILENT: ReadonlySet<AndromedaFact['kind']> = new Set(['turn', 'unity-revealed', 'column', 'marker'])
/** As many steps as can be followed. */
const MOST = 8

/** The last turn of the Unity among news, or else the last event; nothing where neither came. */
export function chronicleOf(
  news: readonly AndromedaFact[],
  names: Names,
  language: Language,
): Chronicle | undefined {
  const say = (facts: readonly AndromedaFact[]): string[] =>
    facts
      .filter(({ kind }) => !SILENT.has(kind))
      .flatMap((fact) => text[language].fact(fact, names) ?? [])
      .slice(0, MOST)
  const turn = news.findLastIndex((fact) => fact.kind === 'turn' && fact.who === UNITY)
  if (turn >= 0) {
    const end = news.findIndex((fact, at) => at > turn && fact.kind === 'turn')
    const facts = news.slice(turn, end < 0 ? news.length : end)
    const event = facts.find(({ kind }) => kind === 'event')
    return { kind: 'unity', card: event?.kind === 'event' ? event.card : undefined, lines: say(facts) }
  }
  const at = news.findLastIndex(({ kind }) => kind === 'event')
  const event = news[at]
  if (event?.kind !== 'event') return undefined
  const end = news.findIndex(({ kind }, place) => place > at && kind === 'turn')
  return { kind: 'event', card: event.card, lines: say(news.slice(at + 1, end < 0 ? news.length : end)) }
}
