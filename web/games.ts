import type { Cover } from '@astrolabe/drawing'
import { type AnyFace, FACES } from '@astrolabe/games/faces.ts'

export interface KnownGame {
  readonly game: string
  readonly cover: Cover
  readonly face: () => Promise<AnyFace>
}

export const KNOWN_GAMES: readonly KnownGame[] = Object.entries(FACES).map(([game, shown]) => ({
  game,
  ...shown,
}))

export const knownGame = (game: string): KnownGame | undefined =>
  KNOWN_GAMES.find((known) => known.game === game)

/** How many seats a quick game has: as the game wishes, or as few as it allows. */
export const quickSeats = ({ seats, quick }: Pick<Cover, 'seats' | 'quick'>): number =>
  quick?.seats ?? seats.min

export const quickAddress = (game: string): string => `/local/new?game=${game}`
/** A game at a table such as the lesson is taken at. */
export const lessonGameAddress = (game: string): string => `${quickAddress(game)}&like=lesson`
