import type { CombatBoard } from './schema.ts'

/** VL-755, VL-756: where the track hit is at its grey value, the hit goes on to another, so that few hit nothing. */
export const COMBAT = {
  lasersMissing: [
    { damage: 0, trophy: true },
    { damage: 1, trophy: true },
    { damage: 2, trophy: true },
    { damage: 3, trophy: false },
  ],
  damage: [
    { die: [1, 2], loses: 'lasers', otherwise: 'thrusters' },
    { die: [3, 4], loses: 'thrusters', otherwise: 'lasers' },
    { die: [5, 6], loses: 'scanners', otherwise: 'thrusters' },
    { die: [7, 8], loses: 'detectors', otherwise: 'lasers' },
    { die: [9, 10], loses: 'squads', otherwise: 'expert' },
  ],
} as const satisfies CombatBoard
