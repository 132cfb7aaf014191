import { Icon } from '@astrolabe/drawing'
import type { MapWords } from '../../../text/words.page/map.ts'
import type { CameraMoves } from './use-camera.ts'

interface ZoomButtonsProps {
  readonly moves: CameraMoves
  readonly words: MapWords
  readonly moved: boolean
}

const STEP = 1.35

/** For whoever has neither wheel nor two fingers. */
export function ZoomButtons({ moves, words, moved }: ZoomButtonsProps) {
  return (
    <div class="xodus-zoom">
      <button type="button" class="xodus-button" aria-label={words.zoomIn} onClick={() => moves.step(STEP)}>
        <Icon name="plus" size={18} />
      </button>
      <button
        type="button"
        class="xodus-button"
        aria-label={words.zoomOut}
        onClick={() => moves.step(1 / STEP)}
      >
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        class="xodus-button"
        aria-label={words.whole}
        aria-pressed={!moved}
        onClick={moves.whole}
      >
        <Icon name="expand" size={18} />
      </button>
    </div>
  )
}
