import type { Tile } from './schema.ts'

/** Blue, orange, red, then the Great Rift: a tile's number is its place here. */
// biome-ignore format: a tile to a line
export const TILES: readonly Tile[] = [
  { id: 'B01', colour: 'allied', edges: '111011', signal: 1 },
  { id: 'B02', colour: 'allied', edges: '111101', signal: 2 },
  { id: 'B03', colour: 'allied', edges: '110110', signal: 3, wormhole: true },
  { id: 'B04', colour: 'allied', edges: '111110', signal: 4, dot: true },
  { id: 'B05', colour: 'allied', edges: '111011', exploration: true, ally: true },
  { id: 'B06', colour: 'allied', edges: '110111', exploration: true, ally: true },
  { id: 'B07', colour: 'allied', edges: '101110', exploration: true, ally: true },
  { id: 'B08', colour: 'allied', edges: '110101', exploration: true, ally: true },
  { id: 'B09', colour: 'allied', edges: '111100', exploration: true, wormhole: true },
  { id: 'B10', colour: 'allied', edges: '101101', exploration: true },
  { id: 'B11', colour: 'allied', edges: '110011', exploration: true, wormhole: true },
  { id: 'B12', colour: 'allied', edges: '101011', exploration: true, dot: true },

  { id: 'O01', colour: 'enemy', edges: '110110', exploration: true, enemies: 1 },
  { id: 'O02', colour: 'enemy', edges: '101011', exploration: true, enemies: 1 },
  { id: 'O03', colour: 'enemy', edges: '111010', exploration: true, enemies: 1 },
  { id: 'O04', colour: 'enemy', edges: '110101', exploration: true, enemies: 1, dot: true },
  { id: 'O05', colour: 'enemy', edges: '101010', exploration: true, enemies: 1, wormhole: true },
  { id: 'O06', colour: 'enemy', edges: '110010', exploration: true, enemies: 1, surveillance: true },
  { id: 'O07', colour: 'enemy', edges: '101100', exploration: true, enemies: 1, surveillance: true },
  { id: 'O08', colour: 'enemy', edges: '100110', exploration: true, enemies: 2 },
  { id: 'O09', colour: 'enemy', edges: '110100', exploration: true, enemies: 2 },
  { id: 'O10', colour: 'enemy', edges: '101001', exploration: true, enemies: 1, strong: true, wormhole: true },
  { id: 'O11', colour: 'enemy', edges: '100101', exploration: true, enemies: 1, strong: true, dot: true },
  { id: 'O12', colour: 'enemy', edges: '011001', exploration: true, enemies: 2, surveillance: true },

  { id: 'R1', colour: 'corrupted', edges: '101010' },
  { id: 'R2', colour: 'corrupted', edges: '110010' },
  { id: 'R3', colour: 'corrupted', edges: '100110' },
  { id: 'R4', colour: 'corrupted', edges: '100100' },
  { id: 'R5', colour: 'corrupted', edges: '101000' },
  { id: 'R6', colour: 'corrupted', edges: '100100', dot: true },

  { id: 'GR', colour: 'great-rift', edges: '101010' },
]
