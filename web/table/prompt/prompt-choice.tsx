import { Icon } from '@astrolabe/drawing'
import './prompt-choice.css'
import type { Choice } from '../choices/choices.ts'
import { tableWords } from '../words.ts'

interface PromptChoiceProps {
  readonly choice: Choice
  readonly look?: 'primary' | 'end'
  readonly onClick: () => void
}

/** A choice on a button of the bar: its verb, and the seal if it cannot be taken back. */
export function PromptChoice({ choice, look, onClick }: PromptChoiceProps) {
  const isConfirmed = look === 'primary'
  return (
    <button
      type="button"
      class={`prompt-choice ${look === undefined ? '' : `prompt-choice-${look}`}`}
      style={{ '--letters': choice.label.length }}
      onClick={onClick}
    >
      {choice.warnings.length > 0 && !isConfirmed && (
        <Icon name="warning" label={choice.warnings.join(' ')} />
      )}
      <span>{choice.label}</span>
      {choice.isFinal && !isConfirmed && <Icon name="lock" label={tableWords.value.prompt.seal} />}
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
