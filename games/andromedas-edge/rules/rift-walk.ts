import { SHIP_TYPES } from '../content/schema.ts'
import { tileOf, tilesOf } from '../position/map.ts'
import { firstShipOf, ownersIn, shipOfTypeAt } from '../position/ships.ts'
import { SHIPS_EACH } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { regionAction } from './region-actions.ts'

/** Rift Walk: a ship goes from its region to the Void or a special region without ships of others, and acts there. */
export function riftWalk(g: Andromeda, who: number): void {
  const { ships } = g.state
  const targets = tilesOf(g.state).filter(
    (region) =>
      tileOf(g.state, region)?.kind === 'special' &&
      ownersIn(g.state, region).every((owner) => owner === who),
  )
  const menu = g.menu(who, 'rift-walk')
  const first = firstShipOf(g.state, who)
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    const { place, type } = ships[ship]
    if (place < 0 || shipOfTypeAt(g.state, who, type, place) !== ship) continue
    for (const region of targets) if (region !== place) menu.offer({ kind: 'transfer', ship, region })
  }
  if (menu.count === 0) return
  const { ship, region } = menu.ask()
  const from = ships[ship].place
  ships[ship].place = region
  g.tell({ kind: 'moved', who, ship: SHIP_TYPES[ships[ship].type], from, to: region, why: 'card' })
  regionAction(g, who, ship, region)
}
