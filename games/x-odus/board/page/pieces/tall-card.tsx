import { CardFrame } from '@astrolabe/drawing'
import type { ComponentProps } from 'preact'
import './cards.css'

interface TallCardProps extends ComponentProps<typeof CardFrame> {
  readonly isEnemy?: boolean
}

/** A card of this game: never smaller than others, but as high as its words. */
export function TallCard({ isEnemy = false, ...card }: TallCardProps) {
  return (
    <div class={isEnemy ? 'xodus-card xodus-card-enemy' : 'xodus-card'}>
      <CardFrame {...card} />
    </div>
  )
}
