import type { Game } from '@astrolabe/kernel'
import { components } from '../position/components.ts'
import { copyState } from '../position/copy.ts'
import type { AndromedaState } from '../position/state.ts'
import { outcomeOf } from './end.ts'
import { EXCEPTIONS, isException } from './exceptions.ts'
import { chooseFactions } from './factions.ts'
import type { AndromedaFact } from './facts.ts'
import { secrets } from './hidden.ts'
import type { AndromedaQuestion } from './questions.ts'
import { cannotSetUp, start } from './setup.ts'
import { OPTIONS } from './setup-choices.ts'
import { playTurn } from './turn.ts'
import { warnings } from './warnings.ts'

/** Andromeda's Edge with Escalation. A step is the choice of the factions, then each turn. */
export const andromedasEdge: Game<AndromedaState, AndromedaFact, AndromedaQuestion> = {
  id: 'andromedas-edge',
  rules: '1',
  seats: { min: 1, max: 5 },
  options: OPTIONS,
  // In most battles those who may do something do nothing.
  repeats: [
    'before-battle',
    'escalate',
    'offer-truce',
    'truce',
    'diplomacy',
    'prepare',
    'strategic-operations',
    'drift',
    'converge',
  ],
  exceptions: EXCEPTIONS,
  isException,
  cannotSetUp,
  cooperative: (options) => options['together'] === true,
  // The longest of 1,050 random games asked 2,062.
  maxDecisions: 8000,
  start,
  step(g) {
    if (g.state.phase === 'factions') chooseFactions(g)
    else playTurn(g)
  },
  isOver: ({ phase }) => phase === 'over',
  outcome: outcomeOf,
  copy: copyState,
  secrets,
  components,
  warnings,
}
