import { Icon } from '@astrolabe/drawing'
import { shortened } from '@astrolabe/words'
import type { TablePlay } from '../play.ts'
import { adviceReason, showAdvice } from '../why/reason.ts'
import { whyWords } from '../why/words.ts'
import { tableWords } from '../words.ts'
import { answerInWords } from './answer-words.ts'
import './together.css'

/** Whether nobody is the worse for advice: all play together, or against nobody but bots. As the table sees it. */
function isFair({ position, yours }: TablePlay['seen']): boolean {
  const { cooperative = false, seats = [] } = position.value ?? {}
  const [own, ...more] = yours.value
  const isAlone = more.length === 0 && seats.every(({ kind }, seat) => kind === 'bot' || seat === own)
  return cooperative || isAlone
}

const isOffered = ({ isAsked, seen }: TablePlay): boolean =>
  isAsked.value && isFair(seen) && seen.session.advise !== undefined

/** Asks a captain what to do and, once that is said, why. */
export function AdviceButton({ play }: { readonly play: TablePlay }) {
  const { together: says } = tableWords.value
  if (!isOffered(play)) return null
  const isThinking = play.isAdvised.value
  const isSaid = play.asked.advice.value !== undefined
  const hasReason = adviceReason(play) !== undefined
  return (
    <button
      type="button"
      class="undo-button advice-button"
      aria-disabled={isThinking || (isSaid && !hasReason)}
      aria-busy={isThinking}
      onClick={() => {
        if (hasReason) showAdvice(play)
        else if (!isSaid) void play.askAdvice()
      }}
    >
      <Icon name="idea" size={20} />
      <span class="undo-button-words">
        {isThinking ? says.thinking : hasReason ? whyWords.value.ask : says.ask}
      </span>
    </button>
  )
}

/** A reason has the room of what an option costs, which stands on its button. */
const adviceInWords = (label: string, reason: string | undefined): string =>
  reason === undefined ? label : `${shortened(label)} — ${reason}`

/** What the captain says, and why. */
export function AdviceWords({ play }: { readonly play: TablePlay }) {
  const { together: says } = tableWords.value
  const choices = play.choices.value
  const advice = play.asked.advice.value
  if (!isOffered(play) || choices === undefined) return null
  const reason = adviceReason(play)
  return (
    <span class="advice-said" role="status">
      {play.isAdvised.value && says.thinking}
      {advice && says.says(adviceInWords(answerInWords(choices, advice.answer, says.nothing), reason))}
    </span>
  )
}
