import { MODULES } from '../../content/modules.ts'
import { SHIP_TYPES } from '../../content/schema.ts'
import { RAIDERS } from '../../content/raiders.ts'
import { distance, isUncolonised, isVoid, leftmost, tilesOf, voidRegion } from '../../position/map.ts'
import { participantOf } from '../../position/participants.ts'
import { canPay, sizeOf } from '../../position/stock.ts'
import { ownersIn, firstShipOf, unlikeShips } from '../../position/ships.ts'
import { isAffected, isInRangeOfVoid } from '../../position/void.ts'
import {
  type AndromedaState,
  CREDITS,
  ENERGY,
  NONE,
  SHIPS_EACH,
  SUPREMACY,
  UNITY,
} from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { damageModule, damageShip } from '../damage.ts'
import { gain, isWanted } from '../effects.ts'
import { unityModule } from '../modules.ts'
import { scoreVp } from '../points.ts'
import { refuse } from '../refuse.ts'
import { gainResource, lose, pay } from '../stock.ts'
import { advance } from '../tracks.ts'
import { rollInVoid, voidAction } from '../void.ts'
import { byEvent, type EventRules, extremes, inOrder } from './event.ts'

/** Shadows of the Void: only those with a ship in range of it are concerned (AE-VN-3, AE-VN-4, AE-VN-10). */
export const SHADOWS: EventRules<'EN'> = {
  EN1: emergenceOfDarkness,
  EN2: whispers,
  EN3: gravityTide,
  EN4: darkHarvest,
  EN5: umbralGift,
  EN6: eclipse,
  EN7: devouringMaw,
  EN8: riftStorm,
  EN9: echoOfThePrecursors,
  EN10: longestNight,
}

const affected = (state: AndromedaState): readonly number[] =>
  inOrder(state).filter((who) => isAffected(state, who))

/** The ships of somebody that are in range of the Void, by their places in `state.ships`. */
function inRange(state: AndromedaState, who: number): number[] {
  const first = firstShipOf(state, who)
  const found: number[] = []
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    if (isInRangeOfVoid(state, state.ships[ship])) found.push(ship)
  }
  return found
}

const CHEAP = 3

// AE-UE-7, AE-BZ-14
function emergenceOfDarkness(g: Andromeda): void {
  const from = byEvent('EN1')
  for (const who of affected(g.state)) {
    if (who === UNITY) {
      unityModule(g, NONE, from)
      continue
    }
    const hasCheap = g.state.columns.some((column) =>
      column.some((design) => sizeOf(MODULES[design].cost) <= CHEAP),
    )
    if (!hasCheap || isWanted(g, who, from))
      gain(g, who, [{ give: 'free-module', atMost: CHEAP }], from, 'events')
    damageModule(g, who, false, from)
  }
}

function whispers(g: Andromeda): void {
  for (const who of affected(g.state)) {
    gain(
      g,
      who,
      [
        { give: 'tactics', amount: 2 },
        { give: 'discard', amount: 1 },
      ],
      byEvent('EN2'),
      'events',
    )
  }
}

function gravityTide(g: Andromeda): void {
  const { state } = g
  const target = voidRegion(state)
  const drawn = affected(state).map((who) => {
    const ship = nearestShip(g, who)
    if (state.ships[ship].place !== target) transfer(g, who, ship, target)
    voidAction(g, who, ship)
    return { who, ship }
  })
  if (isDragonHome(state)) for (const { who, ship } of drawn) escapeOrSuffer(g, who, ship)
}

const ONE_ENERGY = [1, 0, 0, 0, 0]

function escapeOrSuffer(g: Andromeda, who: number, ship: number): void {
  const player = participantOf(g.state, who)
  if (who !== UNITY && canPay(player, ONE_ENERGY)) {
    const menu = g.menu(who, 'gravity-tide-toll', { ship })
    menu.offer({ kind: 'pay' })
    menu.offer({ kind: 'suffer' })
    if (menu.ask().kind === 'pay') {
      pay(g, player, ONE_ENERGY)
      return
    }
  }
  damageShip(g, ship, false)
}

const isDragonHome = (state: AndromedaState): boolean =>
  state.raiders.some(
    ({ card, place }) => RAIDERS[card].power === 'shadow-warp' && place >= 0 && isVoid(state, place),
  )

