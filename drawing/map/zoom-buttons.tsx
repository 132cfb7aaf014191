import { Icon } from '../icons/icon.tsx'
import './map.css'
import { type CameraMoves, STEP } from './use-camera.ts'

interface ZoomButtonsProps {
  readonly moves: CameraMoves
  readonly words: Readonly<Record<'zoomIn' | 'zoomOut' | 'whole', string>>
  readonly moved: boolean
}

/** For whoever has neither wheel nor two fingers. */
export function ZoomButtons({ moves, words, moved }: ZoomButtonsProps) {
  return (
    <div class="map-zoom">
      <button type="button" class="map-button" aria-label={words.zoomIn} onClick={() => moves.step(STEP)}>
        <Icon name="plus" size={18} />
      </button>
      <button
        type="button"
        class="map-button"
        aria-label={words.zoomOut}
        onClick={() => moves.step(1 / STEP)}
      >
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        class="map-button"
        aria-label={words.whole}
        aria-pressed={!moved}
        onClick={moves.whole}
      >
        <Icon name="expand" size={18} />
      </button>
    </div>
  )
}
