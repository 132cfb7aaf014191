import type { Game } from '@astrolabe/kernel'
import { components } from '../position/components.ts'
import { copyState } from '../position/copy.ts'
import { isOver, type XodusState } from '../position/state.ts'
import { actionPhase, beginRound } from './action-phase.ts'
import { equipCaptains } from './captains.ts'
import { corruptionPhase } from './corruption.ts'
import { endOfTurn } from './end-of-turn.ts'
import { outcomeOf } from './end.ts'
import type { XodusFact } from './facts.ts'
import { formerQuestion } from './former-questions.ts'
import { formerState } from './former-states.ts'
import { secrets } from './hidden.ts'
import { WINDOW_PROMPTS, type XodusQuestion } from './questions.ts'
import { cannotSetUp, start } from './setup.ts'
import { warnings } from './warnings.ts'
import type { Xodus } from './xodus.ts'

/** X-ODUS: Rise of the Corruption. A step is the choice of the ships, then each turn and each of the other phases. */
export const xodus: Game<XodusState, XodusFact, XodusQuestion> = {
  id: 'x-odus',
  rules: '5',
  seats: { min: 1, max: 4 },
  options: [
    { key: 'difficulty', initial: 1, choices: [0, 1, 2] },
    { key: 'ships', initial: 0, choices: [0, 3, 4] },
    { key: 'nightmare', initial: false },
    { key: 'chooseShips', initial: true },
    { key: 'keysFirst', initial: false },
  ],
  // Most of the time those who have a card go on.
  repeats: WINDOW_PROMPTS,
  cannotSetUp,
  cooperative: () => true,
  // The longest of 3,000 random games asked 458.
  maxDecisions: 1500,
  start,
  step(g) {
    if (g.state.ready) playPhase(g)
    else {
      equipCaptains(g)
      beginRound(g)
    }
  },
  isOver,
  outcome: outcomeOf,
  copy: copyState,
  secrets,
  components,
  warnings,
  upgrade: formerState,
  upgradeQuestion: formerQuestion,
}

// XO-GEN-07
function playPhase(g: Xodus): void {
  const { state } = g
  switch (state.phase) {
    case 'action':
      actionPhase(g)
      return
    case 'corruption':
      corruptionPhase(g)
      state.phase = 'end'
      return
    case 'end':
      endOfTurn(g)
      if (isOver(state)) return
      state.round++
      beginRound(g)
      return
  }
}
