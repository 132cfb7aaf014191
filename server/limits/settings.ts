import type { Rate } from './tally.ts'

/**
 * How much one guest, seat or network may do. A network is an IPv4 address or the /64 of an IPv6 one, and more loosely
 * its /48. What is not limited is left out.
 */
export interface LimitSettings {
  readonly requests?: Rate
  readonly looks?: Rate
  readonly tables?: Rate
  readonly records?: Rate
  readonly tries?: Rate
  readonly answers?: Rate
  readonly chat?: Rate
  readonly nudges?: Rate
  readonly advice?: Rate
  readonly guests?: Rate
  readonly names?: Rate
  readonly push?: Rate
  readonly streams?: number
  readonly addressStreams?: number
  readonly botGames?: number
  readonly connections?: number
  readonly addressConnections?: number
  readonly lateness?: number
}

export const USUAL_LIMITS = {
  requests: { count: 100, seconds: 1, burst: 1000 },
  looks: { count: 10, seconds: 1, burst: 200 },
  tables: { count: 10, seconds: 3600 },
  records: { count: 2000, seconds: 3600 },
  tries: { count: 10, seconds: 60 },
  answers: { count: 5, seconds: 1, burst: 20 },
  chat: { count: 5, seconds: 10 },
  nudges: { count: 3, seconds: 60 },
  advice: { count: 30, seconds: 60, burst: 60 },
  guests: { count: 60, seconds: 3600 },
  names: { count: 10, seconds: 60 },
  push: { count: 20, seconds: 60 },
  streams: 5,
  addressStreams: 50,
  botGames: 3,
  connections: 10_000,
  addressConnections: 500,
  lateness: 3000,
} as const satisfies Required<LimitSettings>

/** What each of them is about, for whoever sets them. */
export const LIMIT_MEANINGS: Readonly<Record<LimitName, string>> = {
  requests: 'requests to the API, per network',
  looks: 'looks at tables, lists, records and chapters, per guest, or per network for strangers',
  tables: 'tables set up, per guest',
  records: 'kilobytes of games that are played again for another to go on from them, per guest',
  tries: 'tables or seats asked for that are not there, per network: whoever guesses invitations',
  answers: 'answers and other deeds at a table, per guest, table and seat',
  chat: 'lines of chat, per guest',
  nudges: 'nudges of others who are waited for, per guest',
  advice: 'seconds for which a captain thinks to give advice, per guest',
  guests: 'new guests, per network',
  names: 'changes of name, per guest',
  push: 'changes of where notices go, per guest',
  streams: 'streams open at once, per guest, or per network for strangers',
  addressStreams: 'streams open at once, per network',
  botGames: 'games with bots under way at once, per guest',
  connections: 'connections open at once',
  addressConnections: 'connections open at once, per network, where no proxy stands in front',
  lateness: 'milliseconds by which the server may lag behind before it sends people away for a while',
}

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
