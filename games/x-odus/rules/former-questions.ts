import type { About, Decision } from '@astrolabe/kernel'
import { NONE } from '../position/state.ts'

/** What a number stood for; where nothing is said here, it was a ship. */
const ABOUT: Readonly<Record<string, (about: number) => About>> = {
  mod: (about) => ({ ship: Math.floor(about / 8), level: about % 8 }),
  rotation: (system) => ({ system }),
  detection: (system) => ({ system }),
  'share-scrap': (left) => ({ left }),
  'share-module': (module) => ({ module }),
  'share-key': (signal) => ({ signal }),
  pacify: (left) => ({ left }),
}

/** A question of the first rules, which were about plain numbers, as the rules of today put it. */
export function formerQuestion(decision: Decision): Decision {
  const { prompt, about, offers } = decision
  if (typeof about !== 'number') return decision
  if (prompt !== 'exploration') return { ...decision, about: ABOUT[prompt]?.(about) ?? { ship: about } }
  if (about === NONE) return { ...decision, prompt: 'warning', about: undefined }
  const mayLeave = offers.some(({ key }) => key === 'enough')
  return { ...decision, prompt: mayLeave ? 'bonus-option' : prompt, about: { ship: about } }
}
