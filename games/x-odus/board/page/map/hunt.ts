import { AVATAR_DIE } from '../../../content/dice.ts'
import { type Forecast, forecastOf, reachOf, stepsOf } from '../../../position/forecast.ts'
import { type Foe, type Ship, shipsIn, type XodusState } from '../../../position/state.ts'
import { isHeld, isSeen, type Target } from '../../../position/targets.ts'

/** Where an Avatar would stop, and with how many faces of its die. */
interface Prospect {
  readonly end: number
  readonly faces: number
  /** Places from where it stands to where it stops. */
  readonly path: readonly number[]
  /** Ships it would engage there. */
  readonly engages: readonly Ship[]
}

/** What an Avatar would do if it moved now. */
export interface Hunt {
  readonly avatar: Foe
  /** Ships have it engaged: it does not move. */
  readonly held: boolean
  /** Whom it goes for without a Wormhole. */
  readonly target: Target | undefined
  /** The likeliest first. */
  readonly prospects: readonly Prospect[]
  /** For each System, the faces of the die with which it could come there, wherever ships go meanwhile. */
  readonly reach: readonly number[]
}

export function huntsOf(view: XodusState): Hunt[] {
  return view.foes
    .filter(({ avatar }) => avatar)
    .toSorted((one, other) => one.card - other.card)
    .map((avatar) => huntOf(view, avatar))
}

function huntOf(view: XodusState, avatar: Foe): Hunt {
  const forecasts = forecastOf(view, avatar)
  const held = isHeld(view, avatar)
  return {
    avatar,
    held,
    target: forecasts.find(({ face }) => AVATAR_DIE[face].wormhole !== true)?.target,
    prospects: prospectsOf(view, forecasts),
    reach: held ? view.systems.map(() => 0) : reachByFaces(view, avatar),
  }
}

function prospectsOf(view: XodusState, forecasts: readonly Forecast[]): Prospect[] {
  const ends = [...new Set(forecasts.map(({ end }) => end))]
  return ends
    .map((end): Prospect => {
      const there = forecasts.filter((forecast) => forecast.end === end)
      return {
        end,
        faces: there.length,
        path: there[0].path,
        engages: shipsIn(view, end).filter(isSeen),
      }
    })
    .toSorted((one, other) => other.faces - one.faces)
}

function reachByFaces(view: XodusState, avatar: Foe): number[] {
  const reach = view.systems.map(() => 0)
  for (const face of AVATAR_DIE) {
    for (const place of reachOf(view, avatar, stepsOf(view, face), face.wormhole === true)) reach[place]++
  }
  return reach
}
