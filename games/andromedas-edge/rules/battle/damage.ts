import { DAMAGED_SHIPS_VP_MOST } from '../../content/limits.ts'
import { SHIP_TYPES } from '../../content/schema.ts'
import { hitsOf, type Hit, sparesOf } from '../../position/losses.ts'
import { type Battle, NONE, RAIDER, type Side } from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { damageShip } from '../damage.ts'
import { scoreVp } from '../points.ts'
import { settleRaider } from './raider-outcome.ts'

/** Step 6, AE-BB-19, AE-BB-21, AE-BB-22, AE-BB-26: the ships of those who lost, then the points for them. */
export function damageLosers(g: Andromeda, battle: Battle, losers: readonly Side[]): void {
  let damaged = 0
  for (const side of losers) if (side.who !== RAIDER) damaged += damageSide(g, battle, side)
  const vp = Math.min(DAMAGED_SHIPS_VP_MOST, damaged)
  if (battle.winner !== NONE && battle.winner !== RAIDER && vp > 0) {
    scoreVp(g, battle.winner, vp, 'battles', { by: 'battle' })
  }
  settleRaider(g, battle)
}

function damageSide(g: Andromeda, battle: Battle, side: Side): number {
  const { state } = g
  const hits = hitsOf(state, battle, side)
  const spared = chooseSpared(g, side, hits, sparesOf(state, side))
  for (const { ship } of hits) damageShip(g, ship, spared.includes(ship))
  return hits.length
}

/** Evasive Action, Hull Plating: which of the ships bound for the scrapyard go to the Barge. */
function chooseSpared(g: Andromeda, side: Side, hits: readonly Hit[], spares: number): number[] {
  const spared = hits.filter(({ to }) => to === 'barge').map(({ ship }) => ship)
  const lost = hits.filter(({ to }) => to === 'scrapyard').map(({ ship }) => ship)
  for (let left = spares; left > 0 && lost.length > 0; left--) {
    const place = lost.length <= left ? 0 : choosePlace(g, side, lost)
    spared.push(...lost.splice(place, 1))
  }
  return spared
}

function choosePlace(g: Andromeda, { who }: Side, lost: readonly number[]): number {
  const types = lost.map((ship) => SHIP_TYPES[g.state.ships[ship].type])
  const menu = g.menu(who, 'spare')
  for (const ship of new Set(types)) menu.offer({ kind: 'ship', ship })
  return types.indexOf(menu.ask().ship)
}
