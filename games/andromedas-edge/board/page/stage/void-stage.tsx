import { Die, SpotMark } from '@astrolabe/drawing'
import { FACES } from '../../../position/odds.ts'
import { boundedDice, boundedTargeting, voidRollOf } from '../../../position/void-roll.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { Choice } from './choice.tsx'
import type { Drawn } from './drawn.ts'
import { optionId, stageSpots } from './spots.ts'
import './void-stage.css'

/** AE-VO-2: how likely at least one of so many dice, each even from the targeting on, shows a certain number. */
const chanceOfResult = (dice: number, targeting: number, result: number): number =>
  result < targeting ? 0 : 1 - (1 - 1 / (FACES + 1 - targeting)) ** dice

/** A roll in the Void: its six benefits, how likely each is, and what can be added to the roll. */
export function VoidStage(drawn: Drawn) {
  const { scene, look, stage } = drawn
  const { view, decision, language } = look
  const spots = stageSpots(look)
  const results = spots.filter(({ offer }) => offer.option.kind === 'result')
  const roll = voidRollOf(view, view.turn.ship)
  const targeting = boundedTargeting(roll.targeting)
  const armed = spots.find(({ offer }) => offer.key === scene.armed)?.offer.option
  const more = armed?.kind === 'energy' && 'energy' in armed ? armed.energy : 0
  const dice = boundedDice(roll.dice + more)
  return (
    <div class="edge-void">
      <p class="edge-stage-note">
        {stage.voidSaid} {results.length === 0 && stage.voidDice(dice, targeting)}
      </p>
      <ol class="edge-void-results">
        {Array.from({ length: FACES }, (_, at) => at + 1).map((result) => {
          const spot = results.find(({ id }) => id === optionId(`result ${result}`))
          const words = (
            <>
              <Die value={result} size={30} label={`${result}`} />
              <span class="edge-choice-words">{CARD_WORDS[language].short.void(result)}</span>
              {results.length === 0 && (
                <b class="edge-void-chance">
                  {stage.percent(Math.round(chanceOfResult(dice, targeting, result) * 100))}
                </b>
              )}
            </>
          )
          return (
            <li key={result} class={results.length > 0 && spot === undefined ? 'edge-void-missed' : ''}>
              {spot === undefined ? (
                <div class="edge-choice edge-void-idle">{words}</div>
              ) : (
                <SpotMark scene={scene} spot={spot} as="div" class="edge-choice">
                  {words}
                </SpotMark>
              )}
            </li>
          )
        })}
      </ol>
      {results.length === 0 && (
        <div class={decision?.prompt === 'void-energy' ? 'edge-choices edge-choices-small' : 'edge-choices'}>
          {spots.map((spot) => (
            <Choice key={spot.id} {...drawn} spot={spot} chance={undefined} change={undefined} />
          ))}
        </div>
      )}
    </div>
  )
}
