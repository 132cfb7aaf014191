import { Icon } from '@astrolabe/drawing'
import { useId } from 'preact/hooks'
import { language } from '../../settings.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import './choice-group.css'
import type { GroupedChoices } from './grouping.ts'
import { OfferButton } from './offer-button.tsx'

interface ChoiceGroupProps {
  readonly play: TablePlay
  readonly grouped: GroupedChoices
  /** How many choices stand before it. */
  readonly before: number
}

/** Choices under their heading; what goes for several of them is said once. */
export function ChoiceGroup({ play, grouped, before }: ChoiceGroupProps) {
  const id = useId()
  const { group, choices, warnings, isSealed } = grouped
  return (
    <li class="choice-group">
      {(group !== undefined || isSealed) && (
        <p class="choice-group-head">
          {group && <Icon name={group.icon} />}
          {group && (
            <strong class="choice-group-title" id={id}>
              {group.title[language.value]}
            </strong>
          )}
          {isSealed && (
            <span class="choice-group-seal" aria-hidden="true">
              <Icon name="lock" /> {tableWords.value.choices.sealAll}
            </span>
          )}
        </p>
      )}
      <ul class="offers-list" aria-labelledby={group && id}>
        {choices.map((choice, index) => (
          <li key={choice.key}>
            <OfferButton play={play} choice={choice} nth={before + index + 1} grouped={grouped} />
          </li>
        ))}
      </ul>
      {warnings.map((warning) => (
        <p class="offer-note offer-warning" key={warning} aria-hidden="true">
          <Icon name="warning" /> {warning}
        </p>
      ))}
    </li>
  )
}
