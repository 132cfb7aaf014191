import type { Decision } from '@astrolabe/kernel'
import type { XodusState } from '../../../position/state.ts'
import type { WindowMove, XodusPrompt } from '../../../rules/questions.ts'
import { ofAttackCard } from './attack.ts'
import { beforeAttack, paidFor } from './combat.ts'
import { ofSlipping } from './disengaging.ts'
import type { First } from './first.ts'
import { ofLossCard } from './retaliation.ts'
import { ofDamage, ofDetection, ofSkill } from './rolls.ts'
import { ofCard } from './turn-moves.ts'

type WindowPrompt = Extract<
  XodusPrompt,
  | 'before-attack'
  | 'after-attack'
  | 'lose-health'
  | 'defeat'
  | 'disengaging'
  | 'after-detection'
  | 'after-skill'
  | 'after-damage'
>

/** Cards at a moment: one is used or declined, or its captain goes on. */
export function ofWindow(
  { seats }: Decision,
  view: XodusState,
  prompt: WindowPrompt,
  move: WindowMove,
): First {
  const { roll, combat } = view
  // Who goes on leaves it to the others.
  if (move.kind === 'go-on' && seats.length > 1) return 'question'
  switch (prompt) {
    case 'after-detection':
      return roll === null ? 'nothing' : ofDetection(view, roll, move)
    case 'after-skill':
      return roll === null ? 'nothing' : ofSkill(view, roll, move)
    case 'after-damage':
      return roll === null ? 'nothing' : ofDamage(view, roll, move)
    case 'before-attack':
      return move.kind === 'use' ? beforeAttack(paidFor(view, move), seats) : 'seal'
    case 'after-attack':
      return ofAttackCard(view, move)
    case 'lose-health':
      return combat === null ? 'nothing' : ofLossCard(view, combat, move)
    case 'defeat':
      return move.kind === 'use' ? ofCard(view, move) : 'nothing'
    case 'disengaging':
      return combat === null ? 'nothing' : ofSlipping(view, combat, move, seats)
  }
}
