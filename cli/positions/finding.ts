import { type Level, makeBot } from '@astrolabe/bots'
import {
  answersTogether,
  deedAt,
  type Desk,
  Driver,
  type Fact,
  fastSeed,
  type House,
  type PlayedForRules,
  playGame,
  recordForRules,
  type RuleMoment,
  type RulePositions,
  type TableOptions,
} from '@astrolabe/kernel'
import { someOptions } from '../fuzz/trials.ts'

/** A game that was looked through, and the first moment at which each rule shows in it. */
interface Searched {
  readonly seats: number
  readonly options: TableOptions
  readonly seed: string
  readonly answers: readonly string[]
  readonly moments: ReadonlyMap<string, Omit<RuleMoment, 'game'>>
}

/** From those who play well to those who get into every corner: what is natural is shown first. */
const PLAYERS: readonly Level[] = ['pilot', 'cadet', 'random']

/** Plays so many games with each level and looks where rules show. */
export async function findPositions(
  house: House<unknown>,
  { games, seed }: { readonly games: number; readonly seed: number },
): Promise<RulePositions> {
  const desk = await house.desk()
  let found: RulePositions = { rules: house.game.rules, games: [], moments: {} }
  for (const level of PLAYERS) {
    const searched = Array.from({ length: games }, (_, index) =>
      searchGame(house, desk, level, fastSeed('rules', seed, level, index), index),
    )
    found = withMore(found, searched)
  }
  return found
}

function searchGame(
  house: House<unknown>,
  desk: Desk<unknown, Fact>,
  level: Level,
  seed: string,
  index: number,
): Searched {
  const { game } = house
  const { min, max } = game.seats
  const seats = min + (index % (max - min + 1))
  const options = someOptions(game, seats, seed, index)
  const bots = Array.from({ length: seats }, () => makeBot(house, level))
  const { answers } = playGame(game, { seats, options }, seed, bots, { keepAnswers: true })
  const played = { seats, options, seed, answers: answersTogether(answers) }
  const driver = Driver.open(game, recordForRules(game, played))
  return { seats, options, seed, answers, moments: momentsIn(driver, desk) }
}

/** The first moment at which a rule refuses something, or shows in what is done. */
function momentsIn(
  driver: Driver<unknown>,
  desk: Desk<unknown, Fact>,
): ReadonlyMap<string, Omit<RuleMoment, 'game'>> {
  const moments = new Map<string, Omit<RuleMoment, 'game'>>()
  const note = (rule: string, at: number, seat: number, key: string): void => {
    if (!moments.has(rule)) moments.set(rule, { at, seat, key })
  }
  for (let at = 0; at < driver.answers.length; at++) {
    const { decision } = driver.at(at)
    // Where several may answer, a bot would be quicker than the reader.
    if (decision === undefined || decision.seats.length > 1) continue
    for (const { seat, key, refusal } of decision.offers)
      if (refusal !== undefined) note(refusal.rule, at, seat, key)
    const deed = deedAt(driver, at)
    if (deed !== undefined) for (const rule of desk.shownIn?.(deed) ?? []) note(rule, at, deed.seat, deed.key)
  }
  return moments
}

/** Adds games in which rules show that had no position yet, those with most of them first. */
function withMore({ rules, games, moments }: RulePositions, searched: readonly Searched[]): RulePositions {
  const kept: PlayedForRules[] = [...games]
  const known: Record<string, RuleMoment> = { ...moments }
  const newIn = (one: Searched): readonly string[] =>
    [...one.moments.keys()].filter((rule) => !Object.hasOwn(known, rule))
  for (;;) {
    const best = searched.toSorted((a, b) => newIn(b).length - newIn(a).length).at(0)
    const added = best === undefined ? [] : newIn(best)
    if (best === undefined || added.length === 0) return { rules, games: kept, moments: known }
    let last = 0
    for (const rule of added) {
      const moment = best.moments.get(rule)
      if (moment === undefined) continue
      known[rule] = { game: kept.length, ...moment }
      last = Math.max(last, moment.at)
    }
    const { seats, options, seed, answers } = best
    kept.push({ seats, options, seed, answers: answersTogether(answers.slice(0, last + 1)) })
  }
}
