import { Button } from '../../parts/button.tsx'
import type { TablePlay } from '../play.ts'
import './prompt-said.css'
import { RuleLink } from '../choices/rule-link.tsx'
import { tableWords } from '../words.ts'

/** What a thing is, or why something cannot be done; over the question, until something else is done. */
export function PromptSaid({ play }: { readonly play: TablePlay }) {
  const said = play.said.value
  return (
    <div class="prompt-said-place" role="status">
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
  )
}
