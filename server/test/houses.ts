import {
  type BotKnowledge,
  type Fact,
  type Game,
  type GameText,
  type House,
  keyOf,
  indifferent,
  type Question,
} from '@astrolabe/kernel'
import { errand } from '@astrolabe/kernel/testing/errand.ts'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { campaign } from '@astrolabe/kernel/tiny/campaign.ts'
import { story } from '@astrolabe/kernel/tiny/campaign.story.ts'
import { connectFour } from '@astrolabe/kernel/tiny/connect-four.ts'
import { leak } from '@astrolabe/kernel/tiny/leak.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'

/** Texts that say no more than what they were asked for. */
const plainText = (id: string): GameText<unknown, Fact> => ({
  title: id,
  summary: id,
  prompt: ({ prompt }) => prompt,
  option: ({ option }) => keyOf(option),
  refusal: ({ rule }) => rule,
  warning: ({ kind }) => kind,
  fact: ({ kind }) => kind,
  outcome: ({ winners }) => winners.join(),
  tableOption: (key) => ({ name: key, help: key }),
  chapters: () => Promise.resolve([]),
})

/** A bot that finds everything equally good. */
const easyGoing: BotKnowledge<unknown> = {
  value: () => 0,
  scale: 1,
  glance: indifferent,
  farEnough: () => true,
}

/** A small game with all that a house needs. */
export function houseOf<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  bot: Partial<BotKnowledge<S, Q>> = {},
): House<unknown> {
  const text = plainText(game.id)
  const house = {
    game,
    text: { en: text, fr: text },
    bot: { ...easyGoing, ...bot },
    desk: async () => ({
      draw: () => [game.id],
      watch: () => ({
        hear() {},
        finish: () => ({ rounds: 0, outcome: '', figures: {}, tallies: {}, labels: {} }),
      }),
    }),
  }
  return house
}

/** The games of the tests, as a registry has them. */
export const TINY_GAMES: Readonly<Record<string, () => Promise<House<unknown>>>> = {
  'tic-tac-toe': async () => houseOf(ticTacToe),
  'connect-four': async () => houseOf(connectFour),
  ambush: async () => houseOf(ambush),
  errand: async () => houseOf(errand),
  leak: async () => houseOf(leak),
  campaign: async () => ({ ...houseOf(campaign), story }),
}
