import { BoardFrame, SpaceBackground } from '@astrolabe/drawing'
import { useMemo } from 'preact/hooks'
import './board.css'
import { useChosenShip } from './chosen-ship.ts'
import { type AndromedaScene, lookOf } from './look.ts'
import { EDGE_OF_SPACE } from './map/appearance.ts'
import { EdgeMap } from './map/edge-map.tsx'
import { mapSpots } from './map/spots.ts'
import { Stage } from './stage/stage.tsx'

/** The Edge between its two nebulae; over it, what is better seen from near. */
export function Board(scene: AndromedaScene) {
  const { view, seat, decision, language, labels } = scene
  const [ship, choose] = useChosenShip(scene)
  const look = useMemo(() => lookOf(scene), [view, seat, decision, language, labels])
  const spots = useMemo(() => mapSpots(look, ship), [look, ship])
  return (
    <div class="edge-board">
      <SpaceBackground {...EDGE_OF_SPACE} />
      <Stage {...scene}>
        <BoardFrame label={look.words.board}>
          <EdgeMap scene={scene} look={look} spots={spots} ship={ship} choose={choose} />
        </BoardFrame>
      </Stage>
    </div>
  )
}
