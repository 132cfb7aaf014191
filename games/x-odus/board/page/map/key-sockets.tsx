import { trackOf } from '../../../position/track.ts'
import { Icon } from '@astrolabe/drawing'
import { signalPlace } from '../../../text/symbols.ts'
import type { Look } from './look.ts'
import './signs.css'
import { PLACES } from './signs.tsx'

interface KeySocketsProps {
  readonly look: Look
  readonly size: number
}

/** The places of the Keys on the Great Rift, filled and empty, where other Systems have their signs. */
export function KeySockets({ look: { view }, size }: KeySocketsProps) {
  const { keys } = trackOf(view)
  return (
    <g class="xodus-sockets">
      {PLACES.slice(0, keys).map(({ x, y }, key) => {
        const placed = view.keysPlaced.includes(key)
        return (
          <g key={key} class={placed ? 'xodus-socket-full' : 'xodus-socket-empty'}>
            <circle cx={x} cy={y} r={size * 0.48} />
            {placed ? (
              <Icon name="key" size={size * 0.66} x={x} y={y} />
            ) : (
              <text x={x} y={y} font-size={size * 0.46}>
                {signalPlace(key + 1)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
