import type { House } from '@astrolabe/kernel'
import { knowledge } from './bot/knowledge.ts'
import type { LegioFact } from './rules/facts.ts'
import { viiLegio } from './rules/game.ts'
import type { LegioQuestion } from './rules/questions.ts'
import type { LegioState } from './position/state.ts'
import { text } from './text/text.ts'

export const house: House<LegioState, LegioFact, LegioQuestion> = {
  game: viiLegio,
  past: {
    '1': async () => (await import('./past/1.js')).viiLegio,
    '2': async () => (await import('./past/2.js')).viiLegio,
    '3': async () => (await import('./past/3.js')).viiLegio,
  },
  text,
  bot: knowledge,
  desk: async () => (await import('./desk.ts')).desk,
}
