import { placed } from './placed.ts'
import { useUniqueId } from './unique-id.ts'

interface StarProps {
  /** The diameter of its disc; its glow reaches twice as far. */
  readonly size: number
  readonly colour?: string
  readonly x?: number
  readonly y?: number
}

export function Star({ size, colour = '#ffcf70', ...place }: StarProps) {
  const id = useUniqueId()
  return (
    <g class="star" transform={`${placed(place)} scale(${size / 200})`} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0.4" stop-color={colour} stop-opacity="0.75" />
          <stop offset="0.6" stop-color={colour} stop-opacity="0.22" />
          <stop offset="1" stop-color={colour} stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`${id}-disc`}>
          <stop offset="0" stop-color="#fff" />
          <stop offset="0.6" stop-color="#fff" stop-opacity="0.85" />
          <stop offset="1" stop-color="#fff" stop-opacity="0.1" />
        </radialGradient>
      </defs>
      <circle r="210" fill={`url(#${id}-glow)`} />
      <circle r="100" fill={colour} />
      <circle r="100" fill={`url(#${id}-disc)`} />
    </g>
  )
}
