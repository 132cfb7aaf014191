import { trackOf } from '../../../position/track.ts'
import { shieldsOf } from '../../../position/skills.ts'
import { actingShips } from '../../../position/turn.ts'
import { beyond, EDGES, type Hex } from '@astrolabe/kernel'
import type { Spot } from '@astrolabe/drawing'
import { ALLIES } from '../../../content/allies.ts'
import { AVATARS } from '../../../content/avatars.ts'
import { leadsOut } from '../../../position/map.ts'
import { NONE, type Ship } from '../../../position/state.ts'
import { nextSpecial, tilesLeft } from '../../../position/stack.ts'
import { comingOf, movementOf } from './coming.ts'
import { type Hunt, huntsOf } from './hunt.ts'
import { type Look, nameOf } from './look.ts'
import { huntSaid, layingName, shipName, systemName } from './names.ts'
import { isOnMap } from './standing.ts'
import { waysTo } from '../../../position/laying.ts'

// Everything on the map that can be pointed at, with the options that belong to it. What has no place there, such as
// cards, manoeuvres and the end of a turn, is left to the dock, to the stages over the map and to the list of options.

/** A spot and what it stands for. */
export type SpotOf<T> = Spot & T

/** Systems are named by their tile, ships by their board, Avatars by their number: so are they in facts. */
export const spotId = {
  system: (tile: number): string => `system-${tile}`,
  space: ({ q, r }: Hex): string => `space-${q},${r}`,
  ship: (board: number): string => `ship-${board}`,
  avatar: (number: number): string => `avatar-${number}`,
  laying: 'laying',
  stack: 'stack',
  track: 'track',
} as const

/** What ships do where they are. */
const HERE = [
  'explore',
  'work',
  'take-key',
  'recover-keys',
  'pacify',
  'scavenge',
  'trade',
  'maintain',
  'roll',
  'fight',
  'hide',
] as const

export interface MapSpots {
  readonly systems: readonly SpotOf<{ readonly place: number }>[]
  /** Empty spaces that a tile may come to lie on now. */
  readonly spaces: readonly SpotOf<Hex>[]
  readonly ships: readonly SpotOf<{ readonly ship: Ship }>[]
  readonly avatars: readonly SpotOf<{ readonly hunt: Hunt }>[]
  /** The tile that is being laid: all the ways it may be turned. */
  readonly laying: SpotOf<{ readonly turns: readonly number[] }> | undefined
  readonly stack: Spot
  readonly track: Spot
}

export function mapSpots(look: Look): MapSpots {
  return {
    systems: look.view.systems.map((_, place) => systemSpot(look, place)),
    spaces: spaceSpots(look),
    ships: look.view.ships.filter(isOnMap).map((ship) => ({
      id: spotId.ship(ship.board),
      name: shipName(look, ship),
      keys: [`activate ${ship.index}`, `fleet ${ship.index}`, `to ${ship.index}`],
      ship,
    })),
    avatars: huntsOf(look.view).map((hunt) => ({
      id: spotId.avatar(hunt.avatar.card),
      name: avatarName(look, hunt),
      keys: [],
      hunt,
    })),
    laying: layingSpot(look),
    stack: stackSpot(look),
    track: trackSpot(look),
  }
}

export const allSpots = (spots: MapSpots): Spot[] => [
  ...spots.systems,
  ...spots.spaces,
  ...spots.ships,
  ...spots.avatars,
  ...(spots.laying === undefined ? [] : [spots.laying]),
  spots.stack,
  spots.track,
]

function systemSpot(look: Look, place: number): SpotOf<{ place: number }> {
  const here = actingShips(look.view).at(0)?.place === place ? [...HERE, ...serviceKeys(look)] : []
  return {
    id: spotId.system(look.view.systems[place].tile),
    name: systemName(look, place),
    keys: [...here, `jump ${place}`, `rush ${place}`, `system ${place}`],
    place,
  }
}

/** Services of the Ally where the ships are, for each of them, on whomever. */
function serviceKeys({ view }: Look): string[] {
  const ships = actingShips(view)
  const ally = ships.length === 0 ? NONE : view.systems[ships[0].place].ally
  if (ally < 0) return []
  return ALLIES[ally].services.flatMap((_, service) =>
    ships.flatMap(({ index }) =>
      [NONE, ...view.ships.keys()].map((on) => `service ${index} ${service} ${on}`),
    ),
  )
}

function spaceSpots(look: Look): SpotOf<Hex>[] {
  const { decision } = look
  if (decision?.prompt === 'act') return spacesAround(look)
  if (decision?.prompt !== 'space') return []
  return decision.offers.map(({ key, option: { q, r } }) => ({
    id: spotId.space({ q, r }),
    name: spaceName(look, { q, r }),
    keys: [key],
    q,
    r,
  }))
}

function spacesAround(look: Look): SpotOf<Hex>[] {
  const { view } = look
  const leader = actingShips(view).at(0)
  if (leader === undefined) return []
  const offered = (look.decision?.offers ?? []).map(({ key }) => key)
  const spots: SpotOf<Hex>[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    if (!leadsOut(view, leader.place, edge)) continue
    const space = beyond(view.systems[leader.place], edge)
    const keys = [`probe ${edge}`, `blind-jump ${edge}`]
    // A captain who looks at the tile first says nothing of the space yet.
    if (!offered.some((key) => keys.includes(key))) continue
    spots.push({ id: spotId.space(space), name: spaceName(look, space), keys, ...space })
  }
  return spots
}

const spaceName = (look: Look, { q, r }: Hex): string =>
  look.words.page.map.space(waysTo(look.view, q, r).map(({ place }) => nameOf(look, place)))

function avatarName(look: Look, hunt: Hunt): string {
  const { avatar } = hunt
  return look.words.page.map.avatar({
    foe: {
      name: AVATARS[avatar.card - 1].name[look.language],
      health: avatar.health,
      shields: shieldsOf(avatar),
    },
    system: nameOf(look, avatar.place),
    hunt: huntSaid(look, hunt),
  })
}

function layingSpot(look: Look): MapSpots['laying'] {
  const { decision } = look
  if (decision?.prompt !== 'rotation') return undefined
  const { offers } = decision
  const turns = offers.map(({ option }) => option.turn)
  return {
    id: spotId.laying,
    name: layingName(look, turns, turns[0]),
    keys: offers.map(({ key }) => key),
    turns,
  }
}

function stackSpot({ view, words }: Look): Spot {
  const next = nextSpecial(view)
  const counts = [
    words.table.stack(tilesLeft(view)),
    ...(next === undefined
      ? []
      : [words.table.nextTile(next.percent, next.greatRift), words.page.map.blocks]),
  ]
  return { id: spotId.stack, name: words.page.map.stack(counts), keys: ['probe -1', 'blind-jump -1'] }
}

function trackSpot(look: Look): Spot {
  const { view, words } = look
  const { map } = words.page
  const movement = movementOf(view)
  const coming = [
    ...comingOf(look).map(map.coming),
    ...(movement === 0 ? [] : [words.table.movement(movement)]),
  ]
  const keys = map.keys(view.keysPlaced.length, trackOf(view).keys)
  return {
    id: spotId.track,
    name: map.track(view.marker, trackOf(view).spaces, [...coming, keys]),
    keys: [],
  }
}
