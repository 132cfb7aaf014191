import '@astrolabe/drawing/icons/icon.css'
import { OWN_ICONS } from '@astrolabe/drawing/icons/own.ts'
import './step-button.css'

/** One chevron for an answer, two for a turn, three for a round. On a square of 24, to be stroked. */
const SIGNS = {
  start: OWN_ICONS['to-start'],
  end: OWN_ICONS['to-end'],
  play: OWN_ICONS.play,
  pause: OWN_ICONS.pause,
  'back-answer': OWN_ICONS['chevron-left'],
  'back-turn': 'M12.5 5l-7 7 7 7M19.5 5l-7 7 7 7',
  'back-round': 'M10 6l-6 6 6 6M16 6l-6 6 6 6M22 6l-6 6 6 6',
  'on-answer': OWN_ICONS['chevron-right'],
  'on-turn': 'M4.5 5l7 7-7 7M11.5 5l7 7-7 7',
  'on-round': 'M2 6l6 6-6 6M8 6l6 6-6 6M14 6l6 6-6 6',
} as const

interface StepButtonProps {
  readonly sign: keyof typeof SIGNS
  readonly label: string
  /** There is nothing in that direction. It keeps the focus: whoever steps to the end may want to step back. */
  readonly isOff: boolean
  readonly onClick: () => void
}

export function StepButton({ sign, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      class={`step-button step-button-${sign}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      <svg class="icon icon-own" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  )
}
