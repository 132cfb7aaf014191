import { costsOfDisengaging } from '../../../position/disengaging.ts'
import { Icon, SpotMark } from '@astrolabe/drawing'
import { OFFENSIVE, type Ship } from '../../../position/state.ts'
import type { Drawn } from './drawn.ts'
import { prospectOf } from './reckoning.ts'
import { WaitingDice } from './rolled-dice.tsx'
import { type ManoeuvreSpot, manoeuvreSpots } from './spots.ts'
import './manoeuvres.css'

interface ManoeuvresProps extends Drawn {
  readonly ship: Ship
  /** Its place among the ships of the combat. */
  readonly at: number
}

/** How the ship that is asked may attack, and what that would come to; others see that it is thinking. */
export function Manoeuvres({ scene, look, ship, at }: ManoeuvresProps) {
  const spots = manoeuvreSpots(look).filter(({ move }) => move.kind !== 'disengage')
  if (spots.length === 0) return <WaitingDice look={look} ship={ship} manoeuvre={OFFENSIVE} />
  const { stage } = look.words.page
  const chosen = look.view.combat?.manoeuvres ?? []
  return (
    <span class="xodus-manoeuvres">
      {spots.map((spot) => {
        const manoeuvre = manoeuvreOf(spot)
        const prospect = prospectOf(look.view, [...chosen, manoeuvre])
        return (
          <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="xodus-manoeuvre">
            <b>{manoeuvre === OFFENSIVE ? stage.offensive : stage.defensive}</b>
            <WaitingDice look={look} ship={ship} manoeuvre={manoeuvre} />
            {prospect && !spot.refused && (
              <small aria-hidden="true">
                {stage.meanDamage(prospect.damage)}
                <br />
                {stage.meanLoss(prospect.lost[at])}
                {prospect.defeats > 0 && (
                  <>
                    <br />
                    {stage.chanceToDefeat(prospect.defeats)}
                  </>
                )}
              </small>
            )}
          </SpotMark>
        )
      })}
    </span>
  )
}

const manoeuvreOf = ({ move }: ManoeuvreSpot): number =>
  // The number of a die is 1 or 2.
  move.kind === 'defensive' ? Number(move.die) : OFFENSIVE

/** The way out of the combat, for whoever may take it. */
export function DisengageSpot({ scene, look }: Drawn) {
  const spot = manoeuvreSpots(look).find(({ move }) => move.kind === 'disengage')
  if (spot === undefined) return null
  const { stage } = look.words.page
  return (
    <SpotMark as="div" scene={scene} spot={spot} class="xodus-disengage">
      <Icon name="footsteps" />
      <b>{stage.disengage}</b>
      <small>{stage.disengageCosts(...costsOfDisengaging(look.view))}</small>
    </SpotMark>
  )
}
