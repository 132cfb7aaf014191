import type { Warning } from '@astrolabe/kernel'
import {
  chanceOfAvatar,
  levelToExpect,
  stepsOfArrival,
  WORST_EXPLORATION,
  worstAttack,
  worstDamageRoll,
  worstDisengagement,
  worstOfOption,
  worstOfWork,
} from '../position/dangers.ts'
import { isHeraldOwed } from '../position/disengaging.ts'
import { mustBeDetected, willBeHostile } from '../position/enemy-systems.ts'
import { colourOf, tileOf } from '../position/map.ts'
import { fightersOf, foesOf, skillOf } from '../position/skills.ts'
import { type Combat, type Foe, NONE, type Ship, type XodusState } from '../position/state.ts'
import { isHeld } from '../position/targets.ts'
import { trackOf } from '../position/track.ts'
import { actingShips, groupActions } from '../position/turn.ts'
import type {
  AnswerTo,
  Chosen,
  DetectionMove,
  GatherMove,
  Manoeuvre,
  TurnMove,
  XodusQuestion,
} from './questions.ts'

/** Legal, but wasteful or dangerous: what a person should hear before choosing. What `amount` counts is in brackets. */
export type XodusWarning =
  /** Disengaging, from Avatars or because of an Enemy's skill, advances the Corruption [spaces left to the Awakening after it]. */
  | 'herald'
  /** … onto a space that brings Avatars into play at once [how many]. */
  | 'herald-brings-avatar'
  /** … beyond the Awakening: the game is lost. */
  | 'herald-loses'
  /** The last Key: every Avatar that is free moves towards the Great Rift [how many are]. */
  | 'last-key'
  /** The turn ends, or a Fleet is joined, and Actions are lost [how many]. */
  | 'actions-lost'
  /** The turn ends where an Avatar may come in the Corruption phase [chance in per cent, by its die]. */
  | 'avatar-in-reach'
  /** The next space brings an Avatar, and the turn ends near where it will come [Avatar steps away, 0 to 3]. */
  | 'rift-in-reach'
  /** What the dice or a card may cost can destroy a ship [its Health]. */
  | 'may-be-destroyed'
  /** A Blind Jump with the last Action: whatever is there, the turn is over. */
  | 'last-action-blind'
  /** Fewer ships than the Enemies' level asks for [ships that would be balanced]. */
  | 'outgunned'
  /** An Avatar is there: the ship is engaged on arrival [how many Avatars]. */
  | 'avatar-there'
  /** The System is under surveillance: detection is certain [Enemies that come]. */
  | 'sure-detection'
  /** The turn ends in a System whose Enemies will look for the ship at the start of its next one. */
  | 'detection-next'
  /** The Corruption is at the Awakening: the game is lost at the end of this round. */
  | 'last-round'

interface Caution extends Warning {
  readonly kind: XodusWarning
}

export function warnings(state: XodusState, seat: number, chosen: XodusQuestion): Caution[] {
  switch (chosen.prompt) {
    case 'act':
      return aboutTurnMove(state, chosen.option)
    case 'gather':
      return aboutGathering(state, chosen.option)
    case 'join':
      return aboutJoining(state, seat, chosen.option)
    case 'detection':
      return aboutDetection(state, chosen.option)
    case 'manoeuvre':
      return aboutManoeuvre(state, chosen.option)
    case 'flee':
      return chosen.option.kind === 'flee' ? aboutDisengaging(state) : []
    case 'exploration':
    case 'warning':
      return aboutOption(state, chosen.option)
    case 'bonus-option':
      return chosen.option.kind === 'option' ? aboutOption(state, chosen.option) : []
    case 'fold':
    case 'free-jump':
      return aboutArrival(state, chosen.option.system)
    case 'ship':
    case 'mod':
    case 'order':
    case 'space':
    case 'rotation':
    case 'after-probe':
    case 'before-attack':
    case 'after-attack':
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
    case 'reroll':
    case 'foe':
    case 'maintenance':
    case 'mend':
    case 'trade':
    case 'extra-option':
    case 'share-scrap':
    case 'share-module':
    case 'share-key':
    case 'pacify':
    case 'close-rift':
    case 'move-wormhole':
    case 'charge':
    case 'feed':
    case 'sacrifice':
    case 'discard-module':
      return []
  }
}

