import { FiguresTables } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { Tally } from '../../../text/en/page/aftermath.ts'
import { SHIPS } from '../../../content/ships.ts'
import type { Ship } from '../../../position/state.ts'
import { WORDS } from '../../../text/text.ts'
import type { Standing } from './course.ts'
import type { ShipLuck } from './luck.ts'
import { FACE_NAMES } from '../../../position/dice.ts'

interface FiguresProps {
  readonly course: readonly Standing[]
  readonly luck: readonly ShipLuck[]
  readonly ships: readonly Ship[]
  readonly language: Language
}

export function Figures({ course, luck, ships, language }: FiguresProps) {
  const words = WORDS[language].page.aftermath
  const names = ships.map(({ board }) => SHIPS[board].name[language])
  return (
    <FiguresTables
      title={words.asTable}
      tables={[
        {
          caption: words.title,
          heads: [
            words.round,
            words.corruption,
            `${words.keys}, ${words.keysWon}`,
            `${words.keys}, ${words.keysPlaced}`,
            ...names.map((name) => `${words.health}, ${name}`),
          ],
          rows: course.map(({ marker, keysWon, keysPlaced, health }, round) => [
            round,
            marker,
            keysWon,
            keysPlaced,
            ...health,
          ]),
        },
        {
          caption: words.luck,
          heads: [
            words.ship,
            ...FACE_NAMES.map((face) => words.face[face]),
            words.detectionRolls,
            words.seen,
            words.detected,
          ],
          rows: luck.map(({ faces, detection }, rank) => [
            names[rank],
            ...FACE_NAMES.map((face) => beside(faces[face], words.expected)),
            detection.rolls,
            beside(detection.seen, words.expected),
            detection.detected,
          ]),
        },
      ]}
    />
  )
}

const beside = ({ came, expected }: Tally, says: (value: number) => string): string =>
  `${came} (${says(expected)})`
