import { BoardFrame, SpaceBackground, useBox } from '@astrolabe/drawing'
import './board.css'
import { RED_NEBULA } from './appearance.ts'
import { Base } from './base.tsx'
import { Borders } from './borders.tsx'
import { DeckCorner } from './deck-corner.tsx'
import { Discovery } from './discovery.tsx'
import { type LegioScene, lookOf } from './look.ts'
import { PlanetTags } from './planet-tags.tsx'
import { ActivePlanet, Undiscovered } from './planets.tsx'
import { Gains } from './gains.tsx'
import { Sector } from './sector.tsx'
import { Ships } from './ships.tsx'
import { boardSpots } from './spots.ts'
import { arrangeView } from './standing.ts'
import { MetWorlds, TracesOfX } from './traces.tsx'

/** The Red Nebula, laid out anew for whatever room there is. */
export function Board(scene: LegioScene) {
  const [ref, { width, height }] = useBox<HTMLDivElement>({ width: 900, height: 480 })
  const look = lookOf(scene)
  const spots = boardSpots(look)
  const arrangement = arrangeView(scene.view, width, height)
  const drawn = { scene, look, arrangement }
  return (
    <div ref={ref} class={arrangement.roomy ? 'legio-board legio-board-roomy' : 'legio-board'}>
      <SpaceBackground {...RED_NEBULA} />
      <div class="legio-glow" />
      <BoardFrame label={look.words.page.map}>
        <svg
          class="legio-map"
          // An image would be read as one thing, without what stands in it.
          role="none"
          viewBox={`0 0 ${width} ${height}`}
          style={{ fontSize: `${arrangement.text}px` }}
        >
          <Hatching />
          {spots.sectors.map((spot) => (
            <Sector key={spot.id} {...drawn} spot={spot} />
          ))}
          <Borders {...drawn} />
          <Base {...drawn} spot={spots.base} />
          <MetWorlds {...drawn} />
          <TracesOfX {...drawn} />
          {spots.worlds.map((spot) => (
            <Undiscovered key={spot.id} {...drawn} spot={spot} />
          ))}
          {spots.planets.map((spot) => (
            <ActivePlanet key={spot.id} {...drawn} spot={spot} />
          ))}
          {spots.planets.map(({ slot }) => (
            <PlanetTags key={slot} {...drawn} name={slot} />
          ))}
          <Discovery {...drawn} />
          <Ships {...drawn} />
          <Gains {...drawn} />
        </svg>
        <DeckCorner {...drawn} spots={spots} />
      </BoardFrame>
    </div>
  )
}

/** What covers a sector that is closed. */
function Hatching() {
  return (
    <defs>
      <pattern
        id="legio-hatching"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V9" stroke="rgb(150 170 255 / 0.45)" stroke-width="3" />
      </pattern>
    </defs>
  )
}
