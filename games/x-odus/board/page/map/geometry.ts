import { hexagons, UNIT } from '@astrolabe/drawing'

// The map in units of its own, before any zoom: hexes with a flat top, the Starting System around 0, 0.

/** From the middle of a hex to its corners. */
export const RADIUS = UNIT

/** Tiles do not touch: what joins them, and what does not, is seen in the gap. */
export const TILE_RADIUS = 92

export const { middleOf, towards, endsOf, boxAround } = hexagons(RADIUS, 'right')
