import { Button } from '../../parts/button.tsx'
import type { ScreenTable } from '../screen-table.ts'
import { Together } from '../together/together.tsx'
import './prompt-said.css'
import { RuleLink } from '../choices/rule-link.tsx'
import { tableWords } from '../words.ts'

/** What a thing is, or why something cannot be done; above the bar or, on a phone, over its question, until something else is done. */
export function PromptSaid({ table }: { readonly table: ScreenTable }) {
  const { play, desk } = table
  const said = play.said.value
  return (
    <div class="prompt-said-place">
      {!desk.isWide && !desk.isDrawerOpen.value && <Together play={play} ofOthersAlone />}
      <div role="status">
        {said !== undefined && (
          <div class="prompt-said">
            <p>
              {said.name !== undefined && <strong>{said.name}. </strong>}
              {said.text} {said.rule !== undefined && <RuleLink rule={said.rule} />}
            </p>
            <Button
              kind="quiet"
              sign="close"
              label={tableWords.value.prompt.dismiss}
              onClick={() => play.cancel()}
            />
          </div>
        )}
      </div>
    </div>
  )
}
