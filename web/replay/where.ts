import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Names } from '@astrolabe/kernel'
import { language } from '../settings.ts'
import { whoseTurn } from '../table/log/log-lines.ts'
import type { ReplaySession } from './replay-session.ts'
import { replayWords } from './words.ts'

/** Where in the game the moment on screen is: its chapter, if there are any, and whose turn it was. */
export function whereSaid(
  { chapter, turn }: Pick<ReplaySession, 'chapter' | 'turn'>,
  { text }: Pick<AnyFace, 'text'>,
  names: Names,
): string {
  const { bar: says } = replayWords.value
  const opening = chapter && text[language.value].fact(chapter.fact, names)
  const turnSaid = turn && says.turn(turn.round, whoseTurn(turn, names, language.value))
  return [opening, turnSaid].filter((said) => said !== undefined).join(' · ') || says.before
}
