import { MAP } from '../content/map.ts'
import type { LegioState, Ship } from '../rules/state.ts'
import { borderCost, SECTOR_X, SLOT_NAMES } from '../text/reading.ts'
import { seatLetter, TOKENS } from '../text/symbols.ts'
import { bold, type Drawing, dim, mark } from './drawing.ts'
import { columnsOf, flow, inked, type Phrase, type Piece } from './ink.ts'

/** As `UNDISCOVERED` of the rules. */
const UNDISCOVERED = 1

const BOX_WIDTH = 14
const MAP_HEIGHT = 11
export const MAP_WIDTH = 60

// The five sectors lie in a band of triangles: 2 and 4 above, 1, 3 and 5 below, each next to those beside it.
const PLACES: readonly { readonly sector: number; readonly row: number; readonly column: number }[] = [
  { sector: 2, row: 0, column: 10 },
  { sector: 4, row: 0, column: 29 },
  { sector: SECTOR_X, row: 0, column: 46 },
  { sector: 1, row: 6, column: 0 },
  { sector: 3, row: 6, column: 19 },
  { sector: 5, row: 6, column: 38 },
]

const level = (cost: number): string => `──${cost}──`
const rising = (cost: number): string => `/ ${cost}`
const falling = (cost: number): string => `\\ ${cost}`

export const BORDERS: readonly {
  readonly between: readonly [number, number]
  readonly row: number
  readonly column: number
  readonly sign: (cost: number) => string
}[] = [
  { between: [2, 4], row: 2, column: 24, sign: level },
  { between: [1, 3], row: 8, column: 14, sign: level },
  { between: [3, 5], row: 8, column: 33, sign: level },
  { between: [1, 2], row: 5, column: 11, sign: rising },
  { between: [2, 3], row: 5, column: 20, sign: falling },
  { between: [3, 4], row: 5, column: 30, sign: rising },
  { between: [4, 5], row: 5, column: 39, sign: falling },
]

/** What is to be seen in a sector. */
interface Sight {
  readonly title: string
  readonly toFind: Piece
  readonly tokens: Phrase
  readonly ships: Phrase
  readonly foot: Phrase
}

function sightOf(drawing: Drawing, sector: number): Sight {
  const {
    view,
    words: { table },
  } = drawing
  const marks = (ships: readonly Ship[]): Piece[] => ships.map((ship) => mark(drawing, ship.seat))
  const here = view.ships.filter((ship) => ship.sector === sector)
  const left = planetsLeft(view, sector)
  const foot: Piece[] = []
  if (sector === 1) foot.push(table.base, ...spaced(marks(here.filter((ship) => ship.place === 'base'))))
  if (sector === SECTOR_X) foot.push(view.xOpen ? table.open : table.closed)
  return {
    title: table.sector(sector),
    toFind: left > 0 ? table.toFind(left) : dim(drawing, table.toFind(left)),
    tokens: SLOT_NAMES.flatMap((name, slot): Piece[] => {
      if (view.slots[slot].sector !== sector) return []
      return [' ', TOKENS[name], ...marks(view.ships.filter((ship) => ship.slot === slot))]
    }).slice(1),
    ships: spaced(marks(here.filter((ship) => ship.place === 'space'))).slice(1),
    foot,
  }
}

/** 1 VP tokens of a sector, or cards of pile X. */
function planetsLeft(view: LegioState, sector: number): number {
  if (sector === SECTOR_X) return view.pileX.length
  return MAP.planets.filter((planet, n) => planet.sector === sector && view.planets[n] === UNDISCOVERED)
    .length
}

const spaced = (pieces: readonly Piece[]): Piece[] => pieces.flatMap((piece) => [' ', piece])

/** A line of a box: a corner, a label, a filling, a corner. */
function edge([left, fill, right]: readonly [string, string, string], label: Phrase): Phrase {
  const inside = BOX_WIDTH - 2
  if (label.length === 0) return [left, fill.repeat(inside), right]
  const rest = inside - 2 - columnsOf(label)
  return [left, ' ', ...label, ' ', fill.repeat(Math.max(0, rest)), right]
}

function inside(content: Phrase): Phrase {
  return ['│ ', ...content, ' '.repeat(Math.max(0, BOX_WIDTH - 3 - columnsOf(content))), '│']
}

/** Phrases put side by side on a line, each at its column. */
function atColumns(parts: readonly { readonly column: number; readonly phrase: Phrase }[]): string {
  const line: Piece[] = []
  for (const { column, phrase } of parts.toSorted((a, b) => a.column - b.column)) {
    line.push(' '.repeat(Math.max(0, column - columnsOf(line))), ...phrase)
  }
  return inked(line)
}

/** The Red Nebula as a picture. */
export function drawMap(drawing: Drawing): string[] {
  const rows: { column: number; phrase: Phrase }[][] = Array.from({ length: MAP_HEIGHT }, () => [])
  for (const { sector, row, column } of PLACES) {
    const sight = sightOf(drawing, sector)
    const title = sector === drawing.ship?.sector ? bold(drawing, sight.title) : sight.title
    const box = [
      edge(['┌', '─', '┐'], [title]),
      inside([sight.toFind]),
      inside(sight.tokens),
      inside(sight.ships),
      edge(['└', '─', '┘'], sight.foot),
    ]
    for (const [line, phrase] of box.entries()) rows[row + line].push({ column, phrase })
  }
  for (const { between, row, column, sign } of BORDERS) {
    rows[row].push({ column, phrase: [sign(borderCost(...between))] })
  }
  const legend = drawing.words.table.legend(seatLetter(drawing.view.seats - 1))
  return [...rows.map(atColumns), ...flow([[dim(drawing, legend)]], { width: drawing.width, between: ' ' })]
}

/** The Red Nebula as a list, where there is no room for the picture. */
export function listSectors(drawing: Drawing): string[] {
  return PLACES.toSorted((a, b) => a.sector - b.sector).flatMap(({ sector }) => {
    const { title, toFind, tokens, ships, foot } = sightOf(drawing, sector)
    const seen = [[title], [toFind], tokens, ships, foot].filter((phrase) => phrase.length > 0)
    return flow(seen, { width: drawing.width, between: ' · ', rest: '  ' })
  })
}
