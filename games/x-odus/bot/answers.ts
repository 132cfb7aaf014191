import type { MenuOf } from '@astrolabe/kernel'
import type { Effect } from '../content/schema.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODULES } from '../content/modules.ts'
import { tileOf, turnsThatFit } from '../position/map.ts'
import { attackIf } from '../position/odds.ts'
import type {
  AnswerTo,
  Chosen,
  DetectionMove,
  GatherMove,
  MaintenanceMove,
  Manoeuvre,
  TradeMove,
  WindowMove,
  XodusPrompt,
  XodusQuestion,
} from '../rules/questions.ts'
import { FIRST_MODULE, NONE, type Ship, type XodusState } from '../position/state.ts'
import { priceFor } from '../position/trade.ts'
import { bargain, moduleWorth, SCRAP, SPACE, unknownModule } from './cards.ts'
import { mendWorth } from './goals.ts'
import { modLook } from './mods.ts'
import { chanceToShow } from './dice-odds.ts'
import { levelExpected, priceOfFoe, priceOfLevel, weakest } from './strength.ts'
import { priceOfEnergy } from '../position/maintenance.ts'
import { actingShips } from '../position/turn.ts'

// How answers to all questions but what to do with a turn look at a glance.
type ShortQuestion = Exclude<XodusQuestion, { readonly prompt: 'act' }>

/** Ships in the order in which a crew is put together. */
const CREW = [3, 2.6, 2.8, 2.2, 3.2, 2.4]

export function lookAt(state: XodusState, menu: MenuOf<ShortQuestion>, index: number): number {
  switch (menu.prompt) {
    case 'manoeuvre':
      return manoeuvre(state, state.ships[menu.about.ship], menu.options[index])
    case 'flee':
      return flee(state, state.ships[menu.about.ship], menu.options[index])
    case 'before-attack':
    case 'after-attack':
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
    case 'after-probe':
      return windowMove(state, menu.prompt, menu.options[index])
    case 'detection':
      return detection(state, menu.about.system, menu.options[index])
    case 'gather':
      return gather(state, menu.options[index])
    case 'maintenance':
      return maintenance(state, state.ships[menu.about.ship], menu.options[index])
    case 'trade':
      return trade(state, menu.options[index])
    case 'ship':
      return CREW[menu.options[index].board]
    case 'mod':
      return modLook(state.ships[menu.about.ship].board, menu.about.level, menu.options[index].half)
    case 'order':
      return activate(state, state.ships[menu.options[index].ship])
    case 'join':
      return menu.options[index].kind === 'join' ? 0.6 : 0.5
    case 'space':
      return farOut(menu.options[index])
    case 'rotation':
      return lanesAround(state, menu.options[index].turn)
    case 'foe':
      return 5 - priceOfFoe(actingShips(state), state.foes[menu.options[index].foe])
    case 'exploration':
      return exploration(state, [state.ships[menu.about.ship]], menu.options[index])
    case 'warning':
      return exploration(state, actingShips(state), menu.options[index])
    case 'bonus-option': {
      const pick = menu.options[index]
      return pick.kind === 'enough' ? 0.3 : exploration(state, [state.ships[menu.about.ship]], pick)
    }
    case 'extra-option':
      return menu.options[index].kind === 'another' ? 0.6 : 0.3
    case 'share-scrap':
      return 1 - 0.1 * state.ships[menu.options[index].ship].scraps
    case 'share-key':
      return carrier(state.ships[menu.options[index].ship])
    case 'share-module':
      return moduleWorth(state, state.ships[menu.options[index].ship], menu.about.module)
    case 'fold':
    case 'free-jump':
      return 0.1
    case 'pacify':
    case 'close-rift':
    case 'move-wormhole':
      return 0.5
    case 'charge':
    case 'feed':
      return menu.options[index].n
    case 'sacrifice':
      return sacrifice(menu.options[index])
    case 'discard-module':
      return volunteer(state, menu.options[index])
    case 'reroll':
    case 'mend':
      return 1
  }
}

// XO-CMB-04
function manoeuvre(state: XodusState, ship: Ship, move: Manoeuvre): number {
  const { combat } = state
  if (combat === null) return 0
  const ships = combat.ships.map((index) => state.ships[index])
  const foe = state.foes[combat.foe]
  switch (move.kind) {
    case 'offensive':
      return ship.health <= 1 ? 0.7 : 1
    case 'defensive':
      return ship.health <= 1 ? 0.8 : 0.3 + (move.die === 1 ? 0.1 : 0)
    case 'use':
      return state.ships[move.ship].health <= 3 ? 1.2 : -1
    case 'disengage': {
      const price = priceOfFoe(ships, foe)
      const bearable = weakest(ships) - (foe.avatar ? 1.5 : 1)
      return price > bearable ? 1.1 + 0.1 * (price - bearable) : 0
    }
  }
}

