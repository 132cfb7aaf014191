import { AftermathPart, AftermathParts, type Story } from '@astrolabe/drawing'
import { NONE, type XodusState } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { WORDS } from '../../../text/text.ts'
import { CourseChart } from './course-chart.tsx'
import { courseOf } from './course.ts'
import { DeedsTable } from './deeds-table.tsx'
import { deedsOf } from './deeds.ts'
import { Figures } from './figures.tsx'
import { LuckList } from './luck-list.tsx'
import { luckOf } from './luck.ts'
import { trackOf } from '../../../position/track.ts'

/** Everyone's game: how it went round by round, what each ship did, and what the dice had to do with it. */
export function Aftermath({ view, facts, language }: Story<XodusState, XodusFact>) {
  const words = WORDS[language].page.aftermath
  const told = facts.map(({ fact }) => fact)
  const ships = view.ships.filter(({ board }) => board !== NONE)
  const boards = ships.map(({ board }) => board)
  const course = courseOf(told, boards)
  const luck = luckOf(told, boards)
  return (
    <AftermathParts>
      <AftermathPart title={words.title}>
        <CourseChart course={course} track={trackOf(view)} ships={ships} language={language} />
      </AftermathPart>
      <AftermathPart title={words.deeds} note={words.deedsMean}>
        <DeedsTable deeds={deedsOf(told, boards)} ships={ships} language={language} />
      </AftermathPart>
      <AftermathPart title={words.luck} note={words.luckMeans}>
        <LuckList luck={luck} ships={ships} language={language} />
      </AftermathPart>
      <Figures course={course} luck={luck} ships={ships} language={language} />
    </AftermathParts>
  )
}
