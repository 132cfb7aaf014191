import { actingShips } from '../../../position/turn.ts'
import { bowOf, lineOf } from '@astrolabe/drawing'
import { hasRift } from '../../../position/map.ts'
import type { XodusState } from '../../../position/state.ts'
import { middleOf } from './geometry.ts'
import './lit-ways.css'
import type { XodusScene } from './look.ts'
import { trailOf } from './threat.tsx'
import { jumpsBetween, wormholesFrom } from './ways.ts'

interface LitWaysProps {
  readonly scene: XodusScene
  /** The System somebody points at. */
  readonly place: number | undefined
}

/** The ways out of the System pointed at; and the whole way there, if the ship whose turn it is can go. */
export function LitWays({ scene, place }: LitWaysProps) {
  const { view } = scene
  const goal = armedGoal(scene) ?? place
  const way = goal === undefined ? undefined : wayOnOffer(scene, goal)
  return (
    <g class="xodus-lit" aria-hidden="true">
      {place !== undefined && <WaysOut view={view} place={place} />}
      {way && <path class="xodus-lit-way" d={trailOf(view, way)} />}
    </g>
  )
}

function WaysOut({ view, place }: { readonly view: XodusState; readonly place: number }) {
  const from = middleOf(view.systems[place])
  const to = (other: number) => middleOf(view.systems[other])
  const lanes = view.systems[place].lanes.filter((other) => other >= 0)
  const rifts = hasRift(view, place)
    ? view.systems.flatMap((_, other) => (other !== place && hasRift(view, other) ? [other] : []))
    : []
  return (
    <>
      <path class="xodus-lit-rift" d={rifts.map((other) => bowOf(from, to(other), -0.14)).join('')} />
      <path
        class="xodus-lit-wormhole"
        d={wormholesFrom(view, place)
          .map((other) => bowOf(from, to(other)))
          .join('')}
      />
      <path class="xodus-lit-lane" d={lanes.map((other) => lineOf([from, to(other)])).join('')} />
    </>
  )
}

/** The System of a move that waits for its confirmation. */
function armedGoal({ armed }: XodusScene): number | undefined {
  const move = armed === null ? null : /^(?:jump|rush) (\d+)$/.exec(armed)
  return move === null ? undefined : Number(move[1])
}

function wayOnOffer({ view, offers }: XodusScene, place: number): readonly number[] | undefined {
  const leader = actingShips(view).at(0)
  const offer = offers.get(`jump ${place}`) ?? offers.get(`rush ${place}`)
  if (leader === undefined || offer === undefined || offer.refusal !== undefined) return undefined
  return jumpsBetween(view, leader.place, place)
}
