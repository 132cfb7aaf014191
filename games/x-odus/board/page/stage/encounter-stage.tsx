import { actingShips } from '../../../position/turn.ts'
import { Icon, type IconName, SpotMark } from '@astrolabe/drawing'
import { TILES } from '../../../content/tiles.ts'
import { levelToExpect } from '../../../position/dangers.ts'
import { detectionOdds } from '../../../position/odds.ts'
import type { Drawn } from './drawn.ts'
import { Portrait } from './foe-side.tsx'
import { WaitingDice } from './rolled-dice.tsx'
import { ShipRow } from './ship-row.tsx'
import { encounterSpots } from './spots.ts'
import { foesIn } from '../../../position/skills.ts'
import './foe-side.css'
import './choices.css'

const ICONS: Readonly<Record<string, IconName>> = { roll: 'hidden', fight: 'combat' }

/** An Enemy System is entered: to slip by, or to fight, with what is known of both. */
export function EncounterStage(drawn: Drawn) {
  const { view, words, decision } = drawn.look
  const { stage } = words.page
  if (decision?.prompt !== 'detection') return null
  const ships = actingShips(view)
  const { of, detected, avoidable } = detectionOdds(view, ships)
  return (
    <div class="xodus-fight">
      <div class="xodus-against">
        <Ahead {...drawn} place={decision.about.system} />
        <p class="xodus-stage-note">{stage.detectionMeans}</p>
      </div>
      <div class="xodus-ours">
        <ol class="xodus-rows">
          {ships.map((ship) => (
            <ShipRow
              key={ship.index}
              {...drawn}
              ship={ship}
              loss={0}
              dice={<WaitingDice look={drawn.look} ship={ship} manoeuvre={0} />}
              result={null}
            />
          ))}
        </ol>
        <div class="xodus-clash">
          <p class="xodus-clash-says">
            <b class="xodus-clash-end">{stage.chanceDetected(detected / of)}</b>
            {avoidable > 0 && <small>{stage.avoidable(avoidable / of)}</small>}
          </p>
          <div class="xodus-answers">
            {encounterSpots(drawn.look).map((spot) => (
              <SpotMark key={spot.id} as="div" scene={drawn.scene} spot={spot} class="xodus-answer">
                <Icon name={ICONS[spot.offer.key] ?? 'dice'} /> {spot.name}
              </SpotMark>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The Enemies that lie there, or as many as may come. */
function Ahead({ look, place }: Drawn & { readonly place: number }) {
  const { view, words } = look
  const { stage } = words.page
  const foes = foesIn(view, place).filter(({ avatar, signal }) => !avatar && signal < 0)
  const enemies = foes.length > 0 ? foes.length : (TILES[view.systems[place].tile].enemies ?? 0)
  return (
    <div class="xodus-ahead">
      <span class="xodus-ahead-foes">
        {foes.length > 0
          ? foes.map((foe) => <Portrait key={foe.card} foe={foe} size={72} />)
          : Array.from({ length: enemies }, (_, each) => (
              <span key={each} class="xodus-unknown-foe">
                <Icon name="hostile" />
              </span>
            ))}
      </span>
      <b>{stage.enemiesAhead(enemies, levelToExpect(view, place))}</b>
    </div>
  )
}
