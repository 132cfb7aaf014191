import { Icon } from '@astrolabe/drawing'
import { takeBackOf } from '../undo/horizon.ts'
import { OrdersWay } from '../orders/orders.tsx'
import { PromptChoice } from './prompt-choice.tsx'
import type { Prompt } from './prompt.ts'
import type { ScreenTable } from '../screen-table.ts'
import { AdviceButton } from '../together/advice.tsx'
import { tableWords } from '../words.ts'

interface PromptEndProps {
  readonly table: ScreenTable
  readonly prompt: Prompt
}

/** Ends the turn, always at the same place. Its whole label is among the choices. */
export function EndTurn({ table, prompt }: PromptEndProps) {
  const { play } = table
  const end = play.choices.value?.legal.find(({ endsTurn }) => endsTurn)
  const isShown =
    play.isAsked.value && end !== undefined && (prompt.kind === 'ask' || prompt.kind === 'among')
  return (
    <div class="prompt-bar-end" data-settling={play.isSettling.value || undefined}>
      {isShown && <PromptChoice choice={end} look="end" onClick={() => play.choose(end)} />}
    </div>
  )
}

/** Takes back the last answer, or says why not; and the way to more. */
export function UndoButtons({ table, prompt }: PromptEndProps) {
  const { play } = table
  const { undo: says } = tableWords.value
  const position = play.seen.position.value
  const isSeated = position !== undefined && play.seen.yours.value.includes(position.seat)
  // While somebody asks to go back, that has to be settled first.
  const isSettled = prompt.kind !== 'over' && prompt.kind !== 'consent' && prompt.kind !== 'asking'
  const isFree = isSeated && play.seen.session.kind !== 'replay' && isSettled && position.number > 0
  if (!isFree)
    return (
      <div class="prompt-bar-undo">
        <AdviceButton play={play} />
        <OrdersWay play={play} desk={table.desk} />
      </div>
    )
  const back = takeBackOf(position)
  return (
    <div class="prompt-bar-undo">
      <AdviceButton play={play} />
      <OrdersWay play={play} desk={table.desk} />
      <button
        type="button"
        class="undo-button"
        aria-disabled={back === undefined}
        onClick={() => {
          if (back === undefined) play.said.value = { text: says.nothing[position.undo?.stop ?? 'start'] }
          else void play.takeBack(back.last)
        }}
      >
        <Icon name="undo" size={20} />
        <span class="undo-button-words">{says.last}</span>
      </button>
      <button
        type="button"
        class="undo-button undo-more"
        aria-label={says.further}
        onClick={() => (table.overlay.value = 'undo')}
      >
        <Icon name="chevron-up" />
      </button>
    </div>
  )
}
