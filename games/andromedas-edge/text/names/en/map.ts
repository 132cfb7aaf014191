import type { TileId } from '../../../content/tiles.ts'

/** Tiles, without an article. */
const tiles = {
  PG1: 'Auris',
  PG2: 'Kelvane',
  PG3: 'Thalor',
  PV1: 'Pyrrha',
  PV2: 'Brannok',
  PV3: 'Cindral',
  PR1: 'Nemet',
  PR2: 'Oszar',
  PR3: 'Vhal',
  PC1: 'Lysk',
  PC2: 'Morrow',
  PC3: 'Sylphe',
  PI1: 'Hiem',
  PI2: 'Skadi',
  PI3: 'Boreas',
  AB1: 'Odessa Field',
  AB2: 'Karst Field',
  AB3: 'Meridian Field',
  AB4: 'Halcyon Field',
  AB5: 'Talos Shipyard',
  AB6: 'Concord Council',
  SR1: 'Quasar',
  SR2: 'Vortex',
  SR3: 'Shattered Belt',
  SR4: 'Silent Gate',
  SR5: 'The Void',
} satisfies Readonly<Record<TileId, string>>

const nebulae = { west: 'West Nebula', east: 'East Nebula' }

export const map = { tiles, nebulae }
