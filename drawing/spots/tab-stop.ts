import { createContext } from 'preact'

/** A board is one stop of the tab key: this says which of its spots holds it. */
export interface TabStop {
  readonly spot: string | null
  /** Spots came, went or took the focus. */
  readonly visit: (spot: string) => void
  readonly recount: () => void
}

export const TabStopContext = createContext<TabStop | null>(null)
