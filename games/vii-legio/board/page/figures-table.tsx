import type { Language, Names } from '@astrolabe/kernel'
import type { Ship } from '../../rules/state.ts'
import { WORDS } from '../../text/text.ts'
import { VP_SOURCES } from './appearance.ts'
import { byRound, type Scores } from './scores.ts'

interface FiguresTableProps {
  readonly scores: Scores
  readonly ships: readonly Ship[]
  readonly names: Names
  readonly language: Language
}

/** The figures of both charts, for those who would rather read them. */
export function FiguresTable({ scores, ships, names, language }: FiguresTableProps) {
  const { aftermath } = WORDS[language].page
  const rounds = Array.from({ length: scores.rounds }, (_, index) => index + 1)
  return (
    <details class="legio-figures">
      <summary>{aftermath.asTable}</summary>
      <div class="legio-figures-scroll">
        <table>
          <caption>{aftermath.sources}</caption>
          <thead>
            <tr>
              <th scope="col">{aftermath.player}</th>
              {VP_SOURCES.map((source) => (
                <th key={source} scope="col">
                  {aftermath.source[source]}
                </th>
              ))}
              <th scope="col">{aftermath.total}</th>
            </tr>
          </thead>
          <tbody>
            {ships.map((ship) => (
              <tr key={ship.seat}>
                <th scope="row">{names(ship.seat)}</th>
                {ship.vpFrom.map((vp, rank) => (
                  <td key={rank}>{vp}</td>
                ))}
                <td>{ship.vp}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table>
          <caption>{aftermath.overTime}</caption>
          <thead>
            <tr>
              <th scope="col">{aftermath.round}</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ships.map(({ seat }) => (
              <tr key={seat}>
                <th scope="row">{names(seat)}</th>
                {byRound(scores, seat).map((vp, round) => (
                  <td key={round}>{vp}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
