import type { TableMessage } from '@astrolabe/tables'
import { tableWords } from '../words.ts'
import './clock.css'
import type { TableSession } from '../session.ts'
import { clockTime, useSeconds } from './ticking.ts'

/** Under this it is time to hurry. */
const LITTLE = 20_000

/** The milliseconds a seat has left; nothing where nobody counts them. */
export function timeLeft(
  { clock, now: told = 0 }: Pick<TableMessage, 'clock' | 'now'>,
  seat: number,
  now: number,
): number | undefined {
  const left = clock?.left[seat]
  return left !== undefined && clock?.running.includes(seat) === true ? left - (now - told) : left
}

interface SeatClockProps {
  readonly session: TableSession
  readonly seat: number
}

/** What is shown of the time that a seat has left; it runs while the seat is asked. */
function useTimeLeft({ session, seat }: SeatClockProps) {
  const message = session.message.value
  const isRunning = message?.clock?.running.includes(seat) === true
  useSeconds(isRunning)
  const left = message && timeLeft(message, seat, session.now?.() ?? 0)
  if (left === undefined || message?.position.seats[seat]?.kind !== 'person') return undefined
  const state = left <= 0 ? 'seat-clock-out' : isRunning && left < LITTLE ? 'seat-clock-little' : ''
  return { state, shown: clockTime(left) }
}

/** The time that a seat has left. */
export function SeatClock(props: SeatClockProps) {
  const left = useTimeLeft(props)
  if (left === undefined) return null
  const { state, shown } = left
  return (
    <span class={`seat-clock ${state}`} role="timer" aria-label={tableWords.value.company.timeLeft(shown)}>
      {shown}
    </span>
  )
}

/** The same in words. */
export function useTimeLeftSaid(props: SeatClockProps): string | undefined {
  const left = useTimeLeft(props)
  return left && tableWords.value.company.timeLeft(left.shown)
}
