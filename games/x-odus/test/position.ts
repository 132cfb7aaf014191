import { AVATARS } from '../content/avatars.ts'
import { ALLIES } from '../content/allies.ts'
import { DAMAGE_DECK } from '../content/damage.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODULES } from '../content/modules.ts'
import type { Malfunction, ShipId } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { SIGNALS } from '../content/signals.ts'
import { TILES } from '../content/tiles.ts'
import { addSystem } from '../rules/laying.ts'
import { takeBoard } from '../rules/new-ship.ts'
import { SIGNAL_LEVELS } from '../rules/setup.ts'
import { COMMON, GREAT_RIFT, RED } from '../position/stack.ts'
import {
  type Foe,
  type ModChoice,
  NONE,
  type Ship,
  type Signal,
  type System,
  type XodusState,
} from '../position/state.ts'

function numberOf(what: string, cards: readonly { readonly id: string }[], id: string): number {
  const number = cards.findIndex((card) => card.id === id)
  if (number === NONE) throw new Error(`there is no ${what} “${id}”`)
  return number
}

export const tile = (id: string): number => numberOf('tile', TILES, id)
export const module = (id: string): number => numberOf('Module', MODULES, id)
export const enemy = (id: string): number => numberOf('Enemy', ENEMIES, id)
export const exploration = (id: string): number => numberOf('Exploration', EXPLORATIONS, id)
export const signalCard = (id: string): number => numberOf('Signal', SIGNALS, id)
export const ally = (id: string): number => numberOf('Ally', ALLIES, id)
export const board = (id: ShipId): number => numberOf('ship', SHIPS, id)

/** Takes a card out of whichever of the piles holds it. */
function take(card: number, ...piles: number[][]): void {
  const pile = piles.find((candidate) => candidate.includes(card))
  if (pile === undefined) throw new Error(`card ${card} is in none of the piles`)
  pile.splice(pile.indexOf(card), 1)
}

/** Puts cards of a pile on its top, the first one to come first. */
function putOnTop(pile: number[], cards: readonly number[]): void {
  for (const card of cards.toReversed()) {
    take(card, pile)
    pile.push(card)
  }
}

/** A position under construction. Ships and Systems are named by their places: the Starting System is 0. */
export class Position {
  readonly state: XodusState

  constructor(state: XodusState) {
    this.state = state
  }

  /** Changes a ship; a changed number of Health markers or of Energy is ready unless the changes say otherwise. */
  ship(index: number, changes: Partial<Ship>): this {
    const { markers, energyMarkers } = changes
    const ready = {
      ...(markers === undefined ? {} : { health: markers }),
      ...(energyMarkers === undefined ? {} : { energy: energyMarkers }),
    }
    Object.assign(this.state.ships[index], ready, changes)
    return this
  }

  /** Gives a ship another board, as new; the ship that had it takes the old one. Level-1 Mods are the first halves. */
  board(index: number, id: ShipId, changes: Partial<Ship> = {}): this {
    const ship = this.state.ships[index]
    const before = ship.board
    const other = this.state.ships.find((candidate) => candidate !== ship && candidate.board === board(id))
    takeBoard(ship, board(id))
    if (other !== undefined) takeBoard(other, before)
    return this.ship(index, changes)
  }

  /** The Mods of a ship by level, as `AB-A`: first half, second half, none; its level and EXP follow the last one. */
  mods(index: number, halves: string): this {
    const ship = this.state.ships[index]
    const half = (level: number): ModChoice => (halves[level] === 'A' ? 1 : halves[level] === 'B' ? 2 : 0)
    ship.mods = [half(0), half(1), half(2), half(3), half(4), half(5)]
    ship.level = Math.max(1, halves.length)
    ship.exp = ship.level > 1 ? SHIPS[ship.board].levels[ship.level - 2] : 0
    return this
  }

  /** Puts ships into a System. */
  at(place: number, ...ships: number[]): this {
    for (const index of ships) this.state.ships[index].place = place
    return this
  }

  /** Ships whose turn is over, and that have played it as one Fleet. */
  fleet(...ships: number[]): this {
    this.state.fleets.push(ships)
    return this
  }

  /** Puts Modules aboard, out of their decks. */
  modules(index: number, ...ids: string[]): this {
    for (const card of ids.map(module)) {
      take(card, this.state.modules, this.state.precursorModules)
      this.state.ships[index].modules.push(card)
    }
    return this
  }

