import type { Exhibit } from '@astrolabe/drawing'
import type { JSX } from 'preact'
import type { Standing } from '../../text/en/page/gallery.ts'
import { AVATARS } from '../../content/avatars.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { SHIPS } from '../../content/ships.ts'
import type { Ship } from '../../position/state.ts'
import { MapSample } from './gallery-tiles.tsx'
import { inBoth } from './in-both.ts'
import { AvatarPiece, EnemyPiece, WreckPiece } from './map/foes.tsx'
import { ShipPiece } from './map/ships.tsx'

const SIZE = 62
const MARK = 36

/** A ship as it is at the start, but for what is told of it. */
export function shipWith(told: Partial<Ship>, board = 0): Ship {
  const { health, actions } = SHIPS[board]
  return {
    index: board % 4,
    seat: board % 4,
    board,
    place: 0,
    health,
    markers: health,
    aside: 0,
    energy: 1,
    energyMarkers: 1,
    scraps: 1,
    exp: 0,
    level: 1,
    mods: [0, 0, 0, 0, 0, 0],
    modules: [],
    damage: [],
    keys: [],
    actions,
    acted: false,
    strained: false,
    scavenged: false,
    hidden: false,
    engaged: false,
    heralded: false,
    destroyed: false,
    used: [],
    served: [],
    sacrificed: 0,
    ...told,
  }
}

const shown = (told: Partial<Ship>, board?: number): JSX.Element => (
  <ShipPiece ship={shipWith(told, board)} size={SIZE} mark={MARK} />
)

const [AVATAR] = AVATARS

const STANDING: Readonly<Record<Standing, JSX.Element>> = {
  sound: shown({}),
  hurt: shown({ health: 3 }, 1),
  acting: <g class="xodus-ship-acting">{shown({}, 2)}</g>,
  acted: shown({ acted: true }, 3),
  hidden: shown({ hidden: true }, 4),
  engaged: shown({ engaged: true }, 5),
  withKeys: shown({ keys: [0, 1] }),
  wreck: <WreckPiece ship={shipWith({ destroyed: true, keys: [0] })} size={SIZE} mark={MARK} />,
  enemy: <EnemyPiece foe={{ card: 0, health: ENEMIES[0].health }} size={48} x={0} y={0} />,
  avatar: <AvatarPiece number={AVATAR.number} health={AVATAR.health} size={64} />,
  avatarHurt: <AvatarPiece number={AVATAR.number} health={3} size={64} />,
}

/** Ships and foes on the map, in every state. */
export const MAP_PIECES: readonly Exhibit[] = (Object.keys(STANDING) as readonly Standing[]).map(
  (standing) => ({
    id: `piece-${standing}`,
    name: inBoth((page) => page.gallery.standing[standing]),
    Piece: () => (
      <MapSample reach={48} small>
        {STANDING[standing]}
      </MapSample>
    ),
  }),
)
