import { isLevel, type Level, LEVELS } from '@astrolabe/bots/levels.ts'
import type { MyGame } from '../home/my-game.ts'

/** How often something was played, and won. */
export interface Tally {
  readonly plays: number
  readonly wins: number
}

/** Against whom: the strongest bots at the table, people alone, or nobody. */
export type Company = Level | 'people' | 'alone'

/** What the finished games of one kind come to. */
export interface Statistics extends Tally {
  /** The most points anybody at this screen had; nothing where nobody has points of their own. */
  readonly best: number | undefined
  /** Wins in a row, up to the last game and at their most. */
  readonly streak: number
  readonly longest: number
  readonly byCompany: ReadonlyMap<Company, Tally>
  readonly bySeat: ReadonlyMap<number, Tally>
}

type Finished = Pick<MyGame, 'seats' | 'yours' | 'outcome' | 'changedAt'>

/** Whether the reader won; nothing while it is not over, and where some of those at this screen won and others lost. */
export function hasWon({ yours, outcome }: Pick<MyGame, 'yours' | 'outcome'>): boolean | undefined {
  if (outcome === undefined || yours.length === 0) return undefined
  const won = yours.filter((seat) => outcome.winners.includes(seat)).length
  if (won === 0) return false
  return won === yours.length ? true : undefined
}

function companyOf({ seats, yours }: Finished): Company {
  const levels = seats.flatMap(({ level = '' }) => (isLevel(level) ? [level] : []))
  if (levels.length === 0) return seats.length === yours.length ? 'alone' : 'people'
  return LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))]
}

const counted = ({ plays, wins }: Tally = { plays: 0, wins: 0 }, won: boolean): Tally => ({
  plays: plays + 1,
  wins: wins + (won ? 1 : 0),
})

/** Of games of one kind; those that cannot be called won or lost do not count. */
export function statisticsOf(
  games: readonly Finished[],
  { together }: { readonly together: boolean },
): Statistics {
  const byCompany = new Map<Company, Tally>()
  const bySeat = new Map<number, Tally>()
  const scores: number[] = []
  const results: boolean[] = []
  for (const game of games.toSorted((a, b) => a.changedAt - b.changedAt)) {
    const won = hasWon(game)
    if (won === undefined) continue
    results.push(won)
    const company = companyOf(game)
    byCompany.set(company, counted(byCompany.get(company), won))
    for (const seat of game.yours) {
      bySeat.set(seat, counted(bySeat.get(seat), won))
      scores.push(game.outcome?.scores[seat] ?? 0)
    }
  }
  const runs = results.reduce<number[]>((so, won) => [...so, won ? (so.at(-1) ?? 0) + 1 : 0], [])
  return {
    plays: results.length,
    wins: results.filter(Boolean).length,
    best: together || scores.length === 0 ? undefined : Math.max(...scores),
    streak: runs.at(-1) ?? 0,
    longest: Math.max(0, ...runs),
    byCompany,
    bySeat,
  }
}
