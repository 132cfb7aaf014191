import type { Ask, Fact, Game, GameText, House } from '@astrolabe/kernel'

/**
 * Harvest, a game of which everything is known beforehand. The first seat is drawn. In each round every seat picks a
 * ripe fruit, worth a point, or a green one, worth none; the most points win. It rains in every sixth turn or so, for
 * the statistics. Rules of thumb always pick ripe fruit; a random bot does so half of the time.
 */
interface Harvest {
  readonly rounds: number
  readonly first: number
  turns: number
  readonly scores: number[]
}

type HarvestFact = Fact & { readonly kind: 'ripe' | 'green' | 'rain' }
type Fruit = 'ripe' | 'green'

type HarvestQuestion = Ask<'fruit', Fruit>

const game: Game<Harvest, HarvestFact, HarvestQuestion> = {
  id: 'harvest',
  rules: '1',
  seats: { min: 2, max: 4 },
  options: [
    { key: 'rounds', initial: 5, min: 1, max: 9 },
    { key: 'endless', initial: false },
  ],
  maxDecisions: 40,
  start: ({ seats, options }, chance) => ({
    rounds: options['endless'] === true ? Number.MAX_SAFE_INTEGER : Number(options['rounds']),
    first: chance.below(seats),
    turns: 0,
    scores: Array.from({ length: seats }, () => 0),
  }),
  step(g) {
    const { state } = g
    const seat = (state.first + state.turns) % state.scores.length
    const menu = g.menu(seat, 'fruit')
    menu.offer('ripe')
    menu.offer('green')
    const fruit = menu.ask()
    if (fruit === 'ripe') state.scores[seat]++
    g.tell({ kind: fruit })
    if (g.roll(6) === 6) g.tell({ kind: 'rain' })
    state.turns++
  },
  isOver: ({ turns, rounds, scores }) => turns === rounds * scores.length,
  outcome({ scores }) {
    const best = Math.max(...scores)
    return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
  },
  copy: ({ rounds, first, turns, scores }) => ({ rounds, first, turns, scores: [...scores] }),
  components: () => ({}),
  secrets() {},
}

const text = { title: 'Harvest <& friends>' } as unknown as GameText<Harvest, HarvestFact, HarvestQuestion>

export const harvest: House<Harvest, HarvestFact, HarvestQuestion> = {
  game,
  text: { en: text, fr: text },
  bot: {
    value: ({ scores }, seat) => scores[seat] - Math.max(...scores.filter((_, other) => other !== seat)),
    scale: 5,
    glance(_, menu, looks) {
      for (let index = 0; index < menu.count; index++) looks[index] = menu.options[index] === 'ripe' ? 10 : 0
    },
    farEnough: () => true,
  },
  desk: async () => ({
    draw: () => [],
    watch({ first, scores }) {
      const seen = { ripe: 0, green: 0, rain: 0 }
      return {
        hear: ({ kind }) => void seen[kind]++,
        finish: ({ turns, scores: last }) => ({
          rounds: turns / scores.length,
          outcome: last.filter((score) => score === Math.max(...last)).length > 1 ? 'shared' : 'alone',
          figures: { rainyTurns: seen.rain },
          tallies: { fruit: { ripe: seen.ripe, green: seen.green } },
          labels: {
            seatInOrder: scores.map((_, seat) =>
              String(((seat - first + scores.length) % scores.length) + 1),
            ),
            basket: last.map((score) => (score >= 3 ? 'full' : 'half empty')),
          },
        }),
      }
    },
  }),
}

/** Takes the place of the registry on the threads of the tests. */
export const GAMES = { harvest: () => Promise.resolve(harvest) }
