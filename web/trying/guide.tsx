import type { AnyFace } from '@astrolabe/games/faces.ts'
import { chosenAt, type RuleMoment } from '@astrolabe/kernel'
import { Button } from '../parts/button.tsx'
import { language } from '../settings.ts'
import type { TableSession } from '../table/session.ts'
import './guide.css'
import { tryingWords } from './words.ts'

interface GuideProps {
  readonly session: TableSession
  readonly face: AnyFace
  readonly rule: string
  /** What the rule says. */
  readonly text: string
  readonly moment: RuleMoment
  readonly onAgain: () => void
  readonly onPlayOn: () => void
}

/** The rule beside its position: what can be tried, or why it cannot; and the ways on. */
export function TryGuide({ session, face, rule, text, moment, onAgain, onPlayOn }: GuideProps) {
  const says = tryingWords.value
  const isThere = session.message.value?.position.number === moment.at
  return (
    <section class="try" aria-label={says.guide}>
      <p class="try-rule">
        <a href={`/r/${rule}`} class="try-id">
          {rule}
        </a>{' '}
        {text}
      </p>
      <p class="try-option" role="status">
        {isThere ? <Shown session={session} face={face} moment={moment} /> : says.played}
      </p>
      <div class="try-ways">
        {isThere ? (
          <DoIt session={session} moment={moment} />
        ) : (
          <Button sign="replay" onClick={onAgain}>
            {says.again}
          </Button>
        )}
        <Button kind="quiet" label={`${says.playOn}. ${says.playOnHelp}`} onClick={onPlayOn}>
          {says.playOn}
        </Button>
      </div>
    </section>
  )
}

type OfferProps = Pick<GuideProps, 'session' | 'face' | 'moment'>

/** The option in words, and what forbids it if the rule does. */
function Shown({ session, face, moment }: OfferProps) {
  const says = tryingWords.value
  const position = session.message.value?.position
  const decision = position?.decision ?? null
  const offer = decision?.offers.find(({ key }) => key === moment.key)
  if (position === undefined || decision === null || offer === undefined) return null
  const words = face.text[language.value]
  return (
    <>
      {offer.refusal === undefined ? says.choose : says.refused}{' '}
      <strong>{words.option(chosenAt(decision, offer.option), position.view, moment.seat)}</strong>
      {offer.refusal && <span class="try-why">. {words.refusal(offer.refusal)}</span>}
    </>
  )
}

function DoIt({ session, moment }: Omit<OfferProps, 'face'>) {
  const { seat, at, key } = moment
  const offer = session.message.value?.position.decision?.offers.find((offered) => offered.key === key)
  if (offer === undefined || offer.refusal !== undefined) return null
  return (
    <Button kind="quiet" sign="chevron-right" signAfter onClick={() => void session.answer(seat, at, key)}>
      {tryingWords.value.doIt}
    </Button>
  )
}
