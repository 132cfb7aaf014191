import { SHIP_TYPES, type ShipType } from '../../../content/schema.ts'
import type { AndromedaScene, Look } from '../look.ts'
import { seatOfLook } from '../look.ts'
import { ShipFigure } from './figures.tsx'
import './ship-picker.css'

interface ShipPickerProps {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly ship: ShipType | undefined
  readonly choose: (ship: ShipType | undefined) => void
}

/** Which of one's ships the map is seen for: with one chosen, a press on a region launches it there. */
export function ShipPicker({ scene, look, ship, choose }: ShipPickerProps) {
  const { words, things } = look
  const there = SHIP_TYPES.filter((type) => canLaunch(scene, type))
  if (scene.decision?.prompt !== 'turn' || there.length < 2) return null
  return (
    <div class="edge-ship-picker" role="group" aria-label={words.ships}>
      {there.map((type) => (
        <button
          key={type}
          type="button"
          class="edge-ship-choice"
          aria-pressed={ship === type}
          aria-label={words.choose(things.ships[type])}
          title={things.ships[type]}
          onClick={() => choose(ship === type ? undefined : type)}
        >
          <svg viewBox="-27 -27 54 54" width="34" height="34" aria-hidden="true">
            <ShipFigure type={type} owner={seatOfLook(look)} size={46} mark={0} />
          </svg>
        </button>
      ))}
    </div>
  )
}

const canLaunch = ({ offers }: AndromedaScene, type: ShipType): boolean =>
  [...offers.values()].some(({ key, refusal }) => refusal === undefined && key.startsWith(`launch ${type} `))
