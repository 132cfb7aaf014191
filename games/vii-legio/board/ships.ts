import type { ExoTechnology, ExpertKind, Track } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import { EXPERT_DOMAIN } from '../content/ships.ts'
import type { Ship } from '../rules/state.ts'
import { activeSeat, boardOf, detectorsLeft, scannersLeft, SLOT_NAMES } from '../text/reading.ts'
import type { Whereabouts } from '../text/words.table.ts'
import { bold, type Drawing, mark } from './drawing.ts'
import { commas, flow, type Phrase, shorten } from './ink.ts'

const NAME_COLUMNS = 24
const TRACKS = ['thrusters', 'scanners', 'lasers', 'detectors', 'squads'] as const satisfies readonly Track[]
const EXO_TECHNOLOGIES = ['holodeck', 'nanoprobes'] as const satisfies readonly ExoTechnology[]
/** As `ABOARD` and `JOKER` of the rules. */
const ABOARD = 1
const JOKER = 2

export const shortName = ({ names }: Drawing, seat: number): string => shorten(names(seat), NAME_COLUMNS)

/** Expert kinds in the order of `Ship.experts`: that of their domains. */
export const EXPERT_KINDS = Object.keys(EXPERT_DOMAIN) as readonly ExpertKind[]

/** Every UC: score, class and place, then its board, then its experience. */
export function drawShips(drawing: Drawing): string[] {
  const { view, width } = drawing
  const title = flow([[bold(drawing, drawing.words.table.ships)]], { width, between: ' ' })
  return [...title, ...view.ships.flatMap((ship) => drawShip(drawing, ship))]
}

export function drawShip(drawing: Drawing, ship: Ship): string[] {
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

function whereabouts(ship: Ship): Whereabouts {
  switch (ship.place) {
    case 'base':
      return { place: 'base' }
    case 'space':
      return { place: 'space', sector: ship.sector, mustLeave: ship.mustLeaveX }
    case 'observation':
    case 'contact':
      return { place: ship.place, slot: SLOT_NAMES[ship.slot] }
  }
}

function tracks({ view, words: { table } }: Drawing, ship: Ship): Phrase[] {
  const board = boardOf(ship)
  const playing = !view.over && view.endowed && ship.seat === activeSeat(view)
  const left = { scanners: scannersLeft(view, ship), detectors: detectorsLeft(view, ship) }
  return TRACKS.map((track): Phrase => {
    const said = table.track(track, ship[track], board.tracks[track].max)
    const limited = track === 'scanners' || track === 'detectors'
    const used = playing && limited && left[track] < ship[track]
    return [used ? `${said} ${table.usesLeft(left[track])}` : said]
  })
}

function experience({ words: { table } }: Drawing, ship: Ship): Phrase[] {
  const experts = EXPERT_KINDS.map((kind, index) => ({ kind, count: ship.experts[index] })).filter(
    ({ count }) => count > 0,
  )
  const { experts: room } = boardOf(ship)
  return [
    [table.xp(ship.xp)],
    [experts.length > 0 ? table.experts(experts, room) : table.noExpert(room)],
    [table.specialMissions(ship.specialMissions, SCORING.specialMissions.length)],
    ...EXO_TECHNOLOGIES.filter((technology) => ship[technology] >= ABOARD).map(
      (technology): Phrase => [table.exoTechnology(technology, ship[technology] === JOKER)],
    ),
  ]
}
