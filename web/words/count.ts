import type { Language } from '@astrolabe/kernel'

/** Made when it is first asked for: what knows a language takes longer to make than a page to draw. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Whether a whole number goes with the singular. */
const IS_ONE: Readonly<Record<Language, (number: number) => boolean>> = {
  en: (number) => number === 1,
  fr: (number) => number < 2,
}

/** Says how many, with the form of the noun that goes with the number: `count(2, 'seat', 'seats')`. */
export function countIn(language: Language): (number: number, one: string, other: string) => string {
  const figures = once(() => new Intl.NumberFormat(language))
  // Nothing divides the figures of a small number.
  const written = (number: number): string => (number < 1000 ? String(number) : figures().format(number))
  return (number, one, other) => `${written(number)}\u00a0${IS_ONE[language](number) ? one : other}`
}

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
