import type { Deed, Timing } from '../content/schema.ts'
import { MODULES } from '../content/modules.ts'
import { moduleCard } from '../position/cards.ts'
import { tilesLeft } from '../position/stack.ts'
import type { Ship, XodusState } from '../position/state.ts'
import { trackOf } from '../position/track.ts'

// What cards are worth, by what they do: an Action is about one point, a space of the track about three.

const ACTION = 1.1
export const SPACE = 3
/** A Scrap, as long as there is something to buy. */
export const SCRAP = 0.2

/** What a deed is worth when it is done, as far as its number goes. */
const DEEDS: Readonly<Partial<Record<Deed['do'], number>>> = {
  action: ACTION,
  jump: 0.9,
  fold: 1.8,
  reveal: 1.2,
  scavenge: 0.6,
  hold: SPACE,
  avatars: 0.9,
  'close-rift': 0.4,
  wormhole: 0.5,
  pacify: 0.6,
  heal: 0.45,
  energy: 0.6,
  mend: 1,
  scraps: SCRAP,
  hit: 0.35,
  'hit-per-miss': 0.25,
  'hit-per-wounds': 0.3,
  convert: 0.35,
  double: 0.5,
  pierce: 0.3,
  ignore: 0.3,
  reroll: 0.25,
  'add-special': 0.3,
  unseen: 0.5,
  absorb: 0.4,
  survive: 1.5,
  'no-disengage-roll': 0.7,
  'scavenge-more': SCRAP,
  'spare-energy': 0.25,
  'extra-option': 1,
}

/** How often a round the moment of a card comes, more or less. */
const MOMENTS: Readonly<Partial<Record<Timing, number>>> = {
  'before-attack': 0.9,
  'after-attack': 0.9,
  'lose-health': 0.4,
  defeat: 0.3,
  'damage-roll': 0.8,
  detection: 0.4,
  disengage: 0.4,
  explore: 0.6,
  scavenge: 0.35,
  'turn-start': 1,
  turn: 0.9,
  'turn-or-combat': 0.7,
  standing: 1,
}

/** Rounds in which a card bought now can still pay. */
const LONG = 6

/** What a Module would be to a ship for the rest of the game. */
export function moduleWorth(state: XodusState, ship: Ship, module: number): number {
  const { ability, energy, consumable } = moduleCard(module)
  const rounds = Math.min(LONG, trackOf(state).spaces - state.marker)
  let once = 0
  for (const deed of ability.does) once += deedWorth(state, deed)
  if (ability.only === 'in-allied-system' || ability.only === 'first-attack') once *= 0.5
  if (consumable) return once * 1.2
  let often = 0
  for (const timing of ability.when) often = Math.max(often, MOMENTS[timing] ?? 0.4)
  // Energy is shared by all cards that ask for it.
  const powered = energy === 0 ? 1 : Math.min(1, (0.5 * ship.energyMarkers) / energy)
  return 0.9 * once * often * rounds * powered
}

function deedWorth(state: XodusState, deed: Deed): number {
  const n = 'n' in deed && typeof deed.n === 'number' ? deed.n : 1
  if (deed.do === 'reveal') return (DEEDS.reveal ?? 0) * Math.min(n, tilesLeft(state))
  if (deed.do === 'no-disengage-roll') return 0.7 + (deed.noHerald === true ? 0.6 * SPACE : 0)
  if (deed.do === 'pierce') return 0.3 * (deed.n === 'all' ? 4 : deed.n)
  if (deed.do === 'convert') return 0.35 * deed.hits
  return (DEEDS[deed.do] ?? 0.2) * n
}

/** What a ship gains by buying a Module at this price. */
export function bargain(state: XodusState, ship: Ship, module: number, price: number): number {
  const crowded = 0.15 * ship.modules.length
  return moduleWorth(state, ship, module) - SCRAP * price - crowded
}

/** What a Module that comes free is worth, before it is seen. */
export function unknownModule(state: XodusState, ship: Ship, precursor: boolean): number {
  let sum = 0
  let count = 0
  for (let module = 0; module < MODULES.length; module++) {
    if (MODULES[module].precursor !== precursor) continue
    sum += moduleWorth(state, ship, module)
    count++
  }
  return sum / count
}
