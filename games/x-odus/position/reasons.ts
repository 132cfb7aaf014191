/** What a choice may be a step towards; `place` is where, among the Systems, and `rounds` are left on the track. */
export type XodusAim =
  | {
      readonly goal:
        | 'reveal'
        | 'explore'
        | 'signal'
        | 'work'
        | 'meet'
        | 'take-key'
        | 'place-keys'
        | 'trade'
        | 'recover'
        | 'hunt'
        | 'fetch'
      readonly tile: number
      readonly jumps: number
      readonly rounds: number
    }
  | {
      readonly goal: 'maintain'
      readonly board: number
      readonly health: number
      readonly of: number
    }
  | { readonly goal: 'scavenge'; readonly board: number; readonly scraps: number }
  | { readonly goal: 'fight'; readonly tile: number }

/** What choices are told apart by, for whoever asks why; `outlook` is never spoken of by itself. */
export type XodusThing =
  | 'rounds'
  | 'keys-placed'
  | 'keys'
  | 'signals'
  | 'systems'
  | 'ships'
  | 'health'
  | 'levels'
  | 'energy'
  | 'modules'
  | 'scraps'
  | 'damage'
  | 'engaged'
  | 'avatars'
  | 'outlook'
