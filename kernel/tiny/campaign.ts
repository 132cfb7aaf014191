/**
 * Beacon, a small campaign that a crew of one to four wins or loses together.
 * BC-1 Three missions follow each other; each begins with its briefing. BC-2 In a mission every seat has its turns: it
 * works, which brings one nearer to the goal, or scouts: a card is drawn, a find brings two, the others cost a plate of
 * the hull; BC-3 without plates nobody scouts. BC-4 The first find of a mission is a letter that its finder alone reads.
 * BC-5 A mission succeeds if the crew has come as far as it had turns. BC-6 At the second briefing the crew takes the
 * castaways aboard, who mend a plate before every mission, or their cargo, which is a head start of two; for good.
 * BC-7 Whoever has brought most missions to a good end finds the way home; the others stay adrift.
 */
import { type Chance, shuffle } from '../chance.ts'
import type { Game, Setup } from '../game.ts'
import type { Ask } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Table } from '../table.ts'

const CARDS = 12
const FINDS = 6
const PLATES = 3
const NO_PLATES = refuse('BC-3')

/** The entries of the story that are told by number; the missions and their ends have two each. */
export const ENTRY = {
  briefing: [1, 2, 3],
  succeeded: 4,
  failed: 5,
  castaways: 6,
  cargo: 7,
  letter: 8,
  home: 9,
  adrift: 10,
} as const

type Taken = 'castaways' | 'cargo'

/** Something that makes a state as heavy as that of a large game. */
interface Weight {
  readonly name: string
  place: number
  readonly marks: number[]
}

export interface Campaign {
  readonly missions: number
  readonly rounds: number
  readonly seats: number
  mission: number
  /** In the mission; before the first there is the briefing. */
  turn: number
  progress: number
  plates: number
  succeeded: number
  taken: Taken | null
  letterRead: boolean
  deck: number[]
  drawn: number[]
  readonly ballast: Weight[]
}

export type CampaignFact =
  | { readonly kind: 'mission'; readonly mission: number }
  | { readonly kind: 'story'; readonly entry: number }
  | { readonly kind: 'taken'; readonly taken: Taken }
  | { readonly kind: 'worked'; readonly seat: number }
  | { readonly kind: 'scouted'; readonly seat: number; readonly found: boolean }
  | { readonly kind: 'over'; readonly mission: number; readonly succeeded: boolean }

export type CampaignQuestion =
  | Ask<'campaign.briefing', 'ready'>
  | Ask<'campaign.take', Taken>
  | Ask<'campaign.turn', 'work' | 'scout'>

type CampaignTable = Table<Campaign, CampaignFact, CampaignQuestion>

/** How long it is, and how heavy: tests want more of both than players. */
export interface Size {
  readonly missions?: number
  readonly rounds?: number
  /** Pieces of it; each is about 90 bytes. */
  readonly ballast?: number
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

function start({ seats }: Setup, chance: Chance, { missions = 3, rounds = 2, ballast = 0 }: Size): Campaign {
  const deck = range(CARDS)
  shuffle(chance, deck)
  return {
    missions,
    rounds,
    seats,
    mission: 0,
    turn: -1,
    progress: 0,
    plates: PLATES,
    succeeded: 0,
    taken: null,
    letterRead: false,
    deck,
    drawn: [],
    ballast: range(ballast).map((index) => ({ name: `piece ${index}`, place: index, marks: [1, 2, 3, 4] })),
  }
}

function brief(g: CampaignTable): void {
  const { state } = g
  g.tell({ kind: 'mission', mission: state.mission })
  g.tell({ kind: 'story', entry: ENTRY.briefing[Math.min(state.mission, 2)] })
  if (state.mission === 1) choose(g)
  else {
    const menu = g.menu(0, 'campaign.briefing')
    menu.offer('ready')
    menu.askAlways()
  }
  state.turn = 0
  state.letterRead = false
  state.progress = state.taken === 'cargo' ? 2 : 0
  if (state.taken === 'castaways') state.plates = Math.min(PLATES, state.plates + 1)
}

function choose(g: CampaignTable): void {
  const menu = g.menu(0, 'campaign.take')
  menu.offer('castaways')
  menu.offer('cargo')
  const taken = menu.ask()
  g.state.taken = taken
  g.tell({ kind: 'taken', taken })
  g.tell({ kind: 'story', entry: ENTRY[taken] })
}

function draw(g: CampaignTable): number {
  const { state } = g
  if (state.deck.length === 0) {
    state.deck = state.drawn
    state.drawn = []
    g.shuffle(state.deck)
  }
  state.drawn.push(...state.deck.splice(-1))
  return state.drawn[state.drawn.length - 1]
}

function takeTurn(g: CampaignTable): void {
  const { state } = g
  const seat = state.turn % state.seats
  const menu = g.menu(seat, 'campaign.turn')
  menu.offer('work')
  menu.offer('scout', state.plates > 0 ? undefined : NO_PLATES)
  if (menu.askAlways() === 'work') {
    state.progress++
    g.tell({ kind: 'worked', seat })
  } else scout(g, seat)
  if (state.ballast.length > 0) state.ballast[state.turn % state.ballast.length].place++
  state.turn++
}

function scout(g: CampaignTable, seat: number): void {
  const { state } = g
  const found = draw(g) < FINDS
  g.tell({ kind: 'scouted', seat, found })
  if (!found) {
    state.plates--
    return
  }
  state.progress += 2
  if (state.letterRead) return
  state.letterRead = true
  g.tell({ kind: 'story', entry: ENTRY.letter }, [seat])
}

function endMission(g: CampaignTable): void {
  const { state } = g
  const { mission } = state
  const succeeded = state.progress >= state.turn
  if (succeeded) state.succeeded++
  g.tell({ kind: 'over', mission, succeeded })
  g.tell({ kind: 'story', entry: succeeded ? ENTRY.succeeded : ENTRY.failed })
  state.mission++
  state.turn = -1
  if (isOver(state)) g.tell({ kind: 'story', entry: isHome(state) ? ENTRY.home : ENTRY.adrift })
}

const isOver = ({ mission, missions }: Campaign): boolean => mission === missions
const isHome = ({ succeeded, missions }: Campaign): boolean => succeeded * 2 > missions

export function campaignOf(size: Size): Game<Campaign, CampaignFact, CampaignQuestion> {
  const { missions = 3, rounds = 2 } = size
  return {
    id: 'campaign',
    rules: '1',
    seats: { min: 1, max: 4 },
    options: [],
    cooperative: () => true,
    maxDecisions: missions * (1 + rounds * 4),
    start: (setup, chance) => start(setup, chance, size),

    step(g) {
      const { state } = g
      if (state.turn < 0) brief(g)
      else takeTurn(g)
      if (state.turn === state.rounds * state.seats) endMission(g)
    },

    isMilestone: ({ kind }) => kind === 'mission',
    entryOf: (fact) => (fact.kind === 'story' ? fact.entry : undefined),
    isOver,

    outcome: (state) => ({
      scores: range(state.seats).map(() => state.succeeded),
      winners: isHome(state) ? range(state.seats) : [],
    }),

    copy: (state) => ({
      ...state,
      deck: state.deck.slice(),
      drawn: state.drawn.slice(),
      ballast: state.ballast.map(({ name, place, marks }) => ({ name, place, marks: marks.slice() })),
    }),

    secrets: (state, secrets) => secrets.pile('card', state.deck),

    components: ({ deck, drawn }) => ({ cards: new Set([...deck, ...drawn]).size }),
  }
}

/** The one that people play. */
export const campaign = campaignOf({})
