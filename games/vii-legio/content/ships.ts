import type { CatchUp, DomainLetter, ExpertKind, FittingOut, ShipBoard, ShipClass } from './schema.ts'

// VL-122, VL-142 to VL-150. `floor` is the grey value. A ship is never below it (VL-152), so the first entries
// of `cards` are out of reach; they are there for the number of thrusters to be the index.
export const SHIPS = {
  frombola: {
    name: { en: 'Frombola', fr: 'Frombola' },
    tracks: {
      thrusters: { floor: 2, max: 6 },
      scanners: { floor: 1, max: 3 },
      lasers: { floor: 0, max: 2 },
      detectors: { floor: 0, max: 3 },
      squads: { floor: 1, max: 4 },
    },
    experts: 4,
    exoTechnologies: 1,
    cards: [0, 0, 3, 4, 4, 5, 6],
  },
  spatha: {
    name: { en: 'Spatha', fr: 'Spatha' },
    tracks: {
      thrusters: { floor: 5, max: 8 },
      scanners: { floor: 2, max: 4 },
      lasers: { floor: 1, max: 4 },
      detectors: { floor: 0, max: 4 },
      squads: { floor: 3, max: 6 },
    },
    experts: 6,
    exoTechnologies: 2,
    cards: [0, 0, 0, 0, 0, 5, 6, 7, 8],
  },
} as const satisfies Record<ShipClass, ShipBoard>

/** Prices in cards (VL-211, VL-212); free items at setup and at promotion (VL-127, VL-708), and those advised (VL-131). */
export const FITTING_OUT = {
  equipment: 2,
  personnel: 3,
  freeItems: 2,
  advised: ['thrusters', 'squads'],
  expertsOfAKind: 6,
} as const satisfies FittingOut

/** From that number of UCs on, what every UC but the first knows at the start, where the table wishes it (VL-130). */
export const CATCH_UP = { minUcs: 3, domain: 'R', xp: 1 } as const satisfies CatchUp

/** VL-145: Research has no expert. */
export const EXPERT_DOMAIN = {
  commerce: 'N',
  alliance: 'D',
  capture: 'C',
} as const satisfies Record<ExpertKind, DomainLetter>
