import type { Spot } from '@astrolabe/drawing'
import { HIDDEN } from '@astrolabe/kernel'
import { DISCOVERIES } from '../../content/discoveries.ts'
import { STATION_DOCKS } from '../../content/limits.ts'
import { MODULES } from '../../content/modules.ts'
import { MOONS } from '../../content/moons.ts'
import { RESOURCES, type Resource, SHIP_TYPES, type ShipType } from '../../content/schema.ts'
import { SHIPS } from '../../content/ships.ts'
import { SUPREMACIES } from '../../content/supremacies.ts'
import { TACTICS } from '../../content/tactics.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import { hasPower } from '../../position/abilities.ts'
import { shipsOut } from '../../position/docks.ts'
import { PAID_WAYS, type PaidWay } from '../../position/free-acts.ts'
import { shipsOf } from '../../position/ships.ts'
import {
  type AndromedaState,
  BARGE,
  BAY,
  type Module,
  NONE,
  type Participant,
  SCRAPYARD,
  SUPPLY,
} from '../../position/state.ts'
import { handLimitOf, storageOf } from '../../position/stock.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import type { FleetSaid } from '../../text/en/page/dock.ts'
import { DOCK_WORDS } from '../../text/page.ts'
import type { AndromedaScene } from './look.ts'
import { type KeysAt, keysBySpot } from './option-spots.ts'

// What can be pointed at on a station, with the options that belong to it.

type SpotOf<T> = Spot & T

type ResourceSpot = SpotOf<{
  readonly resource: Resource
  readonly amount: number
  readonly limit: number
}>
export type ShipSpot = SpotOf<{ readonly type: ShipType; readonly fleet: FleetSaid; readonly damage: number }>
type StationDock = 'cargo' | keyof typeof STATION_DOCKS
type DockSpot = SpotOf<{ readonly dock: StationDock }>
export type ModuleSpot = SpotOf<{ readonly module: Module }>
export type TokenSpot = SpotOf<{
  readonly sort: 'moon' | 'discovery' | 'supremacy'
  readonly design: number
  readonly copies: number
}>
type WaySpot = SpotOf<{ readonly way: PaidWay; readonly title: string }>
export type CardSpot = SpotOf<{ readonly card: number; readonly copies: number }>

export interface DockSpots {
  readonly resources: readonly ResourceSpot[]
  readonly leaders: SpotOf<{ readonly leaders: number }>
  readonly ships: readonly ShipSpot[]
  readonly plan: Spot
  readonly docks: readonly DockSpot[]
  readonly modules: readonly ModuleSpot[]
  readonly tokens: readonly TokenSpot[]
  readonly ways: readonly WaySpot[]
  readonly hand: SpotOf<{ readonly cards: number; readonly limit: number }>
  readonly cards: readonly CardSpot[]
}

/** Whose station is shown: the reader's own; to a spectator, that of whoever is asked or has the turn. */
export function playerShown({ view, seat, decision }: AndromedaScene): Participant {
  return (
    view.players[seat] ??
    view.players[decision?.seats[0] ?? NONE] ??
    view.players[view.turn.who] ??
    view.players[0]
  )
}

export function dockSpots(scene: AndromedaScene): DockSpots {
  const { view, language, seat, decision } = scene
  const player = playerShown(scene)
  const isAsked = decision === null || seat !== player.who || decision.seats.includes(player.who)
  const keysAt: KeysAt = isAsked ? keysBySpot(scene) : () => []
  const words = DOCK_WORDS[language]
  const { names } = CARD_WORDS[language]
  const limit = handLimitOf(view, player)
  return {
    resources: RESOURCES.map((resource, number) => {
      const amount = player.stock[number]
      const room = storageOf(view, player, number)
      const id = `resource ${resource}`
      return {
        id,
        name: words.stock(names.resources[resource], amount, room),
        keys: keysAt(id),
        resource,
        amount,
        limit: room,
      }
    }),
    leaders: {
      id: 'leaders',
      name: words.leaders(player.leaders),
      keys: keysAt('leaders'),
      leaders: player.leaders,
    },
    ships: shipSpots(scene, player, keysAt),
    plan: { id: 'plan', name: words.returnSaid(shipsOut(view, player.who)), keys: keysAt('plan') },
    docks: stationDocks(scene, keysAt),
    modules: moduleSpots(scene, player, keysAt),
    tokens: tokenSpots(scene, player, keysAt),
    ways: waySpots(scene, player, keysAt),
    hand: {
      id: 'hand',
      name: words.handSaid(player.hand.length, limit),
      keys: keysAt('hand'),
      cards: player.hand.length,
      limit,
    },
    cards: cardSpots(scene, player, keysAt),
  }
}

export const allDockSpots = (spots: DockSpots): Spot[] => [
  ...spots.resources,
  spots.leaders,
  ...spots.ships,
  spots.plan,
  ...spots.docks,
  ...spots.modules,
  ...spots.tokens,
  ...spots.ways,
  spots.hand,
  ...spots.cards,
]

/** Where the ships of a type are. */
export function fleetOf(view: AndromedaState, who: number, type: number): FleetSaid {
  const places = shipsOf(view, who)
    .filter((ship) => ship.type === type)
    .map(({ place }) => place)
  const count = (at: number): number => places.filter((place) => place === at).length
  return {
    bay: count(BAY),
    out: places.filter((place) => place >= 0).length,
    scrapyard: count(SCRAPYARD),
    barge: count(BARGE),
    supply: count(SUPPLY),
  }
}

