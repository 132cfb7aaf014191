/**
 * Ambush, a small game of hidden hands for two to four seats. Every round:
 * AM-1 the scout, each seat in turn, chooses the ground; AM-2 never the same one three times running.
 * AM-3 A die of three gives the wind. In a gale (3) no card of rank 8 is played, unless the hand holds nothing else.
 * AM-4 Everyone plays a card in secret; the highest rank played only once wins on the ridge, the lowest in the ravine.
 * AM-5 The quickest of those who played rank 1 or 2 draws a card or takes the played one back;
 * AM-6 there is nothing to draw once deck and discards are empty.
 * AM-7 The winner takes up to two prizes from the row, none heavier than rank and wind together.
 * AM-8 At the end the reserve that each seat was dealt is shown, and its rank counts with the prizes.
 */
import { type Chance, shuffle } from '../chance.ts'
import type { Setup } from '../game.ts'
import type { Ask } from '../questions.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Table } from '../table.ts'

const CARDS = 24
const HIGHEST = 8
const LOW = 2
const PRIZES = 12
const ROW = 3
const GALE = 3
export const NONE = -1

type Ground = 'ridge' | 'ravine'
const GROUNDS: readonly Ground[] = ['ridge', 'ravine']

export interface Ambush {
  readonly rounds: number
  round: number
  ground: Ground
  /** How many rounds running the ground has been the same. */
  running: number
  wind: number
  deck: number[]
  discards: number[]
  readonly hands: number[][]
  readonly reserves: { card: number }[]
  /** The card each seat has played this round. */
  played: number[]
  readonly prizes: number[]
  row: number[]
  readonly won: number[][]
}

export type AmbushFact =
  | { readonly kind: 'ground'; readonly seat: number; readonly ground: Ground; readonly wind: number }
  | { readonly kind: 'played'; readonly cards: readonly number[]; readonly winner: number }
  | { readonly kind: 'rallied'; readonly seat: number; readonly how: Rally }
  /** For the seat that drew alone. */
  | { readonly kind: 'drew'; readonly card: number }
  | { readonly kind: 'took'; readonly seat: number; readonly prizes: readonly number[] }
  | { readonly kind: 'reserves'; readonly cards: readonly number[] }

type Rally = 'draw' | 'salvage'
type Take = { readonly kind: 'take'; readonly prize: number }

export type AmbushQuestion =
  | Ask<'ambush.ground', Ground>
  | Ask<'ambush.play', number, { readonly wind: number }>
  | Ask<'ambush.rally', Rally>
  | Ask<'ambush.prizes', Take, { readonly strength: number }>

type AmbushTable = Table<Ambush, AmbushFact, AmbushQuestion>

export const rankOf = (card: number): number => Math.floor(card / 3) + 1
export const weightOf = (prize: number): number => (prize % 6) + 1
const seatsAt = (state: Ambush): number => state.hands.length

export function startAmbush({ seats, options }: Setup, chance: Chance): Ambush {
  const rounds = Number(options['rounds'])
  const deck = Array.from({ length: CARDS }, (_, card) => card)
  const prizes = Array.from({ length: PRIZES }, (_, prize) => prize)
  shuffle(chance, deck)
  shuffle(chance, prizes)
  const everySeat = Array.from({ length: seats }, (_, seat) => seat)
  return {
    rounds,
    round: 0,
    ground: 'ridge',
    running: 0,
    wind: 0,
    hands: everySeat.map(() => deck.splice(-rounds)),
    reserves: everySeat.map(() => ({ card: deck.pop() ?? NONE })),
    deck,
    discards: [],
    played: [],
    row: prizes.splice(-ROW),
    prizes,
    won: everySeat.map(() => []),
  }
}

function cannotChoose(state: Ambush, ground: Ground): Refusal | undefined {
  return state.ground === ground && state.running >= 2 ? refuse('AM-2') : undefined
}

