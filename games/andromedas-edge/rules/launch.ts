import { SHIP_TYPES } from '../content/schema.ts'
import { idOfPower } from '../position/free-acts.ts'
import { entersQuietly } from '../position/launching.ts'
import { isBase, isNebula, isPlanet, isVoid } from '../position/map.ts'
import { convergeMoves, driftMoves } from '../position/moving.ts'
import { hasUnity } from '../position/participants.ts'
import { hasShipAt, ownersIn, shipOfTypeAt } from '../position/ships.ts'
import { BAY, type Participant } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { battle } from './battle/battle.ts'
import { recruitAndCollect } from './developments.ts'
import { happen } from './effects.ts'
import { chooseMove, moveShip } from './moves.ts'
import { raiderAttack } from './raiders.ts'
import { regionAction } from './region-actions.ts'
import { collectTolls } from './tolls.ts'

// AE-BL-1 to AE-BL-11
export function launch(g: Andromeda, player: Participant, type: number, region: number): void {
  const { state } = g
  const { who } = player
  const { turn } = state
  turn.kind = 'launch'
  turn.step = 1
  turn.ship = shipOfTypeAt(state, who, type, BAY)
  turn.region = region
  enter(g, player)

  turn.step = 2
  regionAction(g, who, turn.ship, region)

  turn.step = 3
  recruitAndCollect(g, who)
  drift(g, player)

  // AE-BL-11: a ship that has drifted away leaves nobody to be attacked.
  if (!hasShipAt(state, who, turn.region)) return
  turn.step = 4
  const raider = raiderAttack(g)
  turn.step = 5
  battle(g, raider)
}

function enter(g: Andromeda, player: Participant): void {
  const { state } = g
  const { who } = player
  const { turn } = state
  const { ship, region } = turn
  const isOccupied = ownersIn(state, region).length > 0
  // AE-BB-30: what was paid for holds only where it is needed.
  turn.quietPassage = isOccupied && entersQuietly(state, region)
  turn.attacked = isOccupied && !turn.quietPassage
  state.ships[ship].place = region
  g.tell({
    kind: 'launched',
    who,
    ship: SHIP_TYPES[state.ships[ship].type],
    region,
    tile: state.regions[region].tile,
  })
  moveProbe(g, region)
  happen(g, who, 'launched', ship, region)
  if (isNebula(region)) happen(g, who, 'launched-to-nebula', ship, region)
  else if (isBase(state, region)) happen(g, who, 'launched-to-base', ship, region)
  else if (!isPlanet(state, region) && !isVoid(state, region))
    happen(g, who, 'launched-to-special-region', ship, region)
  collectTolls(g, who, region)
  converge(g, player)
}

// AE-UL-1, AE-UL-3, AE-UL-20
function moveProbe(g: Andromeda, region: number): void {
  const { state } = g
  const { machine } = state
  if (!hasUnity(state) || machine.probe === region) return
  if (!isPlanet(state, region) && !isBase(state, region)) return
  machine.probe = region
  g.tell({ kind: 'probe', region })
}

// Krawl'n, ability 2 (6.12)
function converge(g: Andromeda, { who }: Participant): void {
  const moved = chooseMove(g, who, 'converge', convergeMoves(g.state, who, g.state.turn.ship))
  if (moved !== undefined) moveShip(g, moved.ship, moved.region, 'power')
}

/** Drift Nomads, ability 2 (6.12): the ship that moves recruits and collects where it comes to. */
function drift(g: Andromeda, player: Participant): void {
  const { who } = player
  const moved = chooseMove(g, who, 'drift', driftMoves(g.state, player))
  if (moved === undefined) return
  player.usedThisCycle.push(idOfPower(g.state, who, 'drift'))
  moveShip(g, moved.ship, moved.region, 'power')
  recruitAndCollect(g, who)
}
