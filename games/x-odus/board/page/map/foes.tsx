import { circlePath, plus, type Point, SpotMark, useGlide } from '@astrolabe/drawing'
import { AVATARS } from '../../../content/avatars.ts'
import type { Foe, Ship } from '../../../position/state.ts'
import { AvatarEmblem } from '../pieces/avatar-emblem.tsx'
import { EnemyPortrait } from '../pieces/enemy-portrait.tsx'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import type { DrawnOnMap } from './drawn.ts'
import './foes.css'
import { middleOf } from './geometry.ts'
import { wayOfAvatar } from './news.ts'
import { Badge } from './ships.tsx'
import type { MapSpots } from './spots.ts'
import { avatarPoint, enemiesIn, enemyPoint, isWreck, shipStand } from './standing.ts'

interface AvatarsProps extends DrawnOnMap {
  readonly spots: MapSpots['avatars']
  /** How far from its middle a piece can be hit at least, however small it is drawn. */
  readonly reach: number
  readonly issue: number
}

export function Avatars({ spots, ...drawn }: AvatarsProps) {
  return (
    <>
      {spots.map((spot) => (
        <WanderingAvatar key={spot.id} {...drawn} spot={spot} />
      ))}
    </>
  )
}

interface WanderingAvatarProps extends Omit<AvatarsProps, 'spots'> {
  readonly spot: MapSpots['avatars'][number]
}

function WanderingAvatar({ scene, look, detail, spot, reach, issue }: WanderingAvatarProps) {
  const { view } = look
  const { avatar } = spot.hunt
  const point = avatarPoint(view, avatar)
  const middle = middleOf(view.systems[avatar.place])
  const off = { x: point.x - middle.x, y: point.y - middle.y }
  const way = wayOfAvatar(view, scene.news, avatar.card).map((at) => plus(middleOf(view.systems[at]), off))
  const ref = useGlide<SVGGElement>(way, issue)
  return (
    <g ref={ref} style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
      <SpotMark scene={scene} spot={spot} ring={circlePath(Math.max(detail.avatar * 0.5, reach))}>
        <AvatarPiece number={avatar.card} health={avatar.health} size={detail.avatar} />
      </SpotMark>
    </g>
  )
}

interface AvatarPieceProps {
  readonly number: number
  readonly health: number
  readonly size: number
}

/** An Avatar: its seal, and under it what is left of its Health. */
export function AvatarPiece({ number, health, size }: AvatarPieceProps) {
  const most = AVATARS[number - 1].health
  return (
    <g class="xodus-avatar" transform={`scale(${size / 100})`}>
      <AvatarEmblem number={number} size={100} x={0} y={0} />
      <rect x="-40" y="47" width="80" height="17" rx="8.5" />
      {Array.from({ length: most }, (_, point) => (
        <circle
          key={point}
          class={point < health ? 'xodus-avatar-left' : 'xodus-avatar-lost'}
          cx={(point - (most - 1) / 2) * 8.8}
          cy="55.5"
          r="3.6"
        />
      ))}
    </g>
  )
}

/** Enemies that lie face up, and wrecks with their Keys; both are told with their System. */
export function Remains({ look, detail }: DrawnOnMap) {
  const { view } = look
  return (
    <g class="xodus-remains" aria-hidden="true">
      {view.systems.map((_, place) =>
        enemiesIn(view, place).map((foe, index) => {
          const { x, y } = enemyPoint(view, place, index)
          return <EnemyPiece key={`${place} ${foe.card}`} foe={foe} x={x} y={y} size={detail.sign} />
        }),
      )}
      {view.ships.filter(isWreck).map((ship) => {
        const { size, x, y } = shipStand(view, ship, detail)
        return (
          <g key={ship.index} transform={`translate(${x} ${y})`}>
            <WreckPiece ship={ship} size={size * 0.8} mark={detail.mark} />
          </g>
        )
      })}
    </g>
  )
}

interface WreckPieceProps {
  readonly ship: Ship
  readonly size: number
  readonly mark: number
}

/** A destroyed ship, and the Keys that lie there. */
export function WreckPiece({ ship, size, mark }: WreckPieceProps) {
  return (
    <g class="xodus-wreck">
      <circle class="xodus-wreck-ground" r={size * 0.6} />
      <g transform="rotate(38)">
        <ShipEmblem ship={ship} size={size} x={0} y={0} state="wreck" plain />
      </g>
      <Badge
        icon="key"
        kind="key"
        count={ship.keys.length}
        size={mark * 0.9}
        x={size * 0.36}
        y={-size * 0.36}
      />
    </g>
  )
}

interface EnemyPieceProps extends Point {
  readonly foe: Pick<Foe, 'card' | 'health'>
  readonly size: number
}

/** An Enemy and what is left of its Health. */
export function EnemyPiece({ foe, size, x, y }: EnemyPieceProps) {
  const aside = size * 0.42
  return (
    <g class="xodus-enemy-piece" transform={`translate(${x} ${y})`}>
      <circle r={size * 0.56} />
      <EnemyPortrait card={foe.card} size={size * 1.05} x={0} y={0} />
      <circle class="xodus-enemy-health" cx={aside} cy={aside} r={size * 0.3} />
      <text x={aside} y={aside} font-size={size * 0.46}>
        {foe.health}
      </text>
    </g>
  )
}
