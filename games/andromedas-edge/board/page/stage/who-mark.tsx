import { Icon, SeatMark } from '@astrolabe/drawing'
import { RAIDER, UNITY } from '../../../position/state.ts'
import './who-mark.css'

/** The sign of a participant; a raider has thorns for one. */
export function WhoMark({ who, size = 20 }: { readonly who: number; readonly size?: number }) {
  if (who === RAIDER)
    return (
      <span class="edge-who-raider" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
        <Icon name="raider" />
      </span>
    )
  return <SeatMark seat={who} size={size} label="" {...(who === UNITY && { letter: 'U' })} />
}
