import { Icon } from '@astrolabe/drawing'
import { systemName } from '../../../text/systems.ts'
import { type Look, nameOf } from './look.ts'
import './turn-bar.css'
import type { Turning } from './turning.ts'

interface TurnBarProps {
  readonly look: Look
  readonly turning: Turning
}

/** Turns the tile that is being laid, and counts its lanes; it is laid by pointing at it. */
export function TurnBar({ look, turning }: TurnBarProps) {
  const { map } = look.words.page
  const { lanes, way, ways, turnBy } = turning
  return (
    <div class="xodus-turn-bar">
      <button type="button" class="map-button" aria-label={map.turnLeft} onClick={() => turnBy(-1)}>
        <Icon name="undo" size={20} />
      </button>
      <p aria-live="polite">
        <strong>{systemName(look.view.drawn, look.language)}</strong>
        <span class="xodus-turn-ways"> {`${way} / ${ways}`}</span>
        <span class="xodus-turn-lanes">{map.lanes(lanes.map((place) => nameOf(look, place)))}</span>
      </p>
      <button type="button" class="map-button" aria-label={map.turnRight} onClick={() => turnBy(1)}>
        <span class="xodus-mirrored">
          <Icon name="undo" size={20} />
        </span>
      </button>
    </div>
  )
}
