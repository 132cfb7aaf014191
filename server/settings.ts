import type { LimitSettings } from './limits/settings.ts'
import type { LogLevel } from './log.ts'

// Apart from the server itself, so that a program can read settings without loading all of it.
export { LIMIT_MEANINGS, type LimitSettings, parseLimits, USUAL_LIMITS } from './limits/settings.ts'
export { LOG_LEVELS, type LogLevel } from './log.ts'

/** For how many days things are kept after the last thing done there; for ever where nothing is said. */
export interface KeepSettings {
  /** Tables at which the game is over. */
  readonly finished?: number | undefined
  /** Tables at which a game is under way. */
  readonly idle?: number | undefined
  /** Tables at which no game has begun. */
  readonly gathering?: number | undefined
  /** Guests; after as long a time nobody would know them by their cookie any more. */
  readonly guests: number
}

export const USUAL_KEEP: KeepSettings = { gathering: 90, guests: 90 }

export interface ServerSettings {
  /** Any free one if it is 0. */
  readonly port: number
  readonly host: string
  /** The file in which everything is kept; it is made if it is not there. */
  readonly data: string
  readonly limits: LimitSettings
  readonly keep: KeepSettings
  readonly logLevel: LogLevel
  /** The folder the page was built into. */
  readonly pages: string
  readonly version: string
  /** Where people find the page, if that is not where the server listens: `https://play.example`. */
  readonly publicUrl?: string | undefined
  /** Whether a proxy stands in front: it, and nobody before it, says where requests come from. */
  readonly behindProxy?: boolean
  /** Further names by which the server may be called, beside its own and the public one. */
  readonly hosts?: readonly string[] | undefined
  /** Threads on which bots think; if left out, one per core, or one less where they cannot give way to the server. */
  readonly threads?: number | undefined
}
