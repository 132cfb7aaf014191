import { SeatMark, type Story } from '@astrolabe/drawing'
import type { LegioFact } from '../../rules/facts.ts'
import type { LegioState } from '../../rules/state.ts'
import { WORDS } from '../../text/text.ts'
import './aftermath.css'
import { FiguresTable } from './figures-table.tsx'
import { luckOf } from './luck.ts'
import { ScoreChart } from './score-chart.tsx'
import { scoresOf } from './scores.ts'
import { SourceChart } from './source-chart.tsx'

export type LegioStory = Story<LegioState, LegioFact>

/** After the game: points round by round, where they came from, and what chance had to do with it. */
export function Aftermath(story: LegioStory) {
  const { view, names, language } = story
  const words = WORDS[language].page.aftermath
  const facts = story.facts.map(({ fact }) => fact)
  const scores = scoresOf(facts, view.seats)
  return (
    <div class="legio-aftermath">
      <section>
        <h3>{words.overTime}</h3>
        <ScoreChart scores={scores} names={names} language={language} />
      </section>
      <section>
        <h3>{words.sources}</h3>
        <SourceChart ships={view.ships} names={names} language={language} />
      </section>
      <section>
        <h3>{words.luck}</h3>
        <ul class="legio-luck">
          {luckOf(facts, view.seats).map(({ fortune, ...luck }, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={22} label="" />
              <span>{words.luckOf({ name: names(seat), ...luck }, fortune)}</span>
            </li>
          ))}
        </ul>
        <p class="legio-aftermath-note">{words.luckMeans}</p>
      </section>
      <FiguresTable scores={scores} ships={view.ships} names={names} language={language} />
    </div>
  )
}
