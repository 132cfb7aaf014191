import { RESOURCES } from '../content/schema.ts'
import { TACTICS } from '../content/tactics.ts'
import { participantOf, turnOrderFrom } from '../position/participants.ts'
import { type Participant, UNITY } from '../position/state.ts'
import { handLimitOf, storageOf } from '../position/stock.ts'
import type { Andromeda } from './andromeda.ts'
import type { Cause } from './facts.ts'

/** AE-BZ-1: draws tactics cards (players and the Unity). */
export function draw(g: Andromeda, who: number, amount: number, from: Cause): void {
  const { hand } = participantOf(g.state, who)
  const before = hand.length
  for (let count = 0; count < amount; count++) {
    const card = nextCard(g)
    if (card === undefined) break
    hand.push(card)
  }
  if (hand.length === before) return
  g.tell({ kind: 'drew', who, amount: hand.length - before, from })
  if (who !== UNITY) g.tell({ kind: 'drew-cards', who, cards: hand.slice(before) }, [who])
}

/** The top card of the deck, which is made anew from the discards when it is empty. */
function nextCard(g: Andromeda): number | undefined {
  const { state } = g
  if (state.tactics.length === 0) {
    state.tactics = state.tacticsSpent
    state.tacticsSpent = []
    g.shuffle(state.tactics)
  }
  return state.tactics.pop()
}

/** The player chooses what to discard; the Unity discards at random (AE-UD-7). AE-BZ-12: at most what there is. */
export function discard(g: Andromeda, who: number, amount: number, why: 'limit' | 'effect'): void {
  const participant = participantOf(g.state, who)
  const { hand } = participant
  const { tacticsSpent } = g.state
  const before = tacticsSpent.length
  for (let left = Math.min(amount, hand.length); left > 0; left--) {
    const place =
      left === hand.length
        ? 0
        : who === UNITY
          ? g.chance.below(hand.length)
          : hand.indexOf(cardToDiscard(g, participant, why, left))
    tacticsSpent.push(...hand.splice(place, 1))
  }
  const cards = tacticsSpent.slice(before)
  if (cards.length > 0) g.tell({ kind: 'discarded', who, cards, why })
}

const CARDS = TACTICS.map((_, card) => ({ kind: 'card', card }) as const)

function cardToDiscard(g: Andromeda, player: Participant, why: 'limit' | 'effect', left: number): number {
  const menu = g.menu(player.who, why === 'limit' ? 'hand-limit' : 'discard', { left })
  const { hand } = player
  hand.forEach((card, place) => {
    if (hand.indexOf(card) === place) menu.offer(CARDS[card])
  })
  // Even where all cards are alike, which is nobody else's business.
  return menu.askAlways().card
}

/**
 * AE-BT-11, AE-BM-16: at the end of one’s turn, and of one in which one’s limit fell; then everyone loses what there is no
 * longer room for.
 */
export function keepHandLimit(g: Andromeda, who: number): void {
  for (const each of turnOrderFrom(g.state, who)) {
    if (each === UNITY || (each !== who && !g.state.turn.handsLowered.includes(each))) continue
    const player = participantOf(g.state, each)
    discard(g, each, player.hand.length - handLimitOf(g.state, player), 'limit')
  }
  for (const player of g.state.players) keepStorageLimits(g, player)
}

function keepStorageLimits(g: Andromeda, { who, stock }: Participant): void {
  for (let resource = 0; resource < stock.length; resource++) {
    const amount = stock[resource] - storageOf(g.state, g.state.players[who], resource)
    if (amount <= 0) continue
    stock[resource] -= amount
    g.tell({ kind: 'lost', who, resource: RESOURCES[resource], amount, from: { by: 'turn' } })
  }
}
