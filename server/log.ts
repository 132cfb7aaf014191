import type { Clock, Log } from './world.ts'

/** From the quietest to the most talkative. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A log of lines of JSON. */
export function lineLog(level: LogLevel, write: (line: string) => unknown, clock: Pick<Clock, 'now'>): Log {
  const at = (own: Exclude<LogLevel, 'silent'>) => (about: object, message: string) => {
    if (LOG_LEVELS.indexOf(own) > LOG_LEVELS.indexOf(level)) return
    const time = new Date(clock.now()).toISOString()
    write(`${JSON.stringify({ time, severity: own, message, ...about })}\n`)
  }
  return { error: at('error'), warn: at('warn'), info: at('info') }
}
