import { Icon, SeatMark } from '@astrolabe/drawing'
import { useRef } from 'preact/hooks'
import { ignoreHeldKey, useKeptFocus } from '../kept-focus.ts'
import { isLost } from '../ending/result.ts'
import './prompt-bar.css'
import { PromptActions } from './prompt-actions.tsx'
import { EndTurn, UndoButtons } from './prompt-ends.tsx'
import { PromptSaid } from './prompt-said.tsx'
import { PromptWords } from './prompt-words.tsx'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** The one place that says what to do, and where it is done. It neither moves nor grows. */
export function PromptBar({ table }: { readonly table: ScreenTable }) {
  const bar = useRef<HTMLElement>(null)
  const { play } = table
  const prompt = table.prompt.value
  useKeptFocus(bar, `${play.seen.moment.value} ${prompt?.kind}`)
  const position = play.seen.position.value
  if (prompt === undefined || position === undefined) return null
  const isAsked = play.isAsked.value
  const seats = isAsked ? [position.seat] : position.waitingFor
  return (
    <section
      class={`prompt-bar prompt-bar-${prompt.kind} ${isAsked ? 'prompt-bar-yours' : ''}`}
      aria-label={tableWords.value.prompt.label}
      aria-busy={play.sending.value}
      ref={bar}
      onKeyDown={ignoreHeldKey}
    >
      <div class="prompt-bar-turn">
        {prompt.kind === 'over' ? (
          <Icon name={isLost(play.seen, prompt.outcome) ? 'broken-shield' : 'trophy'} size={32} />
        ) : (
          seats
            .slice(0, 1)
            .map((seat) => <SeatMark key={seat} seat={seat} size={36} label={play.seen.labels.value(seat)} />)
        )}
      </div>
      <PromptSaid play={play} />
      <PromptWords table={table} prompt={prompt} />
      <PromptActions table={table} prompt={prompt} />
      <UndoButtons table={table} prompt={prompt} />
      <EndTurn table={table} prompt={prompt} />
    </section>
  )
}
