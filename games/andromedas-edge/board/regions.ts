import { bold, dim, flow, inColourOf, type Phrase, type Piece } from '@astrolabe/drawing/ink.ts'
import { HEXES } from '../content/board.ts'
import { NEBULA_ACTION } from '../content/limits.ts'
import { MOONS } from '../content/moons.ts'
import { PLANET_KINDS, TILES } from '../content/tiles.ts'
import { isNebula, planetKindOf, tilesOf } from '../position/map.ts'
import { participants } from '../position/participants.ts'
import { shipsAt } from '../position/ships.ts'
import { EAST, NONE, WEST } from '../position/state.ts'
import { RAIDERS } from '../content/raiders.ts'
import { type AndromedaDrawing, countsOf, letterOf, mark, times } from './drawing.ts'

/** Every region in words, from A1 on, the nebulae last. */
export function drawRegions(drawing: AndromedaDrawing): string[] {
  const { view, width, words, cards } = drawing
  const costs = PLANET_KINDS.map(({ development, cost }) => ({ development, cost: cards.short.cost(cost) }))
  return [
    ...flow([[bold(drawing, words.regions)]], { width, between: ' ' }),
    ...[...tilesOf(view), WEST, EAST].flatMap((region) => drawRegion(drawing, region)),
    ...flow([[dim(drawing, words.developmentCosts(costs))]], { width, between: ' ', rest: '   ' }),
  ]
}

export function drawRegion(drawing: AndromedaDrawing, region: number): string[] {
  const phrases: Phrase[] = [
    [bold(drawing, regionName(drawing, region))],
    ...yields(drawing, region).map((thing): Phrase => [thing]),
    ...settled(drawing, region),
    ...raiders(drawing, region),
    ...ships(drawing, region),
    ...leaders(drawing, region),
  ]
  return flow(phrases, { width: drawing.width, between: ' · ', rest: '   ' })
}

/** “A1 Auris”, “West Nebula”. */
export function regionName({ view, cards }: AndromedaDrawing, region: number): string {
  const { names } = cards
  if (region === WEST) return names.nebulae.west
  if (region === EAST) return names.nebulae.east
  const { tile } = view.regions[region]
  return `${HEXES[region].id} ${tile === NONE ? '' : names.tiles[TILES[tile].id]}`
}

/** What a region gives, and what it is. */
function yields({ view, words, cards }: AndromedaDrawing, region: number): string[] {
  const { short } = cards
  const { moons, tile, bonus } = view.regions[region]
  const lying = bonus > 0 ? [words.bonus(bonus)] : []
  if (isNebula(region)) {
    const found = moons.map((moon) => short.moon(MOONS[moon]))
    return [
      ...(found.length > 0 ? [words.moons(found)] : []),
      words.always(short.gains(NEBULA_ACTION)),
      ...lying,
    ]
  }
  const there = TILES[tile]
  const kind = planetKindOf(view, region)
  if (kind === undefined) return [short.tile(there), ...lying]
  const next = moons.at(-1)
  const moon =
    next === undefined
      ? words.noMoon(short.gains([kind.gain]))
      : words.nextMoon(short.moon(MOONS[next]), moons.length)
  return [short.tile(there), moon, ...lying]
}

function settled(drawing: AndromedaDrawing, region: number): Phrase[] {
  const { view, words } = drawing
  const { owner, settlers } = view.regions[region]
  const kind = planetKindOf(view, region)
  if (kind === undefined || owner === NONE) return []
  return [[mark(drawing, owner), ' ', words.developmentHere(kind.development, settlers)]]
}

function raiders({ view, cards }: AndromedaDrawing, region: number): Phrase[] {
  const there = view.raiders.filter(({ place }) => place === region).map(({ card }) => card)
  return [...new Set(there)].map((card) => {
    const alike = there.filter((other) => other === card).length
    return [`! ${cards.names.raiders[RAIDERS[card].id]}${times(alike)}`]
  })
}

function ships(drawing: AndromedaDrawing, region: number): Phrase[] {
  const { view, words } = drawing
  return participants(view).flatMap(({ who }): Phrase[] => {
    const there = shipsAt(view, who, region)
    return there.length === 0 ? [] : [[mark(drawing, who), ' ', words.ships(countsOf(view, there))]]
  })
}

/** “leaders a b b” */
function leaders(drawing: AndromedaDrawing, region: number): Phrase[] {
  const { view, words } = drawing
  const waiting = participants(view).flatMap(({ who }): Piece[] => {
    const count = view.regions[region].leaders[who]
    return count === 0
      ? []
      : [' ', inColourOf(drawing, who, `${letterOf(who).toLowerCase()}${count > 1 ? count : ''}`)]
  })
  return waiting.length === 0 ? [] : [[words.leadersHere, ...waiting]]
}
