import type { Language } from '@astrolabe/kernel'

interface SpotWords {
  readonly open: string
  /** Others may choose it; the reader may propose it. */
  readonly proposable: string
  readonly armed: string
  readonly ghost: string
}

/** What is read aloud after the name of a spot. */
export const SPOT_WORDS: Readonly<Record<Language, SpotWords>> = {
  en: {
    open: 'can be chosen',
    proposable: 'can be proposed',
    armed: 'waits for your confirmation',
    ghost: 'proposed',
  },
  fr: { open: 'disponible', proposable: 'peut être proposé', armed: 'à confirmer', ghost: 'proposé' },
}
