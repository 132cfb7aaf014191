import type { TableOptions } from '@astrolabe/kernel'
import { die } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { GameTranscript } from '@astrolabe/kernel/testing/transcript.ts'
import { EXPLORATION, EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import type { ShipBoard } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import type { LegioFact } from '../rules/facts.ts'
import { viiLegio } from '../rules/game.ts'
import type { LegioQuestion } from '../rules/questions.ts'
import {
  ACTIVE,
  type LegioState,
  NONE,
  SECTOR_X,
  type Ship,
  type Slot,
  SLOT_INDEX,
  type SlotName,
  UNDISCOVERED,
  USED_UP,
} from '../position/state.ts'

/** The numbers of the Exploration cards with an id, all copies. */
function explorationCards(id: string): number[] {
  return [...EXPLORATION.keys()].filter((number) => EXPLORATION[number].id === id)
}

/** The ids of Exploration cards, for expectations that read. */
export function explorationIds(cards: readonly number[]): string[] {
  return cards.map((number) => EXPLORATION[number].id)
}

export function extrasolarCard(id: string): number {
  return EXTRASOLARS.findIndex((card) => card.id === id)
}

/** Ids of the Extrasolar cards whose first threshold asks for exactly so much experience, as [N, D, C, R]. */
export function extrasolarsAsking(needs: readonly number[]): string[] {
  return EXTRASOLARS.filter((card) => needs.every((xp, domain) => card.needs[0][domain] === xp)).map(
    ({ id }) => id,
  )
}

/**
 * A ship that takes so many cards a turn: a Frombola if its thrusters can give them, else a Spatha. Tests of what is
 * done with the cards say how many they need, and leave the table of VL-150 to its own tests.
 */
export function taking(cards: number): Pick<Ship, 'spatha' | 'thrusters'> {
  for (const spatha of [false, true]) {
    const board: ShipBoard = spatha ? SHIPS.spatha : SHIPS.frombola
    const thrusters = board.cards.indexOf(cards)
    if (thrusters >= board.tracks.thrusters.floor) return { spatha, thrusters }
  }
  throw new Error(`no ship takes ${cards} cards`)
}

/** A position under construction: UC 0 is first, all have their free items still to come only if `endowed` is undone. */
export class Position {
  readonly state: LegioState

  constructor(state: LegioState) {
    this.state = state
  }

  ship(seat: number, changes: Partial<Ship>): this {
    Object.assign(this.state.ships[seat], changes)
    return this
  }

  /** Puts a ship in space, in a sector. */
  inSpace(seat: number, sector: number, changes: Partial<Ship> = {}): this {
    return this.ship(seat, { place: 'space', sector, ...changes })
  }

  /** Lays the next Exploration cards of the deck, the first one on top. */
  deck(...ids: string[]): this {
    const { deck } = this.state
    const used: number[] = []
    for (const id of ids) {
      const card = explorationCards(id).find((number) => !used.includes(number))
      if (card === undefined) throw new Error(`no card ${id} left`)
      used.push(card)
    }
    this.state.deck = [...deck.filter((card) => !used.includes(card)), ...used.reverse()]
    return this
  }

  /** Moves every Exploration card of the deck but the top ones to the discard pile. */
  shortDeck(cards: number): this {
    this.state.discard.push(...this.state.deck.splice(0, this.state.deck.length - cards))
    return this
  }

  /** Takes the token off Sector X. */
  openX(): this {
    this.state.xOpen = true
    return this
  }

  /** Takes the 1 VP tokens off the undiscovered planets of a sector, but for the last few. */
  charted(sector: number, left = 0): this {
    const { planets } = this.state
    const undiscovered = MAP.planets.flatMap((planet, index) =>
      planet.sector === sector && planets[index] === UNDISCOVERED ? [index] : [],
    )
    for (const planet of undiscovered.slice(0, undiscovered.length - left)) planets[planet] = USED_UP
    return this
  }

  /** Makes a planet active, with a card of one's choice. */
  planet(name: SlotName, sector: number, id: string, changes: Partial<Slot> = {}): this {
    const { state } = this
    const card = extrasolarCard(id)
    for (const pile of [state.pileA, state.pileB, state.pileX, state.boxA, state.boxB]) {
      const place = pile.indexOf(card)
      if (place >= 0) pile.splice(place, 1)
    }
    const planet =
      sector === SECTOR_X
        ? NONE
        : state.planets.findIndex((at, index) => at === 1 && MAP.planets[index].sector === sector)
    if (planet >= 0) state.planets[planet] = ACTIVE
    Object.assign(state.slots[SLOT_INDEX[name]], { sector, planet, card, ...changes })
    return this
  }

  /** Puts a ship on a planet, in one of its zones; the card is then revealed. */
  on(seat: number, name: SlotName, zone: 'observation' | 'contact', changes: Partial<Slot> = {}): this {
    const slot = this.state.slots[SLOT_INDEX[name]]
    Object.assign(slot, {
      revealed: true,
      [zone === 'observation' ? 'observer' : 'contact']: seat,
      ...changes,
    })
    return this.ship(seat, { place: zone, sector: slot.sector, slot: SLOT_INDEX[name] })
  }
}

export interface TranscriptWishes {
  readonly seats?: number
  readonly options?: TableOptions
  /** The ten-sided dice that will come, as long as nothing is shuffled before them. */
  readonly dice?: readonly number[]
  /** Whether UCs still have to choose their free items. */
  readonly endowed?: boolean
}

/** A game of VII Legio played answer by answer from a position of one's making. */
export class Transcript extends GameTranscript<LegioState, LegioFact, LegioQuestion> {
  constructor(wishes: TranscriptWishes, arrange: (position: Position) => void) {
    const { seats = 2, options, dice = [], endowed = true } = wishes
    const draws = dice.map((shows) => die(10, shows))
    super(viiLegio, { seats, options, draws }, (start) => {
      const state = { ...start, firstSeat: 0, endowed }
      arrange(new Position(state))
      return state
    })
  }

  ship(seat: number): Ship {
    return this.state.ships[seat]
  }

  slot(name: SlotName): Slot {
    return this.state.slots[SLOT_INDEX[name]]
  }

  /** Ids of the Exploration cards turned over so far, the last one last. */
  get turnedOver(): string[] {
    return this.facts('turned-over').map(({ card }) => EXPLORATION[card].id)
  }

  /** The card of a slot as a seat sees it: its id, or nothing if it lies face down for that seat. */
  seenBy(seat: number, name: SlotName): string | undefined {
    const { card } = this.driver.view(seat).state.slots[SLOT_INDEX[name]]
    return EXTRASOLARS[card]?.id
  }
}

export function transcript(
  wishes: TranscriptWishes,
  arrange: (position: Position) => void = () => {},
): Transcript {
  return new Transcript(wishes, arrange)
}
