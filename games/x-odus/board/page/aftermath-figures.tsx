import type { Language } from '@astrolabe/kernel'
import { SHIPS } from '../../content/ships.ts'
import type { Ship } from '../../position/state.ts'
import { FACE_NAMES } from '../../text/reading.ts'
import { WORDS } from '../../text/text.ts'
import type { Tally } from '../../text/words.page/aftermath.ts'
import type { Standing } from './aftermath-course.ts'
import type { ShipLuck } from './aftermath-luck.ts'

interface FiguresTablesProps {
  readonly course: readonly Standing[]
  readonly luck: readonly ShipLuck[]
  readonly ships: readonly Ship[]
  readonly language: Language
}

/** The figures of what is drawn, for those who would rather read them. */
export function FiguresTables({ course, luck, ships, language }: FiguresTablesProps) {
  const words = WORDS[language].page.aftermath
  const names = ships.map(({ board }) => SHIPS[board].name[language])
  return (
    <details class="xodus-figures">
      <summary>{words.asTable}</summary>
      <div class="xodus-figures-scroll" role="region" aria-label={words.asTable} tabIndex={0}>
        <Figures
          caption={words.title}
          heads={[
            words.round,
            words.corruption,
            `${words.keys}, ${words.keysWon}`,
            `${words.keys}, ${words.keysPlaced}`,
            ...names.map((name) => `${words.health}, ${name}`),
          ]}
          rows={course.map(({ marker, keysWon, keysPlaced, health }, round) => [
            `${round}`,
            marker,
            keysWon,
            keysPlaced,
            ...health,
          ])}
        />
        <Figures
          caption={words.luck}
          heads={[
            words.ship,
            ...FACE_NAMES.map((face) => words.face[face]),
            words.detectionRolls,
            words.seen,
            words.detected,
          ]}
          rows={luck.map(({ faces, detection }, rank) => [
            names[rank],
            ...FACE_NAMES.map((face) => beside(faces[face], words.expected)),
            detection.rolls,
            beside(detection.seen, words.expected),
            detection.detected,
          ])}
        />
      </div>
    </details>
  )
}

const beside = ({ came, expected }: Tally, says: (value: number) => string): string =>
  `${came} (${says(expected)})`

interface FiguresProps {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first of each names its row. */
  readonly rows: readonly (readonly (string | number)[])[]
}

function Figures({ caption, heads, rows }: FiguresProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={column}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
