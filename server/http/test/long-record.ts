import {
  type Bot,
  fittingOptions,
  type Game,
  type GameRecord,
  keyOf,
  playGame,
  seedHashOf,
  tableOptions,
} from '@astrolabe/kernel'

/** What makes turns long and ends none; what stands first is taken first. Any other game is played at random. */
const LINGERING: Readonly<Record<string, readonly RegExp[]>> = {
  'vii-legio': [/^(buy|take-off)/, /^cross/, /^land-on-base/, /^end-turn/],
  'x-odus': [/^give/, /^trade/],
}

function lingerer({ id }: Game<unknown>): Bot<unknown> {
  return {
    looksAhead: false,
    choose({ menu, chance }) {
      const first = chance.below(menu.count)
      const order = Array.from({ length: menu.count }, (_, index) => (first + index) % menu.count)
      for (const wanted of LINGERING[id] ?? [])
        for (const index of order) if (wanted.test(keyOf(menu.options[index]))) return index
      return first
    },
  }
}

/** The record of the longest of some games whose players linger, as far as a record may go. */
export function longRecord(game: Game<unknown>, games: number): GameRecord {
  const { max: seats } = game.seats
  const setup = { seats, options: fittingOptions(game, seats) ?? tableOptions(game, {}) }
  const endless = { ...game, maxDecisions: Number.POSITIVE_INFINITY }
  let longest: { readonly seed: string; readonly answers: readonly string[] } = { seed: '', answers: [] }
  for (let number = 0; number < games; number++) {
    const seed = `long game ${number}`
    const bots = Array.from({ length: setup.seats }, () => lingerer(game))
    const { answers } = playGame(endless, setup, seed, bots, { keepAnswers: true })
    if (answers.length > longest.answers.length) longest = { seed, answers }
  }
  const { seed, answers } = longest
  return {
    game: game.id,
    rules: game.rules,
    options: setup.options,
    seats: Array.from({ length: setup.seats }, () => 'human'),
    seed,
    seedHash: seedHashOf(seed),
    answers: answers.slice(0, game.maxDecisions),
    end: null,
  }
}
