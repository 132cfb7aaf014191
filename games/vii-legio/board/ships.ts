import { SCORING } from '../content/scoring.ts'
import type { Ship } from '../position/state.ts'
import { type LegioDrawing, mark } from './drawing.ts'
import { EXPERT_KINDS, exoTechnologiesOf, TRACKS, usesLeft } from './fittings.ts'
import { bold, commas, flow, type Phrase, shorten } from '@astrolabe/drawing/ink.ts'
import { boardOf } from '../position/ship.ts'
import { whereabouts } from './whereabouts.ts'

const NAME_COLUMNS = 24

export const shortName = ({ names }: LegioDrawing, seat: number): string => shorten(names(seat), NAME_COLUMNS)

/** Every UC: score, class and place, then its board, then its experience. */
export function drawShips(drawing: LegioDrawing): string[] {
  const { view, width } = drawing
  const title = flow([[bold(drawing, drawing.words.table.ships)]], { width, between: ' ' })
  return [...title, ...view.ships.flatMap((ship) => drawShip(drawing, ship))]
}

export function drawShip(drawing: LegioDrawing, ship: Ship): string[] {
  const { language, width } = drawing
  const { table } = drawing.words
  const { seat } = ship
  const board = boardOf(ship)
  const own = seat === drawing.seat ? ` (${table.you})` : ''
  const indented = { width, between: ' ', first: '  ' }
  return [
    ...flow(
      [
        [mark(drawing, seat), ` ${shortName(drawing, seat)}${own}`],
        [bold(drawing, table.vp(ship.vp))],
        [board.name[language]],
        [table.cardsPerTurn(board.cards[ship.thrusters])],
        [table.where(whereabouts(ship))],
      ],
      { width, between: ' · ', rest: '  ' },
    ),
    ...flow(commas(tracks(drawing, ship)), indented),
    ...flow(commas(experience(drawing, ship)), indented),
  ]
}

function tracks({ view, words: { table } }: LegioDrawing, ship: Ship): Phrase[] {
  const board = boardOf(ship)
  return TRACKS.map((track): Phrase => {
    const said = table.track(track, ship[track], board.tracks[track].max)
    const left = usesLeft(view, ship, track)
    return [left === undefined ? said : `${said} ${table.usesLeft(left)}`]
  })
}

function experience({ words: { table } }: LegioDrawing, ship: Ship): Phrase[] {
  const experts = EXPERT_KINDS.map((kind, index) => ({ kind, count: ship.experts[index] })).filter(
    ({ count }) => count > 0,
  )
  const { experts: room } = boardOf(ship)
  return [
    [table.xp(ship.xp, SCORING.experienceMax)],
    [experts.length > 0 ? table.experts(experts, room) : table.noExpert(room)],
    [table.specialMissions(ship.specialMissions, SCORING.specialMissions.length)],
    ...exoTechnologiesOf(ship).map(
      ({ technology, installed }): Phrase => [table.exoTechnology(technology, installed)],
    ),
  ]
}
