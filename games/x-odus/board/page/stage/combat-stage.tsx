import { useLayoutEffect, useRef } from 'preact/hooks'
import { attackIf } from '../../../position/odds.ts'
import { promptOf } from '../map/look.ts'
import { ClashAhead, ClashLeaving, ClashRolled } from './clash.tsx'
import type { Drawn } from './drawn.ts'
import { type Fighting, FightRow } from './fight-row.tsx'
import { FoeSide, Portrait } from './foe-side.tsx'
import { GainSign } from './gain-sign.tsx'
import { LastRoll } from './last-roll.tsx'
import { DisengageSpot } from './manoeuvres.tsx'
import { phaseOf, prospectOf } from './reckoning.ts'
import { ShipRow } from './ship-row.tsx'
import { foeSpots, helpersOf, manoeuvreSpots } from './spots.ts'

/** A combat: the foe, the ships with their dice, and what the attack comes to. */
export function CombatStage(drawn: Drawn) {
  const { look } = drawn
  const { view } = look
  const { combat } = view
  if (combat === null) return null
  const phase = phaseOf(view, combat)
  if (phase === 'choosing') return <FoeChoice {...drawn} />
  const isLeaving = promptOf(look) === 'disengaging'
  return (
    <Fight
      {...drawn}
      combat={combat}
      phase={phase}
      outlook={phase === 'rolled' ? attackIf(view) : undefined}
      prospect={phase === 'ahead' && !isLeaving ? prospectOf(view, combat.manoeuvres) : undefined}
    />
  )
}

/** Several foes: they are fought one at a time. */
function FoeChoice(drawn: Drawn) {
  const { view, words } = drawn.look
  return (
    <div class="xodus-choice">
      <p class="xodus-stage-note">{words.page.stage.whichFoe}</p>
      <div class="xodus-foes">
        {foeSpots(drawn.look).map((spot) => (
          <FoeSide key={spot.id} {...drawn} foe={view.foes[spot.index]} spot={spot} />
        ))}
      </div>
    </div>
  )
}

function Fight(fighting: Fighting) {
  const { scene, look, combat, phase } = fighting
  const { ships } = look.view
  const ours = useRef<HTMLDivElement>(null)
  // Where not everything has room, dice that have been rolled are what is looked at.
  useLayoutEffect(() => {
    const body = ours.current?.closest('.xodus-stage-body')
    if (!ours.current || !body) return
    const below = ours.current.getBoundingClientRect().top - body.getBoundingClientRect().top
    body.scrollTop = phase === 'ahead' ? 0 : body.scrollTop + below
  }, [phase, combat.attack])
  return (
    <div class="xodus-fight">
      <div class="xodus-against">
        <Against {...fighting} />
      </div>
      <div class="xodus-ours" ref={ours}>
        <ol class="xodus-rows">
          {combat.ships.map((index, at) => (
            <FightRow key={index} fighting={fighting} ship={ships[index]} at={at} />
          ))}
          {helpersOf(look, combat.ships).map((ship) => (
            <ShipRow
              key={ship.index}
              scene={scene}
              look={look}
              ship={ship}
              loss={0}
              dice={null}
              result={null}
              gain={(card) => <GainSign look={look} phase={phase} card={card} />}
            />
          ))}
        </ol>
        <Clash {...fighting} />
        {phase === 'ahead' && <LastRoll scene={scene} look={look} />}
      </div>
    </div>
  )
}

/** The foe being fought, those that come next, and the way out. */
function Against({ scene, look, combat, outlook }: Fighting) {
  const { view, words } = look
  const spots = foeSpots(look)
  const spot = spots.find(({ index }) => index === combat.foe)
  const others = spots.filter(({ index }) => index !== combat.foe)
  return (
    <>
      {spot && (
        <FoeSide
          scene={scene}
          look={look}
          foe={view.foes[combat.foe]}
          spot={spot}
          left={outlook?.left}
          shields={outlook?.shields}
          acts={outlook?.skill ?? false}
        />
      )}
      {others.length > 0 && (
        <p class="xodus-then">
          {words.page.stage.thenFoes}
          {others.map(({ id, index, name }) => (
            <span key={id} role="img" aria-label={name} title={name}>
              <Portrait foe={view.foes[index]} size={34} />
            </span>
          ))}
        </p>
      )}
      <DisengageSpot scene={scene} look={look} />
    </>
  )
}

/** What the attack comes to, or may come to. */
function Clash({ look, combat, phase, outlook, prospect }: Fighting) {
  if (phase !== 'ahead')
    return <ClashRolled look={look} phase={phase} foe={look.view.foes[combat.foe]} outlook={outlook} />
  if (prospect === undefined) return <ClashLeaving look={look} />
  // Whoever chooses reads it of each manoeuvre.
  return manoeuvreSpots(look).length > 0 ? null : <ClashAhead look={look} prospect={prospect} />
}
