import { NO_INTACT_MODULE_VP, NOTHING_TO_REPAIR_VP } from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { hasPower } from '../position/abilities.ts'
import { isFirstOfItsKind, modulesThatAre } from '../position/modules.ts'
import { participantOf } from '../position/participants.ts'
import { shieldsOf, shipOfTypeAt, shipsOf } from '../position/ships.ts'
import {
  BARGE,
  FIGHTER,
  HEAVY_CRUISER,
  NONE,
  type Participant,
  SCIENCE_VESSEL,
  SCRAPYARD,
  type Ship,
  TRANSPORT,
  UNITY,
} from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { happen } from './effects.ts'
import type { Cause } from './facts.ts'
import { scoreVp } from './points.ts'

// AE-BX-3, AE-BX-4, AE-BX-5

/** One repair action (the Unity: AE-UD-14, AE-UD-38). */
export function repair(g: Andromeda, who: number, from: Cause): void {
  if (who === UNITY) repairForUnity(g, from)
  else repairOfPlayer(g, who, from)
}

const SHIPS = SHIP_TYPES.map((ship) => ({ kind: 'ship', ship }) as const)
const CRUISER = { kind: 'cruiser' } as const

/** A heavy cruiser of somebody that has damage markers, wherever it is. */
const damagedCruiser = (g: Andromeda, who: number): Ship | undefined =>
  shipsOf(g.state, who).find(({ type, damage }) => type === HEAVY_CRUISER && damage > 0)

function repairOfPlayer(g: Andromeda, who: number, from: Cause): void {
  const player = participantOf(g.state, who)
  const menu = g.menu(who, 'repair')
  for (const module of modulesThatAre(player, 'damaged')) {
    if (isFirstOfItsKind(player, module)) menu.offer({ kind: 'module', module })
  }
  for (let type = 0; type < SHIPS.length; type++) {
    if (shipOfTypeAt(g.state, who, type, SCRAPYARD) !== NONE) menu.offer(SHIPS[type])
  }
  if (damagedCruiser(g, who) !== undefined) menu.offer(CRUISER)
  if (menu.count === 0) {
    scoreVp(g, who, NOTHING_TO_REPAIR_VP, 'repairs', from)
    return
  }
  const chosen = menu.ask()
  if (chosen.kind === 'module') repairModule(g, player, chosen.module)
  else if (chosen.kind === 'ship') repairShip(g, who, SHIP_TYPES.indexOf(chosen.ship))
  else repairCruiser(g, who)
}

/** A Mechaphage token first becomes a damage marker; the Unity needs only one repair (6.9). */
function repairModule(g: Andromeda, participant: Participant, index: number): void {
  const module = participant.modules[index]
  if (module.damage === 2) g.state.mechaphageTokens++
  module.damage = participant.who === UNITY ? 0 : module.damage - 1
  g.tell({ kind: 'repaired', who: participant.who, what: 'module', number: module.design })
}

function repairShip(g: Andromeda, who: number, type: number): void {
  g.state.ships[shipOfTypeAt(g.state, who, type, SCRAPYARD)].place = BARGE
  g.tell({ kind: 'repaired', who, what: 'ship', number: type })
}

function repairCruiser(g: Andromeda, who: number): void {
  const cruiser = damagedCruiser(g, who)
  if (cruiser === undefined) return
  cruiser.damage--
  g.tell({ kind: 'repaired', who, what: 'cruiser', number: HEAVY_CRUISER })
}

// AE-UD-14, AE-UD-38

const UNITY_REPAIRS = [HEAVY_CRUISER, FIGHTER, SCIENCE_VESSEL, TRANSPORT] as const

function repairForUnity(g: Andromeda, from: Cause): void {
  const unity = participantOf(g.state, UNITY)
  const damaged = modulesThatAre(unity, 'damaged')
  if (damaged.length > 0) {
    repairModule(g, unity, atRandom(g, damaged))
    return
  }
  const types = UNITY_REPAIRS.filter((type) => shipOfTypeAt(g.state, UNITY, type, SCRAPYARD) !== NONE)
  if (types.length > 0) repairShip(g, UNITY, shipToRepair(g, types))
  else if (damagedCruiser(g, UNITY) !== undefined) repairCruiser(g, UNITY)
  else scoreVp(g, UNITY, NOTHING_TO_REPAIR_VP, 'repairs', from)
}

function shipToRepair(g: Andromeda, types: readonly number[]): number {
  if (!g.state.decideForUnity) return types[0]
  const menu = g.menu(g.state.machine.control, 'unity-repair')
  for (const type of types) menu.offer(SHIPS[type])
  return SHIP_TYPES.indexOf(menu.ask().ship)
}

const atRandom = (g: Andromeda, among: readonly number[]): number =>
  among.length === 1 ? among[0] : among[g.chance.below(among.length)]

// AE-BX-1, AE-BX-2, AE-UD-13

/** Damages a module of the owner’s choice, or costs a point. */
export function damageModule(g: Andromeda, who: number, mechaphage: boolean, from: Cause): void {
  const participant = participantOf(g.state, who)
  const intact = modulesThatAre(participant, 'intact')
  if (intact.length === 0) {
    scoreVp(g, who, NO_INTACT_MODULE_VP, 'damage', from)
    return
  }
  const module = participant.modules[moduleToDamage(g, participant, intact)]
  const isToken = mechaphage && g.state.mechaphageTokens > 0
  if (isToken) g.state.mechaphageTokens--
  module.damage = isToken ? 2 : 1
  // AE-BM-16
  if (MODULES[module.design].ongoing?.some(({ does }) => does === 'hand')) g.state.turn.handsLowered.push(who)
  g.tell({ kind: 'module-damaged', who, module: module.design, mechaphage: isToken })
}

function moduleToDamage(g: Andromeda, participant: Participant, intact: readonly number[]): number {
  const isUnity = participant.who === UNITY
  if (isUnity && !g.state.decideForUnity) return atRandom(g, intact)
  const menu = isUnity
    ? g.menu(g.state.machine.control, 'unity-damage')
    : g.menu(participant.who, 'damage-module')
  for (const module of intact)
    if (isFirstOfItsKind(participant, module)) menu.offer({ kind: 'module', module })
  return menu.ask().module
}

/**
 * AE-BM-3, AE-BB-21, AE-UD-12: a ship is damaged: a marker, the scrapyard, or the Barge if it is spared. A Cloak always
 * spares a science vessel.
 */
export function damageShip(g: Andromeda, ship: number, spared: boolean): void {
  const damaged = g.state.ships[ship]
  const { owner, place, type } = damaged
  if (damaged.damage < shieldsOf(g.state, damaged)) {
    damaged.damage++
    g.tell({ kind: 'ship-damaged', who: owner, ship: SHIP_TYPES[type], to: 'marker' })
  } else {
    const toBarge = spared || (type === SCIENCE_VESSEL && hasPower(g.state, owner, 'cloak'))
    damaged.damage = 0
    damaged.place = toBarge ? BARGE : SCRAPYARD
    g.tell({ kind: 'ship-damaged', who: owner, ship: SHIP_TYPES[type], to: toBarge ? 'barge' : 'scrapyard' })
  }
  happen(g, owner, 'ship-damaged', ship, place)
}