function chooseGround(g: AmbushTable): void {
  const { state } = g
  const scout = state.round % seatsAt(state)
  const menu = g.menu(scout, 'ambush.ground')
  for (const ground of GROUNDS) menu.offer(ground, cannotChoose(state, ground))
  const ground = menu.ask()
  state.running = ground === state.ground ? state.running + 1 : 1
  state.ground = ground
  state.wind = g.roll(GALE)
  g.tell({ kind: 'ground', seat: scout, ground, wind: state.wind })
}

function cannotPlay(state: Ambush, hand: readonly number[], card: number): Refusal | undefined {
  if (state.wind < GALE || rankOf(card) < HIGHEST) return undefined
  return hand.some((other) => rankOf(other) < HIGHEST) ? refuse('AM-3') : undefined
}

function playCards(g: AmbushTable): void {
  const { state } = g
  const menu = g.menu(0, 'ambush.play', { wind: state.wind })
  state.played = menu.askEach(() => {
    for (const [seat, hand] of state.hands.entries()) {
      for (const card of hand) menu.offer(card, cannotPlay(state, hand, card), seat)
    }
  })
  for (const [seat, hand] of state.hands.entries()) hand.splice(hand.indexOf(state.played[seat]), 1)
}

/** AM-4: the seat that wins the round, if any rank was played only once. */
export function winnerOf(ground: Ground, played: readonly number[]): number {
  const ranks = played.map(rankOf)
  const unique = ranks.filter((rank) => ranks.indexOf(rank) === ranks.lastIndexOf(rank))
  if (unique.length === 0) return NONE
  return ranks.indexOf(ground === 'ridge' ? Math.max(...unique) : Math.min(...unique))
}

function cannotDraw(state: Ambush): Refusal | undefined {
  return state.deck.length + state.discards.length === 0 ? refuse('AM-6') : undefined
}

function rally(g: AmbushTable): void {
  const { state } = g
  if (!state.played.some((card) => rankOf(card) <= LOW)) return
  const menu = g.menu(NONE, 'ambush.rally')
  for (const [seat, card] of state.played.entries()) {
    if (rankOf(card) > LOW) continue
    menu.offer('draw', cannotDraw(state), seat)
    menu.offer('salvage', undefined, seat)
  }
  const { seat, option } = menu.askAny()
  g.tell({ kind: 'rallied', seat, how: option })
  if (option === 'draw') drawCard(g, seat)
  else {
    state.hands[seat].push(state.played[seat])
    state.played[seat] = NONE
  }
}

function drawCard(g: AmbushTable, seat: number): void {
  const { state } = g
  if (state.deck.length === 0) {
    state.deck = state.discards
    state.discards = []
    g.shuffle(state.deck)
  }
  const card = state.deck.pop() ?? NONE
  state.hands[seat].push(card)
  g.tell({ kind: 'drew', card }, [seat])
}

function takePrizes(g: AmbushTable, winner: number, rank: number): void {
  const { state } = g
  const strength = rank + state.wind
  const menu = g.menu(winner, 'ambush.prizes', { strength })
  for (const prize of state.row) {
    const missing = weightOf(prize) - strength
    menu.offer({ kind: 'take', prize }, missing > 0 ? refuse('AM-7', missing) : undefined)
  }
  const prizes = menu.askSome(0, 2).map((take) => take.prize)
  state.won[winner].push(...prizes)
  state.row = state.row.filter((prize) => !prizes.includes(prize))
  while (state.row.length < ROW && state.prizes.length > 0) state.row.push(...state.prizes.splice(-1))
  g.tell({ kind: 'took', seat: winner, prizes })
}

export function playRound(g: AmbushTable): void {
  const { state } = g
  chooseGround(g)
  playCards(g)
  const winner = winnerOf(state.ground, state.played)
  const rank = winner === NONE ? 0 : rankOf(state.played[winner])
  g.tell({ kind: 'played', cards: [...state.played], winner })
  rally(g)
  if (winner !== NONE) takePrizes(g, winner, rank)
  state.discards.push(...state.played.filter((card) => card !== NONE))
  state.played = []
  state.round++
  if (state.round === state.rounds)
    g.tell({ kind: 'reserves', cards: state.reserves.map(({ card }) => card) })
}
