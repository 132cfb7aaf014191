import type { Level } from '@astrolabe/bots/levels.ts'

const levels: Readonly<Record<Level, { readonly name: string; readonly says: string }>> = {
  random: { name: 'Drifter', says: 'moves at random' },
  cadet: { name: 'Cadet', says: 'a beginner' },
  pilot: { name: 'Pilot', says: 'sees a move ahead' },
  captain: { name: 'Captain', says: 'plans ahead' },
  commander: { name: 'Commander', says: 'thinks long and hard' },
}

export const seats = {
  levels,
  player: (letter: string) => `Player ${letter}`,
  seat: (letter: string) => `Seat ${letter}`,
  you: 'You',
  open: 'Open seat',
  /** A bot that plays in somebody’s place. */
  standIn: (name: string, level: string) => `${name} (${level})`,
  keptFor: (name: string) => `kept for ${name}`,
}
