import { Icon } from '@astrolabe/drawing'
import type { BattleStep } from '../../../position/state.ts'
import type { Drawn } from './drawn.ts'
import './stepper.css'

const STEPS: readonly BattleStep[] = ['escalation', 'diplomacy', 'preparations', 'roll', 'outcome', 'damage']

interface StepperProps extends Pick<Drawn, 'look' | 'stage'> {
  readonly step: BattleStep
  readonly isOver: boolean
}

/** The six steps of a battle, and how far it has come. */
export function Stepper({ look, stage, step, isOver }: StepperProps) {
  const { battleSteps } = look.things
  const now = STEPS.indexOf(step)
  const next = STEPS[now + 1]
  return (
    <div class="edge-steps">
      <p>
        <b>{stage.step(now + 1, STEPS.length, battleSteps[step])}</b>
        {next !== undefined && !isOver && <span>{stage.next(battleSteps[next])}</span>}
      </p>
      <ol aria-label={stage.steps}>
        {STEPS.map((each, at) => {
          const isDone = at < now || isOver
          return (
            <li
              key={each}
              class={isDone ? 'edge-step-done' : at === now ? 'edge-step-now' : ''}
              aria-current={at === now && !isOver ? 'step' : undefined}
            >
              {isDone ? <Icon name="check" label={stage.stepDone} /> : <i aria-hidden="true">{at + 1}</i>}
              <span>{battleSteps[each]}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
