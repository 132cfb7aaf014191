import { participantOf, unityHas } from '../../position/participants.ts'
import { type AndromedaState, NONE, UNITY } from '../../position/state.ts'
import { firstShipOfSection, packOf, unityShips } from '../../position/unity.ts'
import type { Andromeda } from '../andromeda.ts'
import { launchUnity } from './launch.ts'
import { returnUnity } from './return.ts'

/** AE-UL, AE-UR, AE-UF-1: the turn of the Unity. */
export function unityTurn(g: Andromeda): void {
  const { state } = g
  participantOf(state, UNITY).turns++
  if (returnsUnasked(state)) {
    returnUnity(g)
    return
  }
  // AE-UL-4, AE-UL-5, AE-UL-21
  const die = g.roll(6)
  const section = sectionFor(state, packOf(die))
  const returns = section === NONE
  const pack = returns ? packOf(die) : section
  g.tell({ kind: 'unity-roll', die, pack, card: state.machine.faceUp[pack], returns })
  if (returns) returnUnity(g)
  else launchUnity(g, section)
}

// AE-UF-1, AE-UF-14; the Sovereign Mind: No Idle Hull
function returnsUnasked(state: AndromedaState): boolean {
  const { all, inBay } = unityShips(state)
  if (state.ending) return inBay < all
  return unityHas(state, 'no-idle-hull') && inBay <= 1
}

function sectionFor(state: AndromedaState, rolled: number): number {
  if (firstShipOfSection(state, rolled) !== NONE) return rolled
  if (!unityHas(state, 'no-idle-hull')) return NONE
  return (
    [1, 2]
      .map((step) => (rolled + step) % 3)
      .find((section) => firstShipOfSection(state, section) !== NONE) ?? NONE
  )
}
