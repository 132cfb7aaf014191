import type { SkillDeed } from '../../../content/schema.ts'
import { AT, cardOf, cardOfCode, shipOfCode } from '../../../position/cards.ts'
import { fightersOf, foesOf, skillOf } from '../../../position/skills.ts'
import type { Combat, Foe, Ship, XodusState } from '../../../position/state.ts'
import type { WindowMove } from '../../../rules/questions.ts'
import { type Held, paidFor, payable } from './combat.ts'
import { advancing } from './effects.ts'
import { type First, firstOf } from './first.ts'
import { wounded } from './losses.ts'

/** Cards when disengaging. */
export function ofSlipping(
  view: XodusState,
  combat: Combat,
  move: WindowMove,
  seats: readonly number[],
): First {
  if (move.kind !== 'use') return leaving(view, combat)
  const after = paidFor(view, move)
  const { combat: changed } = after
  if (changed === null) return 'nothing'
  const isMore = payable(after, changed, AT.disengage).some(
    (held) => seats.includes(held.ship.seat) && stillHelps(after, changed, held),
  )
  return isMore ? 'question' : leaving(after, changed)
}

function stillHelps(view: XodusState, combat: Combat, { ship, card }: Held): boolean {
  const faced = foesOf(view, combat).some(({ avatar }) => avatar)
  const rolling = fightersOf(view, combat).filter((fighter) => !slipsAway(view, combat, fighter))
  return card.traits.some((trait) => {
    if (trait.do !== 'no-disengage-roll') return false
    return (trait.fleet ? rolling.length > 0 : rolling.includes(ship)) || (faced && trait.noHerald === true)
  })
}

/** Whoever is not covered rolls for it. */
function leaving(view: XodusState, combat: Combat): First {
  return fightersOf(view, combat).some((ship) => !slipsAway(view, combat, ship)) ? 'seal' : left(view, combat)
}

/** No roll is left to be made: skills that wait for it, and the Herald. */
export function left(view: XodusState, combat: Combat): First {
  const foes = foesOf(view, combat)
  // Ships are engaged until their own rolls are made: those under way are asked for by a skill.
  const isStriking = view.roll?.kind === 'damage' && fightersOf(view, combat).every(({ engaged }) => !engaged)
  const waiting = isStriking ? foes.slice(foes.findIndex(answersBy('damage-roll')) + 1) : foes
  const marker = view.marker + waiting.filter(answersBy('advance')).length
  return firstOf(...waiting.map((foe) => () => ofSkill(view, combat, foe)), () =>
    heralds(view, combat, foes) ? advancing({ ...view, marker }) : 'nothing',
  )
}

/** Whether the skill of a foe does this to ships that disengage. */
const answersBy =
  (deed: SkillDeed['do']) =>
  (foe: Foe): boolean => {
    const { trigger, does } = skillOf(foe)
    return trigger.on === 'disengage' && does.do === deed
  }

function ofSkill(view: XodusState, combat: Combat, foe: Foe): First {
  const { trigger, does } = skillOf(foe)
  if (trigger.on !== 'disengage') return 'nothing'
  if (does.do === 'advance') return advancing(view)
  const ships = fightersOf(view, combat)
  if (does.do === 'damage-roll')
    return ships.every((ship) => slipsAway(view, combat, ship)) ? 'nothing' : 'seal'
  if (does.do !== 'hurt') return 'nothing'
  return ships.every((ship) => wounded(view, ship, does.n).destroyed) ? 'seal' : 'nothing'
}

const heralds = (view: XodusState, combat: Combat, foes: readonly Foe[]): boolean =>
  foes.some(({ avatar }) => avatar) &&
  !view.heralded.includes(combat.place) &&
  fightersOf(view, combat).some((ship) => !isCovered(view, combat, ship, true))

/** No Damage Roll for this ship. */
const slipsAway = (view: XodusState, combat: Combat, ship: Ship): boolean =>
  isCovered(view, combat, ship, false)

function isCovered(view: XodusState, combat: Combat, ship: Ship, unnoticed: boolean): boolean {
  return combat.readied.some((code) => {
    const owner = view.ships[shipOfCode(code)]
    const own = owner.index === ship.index
    return (cardOf(owner, cardOfCode(code))?.traits ?? []).some((trait) => {
      if (trait.do !== 'no-disengage-roll') return false
      return unnoticed ? own && trait.noHerald === true : own || trait.fleet
    })
  })
}
