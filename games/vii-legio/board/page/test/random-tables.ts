import { type Ask, playTables as play } from '@astrolabe/kernel/testing/random-tables.ts'
import type { LegioState } from '../../../position/state.ts'
import type { LegioFact } from '../../../rules/facts.ts'
import { viiLegio } from '../../../rules/game.ts'
import type { LegioQuestion } from '../../../rules/questions.ts'

/** Random tables of 2, 3 and 4 UCs with both ways of leaving a planet. */
export const playTables = (tables: number, ask: Ask<LegioState, LegioFact, LegioQuestion>) =>
  play(viiLegio, ask, {
    tables,
    setupOf: (table) => ({
      seats: 2 + (table % 3),
      options: { roundLimit: 14 + (table % 5) * 4, leaveEndsTurn: table % 4 === 3 },
    }),
    choose: (legal, chance) => {
      const offer = legal[chance.below(legal.length)]
      return offer.key === 'end-turn' ? legal[chance.below(legal.length)] : offer
    },
  })
