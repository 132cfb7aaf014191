import { type Chance, type Refusal, refuse, type Setup, shuffle, type TableOptions } from '@astrolabe/kernel'
import { ALLIES } from '../content/allies.ts'
import { AVATARS } from '../content/avatars.ts'
import { DAMAGE_DECK } from '../content/damage.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODULES } from '../content/modules.ts'
import type { SignalLevel, Tile, TileColour } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { TILES } from '../content/tiles.ts'
import { TRACKS } from '../content/track.ts'
import { BLOCK, COMMON, GREAT_RIFT, RED } from '../position/stack.ts'
import {
  ADVENTURERS,
  type Difficulty,
  NONE,
  type Signal,
  STROLLERS,
  type Token,
  TRAVELLERS,
  type XodusState,
} from '../position/state.ts'
import { addSystem } from './laying.ts'
import { newShip } from './new-ship.ts'

/** Enemy cards in the deck at the start. XO-SET-07 */
const FIRST_ENEMIES = 4

export const SIGNAL_LEVELS: readonly SignalLevel[] = ['hazardous', 'perilous', 'lethal']

/** The levels of the six Signals that are shuffled. XO-VAR-07 to XO-VAR-10 */
const POOLS: Readonly<Record<Difficulty, readonly number[]>> = {
  [STROLLERS]: [0, 0, 0, 0, 1, 1],
  [TRAVELLERS]: [0, 0, 1, 1, 2, 2],
  [ADVENTURERS]: [1, 1, 2, 2, 2, 2],
}

/** How many ships fly, where nothing else is asked for. XO-VAR-04, XO-VAR-05 */
const SHIPS_FOR_SEATS = [0, 3, 4, 3, 4]

/** XO-VAR-01, XO-VAR-04, XO-VAR-05: every captain has a ship; four captains fly four, also where three were asked for. */
function shipsFor(seats: number, wanted: number): number {
  return wanted === 0 || wanted < seats ? SHIPS_FOR_SEATS[seats] : wanted
}

export function cannotSetUp({ seats, options }: Setup): Refusal | undefined {
  const ships = Number(options['ships'])
  if (ships > 0 && ships < seats) return refuse('XO-VAR-04', seats - ships)
  if (options['nightmare'] === true && difficultyOf(options) !== ADVENTURERS) return refuse('XO-VAR-11')
  return undefined
}

// XO-SET-01 to XO-SET-22
export function start(setup: Setup, chance: Chance): XodusState {
  const { seats, options } = setup
  const ships = shipsFor(seats, Number(options['ships']))
  const track = TRACKS[ships]
  const difficulty = difficultyOf(options)
  const avatars = shuffled(
    chance,
    AVATARS.map(({ number }) => number),
  )
  const levels = shuffled(chance, POOLS[difficulty])
  const inPlay = ({ dot }: Tile) => ships > 3 || dot !== true
  const commons = shuffled(chance, tilesOf(inPlay, 'allied', 'enemy'))
  const reds = shuffled(chance, tilesOf(inPlay, 'corrupted'))
  const startingTile = reds.pop() ?? NONE
  const state: XodusState = {
    seats,
    difficulty,
    // XO-VAR-11: an option of the highest level. Tables of the past were set up with it at others, where it was left out.
    nightmare: options['nightmare'] === true && difficulty === ADVENTURERS,
    chooseShips: options['chooseShips'] === true,
    keysFirst: options['keysFirst'] === true,
    ready: false,
    round: 1,
    phase: 'action',
    ending: '',
    marker: 1,
    tokens: track.red.map((space, index): Token => ({ number: avatars[index], space, faceUp: false })),
    leftOut: avatars.slice(track.red.length),
    goneAvatars: [],
    movement: 0,
    held: false,
    ships: Array.from({ length: ships }, (_, index) => newShip(index, index % seats)),
    systems: [],
    foes: [],
    signals: levels.slice(0, track.keys).map(newSignal),
    keysPlaced: [],
    blocks: stackBlocks(chance, commons.length / BLOCK),
    commons,
    reds,
    boxTiles: numbersOf(TILES, (tile) => !inPlay(tile)),
    drawn: NONE,
    drawnQ: 0,
    drawnR: 0,
    signalCards: SIGNAL_LEVELS.map((level) =>
      shuffled(
        chance,
        numbersOf(SIGNALS, (signal) => signal.level === level),
      ),
    ),
    spareLevels: levels.slice(track.keys),
    explorations: shuffled(chance, EXPLORATIONS.keys()),
    explorationDiscard: [],
    allies: shuffled(chance, ALLIES.keys()),
    modules: shuffled(
      chance,
      numbersOf(MODULES, ({ precursor }) => !precursor),
    ),
    moduleDiscard: [],
    precursorModules: shuffled(
      chance,
      numbersOf(MODULES, ({ precursor }) => precursor),
    ),
    precursorDiscard: [],
    goneModules: [],
    damage: shuffled(chance, DAMAGE_DECK.keys()),
    damageDiscard: [],
    enemies: [],
    enemyDiscard: [],
    reserve: [1, 2, 3, 4].map((level) =>
      shuffled(
        chance,
        numbersOf(ENEMIES, (enemy) => enemy.level === level),
      ),
    ),
    turn: null,
    fleets: [],
    combat: null,
    roll: null,
    exploring: null,
  }
  // XO-SET-07: the first four of the Reserve are those of level 1.
  state.enemies = state.reserve[0].splice(-FIRST_ENEMIES)
  // XO-SET-21, XO-SET-22
  addSystem(state, startingTile, 0, 0, 0)
  return state
}

function difficultyOf(options: TableOptions): Difficulty {
  const difficulty = options['difficulty']
  return difficulty === STROLLERS || difficulty === ADVENTURERS ? difficulty : TRAVELLERS
}

function numbersOf<T>(cards: readonly T[], wanted: (card: T) => boolean): number[] {
  return [...cards.keys()].filter((card) => wanted(cards[card]))
}

function tilesOf(inPlay: (tile: Tile) => boolean, ...colours: TileColour[]): number[] {
  return numbersOf(TILES, (tile) => inPlay(tile) && colours.includes(tile.colour))
}

function shuffled(chance: Chance, cards: Iterable<number>): number[] {
  const pile = [...cards]
  shuffle(chance, pile)
  return pile
}

/** XO-SET-17 to XO-SET-20, XO-VAR-02: one red tile in each block, but for the Great Rift in the last one to come. */
function stackBlocks(chance: Chance, count: number): number[][] {
  return Array.from({ length: count }, (_, block) => {
    const places: number[] = Array.from({ length: BLOCK }, () => COMMON)
    return shuffled(chance, [...places, block === 0 ? GREAT_RIFT : RED])
  })
}

function newSignal(level: number): Signal {
  return {
    level,
    card: NONE,
    solved: false,
    markers: 0,
    marked: NONE,
    alignedHere: 0,
    alignedThere: 0,
    needed: 0,
  }
}
