import { BoardFrame } from '@astrolabe/drawing'
import './dock.css'
import { Crew, Equipment, Experience } from './dock-cells.tsx'
import { Identity, Missions, Technologies } from './dock-sides.tsx'
import { type LegioScene, lookOf, shipShown } from './look.ts'
import { dockSpots } from './spots.ts'

/** The ship board: one's own, or, to a spectator, that of the UC to play. */
export function Dock(scene: LegioScene) {
  const look = lookOf(scene)
  const ship = shipShown(look)
  const spots = dockSpots(look)
  const drawn = { scene, look, ship, spots }
  return (
    <div class="legio-dock">
      <BoardFrame label={look.words.page.shipBoard(look.names(ship.seat))}>
        <div class="legio-dock-rows">
          <Identity look={look} ship={ship} />
          <div class="legio-dock-tracks">
            <Equipment {...drawn} />
            <Missions {...drawn} />
            <Technologies {...drawn} />
          </div>
          <div class="legio-dock-skills">
            <Experience {...drawn} />
            <Crew {...drawn} />
          </div>
        </div>
      </BoardFrame>
    </div>
  )
}
