import { Icon } from '@astrolabe/drawing'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { language } from '../../settings.ts'
import { listNames } from '../list-names.ts'
import { lastLine } from '../log/log-lines.ts'
import { OddsTable } from '../choices/odds-table.tsx'
import type { SeenTable } from '../seen-table.ts'
import type { Prompt } from './prompt.ts'
import type { ScreenTable } from '../screen-table.ts'
import { PromptRule } from '../why/prompt-rule.tsx'
import { ProposalWords } from '../together/first-proposal.tsx'
import { answerInWords } from '../together/answer-words.ts'
import { requestInWords } from '../undo/request-words.ts'
import { tableWords } from '../words.ts'

interface PromptProps {
  readonly table: ScreenTable
  readonly prompt: Prompt
}

/** The sentence of the bar. The focus rests here when the button that held it is gone. */
export function PromptWords({ table, prompt }: PromptProps) {
  const words = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    if (words.current !== null) setLong(words.current.scrollHeight > words.current.clientHeight)
  })
  return (
    // What does not fit is scrolled, also by keys.
    <div
      class={`prompt-bar-words ${isLong ? 'prompt-bar-long' : ''}`}
      ref={words}
      tabIndex={isLong ? 0 : -1}
      data-rests
    >
      {prompt.kind === 'armed' ? (
        <Armed table={table} prompt={prompt} />
      ) : (
        <p class="prompt-bar-sentence">
          <span class="prompt-bar-question">{sentenceOf(table, prompt)}</span>
          {!table.desk.isWide && <ProposalWords table={table} />}
          {prompt.kind === 'watch' && !table.desk.isWide && <Latest table={table} />}
        </p>
      )}
      <PromptRule play={table.play} />
    </div>
  )
}

/** What was done last, where the log is not beside the board. */
function Latest({ table }: Pick<PromptProps, 'table'>) {
  const line = lastLine(table.play.seen.log.value)
  return line && <span class="prompt-bar-latest">{line.text}</span>
}

function sentenceOf({ play, desk }: ScreenTable, prompt: Exclude<Prompt, { kind: 'armed' }>): string {
  const { prompt: says, undo, pass, together } = tableWords.value
  const names = play.seen.names.value
  const list = (seats: readonly number[]): string => listNames(language.value, names, seats)
  switch (prompt.kind) {
    case 'over':
      return play.seen.text.value.outcome(prompt.outcome, names, play.seen.position.value?.view)
    case 'consent':
      return requestInWords(play.seen, prompt.request)
    case 'asking':
      return prompt.isYours
        ? undo.asked(list(prompt.request.waitingFor))
        : undo.othersAsked(names(prompt.request.seat), list(prompt.request.waitingFor))
    case 'pass':
      return pass.nextUp(names(prompt.to))
    case 'watch':
      if (prompt.seats.length === 0) return says.none
      if (play.asked.limits.value.only?.size === 0 && !prompt.isBehind) return says.reading
      if (!prompt.isBehind && hasAskedPerson(play.seen)) return askedInWords(play.seen, list)
      return prompt.seats.length === 1
        ? says.watching(names(prompt.seats[0]))
        : says.waiting(list(prompt.seats))
    case 'among':
      return says.here(prompt.choices.length)
    case 'some': {
      const { min, max } = prompt.choices.decision
      return `${prompt.choices.prompt} ${says.picked(play.picked.value.size, min, max)}`
    }
    case 'propose': {
      const own = desk.isWide ? undefined : play.asked.ownProposal.value
      if (own === undefined) return together.asks(names(prompt.to), prompt.choices.prompt)
      return together.proposed(names(own.for), answerInWords(prompt.choices, own.answer, together.nothing))
    }
    case 'ask':
      return prompt.choices.prompt
  }
}

/** Where all play together, whoever watches reads what people are asked. */
const hasAskedPerson = ({ position }: SeenTable): boolean =>
  position.value?.asked?.seats.some((seat) => position.value?.seats[seat]?.kind === 'person') === true

function askedInWords({ position, text }: SeenTable, list: (seats: readonly number[]) => string): string {
  const { asked = null, view } = position.value ?? {}
  if (asked === null) return ''
  return tableWords.value.together.asks(list(asked.seats), text.value.prompt(asked, view, asked.seats[0]))
}

/** What waits for its confirmation: what to know of it and, where that is not beside the board, what may come of it. */
function Armed({ table, prompt }: PromptProps & { readonly prompt: Extract<Prompt, { kind: 'armed' }> }) {
  const { prompt: says, together } = tableWords.value
  const { choice, to } = prompt
  const odds = table.desk.isWide ? undefined : table.play.oddsOf(choice)
  const hasNothingToKnow = choice.warnings.length === 0 && !choice.isFinal && to === undefined
  return (
    <>
      <p class="prompt-bar-sentence">
        {choice.warnings.map((warning) => (
          <span class="prompt-bar-warning" key={warning}>
            <Icon name="warning" /> {warning}{' '}
          </span>
        ))}
        {hasNothingToKnow && says.here(1)}
        {to !== undefined && together.decides(table.play.seen.names.value(to))}
        {choice.isFinal && to === undefined && (
          <span class="prompt-bar-seal">
            <Icon name="lock" /> {says.seal}
          </span>
        )}
      </p>
      {odds && <OddsTable odds={odds} />}
    </>
  )
}
