/** From the weakest to the strongest. */
export const LEVELS = ['random', 'cadet', 'pilot', 'captain', 'commander'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(word: string): word is Level {
  return LEVELS.some((level) => level === word)
}
