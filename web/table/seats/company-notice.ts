import type { TableMessage } from '@astrolabe/tables'
import { timeLeft } from './clock.tsx'
import { presenceOf } from './presence.ts'

/** Whoever loads a page anew is not away. */
const MOMENT = 10_000

/** What concerns whoever looks, of those who do not play although they are waited for. */
export type CompanyNotice =
  /** One is asked oneself. */
  | { readonly kind: 'asked'; readonly seat: number; readonly by: number }
  /** A bot plays in one's own place. */
  | { readonly kind: 'played'; readonly seat: number }
  /** Somebody does not answer: one may have a bot play, from the seat `own`. */
  | { readonly kind: 'late' | 'out-of-time'; readonly seat: number; readonly own: number }
  | { readonly kind: 'nudged'; readonly seat: number; readonly left: number }
  | { readonly kind: 'away'; readonly seat: number; readonly own: number; readonly since: number | undefined }

/** Whether somebody waits for others: what is to be said of them changes with the time. */
export const isWaiting = ({ position, yours }: TableMessage): boolean =>
  position.phase === 'playing' &&
  yours.length > 0 &&
  !position.waitingFor.some((seat) => yours.includes(seat))

/** The first thing to be said; `now` is the time of the server. */
export function noticeAt(message: TableMessage, now: number): CompanyNotice | undefined {
  const { position, yours, owned = [] } = message
  if (position.phase !== 'playing') return undefined
  const { nudges = [], seats } = position
  const asked = nudges.find(({ seat }) => yours.includes(seat))
  if (asked !== undefined) return { kind: 'asked', seat: asked.seat, by: asked.by }
  const played = owned.find((seat) => {
    const sitter = seats[seat]
    return sitter.kind === 'bot' && sitter.resigned !== true
  })
  if (played !== undefined) return { kind: 'played', seat: played }
  const [own] = yours
  const others = position.waitingFor.filter((seat) => seats[seat].kind === 'person' && !yours.includes(seat))
  if (own === undefined || others.length !== position.waitingFor.length) return undefined
  return others.map((seat) => waitedFor(message, seat, own, now)).find((notice) => notice !== undefined)
}

function waitedFor(message: TableMessage, seat: number, own: number, now: number): CompanyNotice | undefined {
  const left = timeLeft(message, seat, now)
  if (left !== undefined && left <= 0) return { kind: 'out-of-time', seat, own }
  const nudge = message.position.nudges?.find((standing) => standing.seat === seat)
  if (nudge !== undefined) {
    const left = nudge.until - now
    return left > 0 ? { kind: 'nudged', seat, left } : { kind: 'late', seat, own }
  }
  const { is, since } = presenceOf(message, seat) ?? { is: 'here' }
  const isAway = is === 'away' && (since === undefined || now - since >= MOMENT)
  return isAway ? { kind: 'away', seat, own, since } : undefined
}