/** Whoever would rather fight on would have attacked. */
function flee(state: XodusState, asking: Ship, { kind }: AnswerTo<'flee'>): number {
  return kind === 'flee' ? manoeuvre(state, asking, { kind: 'disengage' }) : 1
}

/** Cards around a roll: what an attack comes to with them and without. */
function windowMove(state: XodusState, prompt: XodusPrompt, move: WindowMove): number {
  switch (move.kind) {
    case 'go-on':
      return 0
    case 'decline':
      return -1
    case 'use':
      return prompt === 'after-attack'
        ? afterAttack(state, move) - price(state, move.ship, move.card)
        : useful(prompt)
  }
}

function useful(prompt: XodusPrompt): number {
  if (prompt === 'before-attack') return 0.2
  return prompt === 'lose-health' ? 0.5 : 0.6
}

function price(state: XodusState, ship: number, card: number): number {
  if (card < FIRST_MODULE) return 0.3
  return MODULES[card - FIRST_MODULE].kind === 'consumable' ? 1.1 : state.ships[ship].energy > 1 ? 0.25 : 0.35
}

function afterAttack(state: XodusState, move: Extract<WindowMove, { readonly kind: 'use' }>): number {
  const without = attackIf(state)
  const withIt = attackIf(state, move)
  if (without === undefined || withIt === undefined) return 0.4
  let saved = 0
  for (const index of state.combat?.ships ?? []) saved += without.lost[index] - withIt.lost[index]
  const beaten = withIt.left === 0 && without.left > 0 ? 1.2 : 0
  const gain = withIt.damage - without.damage + beaten + 0.9 * saved
  // A reroll shows nothing here: it is worth a try where there is something to mend.
  return gain === 0 && saved === 0 && without.hits === withIt.hits ? 0.32 : gain
}

function detection(state: XodusState, place: number, move: DetectionMove): number {
  switch (move.kind) {
    case 'roll':
      return 1
    case 'use':
      return 1.1
    case 'fight': {
      const ships = actingShips(state)
      const { enemies = 1, strong = false } = tileOf(state, place)
      const cost = priceOfLevel(ships, levelExpected(state, strong), enemies)
      return ships.some(({ board }) => board === 0) && cost < 2 && weakest(ships) > 4 ? 1.05 : 0
    }
  }
}

/** Help is welcome if the fight would be hard. */
function gather(state: XodusState, move: GatherMove): number {
  if (move.kind === 'go-on') return 0.5
  const ships = actingShips(state)
  const [{ place }] = ships
  const foes = state.foes.filter((foe) => foe.place === place)
  let cost = 0
  for (const foe of foes) cost += priceOfFoe(ships, foe)
  return foes.length > 0 && cost > weakest(ships) - 2 && state.ships[move.ship].health > 2 ? 1 : 0
}

function maintenance(state: XodusState, ship: Ship, move: MaintenanceMove): number {
  switch (move.kind) {
    case 'repair': {
      const patient = state.ships[move.ship]
      const lost = patient.markers - patient.health
      const need = patient.health <= 4 ? 3.4 : 1.5
      return need * Math.min(1, lost / 4) + (move.card === NONE ? 0 : 0.1)
    }
    case 'repair-signal':
      return 4
    case 'mend':
      return mendWorth(state.ships[move.ship])
    case 'buy-energy':
      return ship.energyMarkers < 5 && priceOfEnergy(ship) !== NONE ? 3.4 - 0.25 * ship.energyMarkers : 0.2
    case 'dismantle':
      return -0.5
    case 'nothing':
      return 0
  }
}

function trade(state: XodusState, move: TradeMove): number {
  switch (move.kind) {
    case 'buy': {
      const buyer = state.ships[move.ship]
      return DONE + bargain(state, buyer, move.module, priceFor(state, buyer.place, buyer, move.module))
    }
    case 'give-scrap':
      return pooling(state, state.ships[move.from], state.ships[move.to])
    case 'give-module':
    case 'give-key':
      return -0.2
    case 'done':
      return DONE
  }
}

/** What there is to doing nothing more. */
const DONE = 0.5

