import type { Language } from '@astrolabe/kernel'
import { once } from './once.ts'

const DAY = 86_400_000
const STEPS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
/** So many days ago one looks for the date. */
const LONG = 14

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
/** As people count them, where the reader is: not every day has as many hours. */
const daysBetween = (at: number, now: number): number => Math.round((midnight(now) - midnight(at)) / DAY)

/** Says how long ago something was, as people do: “2 hours ago”, “yesterday”. */
export function agoIn(language: Language): (at: number, now: number) => string {
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const date = once(
    () => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }),
  )
  return (at, now) => {
    const passed = Math.max(0, now - at)
    if (passed > LONG * DAY) return date().format(at)
    if (passed >= DAY) return relative().format(-daysBetween(at, now), 'day')
    for (const [unit, length] of STEPS)
      if (passed >= length) return relative().format(-Math.floor(passed / length), unit)
    return relative().format(0, 'second')
  }
}
