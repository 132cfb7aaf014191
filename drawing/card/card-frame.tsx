import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../icons/icon.tsx'
import { type Tone, toneColour } from '../tone.ts'
import { CardBack } from './card-back.tsx'
import './card-frame.css'
import { CardScene } from './card-scene.tsx'

export type CardSize = 'small' | 'medium' | 'large'

interface CardFrameProps {
  /** Of a card face down, the name of its back. */
  readonly title: string
  readonly kind: Tone
  /** What is drawn on the card follows from it. */
  readonly seed: string
  readonly size: CardSize
  /** The words on the band under the picture, and the sign before them. */
  readonly band?: string
  readonly icon?: IconName
  /** Chips over the picture. */
  readonly costs?: ComponentChildren
  /** An SVG in place of the picture drawn from the seed. */
  readonly picture?: ComponentChildren
  readonly children?: ComponentChildren
  /** The back alone, which follows from `kind` and nothing else: it gives no card away. */
  readonly faceDown?: boolean
}

export function CardFrame(props: CardFrameProps) {
  const { title, kind, seed, size, band, icon, costs, picture, children, faceDown = false } = props
  const colour = toneColour(kind)
  const frame = { style: { '--tone': colour }, 'aria-label': title }
  if (faceDown)
    return (
      <article class={`card card-${size} card-down`} {...frame}>
        <CardBack {...(icon === undefined ? {} : { icon })} />
      </article>
    )
  return (
    <article class={`card card-${size}`} {...frame}>
      <header class="card-title">{title}</header>
      <div class="card-picture">
        {picture ?? <CardScene seed={seed} colour={colour} />}
        {costs !== undefined && <div class="card-costs">{costs}</div>}
      </div>
      {(band !== undefined || icon !== undefined) && (
        <div class="card-band">
          {icon !== undefined && <Icon name={icon} />}
          {band}
        </div>
      )}
      <div class="card-body">{children}</div>
    </article>
  )
}
