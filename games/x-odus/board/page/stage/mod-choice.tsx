import { SpotMark } from '@astrolabe/drawing'
import { ModCard } from '../pieces/equipment-cards.tsx'
import type { Drawn } from './drawn.ts'
import { halfSpots } from './spots.ts'
import './choices.css'

/** The two halves of a Mod: one is kept for the rest of the game. */
export function ModChoice({ scene, look }: Drawn) {
  if (look.decision?.prompt !== 'mod') return null
  const { ship, level } = look.decision.about
  const { board } = look.view.ships[ship]
  return (
    <div class="xodus-halves">
      {halfSpots(look).map((spot, at) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot}>
          <ModCard board={board} level={level} half={at + 1} language={look.language} size="medium" />
        </SpotMark>
      ))}
    </div>
  )
}
