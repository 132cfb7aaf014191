import { type Chance, type Game, type Setup, shuffle } from '@astrolabe/kernel'
import { SHIPS } from '../content/ships.ts'
import { TILES } from '../content/tiles.ts'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'
import type { XodusQuestion } from '../rules/questions.ts'
import { drawTile, placeTile } from '../rules/laying.ts'
import { energyLimit } from '../position/energy.ts'
import { frontier, turnsThatFit } from '../position/map.ts'
import { takeBoard } from '../rules/new-ship.ts'
import { tilesLeft } from '../position/stack.ts'
import { NONE, type XodusState } from '../position/state.ts'
import { Position } from './position.ts'
import { quietTable } from './quiet-table.ts'

/**
 * The game, begun in the midst of it: grown ships with cards of all kinds, much of the map, Keys at hand, Avatars about.
 * Captains who play at random would never come there.
 */
export const midway: Game<XodusState, XodusFact, XodusQuestion> = {
  ...xodus,
  start(setup: Setup, chance: Chance): XodusState {
    const state = xodus.start(setup, chance)
    enrich(state, chance)
    return state
  },
}

function enrich(state: XodusState, chance: Chance): void {
  const p = new Position(state)
  const boards = [...SHIPS.keys()]
  shuffle(chance, boards)
  for (const { index } of state.ships) {
    takeBoard(state.ships[index], boards[index])
    growUp(p, index, chance)
  }
  state.ready = true
  revealSome(state, chance)
  for (const ship of state.ships) ship.place = chance.below(state.systems.length)
  if (chance.below(2) === 0) for (const ship of state.ships) ship.place = state.ships[0].place
  settleSignals(p, chance)
  for (const system of state.systems) {
    if (TILES[system.tile].colour === 'enemy') system.pacified = chance.below(3)
  }
  state.marker = 1 + chance.below(8)
  const [token] = state.tokens
  if (chance.below(2) === 0) p.avatar(token.number, chance.below(state.systems.length))
}

function growUp(p: Position, index: number, chance: Chance): void {
  const level = 1 + chance.below(6)
  p.mods(index, Array.from({ length: level }, () => 'AB'[chance.below(2)]).join(''))
  p.ship(index, { energyMarkers: 1 + chance.below(6), scraps: chance.below(12) })
  const { state } = p
  const ship = state.ships[index]
  ship.health = 1 + chance.below(ship.markers)
  for (let n = chance.below(6); n > 0; n--) {
    const card = (chance.below(3) === 0 ? state.precursorModules : state.modules).pop()
    if (card !== undefined) ship.modules.push(card)
  }
  for (let n = chance.below(3); n > 0; n--) {
    const card = state.damage.findIndex((number) => number !== 4 && number !== 5)
    ship.damage.push(...state.damage.splice(card, 1))
  }
  ship.energy = energyLimit(state, ship)
}

function revealSome(state: XodusState, chance: Chance): void {
  const g = quietTable(state, chance)
  const left = chance.below(25)
  while (tilesLeft(state) > left) {
    const spaces = frontier(state)
    const { q, r } = spaces[chance.below(spaces.length)]
    const turns = turnsThatFit(state, drawTile(g), q, r, NONE)
    placeTile(g, q, r, turns[chance.below(turns.length)])
  }
}

/** Some Signals are solved, and their Keys aboard or placed. */
function settleSignals(p: Position, chance: Chance): void {
  const { state } = p
  for (const [place] of state.signals.entries()) {
    // A Signal that nobody has found yet cannot be solved.
    if (chance.below(3) > 0 || !state.systems.some(({ key }) => key === place)) continue
    if (chance.below(2) === 0) p.keys(chance.below(state.ships.length), place)
    else p.keysPlaced(place)
  }
}
