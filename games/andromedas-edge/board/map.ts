import {
  bold,
  columnsOf,
  dim,
  flow,
  inColourOf,
  inked,
  type Phrase,
  type Piece,
  shorten,
} from '@astrolabe/drawing/ink.ts'
import { HEXES } from '../content/board.ts'
import { TILES } from '../content/tiles.ts'
import { participants } from '../position/participants.ts'
import { shipsAt } from '../position/ships.ts'
import { EAST, NONE, WEST } from '../position/state.ts'
import { type AndromedaDrawing, countsOf, letterOf, mark } from './drawing.ts'

const SLOTS_ACROSS = 5
const CELL_LEAST = 14
const CELL_MOST = 22
export const MAP_WIDTH = SLOTS_ACROSS * CELL_LEAST

/** The Edge as a picture, and how to read it. */
export function drawMap(drawing: AndromedaDrawing): string[] {
  const { view, width, words } = drawing
  const legend = words.legend(letterOf(view.seats - 1), view.unity !== null)
  return [...drawPicture(drawing), ...flow([[dim(drawing, legend)]], { width, between: ' ' })]
}

/** The Edge as far as tiles lie: every second row is half a tile further right. */
export function drawPicture(drawing: AndromedaDrawing): string[] {
  const { view, width } = drawing
  const cell = Math.min(CELL_MOST, Math.floor(width / SLOTS_ACROSS))
  const rows = [0, 1, 2, 3, 4, 5].map((row) =>
    HEXES.flatMap((hex, region) => (hex.row === row && view.regions[region].tile !== NONE ? [region] : [])),
  )
  const lines = rows
    .filter((row) => row.length > 0)
    .flatMap((row) => [
      atColumns(
        row.map((region) => ({ column: columnOf(region, cell), phrase: titleOf(drawing, region, cell - 1) })),
      ),
      atColumns(
        row.map((region) => ({
          column: columnOf(region, cell),
          phrase: cut(presence(drawing, region), cell - 1),
        })),
      ),
    ])
  return [...drawNebulae(drawing), ...lines]
}

const columnOf = (region: number, cell: number): number => Math.floor((HEXES[region].x * cell) / 2)

/** Both nebulae touch the ends of every row. */
function drawNebulae(drawing: AndromedaDrawing): string[] {
  const { cards, width } = drawing
  const { west, east } = cards.names.nebulae
  const entry = (name: string, region: number): Phrase => ['~ ', name, ' ', ...presence(drawing, region)]
  return flow([entry(west, WEST), entry(east, EAST)], { width, between: '   ' })
}

function titleOf(drawing: AndromedaDrawing, region: number, room: number): Phrase {
  const { view, cards } = drawing
  const name = cards.names.tiles[TILES[view.regions[region].tile].id]
  const title = shorten(`${HEXES[region].id} ${name}`, room)
  return [region === view.turn.region ? bold(drawing, title) : title]
}

/** Who and what is there, in signs. */
function presence(drawing: AndromedaDrawing, region: number): Piece[] {
  const { view, words } = drawing
  const { leaders, owner, bonus } = view.regions[region]
  const signs: Piece[] = []
  if (owner !== NONE) signs.push(inColourOf(drawing, owner, `^${letterOf(owner)}`), ' ')
  for (const { who } of participants(view)) {
    const ships = countsOf(view, shipsAt(view, who, region))
      .map((count, type) => words.shipLetters[type].repeat(count))
      .join('')
    if (ships !== '') signs.push(mark(drawing, who), `:${ships}`, ' ')
  }
  const raiders = view.raiders.filter(({ place }) => place === region).length
  if (raiders > 0) signs.push('!'.repeat(raiders), ' ')
  for (const { who } of participants(view)) {
    const waiting = letterOf(who).toLowerCase().repeat(leaders[who])
    if (waiting !== '') signs.push(inColourOf(drawing, who, waiting))
  }
  if (view.unity !== null && view.machine.probe === region) signs.push('%')
  if (bonus > 0) signs.push('$'.repeat(bonus))
  return signs
}

function cut(phrase: Phrase, room: number): Phrase {
  if (columnsOf(phrase) <= room) return phrase
  const kept: Piece[] = []
  for (const piece of phrase) {
    if (columnsOf(kept) + columnsOf([piece]) >= room) break
    kept.push(piece)
  }
  return [...kept, '…']
}

/** Phrases put side by side on a line, each at its column. */
function atColumns(parts: readonly { readonly column: number; readonly phrase: Phrase }[]): string {
  const line: Piece[] = []
  for (const { column, phrase } of parts) {
    line.push(' '.repeat(Math.max(0, column - columnsOf(line))), ...phrase)
  }
  return inked(line).trimEnd()
}
