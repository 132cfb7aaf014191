import { Icon } from '@astrolabe/drawing'
import { useId, useState } from 'preact/hooks'
import { settings } from '../../settings.ts'
import type { Choice } from './choices.ts'
import type { GroupedChoices } from './grouping.ts'
import { OddsTable } from './odds-table.tsx'
import type { TablePlay } from '../play.ts'
import { OrderButtons } from '../orders/orders.tsx'
import { RuleLink } from './rule-link.tsx'
import { Ghosts } from '../together/ghosts.tsx'
import { tableWords } from '../words.ts'

interface OfferProps {
  readonly play: TablePlay
  readonly choice: Choice
  /** Its place among the choices, from 1: the key that chooses it. */
  readonly nth: number
  /** The group it stands in, which says what goes for all. */
  readonly grouped: Pick<GroupedChoices, 'warnings' | 'isSealed'>
}

/** A choice as a button: what it does, and all that is to be known before it is pressed. */
export function OfferButton({ play, choice, nth, grouped }: OfferProps) {
  const { choices: says } = tableWords.value
  const notes = useId()
  const isGhost = play.asked.ghosts.value.has(choice.key)
  const isMarked = play.asked.limits.value.marked === choice.key
  const classes = [
    'offer',
    play.armed.value === choice.key && 'offer-armed',
    isGhost && 'offer-ghost',
    isMarked && 'offer-marked',
  ]
  const isPicked = play.picked.value.has(choice.key)
  const several = play.asked.question.value?.kind === 'some'
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        class="offer-button"
        role={several ? 'checkbox' : undefined}
        aria-checked={several ? isPicked : undefined}
        aria-describedby={notes}
        onClick={() => play.choose(choice)}
      >
        <span class="offer-key" aria-hidden="true">
          {several ? isPicked && <Icon name="check" /> : settings.value.letterKeys && nth <= 9 && nth}
        </span>
        <span class="offer-words">
          <span class="offer-label">{choice.label}</span>
          <span class="offer-notes" id={notes}>
            {isMarked && <MarkedNote />}
            {choice.warnings.map((warning) => (
              <Warning key={warning} text={warning} isSaid={grouped.warnings.includes(warning)} />
            ))}
          </span>
        </span>
        {isGhost && <Ghosts play={play} choice={choice.key} />}
        {choice.isFinal && (
          <span class={grouped.isSealed ? 'unseen' : 'offer-seal'} title={says.seal}>
            <Icon name="lock" label={says.seal} />
          </span>
        )}
      </button>
      <OfferOdds play={play} choice={choice} />
      <OrderButtons play={play} choice={choice} />
    </div>
  )
}

/** What to know before it is pressed. Where the group says it, only who listens is told it again here. */
const Warning = ({ text, isSaid }: { readonly text: string; readonly isSaid: boolean }) => (
  <span class={isSaid ? 'unseen' : 'offer-note offer-warning'}>
    <Icon name="warning" /> {text}
  </span>
)

/** The odds of a choice, where chance has a part in it, for whoever asks. */
function OfferOdds({ play, choice }: Pick<OfferProps, 'play' | 'choice'>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const odds = play.oddsOf(choice)
  if (odds === undefined) return null
  const { odds: says } = tableWords.value.choices
  return (
    <>
      <button
        type="button"
        class="offer-odds"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${says}, ${choice.label}`}
        title={says}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="dice" />
      </button>
      <div class="offer-odds-table" id={id} hidden={!isOpen}>
        {isOpen && <OddsTable odds={odds} />}
      </div>
    </>
  )
}

/** On the option that a rule is shown by. */
const MarkedNote = () => (
  <span class="offer-note offer-shown">
    <Icon name="rules" /> {tableWords.value.choices.marked}
  </span>
)

/** A choice that cannot be made: why not, and by which rule. */
export function RefusedOffer({ play, choice }: Pick<OfferProps, 'play' | 'choice'>) {
  const id = useId()
  const isMarked = play.asked.limits.value.marked === choice.key
  return (
    <div class={isMarked ? 'offer offer-refused offer-marked' : 'offer offer-refused'}>
      <button
        type="button"
        class="offer-button"
        aria-disabled="true"
        aria-describedby={id}
        onClick={() => play.choose(choice)}
      >
        <span class="offer-words">
          <span class="offer-label">{choice.label}</span>
          <span class="offer-note" id={id}>
            {isMarked && <MarkedNote />}
            {choice.refusal?.text}
          </span>
        </span>
      </button>
      {choice.refusal && <RuleLink rule={choice.refusal.rule} />}
    </div>
  )
}
