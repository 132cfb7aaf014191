import {
  AftermathPart,
  AftermathParts,
  FiguresTables,
  SeatMark,
  StackedBars,
  type Story,
} from '@astrolabe/drawing'
import type { LegioFact } from '../../../rules/facts.ts'
import type { LegioState } from '../../../position/state.ts'
import { WORDS } from '../../../text/text.ts'
import { SOURCES, VP_SOURCES } from '../appearance.ts'
import './aftermath.css'
import { luckOf } from './luck.ts'
import { ScoreChart } from './score-chart.tsx'
import { byRound, scoresOf } from './scores.ts'

/** After the game: points round by round, where they came from, and what chance had to do with it. */
export function Aftermath({ view, facts, names, labels, language }: Story<LegioState, LegioFact>) {
  const words = WORDS[language].page.aftermath
  const told = facts.map(({ fact }) => fact)
  const scores = scoresOf(told, view.seats)
  const { ships } = view
  return (
    <AftermathParts>
      <AftermathPart title={words.overTime}>
        <ScoreChart scores={scores} names={labels} language={language} />
      </AftermathPart>
      <AftermathPart title={words.sources}>
        <StackedBars
          label={words.sources}
          kinds={VP_SOURCES.map((source) => ({ says: words.source[source], tone: SOURCES[source].tone }))}
          rows={ships.map(({ seat, vpFrom }) => ({ seat, name: labels(seat), parts: vpFrom }))}
        />
      </AftermathPart>
      <AftermathPart title={words.luck} note={words.luckMeans}>
        <ul class="legio-luck">
          {luckOf(told, view.seats).map(({ fortune, ...luck }, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={22} label="" />
              <span>{words.luckOf({ name: names(seat), ...luck }, fortune)}</span>
            </li>
          ))}
        </ul>
      </AftermathPart>
      <FiguresTables
        title={words.asTable}
        tables={[
          {
            caption: words.sources,
            heads: [words.player, ...VP_SOURCES.map((source) => words.source[source]), words.total],
            rows: ships.map(({ seat, vpFrom, vp }) => [labels(seat), ...vpFrom, vp]),
          },
          {
            caption: words.overTime,
            heads: [words.round, ...Array.from({ length: scores.rounds }, (_, index) => `${index + 1}`)],
            rows: ships.map(({ seat }) => [labels(seat), ...byRound(scores, seat)]),
          },
        ]}
      />
    </AftermathParts>
  )
}
