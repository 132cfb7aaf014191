import {
  Driver,
  FastChance,
  type Game,
  type Refusal,
  tableOptions,
  type TableOptions,
} from '@astrolabe/kernel'
import { TILES } from '../content/tiles.ts'
import { firstTeam } from '../rules/captains.ts'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'
import { takeBoard } from '../rules/new-ship.ts'
import type { Ship, System, XodusState } from '../position/state.ts'
import { type Chosen, seedFor } from './chosen-dice.ts'
import { Position } from './position.ts'

export * from './position.ts'

export interface TranscriptWishes {
  /** Four unless said otherwise, with a ship each: Warship, Proto-Ship, Battlecruiser, Explorer. */
  readonly seats?: number
  readonly options?: TableOptions
  /** What the dice will show, in the order in which they are rolled. */
  readonly dice?: readonly Chosen[]
  /** Whether ships and level-1 Mods have been chosen: those of the first team, and the first half of each. */
  readonly ready?: boolean
}

/** The seat an answer may begin with, where it is not that of the first legal option of that key. */
const BY_SEAT = /^@(\d) (.*)$/

/** A game played answer by answer from a position of one's making, with the real driver and the real rules. */
export class Transcript {
  readonly driver: Driver<XodusState, XodusFact>

  constructor(wishes: TranscriptWishes, arrange: (position: Position) => void) {
    const { seats = 4, dice = [], ready = true } = wishes
    const game: Game<XodusState, XodusFact> = {
      ...xodus,
      start(setup) {
        const state = xodus.start(setup, new FastChance('transcript'))
        if (ready) makeReady(state)
        arrange(new Position(state))
        return state
      },
    }
    this.driver = new Driver(game, {
      seats: Array.from({ length: seats }, () => 'human'),
      seed: seedFor(dice),
      options: tableOptions(xodus, wishes.options ?? {}),
    })
  }

  get state(): XodusState {
    return this.driver.state
  }

  ship(index: number): Ship {
    return this.state.ships[index]
  }

  system(place: number): System {
    return this.state.systems[place]
  }

  /** The id of the tile of a System. */
  tile(place: number): string {
    return TILES[this.state.systems[place].tile].id
  }

  /** The seats and the prompt of the pending question: `0 act`, `0 1 2 3 order`. */
  get asked(): string {
    const decision = this.driver.decision
    return decision === undefined ? 'over' : `${decision.seats.join(' ')} ${decision.prompt}`
  }

  get prompt(): string {
    return this.driver.decision?.prompt ?? 'over'
  }

  /** Answers in order, each by the first seat that may give it, or by the seat it begins with: `@2 go-on`. */
  play(...answers: string[]): this {
    for (const answer of answers) {
      const decision = this.driver.decision
      const named = BY_SEAT.exec(answer)
      const text = named?.[2] ?? answer
      const fitting = decision?.offers.find((offer) => offer.key === text && offer.refusal === undefined)
      const seat = named === null ? (fitting?.seat ?? decision?.seats[0] ?? 0) : Number(named[1])
      const asked = this.asked
      const rejection = this.driver.answer(seat, text)
      if (rejection !== undefined) {
        throw new Error(
          `“${answer}” at “${asked}”: ${JSON.stringify(rejection)}; legal: ${this.options.join(', ')}`,
        )
      }
    }
    return this
  }

  /** Takes the first option, where it does not matter which. */
  playAny(): this {
    return this.play(this.options[0])
  }

  /** Everyone plays an empty turn, and uses no card, until the next round begins or the game is over. */
  endRound(): this {
    const { round } = this.state
    while (this.state.round === round && this.prompt !== 'over') {
      const choice = ['end-turn', 'hide', 'go-on'].find((key) => this.options.includes(key))
      if (choice === undefined && this.prompt !== 'order')
        throw new Error(`nobody would know what to do at “${this.asked}”: ${this.options.join(', ')}`)
      this.play(choice ?? this.options[0])
    }
    return this
  }

  /** Keys of the legal options, each once, of all seats or of one. */
  get options(): string[] {
    return this.optionsOf()
  }

  optionsOf(seat?: number): string[] {
    const keys = (this.driver.decision?.offers ?? [])
      .filter((offer) => offer.refusal === undefined && (seat === undefined || offer.seat === seat))
      .map((offer) => offer.key)
    return [...new Set(keys)]
  }

  /** Keys of everything shown, refused or not. */
  get shown(): string[] {
    return [...new Set((this.driver.decision?.offers ?? []).map((offer) => offer.key))]
  }

  /** Why an option cannot be chosen; nothing if it can. Fails if it is not even shown. */
  refusal(key: string): Refusal | undefined {
    const offer = this.driver.decision?.offers.find((candidate) => candidate.key === key)
    if (offer === undefined)
      throw new Error(`“${key}” is not shown at “${this.asked}”: ${this.shown.join(', ')}`)
    return offer.refusal
  }

  /** Kinds of the warnings an option carries. */
  warnings(key: string): string[] {
    const offer = this.driver.decision?.offers.find((candidate) => candidate.key === key)
    return (offer?.warnings ?? []).map((warning) => warning.kind)
  }

  /** The kinds of everything told so far, in order. */
  get told(): string[] {
    return this.driver.facts.map(({ fact }) => fact.kind)
  }

  /** Everything told so far of a kind. */
  facts<K extends XodusFact['kind']>(kind: K): Extract<XodusFact, { kind: K }>[] {
    return this.driver.facts
      .map(({ fact }) => fact)
      .filter((fact): fact is Extract<XodusFact, { kind: K }> => fact.kind === kind)
  }
}

function makeReady(state: XodusState): void {
  const team = firstTeam(state)
  for (const ship of state.ships) {
    takeBoard(ship, team[ship.index])
    ship.mods[0] = 1
  }
  state.ready = true
}

export function transcript(
  wishes: TranscriptWishes = {},
  arrange: (position: Position) => void = () => {},
): Transcript {
  return new Transcript(wishes, arrange)
}
