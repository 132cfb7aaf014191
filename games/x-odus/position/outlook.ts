/** What an attack comes to. */
export interface Outlook {
  /** Hits of all ships, and the Shields they meet. */
  hits: number
  shields: number
  damage: number
  /** Health left to the foe. */
  left: number
  /** Whether it strikes back: it is not defeated, or does so all the same. */
  retaliates: boolean
  /** Ships with a critical miss, one bit each. */
  critical: number
  /** Whether dice or manoeuvres have set its skill off. */
  skill: boolean
  /** Health each ship loses, by its place in `state.ships`. */
  readonly lost: number[]
}

export function newOutlook(): Outlook {
  return {
    hits: 0,
    shields: 0,
    damage: 0,
    left: 0,
    retaliates: false,
    critical: 0,
    skill: false,
    lost: [],
  }
}
