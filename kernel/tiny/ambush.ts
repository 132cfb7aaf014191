import type { Game } from '../game.ts'
import {
  type Ambush,
  type AmbushFact,
  type AmbushQuestion,
  NONE,
  playRound,
  rankOf,
  startAmbush,
  weightOf,
} from './ambush-round.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const ambush: Game<Ambush, AmbushFact, AmbushQuestion> = {
  id: 'ambush',
  rules: '1',
  seats: { min: 2, max: 4 },
  options: [{ key: 'rounds', initial: 4, min: 2, max: 5 }],
  maxDecisions: 40,
  start: startAmbush,
  step: playRound,
  isOver: (state) => state.round === state.rounds,

  outcome(state) {
    const scores = state.won.map((won, seat) => sum(won.map(weightOf)) + rankOf(state.reserves[seat].card))
    const best = Math.max(...scores)
    return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
  },

  copy: (state) => ({
    rounds: state.rounds,
    round: state.round,
    ground: state.ground,
    running: state.running,
    wind: state.wind,
    hands: state.hands.map((hand) => hand.slice()),
    reserves: state.reserves.map(({ card }) => ({ card })),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    played: state.played.slice(),
    row: state.row.slice(),
    prizes: state.prizes.slice(),
    won: state.won.map((won) => won.slice()),
  }),

  secrets(state, secrets) {
    secrets.pile('card', state.deck)
    secrets.pile('prize', state.prizes)
    for (const [seat, hand] of state.hands.entries()) secrets.pile('card', hand, 1 << seat)
    if (state.round === state.rounds) return
    for (const [seat, reserve] of state.reserves.entries()) secrets.card('card', reserve, 'card', 1 << seat)
  },

  // Distinct ones: a card dealt twice is as wrong as a card lost.
  components({ deck, discards, hands, reserves, played, prizes, row, won }) {
    const cards = [deck, discards, ...hands, reserves.map(({ card }) => card), played].flat()
    return {
      cards: new Set(cards.filter((card) => card !== NONE)).size,
      prizes: new Set([prizes, row, ...won].flat()).size,
    }
  },

  warnings(state, seat, chosen) {
    if (chosen.prompt !== 'ambush.play' || state.ground === 'ridge') return []
    const rank = rankOf(chosen.option)
    const lowest = Math.min(...state.hands[seat].map(rankOf))
    return rank > lowest + 4 ? [{ kind: 'too-high', amount: rank - lowest }] : []
  },
}
