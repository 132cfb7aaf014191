/** What must not happen. */
export type FaultKind =
  /** Something that was acknowledged is not in the books. */
  | 'lost'
  /** It is there twice. */
  | 'doubled'
  /** What was refused has changed something, or something is there that nobody did. */
  | 'changed'
  /** What was acknowledged first is not there first. */
  | 'disordered'
  /** Somebody was shown what a seat sees that is not theirs. */
  | 'leaked'
  /** A seat was shown a position that never was. */
  | 'misshown'
  /** Somebody was shown what is not in the books yet. */
  | 'unwritten'
  /** Somebody was shown less than what had been acknowledged before. */
  | 'older'
  /** What the parts of a stream told is not the whole. */
  | 'missed'
  /** The books have changed where they were written already, or hold what the rules do not allow. */
  | 'rewritten'
  /** A game does not go on. */
  | 'stuck'
  /** A finished game is not what its record says. */
  | 'unverified'
  /** A request failed by the server's own fault. */
  | 'failed'
  /** A server has ended by itself, or cannot be started. */
  | 'crashed'

export interface Fault {
  readonly kind: FaultKind
  readonly table: string
  readonly what: string
}
