import { OddsTable } from './choices/odds-table.tsx'
import './counsel.css'
import type { ScreenTable } from './screen-table.ts'
import { AdviceWords } from './together/advice.tsx'
import { Together } from './together/together.tsx'

/** What helps to decide, at the foot of the column beside the board: whatever stands above it stays where it is. */
export function Counsel({ table }: { readonly table: ScreenTable }) {
  const { play, desk } = table
  const prompt = table.prompt.value
  const odds = prompt?.kind === 'armed' ? play.oddsOf(prompt.choice) : undefined
  return (
    <div class="counsel">
      {desk.isWide && odds && <OddsTable odds={odds} />}
      {desk.isWide && (
        <p class="counsel-advice">
          <AdviceWords play={play} />
        </p>
      )}
      <Together play={play} />
    </div>
  )
}
