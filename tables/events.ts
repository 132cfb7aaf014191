import type { GameRecord, TableOptions } from '@astrolabe/kernel'
import type { Clocks, TimeControl } from './clocks.ts'
import type { StandingOrder } from './standing.ts'

/** A person at a seat: a guest, under a name. */
export interface Person {
  readonly kind: 'person'
  readonly guest: string
  readonly name: string
}

/** Whose seat it is while another one, or nobody, sits there. */
export type Owner = Omit<Person, 'kind'>

/** Who sits at a seat. */
export type Sitter =
  | {
      readonly kind: 'open'
      /** Nobody else sits down here. */
      readonly for?: Owner
    }
  | Person
  | {
      readonly kind: 'bot'
      readonly level: string
      /** The bot plays in their place. */
      readonly for?: Owner
      /** They gave up, for good. */
      readonly resigned?: true
    }

/** The past of another game from which a table goes on; its last fork leads here. */
export type Past = Pick<GameRecord, 'seed' | 'answers' | 'renewed' | 'forks' | 'base'>

/**
 * Everything that happens to a table. The list of its events is the table: whoever reads them from the first on
 * knows all there is to know.
 */
export type TableEvent = Happening & {
  /** How the clocks stood then, where there are any. */
  readonly clock?: Clocks
}

type Happening =
  | {
      readonly kind: 'created'
      readonly game: string
      readonly rules: string
      readonly options: TableOptions
      readonly seats: readonly Sitter[]
      /** The guest who set it up: starts it, and shows it in the lobby or not. */
      readonly host: string
      readonly listed: boolean
      /** The secret of this table. */
      readonly seed: string
      readonly past?: Past
      /** The table, and the milestone there, from which this one branched. */
      readonly from?: { readonly table: string; readonly at: number }
      readonly time?: TimeControl
      /** How many seconds after a nudge a seat may be given to a bot. */
      readonly patience?: number
      /** The host's own name for it: asked for twice, it is set up once. */
      readonly id?: string
    }
  | { readonly kind: 'listed'; readonly listed: boolean }
  | {
      readonly kind: 'seated'
      readonly seat: number
      readonly sitter: Sitter
      /** The seat whose person gave it to a bot, as nobody answered there. */
      readonly by?: number
    }
  | {
      readonly kind: 'started'
      /** The rules it began under, if they had changed since the table was set up. */
      readonly rules?: string
    }
  | {
      readonly kind: 'answered'
      readonly seat: number
      /** As it stands in the record of the game. */
      readonly answer: string
      /** The sender's own name for it: sent twice, it counts once. */
      readonly id?: string
      /** A standing order gave it: the one for questions of this prompt. */
      readonly byOrder?: string
    }
  | { readonly kind: 'undo-asked'; readonly seat: number; readonly to: number }
  | { readonly kind: 'undo-consented'; readonly seat: number }
  | { readonly kind: 'undo-refused'; readonly seat: number }
  | {
      readonly kind: 'taken-back'
      readonly seat: number
      readonly to: number
      /** Beyond what a seat may take back by itself: by consent, and chance starts afresh. */
      readonly afresh: boolean
    }
  | {
      readonly kind: 'proposed'
      readonly seat: number
      /** The seat that is asked. */
      readonly for: number
      readonly answer: string
    }
  | {
      readonly kind: 'proposal-declined'
      /** The seat it was for; or the proposer, who thought better of it. */
      readonly seat: number
      readonly proposer: number
    }
  | ({ readonly kind: 'ordered' } & StandingOrder)
  | { readonly kind: 'order-withdrawn'; readonly seat: number; readonly prompt: string }
  /** The game goes on under newer rules, from its last snapshot. */
  | { readonly kind: 'carried-over'; readonly record: GameRecord }
  /** The record, with the secret that decides all to come, was given to whoever plays alone. */
  | { readonly kind: 'record-told' }
  /** A seat asks another, which is waited for, whether anybody is there. */
  | { readonly kind: 'nudged'; readonly seat: number; readonly by: number; readonly at: number }
  | { readonly kind: 'nudge-heard'; readonly seat: number }
  /** The game is over, and a seat wants to play again: the one table for all who do. */
  | { readonly kind: 'again'; readonly seat: number; readonly table: string }
  | {
      readonly kind: 'said'
      readonly at: number
      /** A spectator who speaks has no seat. */
      readonly seat: number
      readonly name: string
      readonly text: string
      /** Who sent it, and their own name for it: sent twice, it is said once. */
      readonly sent?: { readonly guest: string; readonly id: string }
    }

export type Created = Extract<TableEvent, { readonly kind: 'created' }>
export type Said = Extract<TableEvent, { readonly kind: 'said' }>
