import type { ComponentChildren, RefObject } from 'preact'
import type { Size } from '../point.ts'
import type { Pointed } from '../spots/use-pointed.ts'
import { transformOf } from './camera.ts'
import './map.css'
import type { CameraMoves, Shot } from './use-camera.ts'
import { useHand } from './use-hand.ts'

interface MapWindowProps {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly room: Size
  readonly shot: Shot
  readonly moves: CameraMoves
  readonly pointed: Pointed
  /** What stands over the map, and does not move with it. */
  readonly over: ComponentChildren
  readonly children: ComponentChildren
}

/** A window on a map that can be pulled, pinched and wheeled. It fills what it stands in. */
export function MapWindow({ frame, room, shot, moves, pointed, over, children }: MapWindowProps) {
  const hand = useHand(frame, moves)
  return (
    <div ref={frame} class="map-window" data-pans {...hand} {...pointed.handlers}>
      <svg class="map-sky" role="none" width={room.width} height={room.height}>
        <g
          class={shot.smooth ? 'map-world map-world-smooth' : 'map-world'}
          style={{ transform: transformOf(shot.camera, room) }}
        >
          {children}
        </g>
      </svg>
      {over}
    </div>
  )
}
