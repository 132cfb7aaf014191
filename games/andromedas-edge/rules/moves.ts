import { SHIP_TYPES } from '../content/schema.ts'
import type { Move } from '../position/moving.ts'
import type { Andromeda } from './andromeda.ts'
import type { AndromedaFact } from './facts.ts'

const ENOUGH = { kind: 'enough' } as const

/** A ship goes from one region to another without being launched. */
export function moveShip(
  g: Andromeda,
  ship: number,
  to: number,
  why: (AndromedaFact & { readonly kind: 'moved' })['why'],
): void {
  const moved = g.state.ships[ship]
  const from = moved.place
  moved.place = to
  g.tell({ kind: 'moved', who: moved.owner, ship: SHIP_TYPES[moved.type], from, to, why })
}

/** Which of some ships is moved, or none. */
export function chooseMove(
  g: Andromeda,
  who: number,
  prompt: 'converge' | 'drift' | 'vortex',
  moves: readonly Move[],
): Move | undefined {
  if (moves.length === 0) return undefined
  const menu = g.menu(who, prompt)
  for (const { ship, region } of moves) menu.offer({ kind: 'transfer', ship, region })
  menu.offer(ENOUGH)
  const chosen = menu.ask()
  return chosen.kind === 'transfer' ? chosen : undefined
}
