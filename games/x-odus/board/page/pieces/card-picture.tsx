import { Icon, type IconName, SCENE_HEIGHT, SCENE_WIDTH, type Tone, toneColour } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import './cards.css'

interface CardPictureProps {
  readonly tone: Tone
  readonly icon?: IconName
  /** In place of an icon, around the middle. */
  readonly children?: ComponentChildren
}

/** The picture of a card of equipment: its sign, lit from behind. */
export function CardPicture({ tone, icon, children }: CardPictureProps) {
  const middle = { x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 2 }
  return (
    <svg
      class="xodus-picture"
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      style={{ color: toneColour(tone) }}
      aria-hidden="true"
    >
      <rect class="xodus-picture-ground" width={SCENE_WIDTH} height={SCENE_HEIGHT} />
      <circle class="xodus-picture-halo" cx={middle.x} cy={middle.y} r="44" />
      <circle class="xodus-picture-ring" cx={middle.x} cy={middle.y} r="38" />
      {icon ? (
        <Icon name={icon} size={52} {...middle} />
      ) : (
        <g transform={`translate(${middle.x} ${middle.y})`}>{children}</g>
      )}
    </svg>
  )
}
