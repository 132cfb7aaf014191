import type { Language } from '@astrolabe/kernel'
import type { Tally } from '../../../text/en/page/aftermath.ts'
import type { DieFace } from '../../../content/schema.ts'
import type { Ship } from '../../../position/state.ts'
import { WORDS } from '../../../text/text.ts'
import type { ShipLuck } from './luck.ts'
import './luck-list.css'
import { ShipHead } from './ship-head.tsx'
import { FaceSign } from '../pieces/symbol-die.tsx'
import { FACE_NAMES } from '../../../position/dice.ts'

interface LuckListProps {
  readonly luck: readonly ShipLuck[]
  readonly ships: readonly Ship[]
  readonly language: Language
}

/** For each ship, what its dice showed beside what they were to show; then what detections came to. */
export function LuckList({ luck, ships, language }: LuckListProps) {
  const words = WORDS[language].page.aftermath
  const most = Math.max(
    1,
    ...luck.flatMap(({ faces }) => Object.values(faces).flatMap(({ came, expected }) => [came, expected])),
  )
  return (
    <ul class="xodus-luck">
      {luck.map(({ dice, faces, detection, fortune }, rank) => (
        <li key={ships[rank].index}>
          <p class="xodus-luck-ship">
            <ShipHead ship={ships[rank]} language={language} />
            <span>{words.dice(dice)}</span>
          </p>
          {dice > 0 && (
            <>
              <ul class="xodus-luck-faces">
                {FACE_NAMES.map((face) => (
                  <FaceLuck key={face} face={face} tally={faces[face]} most={most} language={language} />
                ))}
              </ul>
              <p>
                <b>{words.fortune[fortune]}</b> {words.detections(detection)}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface FaceLuckProps {
  readonly face: DieFace
  readonly tally: Tally
  /** What fills the whole bar. */
  readonly most: number
  readonly language: Language
}

/** A bar for what came, with a notch where it was to end. */
function FaceLuck({ face, tally: { came, expected }, most, language }: FaceLuckProps) {
  const words = WORDS[language].page.aftermath
  return (
    <li class="xodus-luck-face">
      <FaceSign face={face} />
      <span class="xodus-luck-bar" aria-hidden="true">
        <span style={{ width: `${(100 * came) / most}%` }} />
        <i style={{ left: `${(100 * expected) / most}%` }} />
      </span>
      <span>
        <b>{came}</b> {words.faces(face, came)} <small>({words.expected(expected)})</small>
      </span>
    </li>
  )
}
