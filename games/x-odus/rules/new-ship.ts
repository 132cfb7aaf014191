import { SHIPS } from '../content/ships.ts'
import { NONE, type Ship } from '../position/state.ts'

/** Before its board is chosen, on the Starting System. */
export function newShip(index: number, seat: number): Ship {
  return {
    index,
    seat,
    board: NONE,
    place: 0,
    health: 0,
    markers: 0,
    aside: 0,
    energy: 0,
    energyMarkers: 0,
    scraps: 0,
    exp: 0,
    level: 1,
    mods: [0, 0, 0, 0, 0, 0],
    modules: [],
    damage: [],
    keys: [],
    actions: 0,
    acted: false,
    strained: false,
    scavenged: false,
    hidden: false,
    engaged: false,
    heralded: false,
    destroyed: false,
    used: [],
    served: [],
    sacrificed: 0,
  }
}

/** Fits a ship out as its board says. XO-SET-11, XO-SET-13 to XO-SET-15 */
export function takeBoard(ship: Ship, board: number): void {
  const { health, actions } = SHIPS[board]
  ship.board = board
  ship.health = health
  ship.markers = health
  ship.energy = 1
  ship.energyMarkers = 1
  ship.scraps = 1
  ship.actions = actions
}
