import type { Point } from '@astrolabe/drawing'
import './card-cost.css'

interface CardCostProps {
  readonly cards: number
  readonly at: Point
  readonly label: string
  readonly size?: number
}

/** A price in cards: a card with a number on it. */
export function CardCost({ cards, at, label, size = 1 }: CardCostProps) {
  return (
    <g
      class="legio-cost"
      transform={`translate(${at.x} ${at.y}) scale(${size})`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <rect x="-8" y="-10.5" width="16" height="21" rx="3" />
      <text aria-hidden="true">{cards}</text>
    </g>
  )
}
