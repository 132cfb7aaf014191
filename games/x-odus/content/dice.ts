import type { AvatarFace, DieColour, DieFace } from './schema.ts'

/** The six faces of each colour: red strikes and is loud, blue waits for its Mods, yellow is steady. */
export const DIE_FACES: Readonly<Record<DieColour, readonly DieFace[]>> = {
  red: ['hit', 'hit', 'hit', 'miss', 'miss', 'special'],
  blue: ['hit', 'miss', 'special', 'special', 'special', 'special'],
  yellow: ['hit', 'hit', 'miss', 'special', 'special', 'special'],
}

export const AVATAR_DIE: readonly AvatarFace[] = [
  { steps: 1 },
  { steps: 1 },
  { steps: 1, wormhole: true },
  { steps: 2 },
  { steps: 2, wormhole: true },
  { steps: 3 },
]
