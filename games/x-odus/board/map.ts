import { actingShips } from '../position/turn.ts'
import {
  bold,
  columnsOf,
  dim,
  flow,
  inked,
  type Phrase,
  type Piece,
  shorten,
} from '@astrolabe/drawing/ink.ts'
import type { TileColour } from '../content/schema.ts'
import { hasRift, hasWormhole, tileOf } from '../position/map.ts'
import { flyingIn, NONE, type System, UNREVEALED, type XodusState } from '../position/state.ts'
import { type XodusDrawing, mark, nameOf, shipLetter } from './drawing.ts'
import { foesIn } from '../position/skills.ts'
import { wrecksIn } from '../position/keys.ts'

// Tiles are hexes with a flat top, in columns, each column half a tile lower than the one before it. A tile is a cell of
// three lines. Lanes are drawn in the line between cells above one another and in the gap between columns, where the
// first line of a cell meets the last one of its neighbour.

const HEIGHT = 3
const PITCH = HEIGHT + 1
const GAP = 2
const MARGIN = 1
const NARROWEST = 7
const WIDEST = 14

const BRACKETS: Readonly<Record<TileColour, readonly [string, string]>> = {
  allied: ['(', ')'],
  enemy: ['[', ']'],
  corrupted: ['{', '}'],
  'great-rift': ['<', '>'],
}

const LANE = '──'
const LANE_DOWN = '│'
const UNKNOWN = '·'

/** What is put at a column of a line. */
interface Part {
  readonly column: number
  readonly phrase: Phrase
}

/** The map as a picture; nothing if it is too broad for the width. */
export function drawMap(drawing: XodusDrawing): string[] | undefined {
  const { systems } = drawing.view
  const left = Math.min(...systems.map(({ q }) => q))
  const right = Math.max(...systems.map(({ q }) => q))
  const top = Math.min(...systems.map(height))
  const bottom = Math.max(...systems.map(height))
  const room = Math.floor((drawing.width - 2 * MARGIN + GAP) / (right - left + 1)) - GAP
  if (room < NARROWEST) return undefined
  const width = Math.min(room, WIDEST)
  const lines: Part[][] = Array.from({ length: lineOf(bottom - top) + PITCH + 1 }, () => [])
  for (const [place, system] of systems.entries()) {
    const column = MARGIN + (system.q - left) * (width + GAP)
    // The first line is for what lies beyond the topmost tiles.
    const line = lineOf(height(system) - top) + 1
    const brackets = BRACKETS[tileOf(drawing.view, place).colour]
    for (const [index, content] of cellOf(drawing, place).entries())
      lines[line + index].push({ column, phrase: framed(brackets, content, width) })
    drawEdges(system, lines, line, column, width)
  }
  const drawn = lines.map(atColumns)
  while (drawn.at(-1) === '') drawn.pop()
  return [...(drawn[0] === '' ? drawn.slice(1) : drawn), ...drawLegend(drawing)]
}

/** How low a tile lies, in halves of a tile. */
const height = ({ q, r }: System): number => 2 * r + q

const lineOf = (halves: number): number => (halves * PITCH) / 2

/** Each lane once, from its upper or left end; dots where an open edge leads to what is not revealed. */
function drawEdges({ lanes }: System, lines: Part[][], line: number, column: number, width: number): void {
  const last = line + HEIGHT - 1
  const middle = column + Math.floor(width / 2)
  const beyond = column + width
  const put = (at: number, where: number, sign: string): void => {
    lines[at].push({ column: where, phrase: [sign] })
  }
  if (lanes[1] >= 0) put(line, beyond, LANE)
  if (lanes[2] >= 0) put(last, beyond, LANE)
  if (lanes[3] >= 0) put(last + 1, middle, LANE_DOWN)
  const unknown: readonly (readonly [number, number])[] = [
    [line - 1, middle],
    [line, beyond],
    [last, beyond],
    [last + 1, middle],
    [last, column - 1],
    [line, column - 1],
  ]
  for (const [edge, [at, where]] of unknown.entries()) {
    if (lanes[edge] === UNREVEALED) put(at, where, UNKNOWN)
  }
}

/** The lines of a cell: its name, what lies there, who is there. */
function cellOf(drawing: XodusDrawing, place: number): readonly [Phrase, Phrase, Phrase] {
  const { view } = drawing
  const greatRift = tileOf(view, place).colour === 'great-rift'
  const name = greatRift ? drawing.words.greatRift : nameOf(drawing, place)
  const here = actingShips(view).some((ship) => ship.place === place)
  const foes = foesIn(view, place)
  const enemies = foes.filter(({ avatar }) => !avatar).length
  return [
    [here ? bold(drawing, name) : name],
    [signsOf(view, place)],
    [
      ...flyingIn(view, place).map((ship) => mark(drawing, ship)),
      'x'.repeat(wrecksIn(view, place).length),
      ...foes.filter(({ avatar }) => avatar).map(({ card }) => bold(drawing, `${card}`)),
      '!'.repeat(enemies),
    ],
  ]
}

function signsOf(view: XodusState, place: number): string {
  const system = view.systems[place]
  const { enemies = 0, strong = false, surveillance = false, ally = false } = tileOf(view, place)
  return [
    system.exploration ? '?' : '',
    system.key === NONE ? '' : `K${system.key + 1}`,
    ally || system.ally !== NONE ? '$' : '',
    hasWormhole(view, place) ? '@' : '',
    hasRift(view, place) ? '%' : '',
    (strong ? 'E' : 'e').repeat(enemies),
    surveillance ? 'o' : '',
    system.pacified > 0 ? '~' : '',
  ].join('')
}

function framed([open, close]: readonly [string, string], content: Phrase, width: number): Phrase {
  const fitting = cut(content, width - 2)
  return [open, ...fitting, ' '.repeat(width - 2 - columnsOf(fitting)), close]
}

/** A phrase cut to its columns; only names are ever longer, and these are one piece. */
function cut(phrase: Phrase, width: number): Phrase {
  if (columnsOf(phrase) <= width) return phrase
  const kept: Piece[] = []
  for (const piece of phrase) {
    const room = width - columnsOf(kept)
    if (room <= 0) break
    kept.push(
      typeof piece === 'string' ? shorten(piece, room) : { ...piece, text: shorten(piece.text, room) },
    )
  }
  return kept
}

/** Phrases put side by side on a line, each at its column. */
function atColumns(parts: readonly Part[]): string {
  const line: Piece[] = []
  for (const { column, phrase } of parts.toSorted((a, b) => a.column - b.column)) {
    line.push(' '.repeat(Math.max(0, column - columnsOf(line))), ...phrase)
  }
  return inked(line).trimEnd()
}

function drawLegend(drawing: XodusDrawing): string[] {
  const { view, width, words } = drawing
  return words
    .legend(shipLetter(view.ships.length - 1))
    .flatMap((line) => flow([[dim(drawing, line)]], { width, between: ' ', rest: '  ' }))
}
