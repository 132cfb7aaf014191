import type { House } from '@astrolabe/kernel'
import { knowledge } from './bot/knowledge.ts'
import type { AndromedaState } from './position/state.ts'
import type { AndromedaFact } from './rules/facts.ts'
import { andromedasEdge } from './rules/game.ts'
import type { AndromedaQuestion } from './rules/questions.ts'
import { text } from './text/text.ts'

export const house: House<AndromedaState, AndromedaFact, AndromedaQuestion> = {
  game: andromedasEdge,
  text,
  bot: knowledge,
  desk: async () => (await import('./desk.ts')).desk,
}
