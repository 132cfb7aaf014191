import { SECTOR_X, type Ship, SLOTS } from '../position/state.ts'
import { seatLetter, TOKENS } from '../text/symbols.ts'
import { type LegioDrawing, mark } from './drawing.ts'
import { bold, columnsOf, dim, flow, inked, type Phrase, type Piece, spaced } from '@astrolabe/drawing/ink.ts'
import { borderCost } from '../position/map.ts'
import { shipsOn, sightOf } from '../position/sectors.ts'

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

/** What is written of a sector. */
interface Entry {
  readonly title: string
  readonly toFind: Piece
  readonly tokens: Phrase
  readonly ships: Phrase
  readonly foot: Phrase
}

function entryOf(drawing: LegioDrawing, sector: number): Entry {
  const {
    view,
    words: { table },
  } = drawing
  const marks = (ships: readonly Ship[]): Piece[] => ships.map((ship) => mark(drawing, ship.seat))
  const { toFind, slots, inSpace, atBase } = sightOf(view, sector)
  const foot: Piece[] = []
  if (sector === 1) foot.push(...spaced([table.base, ...marks(atBase)]))
  if (sector === SECTOR_X) foot.push(view.xOpen ? table.open : table.closed)
  return {
    title: table.sector(sector),
    toFind: toFind > 0 ? table.toFind(toFind) : dim(drawing, table.toFind(toFind)),
    tokens: slots
      .flatMap((slot): Piece[] => [' ', TOKENS[SLOTS[slot]], ...marks(shipsOn(view, slot))])
      .slice(1),
    ships: spaced(marks(inSpace)),
    foot,
  }
}

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
export function drawMap(drawing: LegioDrawing): string[] {
  const rows: { column: number; phrase: Phrase }[][] = Array.from({ length: MAP_HEIGHT }, () => [])
  for (const { sector, row, column } of PLACES) {
    const entry = entryOf(drawing, sector)
    const title = sector === drawing.ship?.sector ? bold(drawing, entry.title) : entry.title
    const box = [
      edge(['┌', '─', '┐'], [title]),
      inside([entry.toFind]),
      inside(entry.tokens),
      inside(entry.ships),
      edge(['└', '─', '┘'], entry.foot),
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
export function listSectors(drawing: LegioDrawing): string[] {
  return PLACES.toSorted((a, b) => a.sector - b.sector).flatMap(({ sector }) => {
    const { title, toFind, tokens, ships, foot } = entryOf(drawing, sector)
    const seen = [[title], [toFind], tokens, ships, foot].filter((phrase) => phrase.length > 0)
    return flow(seen, { width: drawing.width, between: ' · ', rest: '  ' })
  })
}
