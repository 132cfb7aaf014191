import type { Presence, TableMessage } from '@astrolabe/tables'
import { agoIn } from '@astrolabe/words'
import { language } from '../../settings.ts'
import { tableWords } from '../words.ts'

/** Whether somebody is at a seat; nothing where nobody can be elsewhere. */
export const presenceOf = (message: TableMessage | undefined, seat: number): Presence | undefined =>
  message?.presence?.[seat]

/** Whether the person at a seat is here, in words; nothing for bots and open seats. */
export function presenceSaid(presence: Presence | undefined, now: number): string | undefined {
  const { isHere, isAway } = tableWords.value.company
  if (presence?.is === 'here') return isHere
  if (presence?.is !== 'away') return undefined
  const { since } = presence
  return since === undefined ? isAway : `${isAway} (${agoIn(language.value)(since, now)})`
}
