import { useRef } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import './offers.css'
import { LatestLines } from '../log/latest-lines.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { groupsOf } from './grouping.ts'
import { RefusedOffer } from './offer-button.tsx'
import type { TablePlay } from '../play.ts'
import { ignoreHeldKey, useKeptFocus } from '../kept-focus.ts'
import { tableWords } from '../words.ts'

/** Every question as a list of buttons, in reading order; then what is not possible, and why. */
export function ChoiceList({ play }: { readonly play: TablePlay }) {
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, play.seen.moment.value)
  const choices = play.choices.value
  if (choices === undefined) return <LatestLines play={play} />
  const { choices: says, together } = tableWords.value
  const names = play.seen.names.value
  const to = play.asked.mode.value === 'propose' ? play.asked.to.value : undefined
  const offered = play.offered.value
  const groups = groupsOf(offered)
  const { refused, legal, prompt } = choices
  return (
    <div class={`offers ${to === undefined ? '' : 'offers-proposing'}`} ref={list} onKeyDown={ignoreHeldKey}>
      {to === undefined ? (
        <h2 class="unseen">{prompt}</h2>
      ) : (
        <h2 class="offers-asked">
          <span>{together.asked(names(to))}</span> {prompt}
        </h2>
      )}
      <ul
        class="offers-groups"
        aria-label={to === undefined ? says.label : together.choices(names(to))}
        aria-busy={play.sending.value}
        data-choices
        data-settling={play.isSettling.value || undefined}
      >
        {groups.map((grouped, index) => (
          <ChoiceGroup
            key={grouped.group?.id ?? index}
            play={play}
            grouped={grouped}
            before={groups.slice(0, index).reduce((count, { choices }) => count + choices.length, 0)}
          />
        ))}
      </ul>
      {offered.length < legal.length && (
        <Button kind="quiet" onClick={() => play.cancel()}>
          {says.all(legal.length)}
        </Button>
      )}
      {refused.length > 0 && (
        <details
          class="offers-refused"
          open={refused.some(({ key }) => key === play.asked.limits.value.marked)}
        >
          <summary>{says.refused(refused.length)}</summary>
          <ul class="offers-list">
            {refused.map((choice) => (
              <li key={choice.key}>
                <RefusedOffer play={play} choice={choice} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
