import type { House } from '@astrolabe/kernel'
import { type Leak, type LeakFact, type LeakQuestion, leak } from '@astrolabe/kernel/tiny/leak.ts'
import { text } from './text.ts'

const house: House<Leak, LeakFact, LeakQuestion> = {
  game: {
    ...leak,
    outcome(state) {
      const score = state.water.reduce((sum, depth) => sum + depth, 0)
      return { ...leak.outcome(state), others: [{ name: 'sea', score }] }
    },
  },
  text,
  bot: {
    value: ({ water }) => -Math.max(...water),
    scale: 3,
    glance({ water }, menu, looks) {
      for (let index = 0; index < menu.count; index++) {
        const option = menu.options[index]
        looks[index] = typeof option === 'object' ? water[option.hold] : Number(option === 'plug')
      }
    },
    farEnough: (from, now) => now.turn > from.turn,
  },
  desk: async () => ({
    draw: ({ water }) => [water.join(' ')],
    watch: () => ({
      hear() {},
      finish: ({ turn }) => ({ rounds: turn, outcome: '', figures: {}, tallies: {}, labels: {} }),
    }),
  }),
}

/** Takes the place of the registry of games. */
export const GAMES = { leak: () => Promise.resolve(house) }
