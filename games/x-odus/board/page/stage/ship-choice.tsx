import { SpotMark } from '@astrolabe/drawing'
import { ShipCard } from '../pieces/ship-card.tsx'
import type { Drawn } from './drawn.ts'
import { boardSpots } from './spots.ts'
import './choices.css'

/** The six ships, of which those taken belong to somebody. */
export function ShipChoice({ scene, look }: Drawn) {
  const { view, language } = look
  return (
    <div class="xodus-boards">
      {boardSpots(look).map((spot) => {
        const taken = view.ships.find(({ board }) => board === spot.board)
        return (
          <SpotMark
            key={spot.id}
            as="div"
            scene={scene}
            spot={spot}
            class={taken ? 'xodus-boards-ship xodus-boards-taken' : 'xodus-boards-ship'}
          >
            <ShipCard board={spot.board} language={language} {...(taken ? { seat: taken.seat } : {})} />
          </SpotMark>
        )
      })}
    </div>
  )
}
