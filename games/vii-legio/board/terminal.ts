import type { DrawTable } from '@astrolabe/kernel'
import { boardEdge } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { SCORING } from '../content/scoring.ts'
import { activeSeat, type LegioState, roundOf, SECTOR_X, type Ship } from '../position/state.ts'
import { seatLetter } from '../text/symbols.ts'
import { WORDS } from '../text/text.ts'
import type { LegioDrawing } from './drawing.ts'
import { apart, bold, dim, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import { drawMap, listSectors, MAP_WIDTH } from './map.ts'
import { drawNextCard, drawOdds } from './odds.ts'
import { drawPlanets, drawPlanetsOf } from './planets.ts'
import { drawShip, drawShips, shortName } from './ships.ts'
import { routeCosts } from '../position/map.ts'

/** The whole table as text: every line says what it is without its colours. */
export const drawTable: DrawTable<LegioState> = (
  view,
  seat,
  { language, names, width, paint, brief = false },
) => {
  const drawing: LegioDrawing = {
    view,
    seat,
    ship: view.ships[seat],
    language,
    words: WORDS[language],
    names,
    width,
    paint,
  }
  if (brief && drawing.ship !== undefined) return drawBriefly(drawing, drawing.ship)
  return apart(
    drawHeading(drawing),
    [...(width >= MAP_WIDTH ? drawMap(drawing) : listSectors(drawing)), ...drawWays(drawing)],
    drawPlanets(drawing),
    drawShips(drawing),
    drawOdds(drawing),
  )
}

/** What changes during one's own turn, and what the next deed depends on. */
function drawBriefly(drawing: LegioDrawing, ship: Ship): string[] {
  const { view, width } = drawing
  return [
    ...drawHeading(drawing),
    ...drawShip(drawing, ship),
    ...flow([[wayFrom(drawing, ship.sector, view.xOpen)]], { width, between: ' ', rest: '  ' }),
    ...drawPlanetsOf(drawing, ship.sector),
    ...drawNextCard(drawing),
  ]
}

function drawHeading(drawing: LegioDrawing): string[] {
  const { view, width } = drawing
  const { table } = drawing.words
  const hand = view.over ? 0 : view.turn.hand
  const cards: Phrase = [table.cards(hand, view.deck.length - hand, view.discard.length)]
  const active = activeSeat(view)
  const moment: Phrase[] = view.over
    ? [[bold(drawing, table.gameOver)]]
    : !view.endowed
      ? [[bold(drawing, table.freeItems)]]
      : [
          [bold(drawing, table.round(roundOf(view), view.ending))],
          [bold(drawing, table.toPlay(shortName(drawing, active), seatLetter(active)))],
        ]
  return flow([...moment, cards], { width, between: ' · ', rest: '  ' })
}

/** What it takes to get about, what letters stand for, and what each zone asks for (VL-115). */
function drawWays(drawing: LegioDrawing): string[] {
  const { ship, view, width } = drawing
  const { table } = drawing.words
  const lines = { width, between: ' · ', rest: '  ' }
  return [
    ...(ship === undefined ? [] : flow([[wayFrom(drawing, ship.sector, view.xOpen)]], lines)),
    ...flow([[dim(drawing, table.domains)]], lines),
    ...flow([[dim(drawing, table.demand(boardEdge('A').last, boardEdge('B').last))]], lines),
    ...flow([[dim(drawing, table.goals(SCORING.promotion, SCORING.end))]], lines),
  ]
}

function wayFrom({ words: { table } }: LegioDrawing, sector: number, xOpen: boolean): string {
  if (sector === SECTOR_X) return table.wayOutOfX(MAP.sectorX.exit)
  const costs = routeCosts(sector)
  const ways = [1, 2, 3, 4, 5].filter((to) => to !== sector).map((to) => ({ to, cards: costs[to] }))
  return table.way(sector, xOpen ? [...ways, { to: SECTOR_X, cards: MAP.sectorX.entry }] : ways)
}
