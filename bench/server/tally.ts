import { type Ask, type Fact, type Game, type GameText, type House, indifferent } from '@astrolabe/kernel'

/** Two seats add to one number by turns: nearly no rules, so that what is measured is the server. */
export interface Tally {
  turns: number
  total: number
}

export interface Added extends Fact {
  readonly kind: 'added'
  readonly seat: number
  readonly amount: number
}

export const AMOUNTS = [1, 2, 3] as const
export const TURNS = 100_000

type TallyQuestion = Ask<'add', number>

const game: Game<Tally, Added, TallyQuestion> = {
  id: 'tally',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: [],
  maxDecisions: TURNS,
  start: () => ({ turns: 0, total: 0 }),
  step(g) {
    const seat = g.state.turns % 2
    const menu = g.menu(seat, 'add')
    for (const amount of AMOUNTS) menu.offer(amount)
    const amount = menu.ask()
    g.state.turns++
    g.state.total += amount
    g.tell({ kind: 'added', seat, amount })
  },
  isOver: ({ turns }) => turns === TURNS,
  outcome: ({ total }) => ({ scores: [total, total], winners: [0, 1] }),
  copy: ({ turns, total }) => ({ turns, total }),
  secrets() {},
  components: () => ({}),
}

const text: GameText<Tally, Added, TallyQuestion> = {
  title: 'Tally',
  summary: 'Two seats add to one number.',
  prompt: () => 'Add how much?',
  option: ({ option }) => `Add ${option}`,
  refusal: () => 'No',
  warning: () => 'Careful',
  fact: ({ seat, amount }, names) => `${names(seat)} adds ${amount}.`,
  outcome: ({ scores }) => `The total is ${scores[0]}.`,
  tableOption: (key) => ({ name: key, help: key }),
  chapters: () => Promise.resolve([]),
}

export const tally: House<Tally, Added, TallyQuestion> = {
  game,
  text: { en: text, fr: text },
  bot: { value: ({ total }) => total, scale: 1, glance: indifferent, farEnough: () => true },
  desk: async () => ({
    draw: ({ total }) => [String(total)],
    watch: () => ({
      hear() {},
      finish: ({ turns }) => ({ rounds: turns, outcome: '', figures: {}, tallies: {}, labels: {} }),
    }),
  }),
}
