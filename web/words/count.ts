import type { Language } from '@astrolabe/kernel'

/** Says how many, with the form of the noun that goes with the number: `count(2, 'seat', 'seats')`. */
export function countIn(language: Language): (number: number, one: string, other: string) => string {
  const forms = new Intl.PluralRules(language)
  const figures = new Intl.NumberFormat(language)
  return (number, one, other) =>
    `${figures.format(number)}\u00a0${forms.select(number) === 'one' ? one : other}`
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Says how long ago something was, as people do: “2 hours ago”, “yesterday”. */
export function agoIn(language: Language): (at: number, now: number) => string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })
  return (at, now) => {
    const passed = Math.max(0, now - at)
    if (passed > 14 * 86_400_000) return date.format(at)
    for (const [unit, length] of STEPS)
      if (passed >= length) return relative.format(-Math.floor(passed / length), unit)
    return relative.format(0, 'second')
  }
}
