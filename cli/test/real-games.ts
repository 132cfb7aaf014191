import { existsSync } from 'node:fs'
import { GAMES } from '@astrolabe/games'

/** The games that have a house of their own; other tests may have put more among them. */
export const REAL_GAMES: readonly string[] = Object.keys(GAMES).filter((id) =>
  existsSync(new URL(`../../games/${id}/`, import.meta.url)),
)
