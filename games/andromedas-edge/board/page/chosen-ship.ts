import { useLayoutEffect, useState } from 'preact/hooks'
import type { ShipType } from '../../content/schema.ts'
import type { AndromedaScene } from './look.ts'

interface Chosen {
  readonly ship: ShipType
  /** The question it was taken for: another question begins with none. */
  readonly decision: number
}

// The bay is drawn in the dock, the map on the board, and the page hands nothing from one to the other.
let chosen: Chosen | undefined
const listeners = new Set<() => void>()

function change(next: Chosen | undefined): void {
  chosen = next
  for (const listener of listeners) listener()
}

/** The type of ship that somebody has taken from the bay to see where it may go; and how one is taken or put back. */
export function useChosenShip({
  decision,
}: Pick<AndromedaScene, 'decision'>): readonly [ShipType | undefined, (ship: ShipType | undefined) => void] {
  const [, redraw] = useState(0)
  useLayoutEffect(() => {
    const listener = (): void => redraw((times) => times + 1)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  const isAsked = decision?.prompt === 'turn'
  const ship = isAsked && chosen?.decision === decision.number ? chosen.ship : undefined
  return [
    ship,
    (next) => change(next === undefined || !isAsked ? undefined : { ship: next, decision: decision.number }),
  ]
}
