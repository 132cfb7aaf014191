import type { CombatBoard } from './schema.ts'

export const COMBAT = {
  lasersMissing: [
    { damage: 0, trophy: true },
    { damage: 1, trophy: true },
    { damage: 2, trophy: true },
    { damage: 3, trophy: false },
  ],
  damage: [
    { die: [1, 2], loses: 'lasers' },
    { die: [3, 4], loses: 'thrusters' },
    { die: [5, 6], loses: 'scanners' },
    { die: [7, 8], loses: 'detectors' },
    { die: [9, 10], loses: 'squads', otherwise: 'expert' },
  ],
} as const satisfies CombatBoard
