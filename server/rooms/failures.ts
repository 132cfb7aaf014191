import { type GameTable, type RandomBytes, newId } from '@astrolabe/tables'
import type { TableStore } from '../store/store.ts'
import type { Clock, Log } from '../world.ts'
import { RuleFailure } from './room.ts'

/** The word by which the system or the store says what is wrong: `ENOSPC`, `SQLITE_FULL`. Nothing if there is none. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^(?:SQLITE_|E)[A-Z_]+$/.test(code) ? code : undefined
}

/** What kind of error it is, and where it came from. Its message is left out: it may name a hidden card. */
export function placeOf(error: unknown): string {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : {}
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [name, codeOf(error) ?? [], frames.map((line) => line.trim())].flat(2).join(' ')
}

interface FailuresParts {
  readonly store: TableStore
  readonly clock: Clock
  readonly random: RandomBytes
  readonly log: Log
}

/** Of so many failures it is known that they were kept already. */
const REMEMBERED = 1000

/** Keeps what went wrong for whoever repairs it; everyone else is told a reference. */
export class Failures {
  readonly #parts: FailuresParts
  /** What is tried over and over is kept once. */
  readonly #references = new Map<string, string>()

  constructor(parts: FailuresParts) {
    this.#parts = parts
  }

  /** Of a table that could not even be opened there is nothing but its events. */
  async keep(
    id: string,
    table: GameTable | undefined,
    attempt: object,
    error: unknown,
  ): Promise<RuleFailure> {
    const { store, clock, random, log } = this.#parts
    const version = table?.version ?? 0
    const same = JSON.stringify([id, version, attempt, String(error)])
    const known = this.#references.get(same)
    if (known !== undefined) return new RuleFailure(known)
    const reference = newId(random)
    this.#remember(same, reference)
    log.error(
      {
        reference,
        table: id,
        game: table?.game.id,
        rules: table?.game.rules,
        version,
        place: placeOf(error),
      },
      'the rules failed',
    )
    try {
      await store.keepFailure({
        reference,
        table: id,
        version,
        at: clock.now(),
        attempt,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        record: table?.record() ?? null,
      })
    } catch (notKept) {
      log.error({ reference, place: placeOf(notKept) }, 'a failure of the rules could not be kept')
    }
    return new RuleFailure(reference)
  }

  #remember(failure: string, reference: string): void {
    this.#references.set(failure, reference)
    const [oldest] = this.#references.keys()
    if (this.#references.size > REMEMBERED) this.#references.delete(oldest)
  }
}