  /** Puts Damage cards on a ship, without what happens when they are drawn. */
  damage(index: number, ...malfunctions: Malfunction[]): this {
    for (const malfunction of malfunctions) {
      const card = this.state.damage.find((candidate) => DAMAGE_DECK[candidate] === malfunction)
      if (card === undefined) throw new Error(`no ${malfunction} is left`)
      take(card, this.state.damage)
      this.state.ships[index].damage.push(card)
    }
    return this
  }

  /** Solves Signals, by their places from 0, and gives their Keys to a ship. */
  keys(index: number, ...signals: number[]): this {
    this.solve(signals)
    this.state.ships[index].keys.push(...signals)
    return this
  }

  /** Lays Keys of solved Signals on the Great Rift. */
  keysPlaced(...signals: number[]): this {
    this.solve(signals)
    this.state.keysPlaced.push(...signals)
    return this
  }

  private solve(signals: readonly number[]): void {
    for (const place of signals) {
      const signal = this.state.signals[place]
      if (signal.card === NONE) signal.card = this.state.signalCards[signal.level].pop() ?? NONE
      signal.solved = true
      for (const system of this.state.systems) if (system.key === place) system.key = NONE
    }
  }

  /** Exchanges the Starting System for another red tile; only before Systems are added. */
  startingSystem(id: string, turn = 0): this {
    const { state } = this
    const [{ tile: before }] = state.systems
    if (before !== tile(id)) {
      take(tile(id), state.reds)
      state.reds.push(before)
    }
    state.systems = []
    addSystem(state, tile(id), 0, 0, turn)
    return this
  }

  /** Reveals a tile of the stack, turned so many steps clockwise. It becomes the next System: 1, 2, 3… */
  system(id: string, q: number, r: number, turn = 0, changes: Partial<System> = {}): this {
    const { state } = this
    const number = tile(id)
    if (state.systems.some((system) => system.q === q && system.r === r))
      throw new Error(`there is a tile at ${q}, ${r}`)
    this.bringToTop(number, 0)
    this.dropTop()
    if (!isGreatRift(number)) take(number, state.commons, state.reds)
    const place = addSystem(state, number, q, r, turn)
    const system = state.systems[place]
    if (system.key !== NONE && state.signals[system.key].solved) system.key = NONE
    Object.assign(system, changes)
    return this
  }

  /**
   * Starts from R1 and lays tiles one above the other on it: System 1 is above the Starting System, and so on. Tiles
   * that are open above and below, like B02 and B06 to B10, make a line.
   */
  north(...ids: string[]): this {
    this.startingSystem('R1')
    for (const [index, id] of ids.entries()) this.system(id, 0, -1 - index)
    return this
  }

  /** Lays an Ally in a System, with Modules to sell. */
  ally(place: number, id: string, ...stock: string[]): this {
    const { state } = this
    take(ally(id), state.allies)
    const modules = stock.map(module)
    for (const card of modules) take(card, state.modules, state.precursorModules)
    Object.assign(state.systems[place], { ally: ally(id), stock: modules })
    return this
  }

  /** Lays Enemies face up in a System. */
  enemies(place: number, ...ids: string[]): this {
    const { state } = this
    for (const card of ids.map(enemy)) {
      take(card, state.enemies, state.enemyDiscard, ...state.reserve)
      const { health } = ENEMIES[card]
      state.foes.push({ avatar: false, card, health, shields: 0, place, signal: NONE })
    }
    return this
  }

  /** Puts an Avatar on the map; the ships there are engaged, unless they hide. */
  avatar(number: number, place: number, changes: Partial<Foe> = {}): this {
    const { state } = this
    this.takeToken(number)
    const { health } = AVATARS[number - 1]
    state.foes.push({ avatar: true, card: number, health, shields: 0, place, signal: NONE, ...changes })
    for (const ship of state.ships) {
      if (ship.place === place && !ship.hidden && !ship.destroyed) ship.engaged = true
    }
    return this
  }

  /** Puts an Avatar token on the track, in place of where it was. */
  token(number: number, space: number, faceUp = false): this {
    this.takeToken(number)
    this.state.tokens.push({ number, space, faceUp })
    return this
  }

  /** Takes an Avatar from the box, or its token off the track; the number of tokens stays where it can. */
  private takeToken(number: number): void {
    const { state } = this
    const token = state.tokens.findIndex((candidate) => candidate.number === number)
    if (token !== NONE) {
      state.tokens.splice(token, 1)
    } else if (state.leftOut.includes(number)) {
      take(number, state.leftOut)
    } else throw new Error(`Avatar ${number} is neither on the track nor in the box`)
  }

