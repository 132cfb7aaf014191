import { MODULES } from '../../../content/modules.ts'
import type { Ability } from '../../../content/schema.ts'
import { FIRST_MODULE, type Ship } from '../../../position/state.ts'
import type { Look } from '../map/look.ts'
import { type Gain, gainBefore, gainOf, type Phase } from './reckoning.ts'
import type { OfferedCard } from './spots.ts'
import { halfOf } from '../../../position/printed.ts'

interface GainSignProps {
  readonly look: Look
  readonly phase: Phase
  readonly card: OfferedCard
}

/** Less than this is nothing. */
const LEAST = 0.05

/** What a card on offer would change in the attack under way. */
export function GainSign({ look, phase, card }: GainSignProps) {
  const { stage } = look.words.page
  const gain = gainFor(look, phase, card)
  if (gain === undefined) return null
  const says = [
    ...(Math.abs(gain.damage) >= LEAST ? [stage.moreDamage(gain.damage)] : []),
    ...(Math.abs(gain.health) >= LEAST ? [stage.lessLoss(gain.health)] : []),
  ]
  if (says.length === 0) return null
  const isLoss = gain.damage + gain.health < 0
  return <span class={isLoss ? 'xodus-gain xodus-gain-loss' : 'xodus-gain'}>{says.join(', ')}</span>
}

function gainFor({ view }: Look, phase: Phase, { card, uses }: OfferedCard): Gain | undefined {
  if (uses.length === 0) return undefined
  if (phase === 'rolled') return gainOf(view, uses)
  if (phase !== 'ahead') return undefined
  const pierced = piercedBy(abilityOf(view.ships[uses[0].ship], card))
  return pierced === 0 ? undefined : gainBefore(view, pierced)
}

const abilityOf = (ship: Ship, card: number): Ability =>
  card < FIRST_MODULE
    ? halfOf(ship.board, card + 1, ship.mods[card]).ability
    : MODULES[card - FIRST_MODULE].ability

/** More than any foe has. */
const ALL_SHIELDS = 9

function piercedBy({ does }: Ability): number {
  let shields = 0
  for (const deed of does) if (deed.do === 'pierce') shields += deed.n === 'all' ? ALL_SHIELDS : deed.n
  return shields
}
