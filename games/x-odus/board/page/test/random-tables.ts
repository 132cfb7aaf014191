import { type Ask, playTables as play } from '@astrolabe/kernel/testing/random-tables.ts'
import type { XodusState } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { xodus } from '../../../rules/game.ts'
import type { XodusQuestion } from '../../../rules/questions.ts'

/** Random tables of 1 to 4 captains, who are curious. */
export const playTables = (tables: number, ask: Ask<XodusState, XodusFact, XodusQuestion>) =>
  play(xodus, ask, {
    tables,
    setupOf: (table) => ({
      seats: 1 + (table % 4),
      options: {
        difficulty: table % 3,
        ships: 0,
        nightmare: false,
        chooseShips: table % 2 === 0,
        keysFirst: false,
      },
    }),
    choose: (legal, chance) => {
      const curious = legal.filter(({ key }) => /^(?:probe|blind-jump|jump|explore)/.test(key))
      const among = curious.length > 0 && chance.below(2) === 0 ? curious : legal
      return among[chance.below(among.length)]
    },
  })