  /** Takes all Avatar tokens off the track. */
  noTokens(): this {
    this.state.leftOut.push(...this.state.tokens.splice(0).map(({ number }) => number))
    return this
  }

  marker(space: number): this {
    this.state.marker = space
    return this
  }

  /** Reveals a Signal, by its place from 0, as a given card. */
  signal(place: number, id: string, changes: Partial<Signal> = {}): this {
    const { state } = this
    const card = signalCard(id)
    const level = SIGNAL_LEVELS.indexOf(SIGNALS[card].level)
    take(card, ...state.signalCards)
    Object.assign(state.signals[place], { level, card, ...changes })
    return this
  }

  /** Makes sure which card a Signal will be when it is revealed. */
  nextSignal(place: number, id: string): this {
    const card = signalCard(id)
    const level = SIGNAL_LEVELS.indexOf(SIGNALS[card].level)
    this.state.signals[place].level = level
    putOnTop(this.state.signalCards[level], [card])
    return this
  }

  /** The next tiles of the stack, the first one on top. */
  tiles(...ids: string[]): this {
    const { state } = this
    for (const [depth, id] of ids.entries()) this.bringToTop(tile(id), depth)
    const numbers = ids.map(tile)
    putOnTop(
      state.commons,
      numbers.filter((number) => state.commons.includes(number)),
    )
    putOnTop(
      state.reds,
      numbers.filter((number) => state.reds.includes(number)),
    )
    return this
  }

  /** Leaves so many tiles in the stack; the others are out of the game. */
  shortStack(left: number): this {
    const { state } = this
    while (state.blocks.flat().length > left) {
      const kind = state.blocks.at(-1)?.at(-1)
      const dropped = (kind === RED ? state.reds : kind === COMMON ? state.commons : []).pop()
      if (dropped !== undefined) state.boxTiles.push(dropped)
      this.dropTop()
    }
    return this
  }

  /** Makes the place of the stack at a depth one of the kind of a tile, by an exchange with a place further down. */
  private bringToTop(number: number, depth: number): void {
    const { blocks } = this.state
    const { colour } = TILES[number]
    const kind = colour === 'corrupted' ? RED : colour === 'great-rift' ? GREAT_RIFT : COMMON
    const places = blocks
      .toReversed()
      .flatMap((block) => block.map((_, place) => ({ block, place: block.length - 1 - place })))
    const wanted = places.findIndex(({ block, place }, at) => at >= depth && block[place] === kind)
    if (wanted === NONE) throw new Error(`${TILES[number].id} is not in the stack any more`)
    const top = places[depth]
    const other = places[wanted]
    other.block[other.place] = top.block[top.place]
    top.block[top.place] = kind
  }

  private dropTop(): void {
    const { blocks } = this.state
    const top = blocks.at(-1)
    top?.pop()
    if (top?.length === 0) blocks.pop()
  }

  explorations(...ids: string[]): this {
    putOnTop(this.state.explorations, ids.map(exploration))
    return this
  }

  /** The next Enemy cards of the deck; cards of the Reserve are put into it. */
  nextEnemies(...ids: string[]): this {
    const { state } = this
    for (const card of ids.map(enemy)) {
      take(card, state.enemies, state.enemyDiscard, ...state.reserve)
      state.enemies.push(card)
    }
    putOnTop(state.enemies, ids.map(enemy))
    return this
  }

  nextModules(...ids: string[]): this {
    const { state } = this
    for (const pile of [state.modules, state.precursorModules])
      putOnTop(
        pile,
        ids.map(module).filter((card) => pile.includes(card)),
      )
    return this
  }

  nextAllies(...ids: string[]): this {
    putOnTop(this.state.allies, ids.map(ally))
    return this
  }

  nextDamage(...malfunctions: Malfunction[]): this {
    const used: number[] = []
    for (const malfunction of malfunctions) {
      const card = this.state.damage.find(
        (candidate) => DAMAGE_DECK[candidate] === malfunction && !used.includes(candidate),
      )
      if (card === undefined) throw new Error(`no ${malfunction} is left`)
      used.push(card)
    }
    putOnTop(this.state.damage, used)
    return this
  }

  set(changes: Partial<XodusState>): this {
    Object.assign(this.state, changes)
    return this
  }
}

function isGreatRift(number: number): boolean {
  return TILES[number].colour === 'great-rift'
}
