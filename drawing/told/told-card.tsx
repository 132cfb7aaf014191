import type { ComponentChildren } from 'preact'
import { CardScene } from '../card/card-scene.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { type Tone, toneColour } from '../tone.ts'
import './told-card.css'

interface ToldCardProps {
  /** What is drawn on the card follows from it. */
  readonly seed: string
  readonly tone: Tone
  /** What sort of card it is. */
  readonly band: string
  /** The sign of its sort, over the picture. */
  readonly icon?: IconName
  /** An SVG in place of the picture drawn from the seed. */
  readonly picture?: ComponentChildren
}

/** A card in little: its picture and its sort. Its name and what it did stand beside it. */
export function ToldCard({ seed, tone, band, icon, picture }: ToldCardProps) {
  const colour = toneColour(tone)
  return (
    <div class="told-card" style={{ '--tone': colour }} aria-hidden="true">
      <div class="told-card-picture">
        {picture ?? <CardScene seed={seed} colour={colour} />}
        {icon && <Icon name={icon} />}
      </div>
      <span class="told-card-band">{band}</span>
    </div>
  )
}