/** Scraps change hands for a purchase that the other cannot make alone, and both can. */
function pooling(state: XodusState, from: Ship, to: Ship): number {
  const { stock } = state.systems[to.place]
  if (!actingShips(state).includes(to)) return -0.2
  let best = -0.2
  for (const module of stock) {
    const price = priceFor(state, to.place, to, module)
    if (to.scraps >= price || to.scraps + from.scraps < price) continue
    best = Math.max(best, DONE + 0.9 * bargain(state, to, module, price))
  }
  return best
}

const farOut = ({ q, r }: AnswerTo<'space'>): number => 0.1 * (Math.abs(q) + Math.abs(r) + Math.abs(q + r))

function sacrifice(offering: AnswerTo<'sacrifice'>): number {
  switch (offering.kind) {
    case 'health':
      return 0.3
    case 'energy':
      return 0.2
    case 'module':
      return spared(offering.module)
    case 'enough':
      return -1
  }
}

function volunteer(state: XodusState, answer: AnswerTo<'discard-module'>): number {
  return answer.kind === 'module' ? spared(answer.module) : roomAboard(state.ships[answer.ship])
}

/** How easily a Module is given up. */
const spared = (module: number): number => 1 - 0.1 * MODULES[module].price

/** Those who are hunted, or wait for others at a Signal, are there when help comes; those who are free go first. */
function activate(state: XodusState, ship: Ship): number {
  const near = state.ships.filter((other) => other.place === ship.place && !other.destroyed).length
  const { key } = state.systems[ship.place]
  const waits = key !== NONE && state.signals[key].card !== NONE
  return (ship.engaged ? -1 : 0) + (waits ? -0.4 : 0) + 0.1 * near + 0.05 * ship.actions
}

function lanesAround(state: XodusState, turn: number): number {
  const { drawn, drawnQ, drawnR } = state
  // A tile that joins two Systems makes the map smaller.
  return turnsThatFit(state, drawn, drawnQ, drawnR, NONE).includes(turn) ? 1 : 0
}

const carrier = (ship: Ship): number => 0.2 * ship.health + ship.keys.length

/** Who has few Modules, and the Energy to use one more. */
const roomAboard = (ship: Ship): number => 1 - 0.15 * ship.modules.length + 0.1 * ship.energyMarkers

/** Options of an Exploration: what they give, and the odds of a Skill Roll. */
function exploration(state: XodusState, ships: readonly Ship[], { option }: Chosen): number {
  const { exploring } = state
  if (exploring === null) return 0
  const { effects, failure = [], roll } = EXPLORATIONS[exploring.card].options[option]
  const gain = worth(state, ships, effects)
  if (roll === undefined) return gain
  const acting = actingShips(state)
  const chance = roll.symbol === 'hit' ? chanceToShow(acting, 0, roll.n) : chanceToShow(acting, roll.n, 0)
  return chance * gain + (1 - chance) * worth(state, ships, failure)
}

function worth(state: XodusState, ships: readonly Ship[], effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects) sum += effectWorth(state, ships, effect)
  return sum
}

function effectWorth(state: XodusState, ships: readonly Ship[], effect: Effect): number {
  const lost = ships.reduce((most, ship) => Math.max(most, ship.markers - ship.health), 0)
  switch (effect.do) {
    case 'scraps':
      return SCRAP * effect.n
    case 'module':
    case 'precursor-module':
      return ships.length === 0
        ? 1
        : effect.n * unknownModule(state, ships[0], effect.do === 'precursor-module')
    case 'reveal':
      return state.blocks.length > 0 ? 1.3 * effect.n : 0
    case 'heal':
      return 0.6 * Math.min(effect.n, lost)
    case 'energy':
      return ships.some((ship) => ship.energyMarkers - ship.energy > 1) ? 0.7 : 0.1
    case 'pacify':
      return 0.8 * effect.n
    case 'avatars':
      return effect.by < 0 ? 0.6 : -0.8
    case 'hold':
      return SPACE
    case 'ally':
      return 2
    case 'wormhole':
      return 0.5
    case 'close-rift':
      return 0.6
    case 'open-rift':
      return -0.6
    case 'hurt':
      return -0.8 * effect.n
    case 'damage-card':
      return -1
    case 'end-turn':
      return -0.8 * (ships[0]?.actions ?? 0)
    case 'advance':
      return -SPACE
    case 'damage-roll':
    case 'drain':
      return -0.5
    case 'action':
      return 1.1 * effect.n
    case 'mend':
    case 'jump':
    case 'fold':
    case 'scavenge':
      return 0.5
  }
}
