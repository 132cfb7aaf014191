import { BoardFrame, SpaceBackground } from '@astrolabe/drawing'
import { useMemo } from 'preact/hooks'
import './board.css'
import { DEEP_SPACE } from './map/appearance.ts'
import { lookOf, type XodusScene } from './map/look.ts'
import { GalaxyMap } from './map/galaxy-map.tsx'
import { mapSpots } from './map/spots.ts'
import { TrackStrip } from './map/track-strip.tsx'
import { Stage } from './stage/stage.tsx'

/** The Corruption track, and under it the galaxy as far as it is known; over it, what is better seen from near. */
export function Board(scene: XodusScene) {
  const { view, seat, decision, language, names } = scene
  const look = useMemo(() => lookOf(scene), [view, seat, decision, language, names])
  const spots = useMemo(() => mapSpots(look), [look])
  return (
    <div class="xodus-board">
      <SpaceBackground {...DEEP_SPACE} />
      <Stage scene={scene}>
        <BoardFrame label={look.words.page.map.board}>
          <div class="xodus-table">
            <TrackStrip scene={scene} look={look} spot={spots.track} />
            <GalaxyMap scene={scene} look={look} spots={spots} />
          </div>
        </BoardFrame>
      </Stage>
    </div>
  )
}
