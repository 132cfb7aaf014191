import type { NebulaMap } from './schema.ts'

// biome-ignore format: a sector to a line
export const MAP = {
  zones: { A: [1, 2, 3], B: [4, 5] },
  planets: [
    { sector: 1, minUcs: 2 }, { sector: 1, minUcs: 2 }, { sector: 1, minUcs: 3 }, { sector: 1, minUcs: 4 },
    { sector: 2, minUcs: 2 }, { sector: 2, minUcs: 2 }, { sector: 2, minUcs: 4 },
    { sector: 3, minUcs: 2 }, { sector: 3, minUcs: 2 }, { sector: 3, minUcs: 3 },
    { sector: 4, minUcs: 2 }, { sector: 4, minUcs: 2 },
    { sector: 5, minUcs: 2 }, { sector: 5, minUcs: 3 }, { sector: 5, minUcs: 4 },
  ],
  borders: [
    { between: [1, 2], cost: 1 }, { between: [1, 3], cost: 2 },
    { between: [2, 3], cost: 1 }, { between: [2, 4], cost: 2 },
    { between: [3, 4], cost: 1 }, { between: [3, 5], cost: 3 },
    { between: [4, 5], cost: 2 },
  ],
  sectorX: { entry: 6, exit: 4 },
} as const satisfies NebulaMap
