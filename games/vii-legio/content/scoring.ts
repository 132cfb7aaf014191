import type { Scoring } from './schema.ts'

export const SCORING = {
  experienceMax: 8,
  discovery: 1,
  specialMissions: [1, 1, 2, 2],
  promotion: 12,
  end: 30,
  lastRound: 300,
} as const satisfies Scoring