function shipSpots({ view, language }: AndromedaScene, player: Participant, keysAt: KeysAt): ShipSpot[] {
  const words = DOCK_WORDS[language]
  const cards = CARD_WORDS[language]
  return SHIP_TYPES.map((type, number) => {
    const fleet = fleetOf(view, player.who, number)
    const upgrade = player.upgrades[number]
    const id = `ship ${type}`
    const name = words.ship(cards.names.ships[type], fleet, cards.ship(SHIPS[number]))
    return {
      id,
      name:
        upgrade === NONE
          ? name
          : `${name} ${words.upgraded(cards.names.upgrades[UPGRADES[upgrade].id], cards.upgrade(UPGRADES[upgrade]))}`,
      keys: keysAt(id),
      type,
      fleet,
      damage: Math.max(
        0,
        ...shipsOf(view, player.who).map((ship) => (ship.type === number ? ship.damage : 0)),
      ),
    }
  })
}

const STATION: readonly StationDock[] = ['cargo', 'slipway', 'workshop', 'lab']

function stationDocks({ language }: AndromedaScene, keysAt: KeysAt): DockSpot[] {
  const words = DOCK_WORDS[language]
  const cards = CARD_WORDS[language]
  return STATION.map((dock) => {
    const id = `dock ${dock}`
    const does =
      dock === 'cargo' ? words.cargo : dock === 'slipway' ? words.slipway : cards.gains(STATION_DOCKS[dock])
    return { id, name: words.dock(cards.names.docks[dock], does), keys: keysAt(id), dock }
  })
}

function moduleSpots({ language }: AndromedaScene, { modules }: Participant, keysAt: KeysAt): ModuleSpot[] {
  const words = DOCK_WORDS[language]
  const cards = CARD_WORDS[language]
  return modules.map((module, index) => {
    const id = `own-module ${index}`
    const design = MODULES[module.design]
    const told = words.module(cards.names.modules[design.id], cards.module(design))
    const harm = module.damage > 1 ? words.infested : words.damaged
    return { id, name: module.damage > 0 ? `${told} ${harm}` : told, keys: keysAt(id), module }
  })
}

/** Designs and how many of each, in the order in which they came. */
function counted(designs: readonly number[]): { readonly design: number; readonly copies: number }[] {
  return [...new Set(designs)].map((design) => ({
    design,
    copies: designs.filter((other) => other === design).length,
  }))
}

function tokenSpots({ language }: AndromedaScene, player: Participant, keysAt: KeysAt): TokenSpot[] {
  const words = DOCK_WORDS[language]
  const cards = CARD_WORDS[language]
  const spot = (
    sort: TokenSpot['sort'],
    id: string,
    name: string,
    text: string,
    of: { design: number; copies: number },
  ) => ({
    id,
    name: words.token(of.copies > 1 ? words.copies(name, of.copies) : name, text),
    keys: keysAt(id),
    sort,
    ...of,
  })
  return [
    ...counted(player.moons).map((of) =>
      spot('moon', `moon ${of.design}`, cards.moonName(of.design), cards.moon(MOONS[of.design]), of),
    ),
    ...counted(player.discoveries).map((of) => {
      const token = DISCOVERIES[of.design]
      return spot(
        'discovery',
        `token ${of.design}`,
        cards.names.discoveries[token.id],
        cards.discovery(token),
        of,
      )
    }),
    ...counted(player.supremacies).map((of) => {
      const token = SUPREMACIES[of.design]
      return spot(
        'supremacy',
        `supremacy ${of.design}`,
        cards.names.supremacies[token.id],
        cards.supremacy(token),
        of,
      )
    }),
  ]
}

const WAYS: readonly PaidWay[] = ['fold-gate', 'doom-flag', 'quiet-passage']

function waySpots({ view, language }: AndromedaScene, player: Participant, keysAt: KeysAt): WaySpot[] {
  const { names, ability, cost } = CARD_WORDS[language]
  const titles: Readonly<Record<PaidWay, string>> = {
    'fold-gate': names.modules.S11,
    'doom-flag': names.abilities.F01[1],
    'quiet-passage': names.abilities.F14[0],
  }
  return WAYS.filter((way) => hasPower(view, player.who, way)).map((way) => ({
    id: `way ${way}`,
    name: `${titles[way]} (${cost({ energy: PAID_WAYS[way] })}). ${ability({ does: 'power', power: way })}.`,
    keys: keysAt(`way ${way}`),
    way,
    title: titles[way],
  }))
}

function cardSpots({ language }: AndromedaScene, { hand }: Participant, keysAt: KeysAt): CardSpot[] {
  const words = DOCK_WORDS[language]
  const cards = CARD_WORDS[language]
  if (hand.includes(HIDDEN))
    return hand.map((_, place) => ({
      id: `back ${place}`,
      name: words.hidden,
      keys: [],
      card: HIDDEN,
      copies: 1,
    }))
  return counted(hand).map(({ design, copies }) => {
    const card = TACTICS[design]
    const name = cards.names.tactics[card.id]
    return {
      id: `card ${design}`,
      name: words.card(
        copies > 1 ? words.copies(name, copies) : name,
        cards.tacticsType(card),
        cards.tactics(card),
      ),
      keys: keysAt(`card ${design}`),
      card: design,
      copies,
    }
  })
}
