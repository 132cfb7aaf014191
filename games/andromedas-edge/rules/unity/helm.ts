import { MODULE_TYPES, type HelmBonus } from '../../content/schema.ts'
import { commanderOf } from '../../position/participants.ts'
import { SUPREMACY, UNITY } from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { repair } from '../damage.ts'
import { draw } from '../hand.ts'
import { unityModule } from '../modules.ts'
import { scoreVp } from '../points.ts'
import { gainUpgrade } from '../ships.ts'
import { advance } from '../tracks.ts'
import type { Cause } from '../facts.ts'
import { unityNebulaMoon } from './gains.ts'

const BY_HELM: Cause = { by: 'helm' }

/** AE-UL-10, AE-UR-2, AE-UR-9: the Helm marker one space clockwise, with the bonuses of that space. */
export function turnHelm(g: Andromeda): void {
  const helm = commanderOf(g.state)?.helm ?? []
  const { machine } = g.state
  machine.helm = (machine.helm + 1) % helm.length
  g.tell({ kind: 'helm', space: machine.helm })
  for (const bonus of helm[machine.helm]) gainBonus(g, bonus)
}

function gainBonus(g: Andromeda, bonus: HelmBonus): void {
  switch (bonus) {
    case 'science':
    case 'industry':
    case 'commerce':
    case 'civilization':
      unityModule(g, MODULE_TYPES.indexOf(bonus), BY_HELM)
      return
    case 'tactics':
      draw(g, UNITY, 1, BY_HELM)
      return
    case 'vp':
      scoreVp(g, UNITY, 1, 'helm', BY_HELM)
      return
    case 'repair':
      repair(g, UNITY, BY_HELM)
      return
    case 'moon':
      unityNebulaMoon(g, BY_HELM)
      return
    case 'upgrade':
      gainUpgrade(g, UNITY, BY_HELM)
      return
    case 'supremacy':
      advance(g, UNITY, SUPREMACY, BY_HELM)
      return
  }
}
