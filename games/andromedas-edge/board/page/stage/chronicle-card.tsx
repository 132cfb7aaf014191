import { Icon } from '@astrolabe/drawing'
import { useEffect, useState } from 'preact/hooks'
import { EVENTS } from '../../../content/events.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import './chronicle-card.css'
import type { Chronicle } from './chronicle.ts'
import type { Drawn } from './drawn.ts'

/** So long each line is alone the newest, in milliseconds: eight of them take less than three seconds. */
const PACE = 330

/** One line after the other; all of them at once for whoever wants less motion, or presses. */
function useUnfolding(lines: number): readonly [shown: number, showAll: () => void] {
  const [shown, show] = useState(() =>
    globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? lines : 1,
  )
  useEffect(() => {
    if (shown >= lines) return
    const timer = setTimeout(() => show((so) => so + 1), PACE)
    return () => clearTimeout(timer)
  }, [shown, lines])
  return [Math.min(shown, lines), () => show(lines)]
}

/** On a phone it would cover the map, which is wanted now: it waits there until it is unfolded. */
const startsFolded = (): boolean => globalThis.matchMedia?.('(max-width: 640px)').matches ?? false

interface ChronicleCardProps extends Drawn {
  readonly chronicle: Chronicle
  readonly close: () => void
}

/** A turn of the Unity or an event, told step by step in a corner of the map. */
export function ChronicleCard({ look, stage, chronicle, close }: ChronicleCardProps) {
  const { things, language } = look
  const { card, kind, lines } = chronicle
  const [shown, showAll] = useUnfolding(lines.length)
  const [folded, fold] = useState(startsFolded)
  const event = card === undefined ? undefined : EVENTS[card]
  return (
    <aside class="edge-chronicle" aria-live="off" data-passing>
      <header>
        <Icon name={kind === 'unity' ? 'unity' : 'hourglass'} />
        <h2>
          <button
            type="button"
            class="edge-chronicle-title"
            aria-expanded={!folded}
            onClick={() => fold(!folded)}
          >
            {kind === 'unity' || event === undefined
              ? stage.unityTurn
              : stage.eventTurn(things.decks[event.deck])}
            <Icon name={folded ? 'chevron-down' : 'chevron-up'} />
          </button>
        </h2>
        {!folded && shown < lines.length && (
          <button type="button" onClick={showAll}>
            {stage.skip}
          </button>
        )}
        <button type="button" class="edge-chronicle-close" aria-label={stage.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {!folded && event !== undefined && (
        <p class="edge-chronicle-event">
          <b>{things.events[event.id]}</b> {CARD_WORDS[language].event[event.id].text}
        </p>
      )}
      {!folded && (
        <ol>
          {lines.slice(0, shown).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      )}
    </aside>
  )
}
