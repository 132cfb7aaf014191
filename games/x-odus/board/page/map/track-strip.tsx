import { trackOf } from '../../../position/track.ts'
import { Icon, SpotMark } from '@astrolabe/drawing'
import { comingOf, movementOf } from './coming.ts'
import type { Look, XodusScene } from './look.ts'
import type { MapSpots } from './spots.ts'
import './track-strip.css'

interface TrackStripProps {
  readonly scene: XodusScene
  readonly look: Look
  readonly spot: MapSpots['track']
}

/** The Corruption board: the marker on its way to the Awakening, Avatars that wait there, and what comes next. */
export function TrackStrip({ scene, look, spot }: TrackStripProps) {
  const { view } = look
  const { map } = look.words.page
  const { spaces, keys } = trackOf(view)
  const movement = movementOf(view)
  const coming = comingOf(look)
  const pressing = coming.some(
    (each) => each.kind === 'last-round' || (each.kind === 'arrivals' && each.spaces === 1),
  )
  return (
    <div class="xodus-track">
      <div class="xodus-track-spaces" aria-hidden="true">
        <span class="xodus-track-marker" style={{ left: `${((view.marker - 0.5) / spaces) * 100}%` }} />
        {Array.from({ length: spaces }, (_, index) => (
          <TrackSpace key={index} look={look} space={index + 1} />
        ))}
      </div>
      <p class={pressing ? 'xodus-track-next xodus-track-pressing' : 'xodus-track-next'} aria-hidden="true">
        {coming.slice(0, 2).map((each) => (
          <span key={each.kind}>{map.coming(each)}</span>
        ))}
        {movement !== 0 && (
          <span class="xodus-track-movement">
            <Icon name="alien" /> {movement > 0 ? `+${movement}` : `−${-movement}`}
          </span>
        )}
      </p>
      <span class="xodus-track-keys" aria-hidden="true">
        <Icon name="key" />
        {map.keys(view.keysPlaced.length, keys)}
      </span>
      {/* Over the track and not around it: what is pressed has the whole of it for its name. */}
      <SpotMark as="div" scene={scene} spot={spot} class="xodus-over">
        {null}
      </SpotMark>
    </div>
  )
}

function TrackSpace({ look: { view }, space }: { readonly look: Look; readonly space: number }) {
  const { spaces, red } = trackOf(view)
  const classes = [
    'xodus-track-space',
    red.includes(space) && 'xodus-track-red',
    space < view.marker && 'xodus-track-past',
    space === spaces && 'xodus-track-last',
  ]
  return (
    <span class={classes.filter(Boolean).join(' ')}>
      <b>{space === spaces ? <Icon name="sun" size={15} /> : space}</b>
      {view.tokens
        .filter((token) => token.space === space)
        .map(({ number, faceUp }, index) => (
          <i key={index} class="xodus-track-token" style={{ '--aside': index }}>
            <span>{faceUp ? number : '?'}</span>
          </i>
        ))}
    </span>
  )
}
