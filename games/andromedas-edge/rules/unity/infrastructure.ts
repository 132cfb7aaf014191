import { participantOf } from '../../position/participants.ts'
import { NONE, UNITY } from '../../position/state.ts'
import { unityBuildingSite } from '../../position/unity.ts'
import type { Andromeda } from '../andromeda.ts'
import { develop } from '../developments.ts'

/** AE-UD-29 to AE-UD-31, AE-UE-5: an Infrastructure action. */
export function buildForUnity(g: Andromeda): void {
  if (rebuild(g)) return
  const region = unityBuildingSite(g.state)
  if (region !== NONE) develop(g, UNITY, region)
}

/** OP-10: what an event destroyed is put back as it was; if another has built there, its leaders come home. */
function rebuild(g: Andromeda): boolean {
  const { state } = g
  const lost = state.machine.rebuild
  if (lost === null) return false
  state.machine.rebuild = null
  const region = state.regions[lost.region]
  if (region.owner !== NONE) {
    participantOf(state, UNITY).leaders += lost.leaders - lost.corrupted
    state.machine.corrupted += lost.corrupted
    return false
  }
  region.owner = UNITY
  region.card = lost.card
  region.settlers = lost.leaders
  region.corrupted = lost.corrupted
  g.tell({ kind: 'unity-rebuilt', region: lost.region })
  return true
}