function nearestShip(g: Andromeda, who: number): number {
  const { state } = g
  const target = voidRegion(state)
  const ships = who === UNITY ? inRange(state, who) : unlikeShips(state, inRange(state, who))
  const steps = (ship: number): number => distance(state, state.ships[ship].place, target)
  const { fewest } = extremes(ships, steps)
  if (who === UNITY) return fewest[g.chance.below(fewest.length)]
  const menu = g.menu(who, 'gravity-tide')
  for (const ship of fewest) menu.offer({ kind: 'ship', ship })
  return menu.ask().ship
}

function darkHarvest(g: Andromeda): void {
  const { state } = g
  const from = byEvent('EN4')
  const concerned = affected(state)
  const { most } = extremes(concerned, (who) => inRange(state, who).length)
  for (const who of concerned) {
    if (who !== UNITY && givesEnergy(g, who)) lose(g, who, ENERGY, 2, from)
    else scoreVp(g, who, -1, 'events', from)
  }
  if (concerned.length > 0) for (const who of most) advance(g, who, SUPREMACY, from)
}

function givesEnergy(g: Andromeda, who: number): boolean {
  const missing = 2 - participantOf(g.state, who).stock[ENERGY]
  const menu = g.menu(who, 'dark-harvest')
  menu.offer({ kind: 'energy' }, missing > 0 ? refuse('AE-BZ-12', missing) : undefined)
  menu.offer({ kind: 'vp' })
  return menu.ask().kind === 'energy'
}

function umbralGift(g: Andromeda): void {
  for (const who of affected(g.state)) rollInVoid(g, who)
}

function eclipse(g: Andromeda): void {
  for (const who of affected(g.state)) {
    const ships = inRange(g.state, who)
    participantOf(g.state, who).eclipsed = ships
    scoreVp(g, who, Math.min(3, ships.length), 'events', byEvent('EN6'))
  }
}

function devouringMaw(g: Andromeda): void {
  const { state } = g
  for (const who of affected(state)) {
    for (const ship of inRange(state, who)) {
      if (!isVoid(state, state.ships[ship].place)) continue
      damageShip(g, ship, false)
      gain(g, who, [{ give: 'basic', amount: 2 }], byEvent('EN7'), 'events')
    }
  }
}

function riftStorm(g: Andromeda): void {
  for (const who of affected(g.state)) {
    if (who === UNITY) throwUnityShip(g)
    else weatherStorm(g, who)
  }
}

const emptyTiles = (state: AndromedaState): number[] =>
  tilesOf(state).filter((region) => ownersIn(state, region).length === 0)

function weatherStorm(g: Andromeda, who: number): void {
  const { state } = g
  const menu = g.menu(who, 'rift-storm')
  for (const ship of unlikeShips(state, inRange(state, who))) {
    for (const region of emptyTiles(state)) menu.offer({ kind: 'transfer', ship, region })
    menu.offer({ kind: 'damage', ship })
  }
  const answer = menu.ask()
  if (answer.kind === 'transfer') {
    transfer(g, who, answer.ship, answer.region)
    return
  }
  damageShip(g, answer.ship, false)
  gainResource(g, who, ENERGY, 2, byEvent('EN8'))
}

function throwUnityShip(g: Andromeda): void {
  const { state } = g
  const ships = inRange(state, UNITY)
  const ship = ships[g.chance.below(ships.length)]
  const empty = emptyTiles(state)
  if (empty.length === 0) return
  const planet = leftmost(empty.filter((region) => isUncolonised(state, region)))
  transfer(g, UNITY, ship, planet === NONE ? empty[g.chance.below(empty.length)] : planet)
}

function transfer(g: Andromeda, who: number, ship: number, to: number): void {
  const { place, type } = g.state.ships[ship]
  g.state.ships[ship].place = to
  g.tell({ kind: 'moved', who, ship: SHIP_TYPES[type], from: place, to, why: 'event' })
}

function echoOfThePrecursors(g: Andromeda): void {
  for (const who of affected(g.state)) {
    gain(
      g,
      who,
      [{ give: 'vp-per', each: 'relic', most: 3, orElse: [{ give: 'tactics', amount: 1 }] }],
      byEvent('EN9'),
      'events',
    )
  }
}

function longestNight(g: Andromeda): void {
  const { state } = g
  const dragon = state.raiders.find(({ card }) => RAIDERS[card].power === 'shadow-warp')
  if (dragon !== undefined && dragon.place >= 0) dragon.dice++
  for (const who of affected(state)) gainResource(g, who, CREDITS, 1, byEvent('EN10'))
}