function aboutTurnMove(state: XodusState, move: TurnMove): Caution[] {
  const ships = actingShips(state)
  const { place } = ships[0]
  switch (move.kind) {
    case 'blind-jump':
      return groupActions(state) === 1 ? [{ kind: 'last-action-blind' }] : []
    case 'jump':
    case 'rush':
      return aboutArrival(state, move.system)
    case 'explore':
      return aboutExploring(state, ships, place)
    case 'pacify':
      return aboutFight(state, ships, place)
    case 'work':
      return aboutLosses(ships, () => worstOfWork(state, place))
    case 'strain':
      return aboutLosses(ships, worstDamageRoll)
    case 'fleet':
      return aboutFleet(state, state.ships[move.ship])
    case 'hide': {
      const found = state.turn?.fledAvatar === true ? [] : aboutAvatars(state, place)
      return [
        ...aboutUnspentActions(state),
        ...aboutEnemies(state, place),
        ...found,
        ...aboutLastRound(state),
      ]
    }
    case 'end-turn':
      return [
        ...aboutUnspentActions(state),
        ...aboutEnemies(state, place),
        ...aboutAvatars(state, place),
        ...aboutLastRound(state),
      ]
    case 'probe':
    case 'scavenge':
    case 'recover-keys':
    case 'trade':
    case 'maintain':
    case 'take-key':
    case 'service':
    case 'use':
      return []
  }
}

// XO-ACT-11, XO-ACT-15, XO-ENS-13
function aboutArrival(state: XodusState, place: number): Caution[] {
  const cautions: Caution[] = []
  const avatars = state.foes.filter((foe) => foe.avatar && foe.place === place).length
  if (avatars > 0) cautions.push({ kind: 'avatar-there', amount: avatars })
  const { surveillance = false, enemies = 0 } = tileOf(state, place)
  if (surveillance && mustBeDetected(state, place)) cautions.push({ kind: 'sure-detection', amount: enemies })
  return cautions
}

/** The weakest of the ships that a loss could destroy. */
function aboutLosses(ships: readonly Ship[], worst: (ship: Ship) => number): Caution[] {
  let health = Number.MAX_SAFE_INTEGER
  for (const ship of ships) if (ship.health <= worst(ship)) health = Math.min(health, ship.health)
  return health < Number.MAX_SAFE_INTEGER ? [{ kind: 'may-be-destroyed', amount: health }] : []
}

// XO-ACT-18, XO-KEY-03
function aboutExploring(state: XodusState, ships: readonly Ship[], place: number): Caution[] {
  if (colourOf(state, place) === 'great-rift') return aboutPlacingKeys(state, ships)
  return state.systems[place].key === NONE ? aboutLosses(ships, () => WORST_EXPLORATION) : []
}

function aboutPlacingKeys(state: XodusState, ships: readonly Ship[]): Caution[] {
  let keys = state.keysPlaced.length
  for (const ship of ships) keys += ship.keys.length
  const free = state.foes.filter((foe) => foe.avatar && !isHeld(state, foe)).length
  return keys === trackOf(state).keys && free > 0 ? [{ kind: 'last-key', amount: free }] : []
}

// XO-CMB-13
function aboutFight(state: XodusState, ships: readonly Ship[], place: number): Caution[] {
  const level = levelToExpect(state, place)
  const cautions = aboutLosses(ships, worstDamageRoll)
  return level > ships.length ? [{ kind: 'outgunned', amount: level }, ...cautions] : cautions
}

function aboutDetection(state: XodusState, move: DetectionMove): Caution[] {
  const ships = actingShips(state)
  return move.kind === 'fight' ? aboutFight(state, ships, ships[0].place) : []
}

function aboutGathering(state: XodusState, move: GatherMove): Caution[] {
  return move.kind === 'fleet' ? aboutFleet(state, state.ships[move.ship]) : []
}

