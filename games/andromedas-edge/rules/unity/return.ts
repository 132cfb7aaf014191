import { UNITY_TOKENS } from '../../content/unity.ts'
import { UNITY_SCRAPYARD_VP } from '../../content/limits.ts'
import { participantOf } from '../../position/participants.ts'
import { countAt, firstShipOf, shipsAt } from '../../position/ships.ts'
import {
  type AndromedaState,
  BARGE,
  BAY,
  GONE,
  NONE,
  SCRAPYARD,
  SHIPS_EACH,
  TRANSPORT,
  UNITY,
} from '../../position/state.ts'
import { SECTION } from '../../position/unity.ts'
import type { Andromeda } from '../andromeda.ts'
import { scoreVp } from '../points.ts'
import { turnHelm } from './helm.ts'
import { buildForUnity } from './infrastructure.ts'

// AE-UR-1 to AE-UR-10
export function returnUnity(g: Andromeda): void {
  const { state } = g
  const unity = participantOf(state, UNITY)
  state.turn.kind = 'return'
  g.tell({ kind: 'returned', who: UNITY, ships: shipsOut(state) })

  state.turn.step = 1
  buildForUnity(g)

  state.turn.step = 2
  turnHelmForShips(g)

  // AE-UR-5
  state.turn.step = 3
  const wrecks = countAt(state, UNITY, SCRAPYARD)
  if (wrecks > 0) scoreVp(g, UNITY, UNITY_SCRAPYARD_VP * wrecks, 'scrapyard', { by: 'salvage' })
  if (state.machine.revealed.some((token) => UNITY_TOKENS[token].effect === 'tribute')) {
    scoreVp(g, UNITY, 1, 'tokens', { by: 'turn' })
  }

  state.turn.step = 4
  recall(state)
  unity.returns++
  unity.eclipsed = []
  state.turn.step = 6
}

/** Ships in regions and in the Barge. */
function shipsOut(state: AndromedaState): number {
  const first = firstShipOf(state, UNITY)
  let out = 0
  for (let ship = first; ship < first + SHIPS_EACH; ship++) if (isOut(state, ship)) out++
  return out
}

const isOut = ({ ships }: AndromedaState, ship: number): boolean =>
  ships[ship].place >= 0 || ships[ship].place === BARGE

// AE-UR-2, AE-UR-3, AE-UR-9; an Eclipse holds ships back (6.8)
function turnHelmForShips(g: Andromeda): void {
  const { state } = g
  const { eclipsed } = participantOf(state, UNITY)
  const turning = (): number => shipsOut(state) - eclipsed.filter((ship) => isOut(state, ship)).length
  for (let left = turning(); left > 0; left--) {
    const before = turning()
    turnHelm(g)
    left += turning() - before
  }
}

// AE-UR-6, AE-UR-7, AE-UR-10
function recall(state: AndromedaState): void {
  const first = firstShipOf(state, UNITY)
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    if (state.ships[ship].place === GONE) continue
    state.ships[ship].place = BAY
    state.ships[ship].damage = 0
  }
  fillBerths(state)
}

/** OP-14: transports in the lowest places A and B; each other ship in place C of its own section. */
export function fillBerths(state: AndromedaState): void {
  const atHome = shipsAt(state, UNITY, BAY)
  const transports = atHome.filter((ship) => state.ships[ship].type === TRANSPORT)
  const others = atHome.filter((ship) => state.ships[ship].type !== TRANSPORT)
  const { berths } = state.machine
  berths.fill(NONE)
  for (const [number, ship] of transports.entries()) {
    berths[Math.floor(number / 2) * SECTION + (number % 2)] = ship
  }
  for (const ship of others) berths[sectionOf(state.ships[ship].type) * SECTION + 2] = ship
}

/** Science vessel in I, fighter in II, heavy cruiser in III. */
const SECTION_OF = [NONE, 1, 0, 2]
const sectionOf = (type: number): number => SECTION_OF[type]
