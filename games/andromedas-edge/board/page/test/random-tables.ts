import { type Ask, playTables as play } from '@astrolabe/kernel/testing/random-tables.ts'
import type { AndromedaState } from '../../../position/state.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { andromedasEdge } from '../../../rules/game.ts'
import type { AndromedaQuestion } from '../../../rules/questions.ts'

const usual = Object.fromEntries(andromedasEdge.options.map(({ key, initial }) => [key, initial]))

/** Random tables with everything in the box, whose players launch, build and fight. */
export const playTables = (tables: number, ask: Ask<AndromedaState, AndromedaFact, AndromedaQuestion>) =>
  play(andromedasEdge, ask, {
    tables,
    setupOf: (table) => {
      const seats = 1 + (table % 4)
      const withUnity = seats === 1 || table % 3 === 0
      return {
        seats,
        options: {
          ...usual,
          unity: withUnity ? 1 + (table % 9) : 0,
          decideForUnity: withUnity && table % 2 === 0,
          void: true,
          dragon: table % 2 === 0,
          events: table % 3,
          moons: table % 3,
          special1: 1 + (table % 2),
          special2: 3 + (table % 2),
          expansion: true,
          relics: table % 2 === 0,
        },
      }
    },
    choose: (legal, chance) => {
      const bold = legal.filter(({ key }) => /^(?:launch|develop|build|ship|fight|transfer)/.test(key))
      const among = bold.length > 0 && chance.below(3) > 0 ? bold : legal
      return among[chance.below(among.length)]
    },
  })
