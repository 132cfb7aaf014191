import { TACTICS } from '../../content/tactics.ts'
import { cannotPlayInBattle, cardsAllowed, mayOfferTruce, mayPlayCard } from '../../position/battle.ts'
import { participantOf } from '../../position/participants.ts'
import { type Battle, NONE, type Side, UNITY } from '../../position/state.ts'
import { isPlayer, sideOf } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'
import { playBattleCard } from './cards.ts'
import { drawConflict } from './conflict.ts'

const OFFER = { kind: 'offer' } as const
const ACCEPT = { kind: 'accept' } as const
const FIGHT = { kind: 'fight' } as const
const PASS = { kind: 'pass' } as const

/** Step 2: whether there is a battle afterwards. AE-BB-7 to AE-BB-9 */
export function negotiate(g: Andromeda, battle: Battle): boolean {
  if (mayOfferTruce(g.state, battle) && isTruceMade(g, battle)) return false
  for (const { who } of battle.sides) {
    const side = sideOf(battle, who)
    if (side === undefined) continue
    if (who === UNITY) drawConflict(g, battle, side)
    else if (isPlayer(who)) playCards(g, battle, side)
    side.done = true
    if (battle.sides.length < 2) return false
  }
  return true
}

// AE-BB-8
function isTruceMade(g: Andromeda, battle: Battle): boolean {
  const { who: active } = g.state.turn
  const about = { region: battle.region }
  const offer = g.menu(active, 'offer-truce', about)
  offer.offer(OFFER)
  offer.offer(FIGHT)
  if (offer.ask().kind === 'fight') return false
  g.tell({ kind: 'truce-offered', who: active })
  for (const { who } of battle.sides) {
    if (who === active) continue
    const menu = g.menu(who, 'truce', about)
    menu.offer(ACCEPT)
    menu.offer(FIGHT)
    if (menu.ask().kind === 'accept') continue
    g.tell({ kind: 'truce', made: false })
    return false
  }
  g.tell({ kind: 'truce', made: true })
  return true
}

// AE-BB-7, Two Voices
function playCards(g: Andromeda, battle: Battle, side: Side): void {
  const { state } = g
  for (let played = 0; played < cardsAllowed(state, side.who); played++) {
    if (sideOf(battle, side.who) === undefined || battle.sides.length < 2) return
    if (!mayPlayCard(state, battle, side.who)) return
    const card = chooseCard(g, battle, side)
    if (card === NONE) return
    playBattleCard(g, battle, side, card)
  }
}

function chooseCard(g: Andromeda, battle: Battle, side: Side): number {
  const { state } = g
  const { hand } = participantOf(state, side.who)
  const menu = g.menu(side.who, 'diplomacy', { region: battle.region })
  for (const [place, card] of hand.entries()) {
    const effect = TACTICS[card].battle
    if (effect === undefined || hand.indexOf(card) < place) continue
    menu.offer({ kind: 'card', card }, cannotPlayInBattle(state, battle, side.who, effect))
  }
  menu.offer(PASS)
  const choice = menu.askAlways()
  return choice.kind === 'pass' ? NONE : choice.card
}
