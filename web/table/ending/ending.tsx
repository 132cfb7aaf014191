import { Icon, SeatMark } from '@astrolabe/drawing'
import { type Names, type Outcome, seedHashOf } from '@astrolabe/kernel'
import type { Chapter } from '@astrolabe/tables'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import './ending.css'
import { NameOffer } from '../notices/name-offer.tsx'
import { placesOf } from './places.ts'
import type { TablePlay } from '../play.ts'
import type { SeenTable } from '../seen-table.ts'
import { saveRecord } from './record-file.ts'
import { wholeGame } from './whole-game.ts'
import { PlayAgain } from './play-again.tsx'
import { hasResigned, isLost, titleOf } from './result.ts'
import { tableWords } from '../words.ts'

interface EndingProps {
  readonly play: TablePlay
  readonly momentAddress: ((answers: number) => string) | undefined
}

/** After the game: who won, how it came about, and where to go from here. */
export function Ending({ play, momentAddress }: EndingProps) {
  const { end: says } = tableWords.value
  const position = play.seen.position.value
  const facts = useWholeGame(play.seen)
  if (position === undefined || position.outcome === null) return null
  const { outcome, view } = position
  const names = play.seen.names.value
  const labels = play.seen.labels.value
  const { Aftermath } = play.seen.face
  const told = play.seen.text.value.ending?.(outcome, names, view)
  return (
    <section class="ending" aria-label={says.title}>
      {/* The prompt bar tells who came where in a sentence. */}
      <header class={`ending-header ${isLost(play.seen, outcome) ? 'ending-lost' : ''}`}>
        <h2>{titleOf(play.seen, outcome, says)}</h2>
        {told && <p>{told.how}</p>}
        {told?.epilogue && <p class="ending-epilogue">{told.epilogue}</p>}
      </header>
      {position.cooperative && outcome.others === undefined ? (
        <Crew outcome={outcome} labels={labels} />
      ) : (
        <Scores play={play} outcome={outcome} />
      )}
      <NameOffer seen={play.seen} />
      <div class="ending-actions">
        {play.seen.session.kind !== 'replay' && <PlayAgain play={play} />}
        {momentAddress && (
          <Button href={momentAddress(0)} sign="replay">
            {says.replay}
          </Button>
        )}
        <Button sign="download" onClick={() => void saveRecord(play)}>
          {says.record}
        </Button>
      </div>
      {facts && (
        <Aftermath view={view} facts={facts} names={names} labels={labels} language={language.value} />
      )}
      <SeedCheck seedHash={position.seedHash} seed={position.seed} />
    </section>
  )
}

/** All facts of the game: at once where the table has told them, else when its older chapters have come. */
function useWholeGame({ session, position }: SeenTable): Chapter | undefined {
  const shown = position.value
  const [whole, setWhole] = useState<Chapter>()
  useEffect(() => {
    let isWanted = true
    setWhole(undefined)
    if (shown !== undefined && shown.outcome !== null)
      void wholeGame(shown, session.chapters).then((facts) => {
        if (isWanted) setWhole(facts)
      })
    return () => {
      isWanted = false
    }
  }, [session, shown])
  return shown?.firstChapter === 0 ? shown.facts : whole
}

interface ScoresProps {
  readonly play: TablePlay
  readonly outcome: Outcome
}

/** Everyone with a score, those without a seat too, by their place. */
function Scores({ play, outcome }: ScoresProps) {
  const { end: says, company } = tableWords.value
  const labels = play.seen.labels.value
  const nameOf = (other: string): string => play.seen.text.value.other?.(other) ?? other
  return (
    <ol class="ending-scores" aria-label={says.scores}>
      {placesOf(outcome).map(({ place, score, isWinner, ...who }) => (
        <li class={isWinner ? 'ending-winner' : ''} key={'seat' in who ? who.seat : who.other}>
          <span class="ending-place">{place}</span>
          {'seat' in who ? (
            <>
              <SeatMark seat={who.seat} size={28} label="" />
              <span class="ending-name">
                {labels(who.seat)}
                {hasResigned(play.seen, who.seat) && <em> · {company.resign.resigned}</em>}
              </span>
            </>
          ) : (
            <span class="ending-name ending-other">{nameOf(who.other)}</span>
          )}
          {isWinner && <Icon name="laurels" size={20} />}
          <span class="ending-score">{score}</span>
        </li>
      ))}
    </ol>
  )
}

/** Those who won or lost together: nobody comes before anybody. */
function Crew({ outcome, labels }: { readonly outcome: Outcome; readonly labels: Names }) {
  if (outcome.scores.length === 1) return null
  return (
    <ul class="ending-crew" aria-label={tableWords.value.end.crew}>
      {outcome.scores.map((_, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} size={28} label="" />
          <span class="ending-name">{labels(seat)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The secret of chance, against the hash that was shown from the start. */
function SeedCheck({ seedHash, seed }: { readonly seedHash: string; readonly seed: string | undefined }) {
  const { end: says, menu } = tableWords.value
  if (seed === undefined) return null
  const matches = seedHashOf(seed) === seedHash
  return (
    <details class="ending-seed">
      <summary>{says.verify}</summary>
      <p class={matches ? 'ending-matches' : 'ending-differs'}>
        <Icon name={matches ? 'check' : 'warning'} /> {matches ? says.matches : says.differs}
      </p>
      <p>{says.verifyText}</p>
      <dl>
        <dt>{menu.secret}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{menu.hash}</dt>
        <dd>
          <code>{seedHash}</code>
        </dd>
      </dl>
    </details>
  )
}
