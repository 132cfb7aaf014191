/** Why a game of this browser cannot be begun, opened or shown. The words are in `words.en.ts` and `words.fr.ts`. */
export type Trouble =
  | { readonly why: 'not-a-record'; readonly detail: string }
  | { readonly why: 'unknown-game'; readonly game: string }
  | { readonly why: 'other-rules'; readonly recorded: string; readonly known: string }
  /** Answers are numbered from 0. */
  | { readonly why: 'illegal-answer'; readonly number: number }
  | { readonly why: 'no-such-game' }
  /** The browser refuses to keep it: no room, or not allowed. */
  | { readonly why: 'not-kept' }
  /** Something went wrong that should not have. */
  | { readonly why: 'failed'; readonly detail: string }

export class EngineTrouble extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(`${trouble.why}${'detail' in trouble ? `: ${trouble.detail}` : ''}`)
    this.trouble = trouble
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof EngineTrouble) return error.trouble
  return { why: 'failed', detail: error instanceof Error ? error.message : String(error) }
}
