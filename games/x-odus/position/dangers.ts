import { AVATAR_DIE } from '../content/dice.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import type { Effect } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { arrivalPlace } from './arrival.ts'
import { malfunctions } from './malfunctions.ts'
import { avatarDistances, reachOf, stepsOf } from './forecast.ts'
import { tileOf } from './map.ts'
import { gripOf, skillOf } from './skills.ts'
import { type Foe, NONE, type Ship, type XodusState } from './state.ts'
import { isHeld } from './targets.ts'

// The worst that may come of a choice, from what everyone can see. Cards that would soften it are not counted.

/** Dice of a ship. */
const DICE = 2

function hurtBy(effects: readonly Effect[]): number {
  let hurt = 0
  for (const effect of effects) if (effect.do === 'hurt') hurt += effect.n
  return hurt
}

/** The most Health that an Exploration card can cost each ship. */
export const WORST_EXPLORATION = Math.max(
  ...EXPLORATIONS.flatMap(({ options }) => options.map(({ failure = [] }) => hurtBy(failure))),
)

/** What an option of an Exploration costs each ship if its Skill Roll fails. */
export function worstOfOption(card: number, option: number): number {
  return hurtBy(EXPLORATIONS[card].options[option].failure ?? [])
}

/** XO-DMG-02, XO-DMG-06: two misses. */
export function worstDamageRoll(ship: Ship): number {
  return DICE + malfunctions(ship, 'unstable-core')
}

/** Health that working on the Signal of a System can cost each ship that does; none where it has no such danger. */
export function worstOfWork(state: XodusState, place: number): number {
  const { key } = state.systems[place]
  const card = key === NONE ? NONE : state.signals[key].card
  if (card === NONE) return 0
  const { work } = SIGNALS[card]
  switch (work.work) {
    case 'roll':
      return DICE * work.hurt
    case 'purge':
      return work.hurt
    case 'guardian':
      return DICE
    case 'repair':
    case 'energy':
    case 'scraps':
    case 'align':
    case 'no-avatar':
    case 'sacrifice':
    case 'stabilise':
      return 0
  }
}

/** What an attack with so many dice can cost a ship: a miss on each, and what the foe makes of it. */
export function worstAttack(ship: Ship, foe: Foe, dice: number): number {
  const { trigger, does } = skillOf(foe)
  const triggered = trigger.on === 'misses' || (trigger.on === 'double-miss' && dice === DICE)
  const skill = triggered && does.do === 'hurt' ? does.n : 0
  return dice + skill + (dice === DICE ? malfunctions(ship, 'unstable-core') : 0)
}

/** XO-CMB-17, XO-AVC-16: a Damage Roll for each foe, its grip, and what its skill adds. */
export function worstDisengagement(state: XodusState, ship: Ship, foes: readonly Foe[]): number {
  let worst = 0
  for (const foe of foes) {
    worst += worstDamageRoll(ship) + gripOf(state, foe)
    const { trigger, does } = skillOf(foe)
    if (trigger.on !== 'disengage') continue
    if (does.do === 'hurt') worst += does.n
    if (does.do === 'damage-roll') worst += worstDamageRoll(ship)
  }
  return worst
}

/** XO-CMB-13: the highest level of the Enemies of a System, or of those that may come. */
export function levelToExpect(state: XodusState, place: number): number {
  let level = 0
  for (const { avatar, card, signal, place: where } of state.foes) {
    if (!avatar && signal === NONE && where === place) level = Math.max(level, ENEMIES[card].level)
  }
  return level > 0 ? level : tileOf(state, place).strong === true ? nextReserveLevel(state) : deckLevel(state)
}

/** The Reserve lies in the order of its levels; if it is empty, the deck takes its place. */
function nextReserveLevel(state: XodusState): number {
  const level = state.reserve.findIndex((cards) => cards.length > 0)
  return level === NONE ? deckLevel(state) : level + 1
}

/** The highest level in the deck, known from where all the others are. */
function deckLevel({ reserve, foes, enemyDiscard, enemies }: XodusState): number {
  // An empty deck is made again of its discard.
  if (enemies.length === 0) return Math.max(0, ...enemyDiscard.map((card) => ENEMIES[card].level))
  const inDeck = [0, 0, 0, 0]
  for (const { level } of ENEMIES) inDeck[level - 1]++
  for (const [level, cards] of reserve.entries()) inDeck[level] -= cards.length
  for (const { avatar, card } of foes) if (!avatar) inDeck[ENEMIES[card].level - 1]--
  for (const card of enemyDiscard) inDeck[ENEMIES[card].level - 1]--
  return inDeck.findLastIndex((cards) => cards > 0) + 1
}

/** The chance, in per cent, that some Avatar can come to a System in this round's Corruption phase. */
export function chanceOfAvatar(state: XodusState, place: number): number {
  let safe = 1
  for (const foe of state.foes) {
    if (!foe.avatar || isHeld(state, foe)) continue
    const comes = AVATAR_DIE.filter((face) =>
      reachOf(state, foe, stepsOf(state, face), face.wormhole === true).includes(place),
    )
    safe *= 1 - comes.length / AVATAR_DIE.length
  }
  return Math.round(100 * (1 - safe))
}

/**
 * If the next space of the track brings an Avatar: how many steps it will be from a System, should it be able to come
 * that far at once (OP-22); else NONE.
 */
export function stepsOfArrival(state: XodusState, place: number): number {
  if (state.held || !state.tokens.some(({ space }) => space === state.marker + 1)) return NONE
  const steps = avatarDistances(state, arrivalPlace(state), false)[place]
  const most = Math.max(...AVATAR_DIE.map((face) => stepsOf(state, face)))
  return steps <= most ? steps : NONE
}
