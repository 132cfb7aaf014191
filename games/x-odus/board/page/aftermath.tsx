import type { Story } from '@astrolabe/drawing'
import { NONE, type XodusState } from '../../position/state.ts'
import type { XodusFact } from '../../rules/facts.ts'
import { WORDS } from '../../text/text.ts'
import { trackOf } from '../sights.ts'
import { CourseChart } from './aftermath-chart.tsx'
import { courseOf } from './aftermath-course.ts'
import { DeedsTable } from './aftermath-deeds-table.tsx'
import { deedsOf } from './aftermath-deeds.ts'
import { FiguresTables } from './aftermath-figures.tsx'
import { LuckList } from './aftermath-luck-list.tsx'
import { luckOf } from './aftermath-luck.ts'
import './aftermath.css'

/** Everyone's game: how it went round by round, what each ship did, and what the dice had to do with it. */
export function Aftermath({ view, facts, language }: Story<XodusState, XodusFact>) {
  const words = WORDS[language].page.aftermath
  const told = facts.map(({ fact }) => fact)
  const ships = view.ships.filter(({ board }) => board !== NONE)
  const boards = ships.map(({ board }) => board)
  const course = courseOf(told, boards)
  const luck = luckOf(told, boards)
  return (
    <div class="xodus-aftermath">
      <section>
        <h3>{words.title}</h3>
        <CourseChart course={course} track={trackOf(view)} ships={ships} language={language} />
      </section>
      <section>
        <h3>{words.deeds}</h3>
        <DeedsTable deeds={deedsOf(told, boards)} ships={ships} language={language} />
        <p class="xodus-aftermath-note">{words.deedsMean}</p>
      </section>
      <section>
        <h3>{words.luck}</h3>
        <LuckList luck={luck} ships={ships} language={language} />
        <p class="xodus-aftermath-note">{words.luckMeans}</p>
      </section>
      <FiguresTables course={course} luck={luck} ships={ships} language={language} />
    </div>
  )
}
