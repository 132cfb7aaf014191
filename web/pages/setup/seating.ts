import type { Level } from '@astrolabe/bots/levels.ts'
import type { Cover } from '@astrolabe/drawing'
import type { TableOptions } from '@astrolabe/kernel'
import type { NewTable, WantedSeat } from '@astrolabe/server/protocol'
import type { TimeControl } from '@astrolabe/tables'
import type { NewLocalGame } from '../../engine/local-game.ts'
import { quickSeats } from '../../games.ts'

/** Around this screen, or each on their own device. */
export type How = 'screen' | 'link'

/** Who is to sit somewhere: a person at this device, whoever comes by the link, or a bot. */
export type Seating =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }

export interface Plan {
  readonly game: string
  readonly how: How
  readonly seats: readonly Seating[]
  readonly options: TableOptions
  /** Shown among the open tables. */
  readonly listed: boolean
  /** At a table by link: how long people may think. */
  readonly time?: TimeControl | undefined
  /** And how many seconds the others wait after a nudge. */
  readonly patience?: number | undefined
}

export const CADET: Seating = { kind: 'bot', level: 'cadet' }
const OPEN: Seating = { kind: 'open' }

/** The table most people want: with friends where a way to play with them was chosen, as “Play now” otherwise. */
export function usualSeats(
  how: How | undefined,
  cover: Pick<Cover, 'seats' | 'quick'>,
  name: string,
): readonly Seating[] {
  const { min, max } = cover.seats
  const you: Seating = { kind: 'person', name }
  if (how === undefined) return [you, ...Array<Seating>(quickSeats(cover) - 1).fill(CADET)]
  const others = Math.min(max, Math.max(2, min)) - 1
  return [you, ...Array<Seating>(others).fill(how === 'link' ? OPEN : { kind: 'person', name: '' })]
}

/** The same people, when the place changes: nobody comes to this screen by a link. */
export const movedTo = (how: How, seats: readonly Seating[]): readonly Seating[] =>
  seats.map((seat, at) => {
    if (how === 'screen') return seat.kind === 'open' ? { kind: 'person', name: '' } : seat
    return seat.kind === 'person' && seat.name === '' && at > 0 ? OPEN : seat
  })

/** Whether nobody would ever play: bots alone need no table. */
export const isDeserted = ({ seats }: Plan): boolean => seats.every(({ kind }) => kind === 'bot')

/** The game of this browser that was planned. */
export function localGame({ game, seats, options }: Plan): NewLocalGame {
  return {
    game,
    seats: seats.map((seat) => (seat.kind === 'bot' ? seat.level : 'human')),
    names: seats.map((seat) => (seat.kind === 'person' ? seat.name.trim() : '')),
    options,
  }
}

/** The table of the server that was planned. */
export function serverTable(
  { game, seats, options, listed, time, patience }: Plan,
  nameOf: (seat: number) => string,
): NewTable {
  const wanted = (seat: Seating, at: number): WantedSeat => {
    switch (seat.kind) {
      case 'person':
        return { kind: 'me', name: seat.name.trim() || nameOf(at) }
      case 'open':
        return { kind: 'open' }
      case 'bot':
        return { kind: 'bot', level: seat.level }
    }
  }
  return {
    game,
    seats: seats.map(wanted),
    options: { ...options },
    listed,
    ...(time && { time }),
    ...(patience && { patience }),
  }
}
