import type { Game } from '@astrolabe/kernel'
import { components } from '../position/components.ts'
import { copyState } from '../position/copy.ts'
import type { LegioState } from '../position/state.ts'
import { endTurn, winnersOf } from './end.ts'
import type { LegioFact } from './facts.ts'
import { formerQuestion } from './former-questions.ts'
import { formerState } from './former-states.ts'
import { secrets } from './hidden.ts'
import type { LegioQuestion } from './questions.ts'
import { endow, start } from './setup.ts'
import { playTurn } from './turn.ts'
import { warnings } from './warnings.ts'

/** VII Legio: Nébuleuse Rouge. A step is the choice of the free items, then each turn. */
export const viiLegio: Game<LegioState, LegioFact, LegioQuestion> = {
  id: 'vii-legio',
  rules: '4',
  // VL-001
  seats: { min: 2, max: 4 },
  options: [
    { key: 'advisedItems', initial: false },
    { key: 'catchUp', initial: true },
    { key: 'landOrTakeOff', initial: false },
    { key: 'leaveEndsTurn', initial: false },
    { key: 'roundLimit', initial: 0, min: 0, max: 200 },
  ],
  // The longest of 12,000 random games asked 2,024.
  maxDecisions: 6000,
  start,
  step(g) {
    if (!g.state.endowed) {
      endow(g)
      return
    }
    playTurn(g)
    endTurn(g)
  },
  isOver: (state) => state.over,
  outcome: (state) => ({ scores: state.ships.map((ship) => ship.vp), winners: winnersOf(state) }),
  copy: copyState,
  secrets,
  components,
  warnings,
  upgrade: formerState,
  upgradeQuestion: formerQuestion,
}
