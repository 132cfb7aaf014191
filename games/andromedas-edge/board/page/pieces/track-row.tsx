import { SeatMark } from '@astrolabe/drawing'
import { BAND_STARTS, LAST_SPACE } from '../../../content/limits.ts'
import { type Track, TRACKS } from '../../../content/schema.ts'
import { TRACK_REWARDS } from '../../../content/tracks.ts'
import { bandOf } from '../../../position/scoring.ts'
import { UNITY } from '../../../position/state.ts'
import { rewardSign } from './signs.ts'
import { SignRow } from './sign-row.tsx'
import './track-row.css'

interface TrackRowProps {
  readonly track: Track
  /** Who stands where. */
  readonly markers: readonly { readonly who: number; readonly space: number }[]
}

/** The ten spaces of a track in their three bands, with what each gives and who stands on it. */
export function TrackRow({ track, markers }: TrackRowProps) {
  const rewards = TRACK_REWARDS[TRACKS.indexOf(track)]
  return (
    <div class="edge-track" aria-hidden="true">
      {Array.from({ length: LAST_SPACE + 1 }, (_, space) => {
        const here = markers.filter((marker) => marker.space === space)
        const starts = BAND_STARTS.some((start) => start === space)
        return (
          <span
            key={space}
            class={`edge-track-space edge-band-${bandOf(space)}${starts ? ' edge-band-start' : ''}`}
          >
            <span class="edge-track-markers">
              {here.map(({ who }) => (
                <SeatMark
                  key={who}
                  seat={who}
                  size={here.length > 2 ? 14 : 17}
                  label=""
                  {...(who === UNITY && { letter: 'U' })}
                />
              ))}
            </span>
            <SignRow signs={rewards[space].map(rewardSign)} />
          </span>
        )
      })}
    </div>
  )
}
