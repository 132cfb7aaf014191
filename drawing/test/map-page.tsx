import { MapWindow, useBox, useCamera, usePointed, ZoomButtons } from '../index.ts'

const WORDS = { zoomIn: 'Closer', zoomOut: 'Farther', whole: 'Whole' }
const WHOLE = { left: -200, top: -200, right: 200, bottom: 200 }

/** A map of one circle, in a window of 400 by 400. */
export function SmallMap() {
  const [frame, room] = useBox<HTMLDivElement>({ width: 400, height: 400 })
  const pointed = usePointed()
  const subject = { room, whole: WHOLE, matters: WHOLE, events: undefined, issue: 0, clear: undefined }
  const [shot, moves] = useCamera(subject)
  return (
    <div style={{ position: 'relative', height: '400px' }} onKeyDown={moves.keys} tabIndex={0}>
      <MapWindow frame={frame} room={room} shot={shot} moves={moves} pointed={pointed} over={null}>
        <circle r="50" data-spot="Sun" />
      </MapWindow>
      <ZoomButtons moves={moves} words={WORDS} moved={shot.moved} />
    </div>
  )
}
