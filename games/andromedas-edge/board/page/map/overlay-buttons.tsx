import { Icon, type IconName } from '@astrolabe/drawing'
import type { Look } from '../look.ts'
import './overlay-buttons.css'
import { OVERLAYS, type Overlay } from './overlays.tsx'

const ICONS: Readonly<Record<Overlay, IconName>> = {
  threat: 'raider',
  worth: 'leader',
  rivals: 'players',
  unity: 'unity',
}

interface OverlayButtonsProps {
  readonly look: Look
  readonly shown: ReadonlySet<Overlay>
  readonly toggle: (overlay: Overlay) => void
}

/** Switches what the map tells besides what lies on it. */
export function OverlayButtons({ look: { view, words }, shown, toggle }: OverlayButtonsProps) {
  const there = OVERLAYS.filter((overlay) =>
    overlay === 'unity' ? view.unity !== null : overlay !== 'rivals' || view.seats > 1,
  )
  return (
    <div class="edge-overlay-buttons" role="group" aria-label={words.overlays}>
      {there.map((overlay) => (
        <button
          key={overlay}
          type="button"
          class={`edge-overlay-button edge-overlay-button-${overlay}`}
          aria-pressed={shown.has(overlay)}
          aria-label={words[overlay]}
          title={words[overlay]}
          onClick={() => toggle(overlay)}
        >
          <Icon name={ICONS[overlay]} size={20} />
          <span>{words[overlay]}</span>
        </button>
      ))}
    </div>
  )
}
