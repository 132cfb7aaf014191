import { SeatMark } from '@astrolabe/drawing'
import type { Proposal } from '@astrolabe/tables'
import type { ComponentChildren } from 'preact'
import { Button } from '../../parts/button.tsx'
import type { Choices } from '../choices/choices.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import { answerInWords } from './answer-words.ts'
import './together.css'

/** Where all play together: what was proposed, and who else is asked. */
export function Together({ play }: { readonly play: TablePlay }) {
  if (play.seen.position.value?.cooperative !== true) return null
  const choices = play.choices.value
  const proposals = play.asked.proposals.value
  return (
    <div class="together">
      <Friends play={play} />
      <OwnSeats play={play} />
      <div role="status">
        {choices && proposals.length > 0 && (
          <ul class="together-proposals">
            {proposals.map((proposal) => (
              <ProposalLine key={proposal.seat} play={play} choices={choices} proposal={proposal} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface ProposalLineProps {
  readonly play: TablePlay
  readonly choices: Choices
  readonly proposal: Proposal
}

/** A proposal: to be accepted or declined by whoever it is for, to be withdrawn by whoever made it. */
function ProposalLine({ play, choices, proposal }: ProposalLineProps) {
  const { together: says } = tableWords.value
  const names = play.seen.names.value
  const what = answerInWords(choices, proposal.answer, says.nothing)
  const isOwn = proposal.seat === play.seen.position.value?.seat
  return (
    <li class="together-proposal">
      <SeatMark seat={proposal.seat} size={22} label="" />
      <span class="together-words">
        {isOwn ? says.proposed(names(proposal.for), what) : says.proposes(names(proposal.seat), what)}
      </span>
      {play.isAsked.value && (
        <span class="together-deeds">
          <Button kind="primary" onClick={() => void play.answer(proposal.answer)}>
            {says.accept}
          </Button>
          <Button kind="quiet" onClick={() => void play.decline(proposal.seat)}>
            {says.decline}
          </Button>
        </span>
      )}
      {isOwn && !play.isAsked.value && (
        <Button kind="quiet" onClick={() => void play.decline(proposal.seat)}>
          {says.withdraw}
        </Button>
      )}
    </li>
  )
}

/** Of several who are asked, the one that proposals go to. */
function Friends({ play }: { readonly play: TablePlay }) {
  const friends = play.asked.friends.value
  const { together: says } = tableWords.value
  if (friends.length < 2) return null
  return (
    <SeatChoice label={says.to}>
      {friends.map((seat) => (
        <button
          type="button"
          class="together-seat"
          key={seat}
          aria-pressed={seat === play.asked.to.value}
          onClick={() => (play.asked.friend.value = seat)}
        >
          <SeatMark seat={seat} size={20} label="" /> {play.seen.names.value(seat)}
        </button>
      ))}
    </SeatChoice>
  )
}

/** Other seats of whoever looks that may answer as well. */
function OwnSeats({ play }: { readonly play: TablePlay }) {
  const { together: says } = tableWords.value
  const { yours, position, names, session } = play.seen
  const others = (position.value?.waitingFor ?? []).filter(
    (seat) => yours.value.includes(seat) && seat !== position.value?.seat,
  )
  if (!play.isAsked.value || others.length === 0) return null
  return (
    <SeatChoice label={says.alsoAsked}>
      {others.map((seat) => (
        <button type="button" class="together-seat" key={seat} onClick={() => session.look(seat)}>
          <SeatMark seat={seat} size={20} label="" /> {says.playAs(names.value(seat))}
        </button>
      ))}
    </SeatChoice>
  )
}

function SeatChoice({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="together-seats" role="group" aria-label={label}>
      {children}
    </div>
  )
}
