import type { Odds } from '@astrolabe/drawing'
import { cardOf } from '../../../position/cards.ts'
import { rollsToDisengage } from '../../../position/disengaging.ts'
import { type AttackOdds, attackIfRerolled, attackOdds } from '../../../position/odds.ts'
import { piercedBy } from '../../../position/piercing.ts'
import { fightersOf, foeCard } from '../../../position/skills.ts'
import { type Combat, NONE, OFFENSIVE } from '../../../position/state.ts'
import type { Manoeuvre, WindowMove } from '../../../rules/questions.ts'
import { usual } from '../stage/reckoning.ts'
import { type Ask, capped, together, wordsOf } from './outcomes.ts'
import { ofDamageRolls } from './rolls.ts'

/** An attack with a manoeuvre, or what it costs to leave. */
export function ofAttack(ask: Ask, move: Manoeuvre): Odds | undefined {
  const { view } = ask
  const { combat } = view
  if (combat === null || combat.foe === NONE) return undefined
  switch (move.kind) {
    case 'offensive':
      return ofManoeuvres(ask, combat, [...combat.manoeuvres, OFFENSIVE])
    case 'defensive':
      return ofManoeuvres(ask, combat, [...combat.manoeuvres, move.die])
    case 'disengage':
      return ofDisengaging(ask, combat)
    case 'use':
      return undefined
  }
}

/** Those who have not chosen yet are taken to attack with all they have. */
function ofManoeuvres(ask: Ask, combat: Combat, chosen: readonly number[], pierce = 0): Odds | undefined {
  const manoeuvres = combat.ships.map((index, at) => chosen[at] ?? usual(combat, ask.view.ships[index]))
  const odds = attackOdds(ask.view, manoeuvres, pierce)
  if (odds === undefined) return undefined
  const foe = foeCard(ask.view.foes[combat.foe]).name[ask.language]
  return ofDamage(ask, odds, wordsOf(ask).attack(foe, meanLoss(odds)))
}

/** Of all ships together. */
const meanLoss = ({ lost, of }: AttackOdds): number =>
  lost
    .flatMap((ways) => ways.map((count, health) => (count * health) / of))
    .reduce((sum, share) => sum + share, 0)

/** More damage than this is told as one. */
const MOST = 4

function ofDamage(ask: Ask, { damage, defeated, of }: AttackOdds, title: string): Odds {
  const words = wordsOf(ask)
  const { combat, foes } = ask.view
  const health = combat === null ? 0 : foes[combat.foe].health
  const most = Math.min(health, MOST)
  const ways = capped(damage, most)
  return together(title, [
    ...ways.map((count, amount) => ({
      label:
        amount === 0 ? words.noDamage : words.damage(amount, amount === MOST && damage.length > MOST + 1),
      // All the Health it has may not be enough, if a foe regains some.
      chance: (amount === most ? count - defeated : count) / of,
    })),
    { label: words.defeated, chance: defeated / of },
  ])
}

/** Cards before an attack: with the Shields they take, or without. */
export function ofReadied(ask: Ask, move: WindowMove): Odds | undefined {
  const { view } = ask
  const { combat } = view
  if (combat === null || combat.foe === NONE || move.kind === 'decline') return undefined
  const card = move.kind === 'use' ? cardOf(view.ships[move.ship], move.card) : undefined
  return ofManoeuvres(ask, combat, combat.manoeuvres, card === undefined ? 0 : piercedBy(card))
}

export function ofAttackReroll(ask: Ask, die: number): Odds | undefined {
  const odds = attackIfRerolled(ask.view, [die])
  return odds && ofDamage(ask, odds, wordsOf(ask).rerolled)
}

function ofDisengaging(ask: Ask, combat: Combat): Odds {
  const { view } = ask
  const rolls = rollsToDisengage(view, combat)
  return ofDamageRolls(
    ask,
    fightersOf(view, combat).map((ship) => ({ ship, rolls })),
  )
}
