import type { Rate } from './buckets.ts'

/** How much one guest, seat or address may do. What is not limited is left out. */
export interface LimitSettings {
  /** Tables set up, per guest. */
  readonly tables?: Rate
  /** Tables or seats asked for that are not there, per address: whoever guesses invitations. */
  readonly tries?: Rate
  /** Answers and other deeds at a table, per guest, table and seat. */
  readonly answers?: Rate
  /** Lines of chat, per guest. */
  readonly chat?: Rate
  /** Advice of a captain, who thinks for it, per guest. */
  readonly advice?: Rate
  /** New guests, per address. */
  readonly guests?: Rate
  /** Streams open at once, per guest and per address. */
  readonly streams?: number
  readonly addressStreams?: number
  /** Games with bots under way at once, per guest. */
  readonly botGames?: number
}

export const USUAL_LIMITS = {
  tables: { count: 10, seconds: 3600 },
  tries: { count: 10, seconds: 60 },
  answers: { count: 5, seconds: 1, burst: 20 },
  chat: { count: 5, seconds: 10 },
  advice: { count: 12, seconds: 60, burst: 5 },
  guests: { count: 60, seconds: 3600 },
  streams: 5,
  addressStreams: 50,
  botGames: 3,
} as const satisfies Required<LimitSettings>

export const NO_LIMITS: LimitSettings = {}

type LimitName = keyof LimitSettings
const isLimit = (name: string): name is LimitName => Object.hasOwn(USUAL_LIMITS, name)

const RATE = /^(\d{1,9})\/(\d{1,9})(?:\+(\d{1,9}))?$/
const COUNT = /^\d{1,9}$/

/**
 * Reads limits as they are written in settings: `off`, or the usual ones with some changed, as in
 * `chat=10/60 answers=5/1+20 streams=8 tables=off`. Throws a RangeError that says what is accepted.
 */
export function parseLimits(text: string): LimitSettings {
  if (text.trim() === 'off') return NO_LIMITS
  const limits: Partial<Record<LimitName, Rate | number>> = { ...USUAL_LIMITS }
  for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const [name = '', value = ''] = word.split('=')
    if (!isLimit(name)) {
      const names = Object.keys(USUAL_LIMITS).join(', ')
      throw new RangeError(
        `there is no limit “${name}”; it takes off, or name=value with a name of: ${names}`,
      )
    }
    if (value === 'off') delete limits[name]
    else limits[name] = typeof USUAL_LIMITS[name] === 'number' ? countOf(name, value) : rateOf(name, value)
  }
  return limits as LimitSettings
}

function countOf(name: string, value: string): number {
  if (COUNT.test(value)) return Number(value)
  throw new RangeError(`the limit “${name}” takes a number or off, not “${value}”`)
}

function rateOf(name: string, value: string): Rate {
  const [, count, seconds, burst] = RATE.exec(value) ?? []
  if (Number(count) > 0 && Number(seconds) > 0) {
    const rate = { count: Number(count), seconds: Number(seconds) }
    return burst === undefined ? rate : { ...rate, burst: Math.max(1, Number(burst)) }
  }
  throw new RangeError(`the limit “${name}” takes count/seconds, count/seconds+burst or off, not “${value}”`)
}
