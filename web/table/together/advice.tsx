import { Icon } from '@astrolabe/drawing'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import { answerInWords } from './answer-words.ts'
import './together.css'

/** Rivals keep their own counsel: advice is offered where all play together. */
const isOffered = ({ isAsked, seen }: TablePlay): boolean =>
  isAsked.value && seen.position.value?.cooperative === true && seen.session.advise !== undefined

/** Asks a captain what to do. */
export function AdviceButton({ play }: { readonly play: TablePlay }) {
  const { together: says } = tableWords.value
  if (!isOffered(play)) return null
  const isThinking = play.isAdvised.value
  return (
    <button
      type="button"
      class="undo-button advice-button"
      aria-disabled={isThinking || play.asked.advice.value !== undefined}
      aria-busy={isThinking}
      onClick={() => {
        if (play.asked.advice.value === undefined) void play.askAdvice()
      }}
    >
      <Icon name="idea" size={20} />
      <span class="undo-button-words">{isThinking ? says.thinking : says.ask}</span>
    </button>
  )
}

/** What the captain says, in the sentence of the bar. */
export function AdviceWords({ play }: { readonly play: TablePlay }) {
  const { together: says } = tableWords.value
  const choices = play.choices.value
  const advice = play.asked.advice.value
  if (!isOffered(play) || choices === undefined) return null
  return (
    <span class="prompt-bar-advice" role="status">
      {play.isAdvised.value && says.thinking}
      {advice && says.says(answerInWords(choices, advice.answer, says.nothing))}
    </span>
  )
}