// XO-FLT-03, XO-FLT-06
function aboutFleet(state: XodusState, ship: Ship): Caution[] {
  const lost = Math.abs(groupActions(state) - ship.actions)
  return lost > 0 ? [{ kind: 'actions-lost', amount: lost }] : []
}

/** What the joining ship itself loses, if only one of the captain's ships can be meant. */
function aboutJoining(state: XodusState, seat: number, answer: AnswerTo<'join'>): Caution[] {
  if (answer.kind !== 'join') return []
  const { place } = actingShips(state)[0]
  const candidates = state.ships.filter(
    (ship) =>
      ship.seat === seat &&
      ship.place === place &&
      !ship.acted &&
      !ship.destroyed &&
      state.turn?.fleet.includes(ship.index) !== true,
  )
  const lost = candidates.length === 1 ? candidates[0].actions - groupActions(state) : 0
  return lost > 0 ? [{ kind: 'actions-lost', amount: lost }] : []
}

// OP-3
function aboutUnspentActions(state: XodusState): Caution[] {
  const actions = groupActions(state)
  return actions > 0 ? [{ kind: 'actions-lost', amount: actions }] : []
}

// XO-TRN-06, XO-ENS-17
function aboutEnemies(state: XodusState, place: number): Caution[] {
  return willBeHostile(state, place) ? [{ kind: 'detection-next' }] : []
}

// XO-AVC-02, OP-22
function aboutAvatars(state: XodusState, place: number): Caution[] {
  const cautions: Caution[] = []
  const chance = chanceOfAvatar(state, place)
  if (chance > 0) cautions.push({ kind: 'avatar-in-reach', amount: chance })
  const steps = stepsOfArrival(state, place)
  if (steps !== NONE) cautions.push({ kind: 'rift-in-reach', amount: steps })
  return cautions
}

// XO-CPH-07
function aboutLastRound(state: XodusState): Caution[] {
  return state.marker === trackOf(state).spaces && !state.held ? [{ kind: 'last-round' }] : []
}

function aboutManoeuvre(state: XodusState, move: Manoeuvre): Caution[] {
  const { combat } = state
  if (combat === null) return []
  const ship = state.ships[combat.ships[combat.manoeuvres.length]]
  const foe = state.foes[combat.foe]
  switch (move.kind) {
    case 'offensive':
      return aboutLosses([ship], (loser) => worstAttack(loser, foe, 2))
    case 'defensive':
      return aboutLosses([ship], (loser) => worstAttack(loser, foe, 1))
    case 'disengage':
      return aboutDisengaging(state)
    case 'use':
      return []
  }
}

function aboutDisengaging(state: XodusState): Caution[] {
  const { combat } = state
  if (combat === null) return []
  const foes = foesOf(state, combat)
  return [
    ...aboutHerald(state, combat, foes),
    ...aboutLosses(fightersOf(state, combat), (loser) => worstDisengagement(state, loser, foes)),
  ]
}

// XO-AVC-09 to XO-AVC-11
function aboutHerald(state: XodusState, combat: Combat, foes: readonly Foe[]): Caution[] {
  const { spaces } = trackOf(state)
  const { marker, tokens } = state
  const herald = isHeraldOwed(state, combat) ? 1 : 0
  const advances = herald + foes.filter((foe) => advancesOnDisengaging(foe)).length
  if (advances === 0) return []
  const left = spaces - marker - advances
  if (left < 0) return [{ kind: 'herald-loses' }]
  const arrivals = tokens.filter(({ space }) => space > marker && space <= marker + advances).length
  const cautions: Caution[] = [{ kind: 'herald', amount: left }]
  if (arrivals > 0) cautions.push({ kind: 'herald-brings-avatar', amount: arrivals })
  return cautions
}

function advancesOnDisengaging(foe: Foe): boolean {
  const { trigger, does } = skillOf(foe)
  return trigger.on === 'disengage' && does.do === 'advance'
}

function aboutOption(state: XodusState, { option }: Chosen): Caution[] {
  const { exploring } = state
  if (exploring === null) return []
  return aboutLosses(actingShips(state), () => worstOfOption(exploring.card, option))
}
