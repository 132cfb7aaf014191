import type { Proposal } from '@astrolabe/tables'
import { Button } from '../../parts/button.tsx'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'
import { answerInWords } from './answer-words.ts'

/** Where no column stands beside the board, what others propose is told in the bar, one after the other. */
export function firstProposal({ play, desk }: ScreenTable): Proposal | undefined {
  if (desk.isWide || desk.isDrawerOpen.value || !play.isAsked.value) return undefined
  return play.asked.proposals.value[0]
}

interface FirstProposalProps {
  readonly table: ScreenTable
}

export function ProposalWords({ table }: FirstProposalProps) {
  const { together: says } = tableWords.value
  const { choices, seen } = table.play
  const proposal = firstProposal(table)
  return (
    <span class="prompt-bar-proposal" role="status">
      {proposal &&
        choices.value &&
        says.proposes(
          seen.names.value(proposal.seat),
          answerInWords(choices.value, proposal.answer, says.nothing),
        )}
    </span>
  )
}

export function ProposalDeeds({ table }: FirstProposalProps) {
  const { together: says } = tableWords.value
  const proposal = firstProposal(table)
  if (proposal === undefined) return null
  return (
    <>
      <Button kind="primary" onClick={() => void table.play.answer(proposal.answer)}>
        {says.accept}
      </Button>
      <Button kind="quiet" onClick={() => void table.play.decline(proposal.seat)}>
        {says.decline}
      </Button>
    </>
  )
}
