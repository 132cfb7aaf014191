import { type Chance, type Setup, shuffle } from '@astrolabe/kernel'
import { DECK_A, DECK_B, DECK_X, EXPLORATION } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { CATCH_UP, FITTING_OUT } from '../content/ships.ts'
import {
  DOMAIN_OF,
  emptySlot,
  type LegioState,
  NONE,
  NOT_IN_PLAY,
  newTurn,
  UNDISCOVERED,
} from '../position/state.ts'
import { gainXp } from './experience.ts'
import type { Legio } from './legio.ts'
import { chooseFreeItems, newShip, takeFreeItem } from './ship.ts'

/** Cards of each of the piles A and B. VL-106, VL-107 */
const PILE_SIZE = 10

// VL-101 to VL-126
export function start(setup: Setup, chance: Chance): LegioState {
  const { seats, options } = setup
  const firstSeat = chance.below(seats)
  const deck = shuffled(chance, EXPLORATION.keys())
  const a = shuffled(chance, DECK_A)
  const b = shuffled(chance, DECK_B)
  const { expertsOfAKind } = FITTING_OUT
  return {
    seats,
    leaveEndsTurn: options['leaveEndsTurn'] === true,
    landOrTakeOff: options['landOrTakeOff'] === true,
    catchUp: options['catchUp'] === true,
    advisedItems: options['advisedItems'] === true,
    roundLimit: Number(options['roundLimit']),
    firstSeat,
    turnsPlayed: 0,
    endowed: false,
    ending: false,
    over: false,
    ships: Array.from({ length: seats }, (_, seat) => newShip(seat)),
    slots: [emptySlot(), emptySlot(), emptySlot(), emptySlot(), emptySlot()],
    planets: MAP.planets.map((planet) => (planet.minUcs <= seats ? UNDISCOVERED : NOT_IN_PLAY)),
    discoveredBy: MAP.planets.map(() => NONE),
    missions: [],
    deck,
    discard: [],
    pileA: a.slice(0, PILE_SIZE),
    pileB: b.slice(0, PILE_SIZE),
    pileX: shuffled(chance, DECK_X),
    boxA: a.slice(PILE_SIZE),
    boxB: b.slice(PILE_SIZE),
    gone: [],
    xOpen: false,
    xOpenedBy: NONE,
    expertSupply: [expertsOfAKind, expertsOfAKind, expertsOfAKind],
    turn: newTurn(),
  }
}

function shuffled(chance: Chance, cards: Iterable<number>): number[] {
  const pile = [...cards]
  shuffle(chance, pile)
  return pile
}

// VL-127 to VL-131
export function endow(g: Legio): void {
  const { state } = g
  g.tell({ kind: 'game-start', seat: state.firstSeat })
  for (let turn = 0; turn < state.seats; turn++) {
    const ship = state.ships[(state.firstSeat + turn) % state.seats]
    if (turn > 0 && state.catchUp && state.seats >= CATCH_UP.minUcs) {
      gainXp(g, ship, DOMAIN_OF[CATCH_UP.domain], CATCH_UP.xp, 'setting-out')
    }
    if (state.advisedItems) for (const item of FITTING_OUT.advised) takeFreeItem(g, ship, item)
    else chooseFreeItems(g, ship, 'opening')
  }
  state.endowed = true
}
