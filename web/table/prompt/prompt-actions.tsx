import { Button } from '../../parts/button.tsx'
import type { Choice } from '../choices/choices.ts'
import { fitsBar } from './fits-bar.ts'
import { GroupButtons } from './group-buttons.tsx'
import { PromptChoice, ProposeButton } from './prompt-choice.tsx'
import type { Prompt } from './prompt.ts'
import type { ScreenTable } from '../screen-table.ts'
import { firstProposal, ProposalDeeds } from '../together/first-proposal.tsx'
import { tableWords } from '../words.ts'

interface PromptActionsProps {
  readonly table: ScreenTable
  readonly prompt: Prompt
}

/** What can be pressed in the bar, besides ending the turn and taking back. */
export function PromptActions(props: PromptActionsProps) {
  return (
    <div
      class="prompt-bar-actions"
      data-choices
      data-settling={(isOfQuestion(props.prompt) && props.table.play.isSettling.value) || undefined}
    >
      {actionsOf(props)}
    </div>
  )
}

/** Whether what stands in the bar came with a question, and may have come under somebody's finger. */
const isOfQuestion = ({ kind }: Prompt): boolean =>
  kind === 'ask' || kind === 'among' || kind === 'some' || kind === 'propose'

function actionsOf({ table, prompt }: PromptActionsProps) {
  const { play, desk } = table
  const { prompt: says, undo, pass, together } = tableWords.value
  const cancel = (
    <Button kind="quiet" onClick={() => play.cancel()}>
      {says.cancel}
    </Button>
  )
  const isListed = !desk.isWide && desk.isDrawerOpen.value && desk.tab.value === 'choices'
  const choicesButton = (choices: readonly Choice[]) =>
    !isListed && <Button onClick={() => desk.open('choices')}>{says.choices(choices.length)}</Button>
  switch (prompt.kind) {
    case 'over':
      return (
        play.seen.isPlayed && (
          <Button onClick={() => (table.isResultShown.value = !table.isResultShown.value)}>
            {table.isResultShown.value ? says.toBoard : says.ending}
          </Button>
        )
      )
    case 'consent': {
      const reply = (consents: boolean): void =>
        void play.replyToUndo(prompt.seat, prompt.request.to, consents)
      return (
        <>
          <Button kind="primary" onClick={() => reply(true)}>
            {undo.agree}
          </Button>
          <Button onClick={() => reply(false)}>{undo.refuse}</Button>
        </>
      )
    }
    case 'asking':
      return (
        prompt.isYours && (
          <Button onClick={() => void play.replyToUndo(prompt.request.seat, prompt.request.to, false)}>
            {undo.withdraw}
          </Button>
        )
      )
    case 'pass':
      return table.isKept.value ? (
        <Button kind="primary" onClick={() => table.handOn()}>
          {pass.pass(play.seen.names.value(prompt.to))}
        </Button>
      ) : (
        <span class="pass-ready">
          <Button kind="primary" onClick={() => table.take(prompt.to)}>
            {pass.ready(play.seen.names.value(prompt.to))}
          </Button>
        </span>
      )
    case 'watch':
      return (
        prompt.isBehind && (
          <Button sign="to-end" onClick={() => play.seen.skip()}>
            {says.skip}
          </Button>
        )
      )
    case 'armed':
      return (
        <>
          {prompt.to === undefined ? (
            <PromptChoice choice={prompt.choice} look="primary" onClick={() => play.confirm()} />
          ) : (
            <ProposeButton
              what={prompt.choice.label}
              says={together.propose(play.seen.names.value(prompt.to))}
              onClick={() => play.confirm()}
            />
          )}
          {cancel}
        </>
      )
    case 'among':
      return (
        <>
          {fitsBar(prompt.choices, desk.isWide)
            ? prompt.choices.map((choice) => (
                <PromptChoice key={choice.key} choice={choice} onClick={() => play.choose(choice)} />
              ))
            : choicesButton(prompt.choices)}
          {cancel}
        </>
      )
    case 'some':
      return (
        <>
          {!desk.isWide && choicesButton(prompt.choices.legal)}
          <Button kind="primary" disabled={!play.canSettle.value} onClick={() => play.settle()}>
            {says.settle(play.picked.value.size, prompt.choices.decision.min)}
          </Button>
        </>
      )
    case 'propose':
      return (
        <>
          {!desk.isWide && !isListed && (
            <Button onClick={() => desk.open('choices')}>{together.list(prompt.choices.legal.length)}</Button>
          )}
          {!desk.isWide && play.asked.ownProposal.value !== undefined && (
            <Button kind="quiet" onClick={() => void play.withdraw()}>
              {together.withdraw}
            </Button>
          )}
          {play.picked.value.size > 0 && (
            <Button kind="primary" disabled={!play.canSettle.value} onClick={() => play.settle()}>
              {together.proposeSome(play.seen.names.value(prompt.to), play.picked.value.size)}
            </Button>
          )}
        </>
      )
    case 'ask':
      if (firstProposal(table) !== undefined)
        return (
          <>
            {choicesButton(prompt.choices.legal)}
            <ProposalDeeds table={table} />
          </>
        )
      return prompt.direct.length > 0 && fitsBar(prompt.direct, desk.isWide, prompt.choices.prompt)
        ? prompt.direct.map((choice) => (
            <PromptChoice key={choice.key} choice={choice} onClick={() => play.choose(choice)} />
          ))
        : !desk.isWide && (isListed ? null : <GroupButtons table={table} choices={prompt.choices.legal} />)
  }
}
