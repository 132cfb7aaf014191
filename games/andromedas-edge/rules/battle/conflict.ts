import { CONFLICTS } from '../../content/unity.ts'
import { participantOf } from '../../position/participants.ts'
import { type Battle, ENERGY, NONE, type Side, UNITY } from '../../position/state.ts'
import { isPlayer } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'
import { draw } from '../hand.ts'
import { lose } from '../stock.ts'

/** AE-UB-3, AE-UB-12: one conflict card for the Unity. */
export function drawConflict(g: Andromeda, battle: Battle, side: Side): void {
  const card = nextConflict(g)
  if (card === NONE) return
  side.cards.push(card)
  g.tell({ kind: 'conflict', who: UNITY, card })
  const { dice, targeting, special } = CONFLICTS[card]
  side.dice += dice
  side.targeting += targeting
  const players = battle.sides.filter(({ who }) => isPlayer(who))
  if (special === 'suppression') for (const player of players) player.fewer++
  if (special === 'siphon') siphon(g, players, card)
  if (special === 'extortion') for (const { who } of players) if (!givesCard(g, who)) side.dice++
}

// AE-BZ-2
function nextConflict(g: Andromeda): number {
  const { machine } = g.state
  if (machine.conflicts.length === 0) {
    machine.conflicts.push(...machine.conflictsSpent.splice(0))
    g.shuffle(machine.conflicts)
  }
  return machine.conflicts.pop() ?? NONE
}

function siphon(g: Andromeda, players: readonly Side[], card: number): void {
  const from = { by: 'conflict', number: card } as const
  let lost = 0
  for (const { who } of players) lost += lose(g, who, ENERGY, 1, from)
  if (lost > 0) draw(g, UNITY, lost, from)
}

/** Extortion: a tactics card for the Unity, or else a die. */
function givesCard(g: Andromeda, who: number): boolean {
  const { hand } = participantOf(g.state, who)
  if (hand.length === 0) return false
  const menu = g.menu(who, 'extortion')
  for (const card of new Set(hand)) menu.offer({ kind: 'card', card })
  menu.offer({ kind: 'die' })
  const answer = menu.ask()
  if (answer.kind === 'die') return false
  hand.splice(hand.indexOf(answer.card), 1)
  participantOf(g.state, UNITY).hand.push(answer.card)
  g.tell({ kind: 'passed-card', who, to: UNITY, card: answer.card }, [who])
  return true
}
