import { Icon } from '@astrolabe/drawing'
import './prompt-choice.css'
import type { Choice } from '../choices/choices.ts'
import { tableWords } from '../words.ts'

interface PromptChoiceProps {
  readonly choice: Choice
  readonly isPrimary?: boolean
  readonly onClick: () => void
}

/** A choice on a button of the bar: its verb, and the seal if it cannot be taken back. */
export function PromptChoice({ choice, isPrimary = false, onClick }: PromptChoiceProps) {
  return (
    <button
      type="button"
      class={`prompt-choice ${isPrimary ? 'prompt-choice-primary' : ''}`}
      style={{ '--letters': choice.label.length }}
      onClick={onClick}
    >
      {choice.warnings.length > 0 && !isPrimary && <Icon name="warning" label={choice.warnings.join(' ')} />}
      <span>{choice.label}</span>
      {choice.isFinal && !isPrimary && <Icon name="lock" label={tableWords.value.prompt.seal} />}
    </button>
  )
}

interface ProposeButtonProps {
  /** The choice, in words. */
  readonly what: string
  readonly says: string
  readonly onClick: () => void
}

/** Proposes a choice to the seat that is asked. */
export const ProposeButton = ({ what, says, onClick }: ProposeButtonProps) => (
  <button type="button" class="prompt-choice prompt-choice-primary prompt-choice-propose" onClick={onClick}>
    <span>
      {what}
      <strong>{says}</strong>
    </span>
  </button>
)
