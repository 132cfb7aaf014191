import type { Language } from '@astrolabe/kernel'

/** What is read aloud after the name of a spot. */
export const SPOT_WORDS: Readonly<Record<Language, { readonly open: string; readonly armed: string }>> = {
  en: { open: 'can be chosen', armed: 'waits for your confirmation' },
  fr: { open: 'disponible', armed: 'à confirmer' },
}
