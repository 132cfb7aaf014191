import { type Decision, type Fact, SPECTATOR } from '@astrolabe/kernel'
import { patienceAt } from './absence.ts'
import { type Position, type StandingStatus, statusOf } from './position.ts'
import { horizonOf, statusOfRequest } from './requests.ts'
import { withoutResigned } from './resigning.ts'
import type { GameTable } from './table.ts'

/** What a seat, or the spectator, is sent of a table: see `GameTable.position`. */
export function positionOf<S, F extends Fact>(
  table: GameTable<S, F>,
  seat: number,
  since: number,
  finality: boolean,
): Position<S, F> {
  const { game, created, phase, driver, chapters, request } = table
  // Whoever has heard nothing, or only what came before all that is known here, is told as if they had just come.
  const isOpening = since < (driver?.factsFrom ?? 0)
  const view = driver?.view(seat, isOpening ? driver.recentFacts() : driver.factsSince(since))
  const position: Position<S, F> = {
    version: table.version,
    game: created.game,
    rules: table.rules,
    ...(table.isUntold ? { untold: true } : {}),
    options: created.options,
    cooperative: table.isCooperative,
    listed: table.listed,
    phase,
    seats: table.seats.map(statusOf),
    seedHash: table.seedHash,
    seat,
    number: driver?.answers.length ?? 0,
    rewinds: table.rewinds,
    milestones: chapters?.milestones ?? [],
    since: isOpening ? -1 : since,
    firstChapter: chapters?.firstRecent ?? 0,
    facts: view?.facts ?? [],
    view: view?.state ?? null,
    waitingFor: view?.waitingFor ?? [],
    decision: (finality ? shownTo(table, seat) : view?.decision) ?? null,
    asked: view?.asked ?? null,
    proposals: table.proposals,
    outcome: view?.outcome ? withoutResigned(view.outcome, table.seats) : null,
    undo: driver && phase === 'playing' && seat !== SPECTATOR ? horizonOf(driver, seat) : null,
    request: driver && request ? statusOfRequest(request, driver, table.seats) : null,
    ...(game.repeats && {
      standing: standingOf(table, seat, isOpening ? (view?.facts[0]?.at ?? 0) : since + 1),
    }),
    ...hostAt(table),
    ...(created.time && { time: created.time }),
    ...companyAt(table),
  }
  return phase === 'over' ? { ...position, seed: created.seed } : position
}

function hostAt<S, F extends Fact>(table: GameTable<S, F>): Pick<Position, 'hostSeat'> {
  const [hostSeat] = table.seatsOf(table.created.host)
  return hostSeat === undefined ? {} : { hostSeat }
}

function companyAt<S, F extends Fact>(
  table: GameTable<S, F>,
): Pick<Position, 'again' | 'nudges' | 'incidents'> {
  const { again, nudges, incidents } = table.company
  const patience = 1000 * patienceAt(table)
  return {
    ...(again && { again }),
    ...(nudges.length > 0 && { nudges: nudges.map((nudge) => ({ ...nudge, until: nudge.at + patience })) }),
    ...(incidents.length > 0 && { incidents }),
  }
}

/** The question as the person at a seat is shown it, with what cannot be taken back. */
function shownTo<S, F extends Fact>({ seats, driver }: GameTable<S, F>, seat: number): Decision | undefined {
  return seats[seat]?.kind === 'person' ? driver?.shownTo(seat) : undefined
}

/** `from` is the first number of answers of which whoever looks has not heard. */
function standingOf<S, F extends Fact>(table: GameTable<S, F>, seat: number, from: number): StandingStatus {
  const { game, driver, standing, isCooperative } = table
  const decision = driver?.decision
  const isAsked = decision?.seats.includes(seat) === true
  const mayOrder = isAsked && game.repeats?.includes(decision.prompt) === true
  const exceptions = decision && game.exceptions?.[decision.prompt]
  return {
    orders: standing.orders.filter((order) => order.seat === seat),
    mayOrder,
    ...(mayOrder && exceptions && { exceptions }),
    obeyed: standing.obeyed.filter(({ at, order }) => at >= from && (order.seat === seat || isCooperative)),
  }
}
