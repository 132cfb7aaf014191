import type { House } from '@astrolabe/kernel'
import { knowledge } from './bot/knowledge.ts'
import type { XodusFact } from './rules/facts.ts'
import type { XodusQuestion } from './rules/questions.ts'
import { xodus } from './rules/game.ts'
import type { XodusState } from './position/state.ts'
import { text } from './text/text.ts'

export const house: House<XodusState, XodusFact, XodusQuestion> = {
  game: xodus,
  past: {
    '1': async () => (await import('./past/1.js')).xodus,
    '2': async () => (await import('./past/2.js')).xodus,
    '3': async () => (await import('./past/3.js')).xodus,
    '4': async () => (await import('./past/4.js')).xodus,
  },
  text,
  bot: knowledge,
  desk: async () => (await import('./desk.ts')).desk,
}
