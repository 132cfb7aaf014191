import type { Language } from '@astrolabe/kernel'
import type { SystemThings } from '../text/en/table.ts'
import { ALLIES } from '../content/allies.ts'
import { MODULES } from '../content/modules.ts'
import { TILES } from '../content/tiles.ts'
import { hasRift, hasWormhole, tileOf } from '../position/map.ts'
import { NONE, NOT_PACIFIED, type XodusState } from '../position/state.ts'
import { signalPlace } from '../text/symbols.ts'

interface Seen {
  readonly view: XodusState
  readonly language: Language
}

/** What is printed on a tile, before it lies on the map. */
export function thingsOn(tile: number): SystemThings {
  const { colour, ally = false, enemies = 0, strong = false, surveillance = false, ...printed } = TILES[tile]
  const { exploration = false, signal, wormhole = false } = printed
  return {
    colour,
    exploration,
    signal: signal === undefined ? undefined : signalPlace(signal),
    ally: undefined,
    stock: [],
    allyToMeet: ally,
    wormhole,
    rift: colour === 'corrupted',
    riftClosed: false,
    pylon: false,
    enemies,
    strong,
    surveillance,
    pacified: NOT_PACIFIED,
  }
}

/** What lies in a System. */
export function thingsIn({ view, language }: Seen, place: number): SystemThings {
  const system = view.systems[place]
  const { colour, ally = false, enemies = 0, strong = false, surveillance = false } = tileOf(view, place)
  return {
    colour,
    exploration: system.exploration,
    signal: system.key === NONE ? undefined : signalPlace(system.key + 1),
    ally: system.ally < 0 ? undefined : ALLIES[system.ally].name[language],
    stock: system.stock.map((module) => MODULES[module].name[language]),
    allyToMeet: ally && system.ally === NONE,
    wormhole: hasWormhole(view, place),
    rift: hasRift(view, place),
    riftClosed: system.riftClosed,
    pylon: view.signals.some(({ marked, solved }) => marked === place && !solved),
    enemies,
    strong,
    surveillance,
    pacified: system.pacified,
  }
}
