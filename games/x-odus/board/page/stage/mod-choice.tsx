import { SpotMark } from '@astrolabe/drawing'
import { ModCard } from '../pieces/equipment-cards.tsx'
import type { Drawn } from './drawn.ts'
import { halfSpots } from './spots.ts'
import './choices.css'

/** The two halves of a Mod: one is kept for the rest of the game. */
export function ModChoice({ scene, look }: Drawn) {
  const about = look.decision?.about ?? 0
  const { board } = look.view.ships[about >> 3]
  return (
    <div class="xodus-halves">
      {halfSpots(look).map((spot, at) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot}>
          <ModCard board={board} level={about & 7} half={at + 1} language={look.language} size="medium" />
        </SpotMark>
      ))}
    </div>
  )
}
