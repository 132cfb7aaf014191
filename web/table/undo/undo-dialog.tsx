import { Icon } from '@astrolabe/drawing'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { needsConsent, takeBackOf } from './horizon.ts'
import { LineMark } from '../log/latest-lines.tsx'
import { TurnName } from '../log/log.tsx'
import { momentsOf, type PastMoment, type PastTurn } from './moments.ts'
import type { ScreenTable } from '../screen-table.ts'
import './undo.css'
import { tableWords } from '../words.ts'

/** All the ways back: freely to the horizon, and beyond it with a word to, or from, the others. */
export function UndoDialog({ table }: { readonly table: ScreenTable }) {
  const isOpen = table.overlay.value === 'undo'
  const close = (): void => table.closeOverlay('undo')
  const { undo: says } = tableWords.value
  return (
    <Dialog title={says.last} open={isOpen} onClose={close}>
      <WaysBack table={table} onDone={close} />
    </Dialog>
  )
}

/** The moment that waits for its word. */
interface Chosen {
  readonly turn: PastTurn
  readonly moment: PastMoment
}

interface WaysBackProps {
  readonly table: ScreenTable
  readonly onDone: () => void
}

function WaysBack({ table, onDone }: WaysBackProps) {
  const { play } = table
  const { undo: says } = tableWords.value
  const [chosen, choose] = useState<Chosen | undefined>(undefined)
  const position = play.seen.position.value
  if (position === undefined) return null
  const back = takeBackOf(position)
  const asks = needsConsent(position, play.seen.yours.value)
  const go = (to: number): void => {
    onDone()
    void play.takeBack(to)
  }
  if (chosen !== undefined)
    return (
      <>
        <div>
          <p>{says.before}</p>
          <p class="log-heading">
            <TurnName play={play} turn={chosen.turn} />
          </p>
          <p class="undo-words">
            <LineMark line={chosen.moment.line} />
            <span>{chosen.moment.line.text}</span>
          </p>
        </div>
        <p>
          {says.undone(position.number - chosen.moment.to)} {asks && says.askText}
        </p>
        <div class="undo-actions">
          <Button kind="primary" onClick={() => go(chosen.moment.to)}>
            {asks ? says.confirmAsk : says.confirm}
          </Button>
          <Button onClick={() => choose(undefined)}>{tableWords.value.prompt.cancel}</Button>
        </div>
      </>
    )
  return (
    <>
      {back === undefined ? (
        <p>{says.nothing[position.undo?.stop ?? 'start']}</p>
      ) : (
        <div class="undo-actions">
          <Button sign="undo" onClick={() => go(back.last)}>
            {says.last}
          </Button>
          {back.all !== undefined && (
            <Button sign="to-start" onClick={() => go(back.all ?? back.last)}>
              {back.isTurn ? says.turn : says.all(back.count)}
            </Button>
          )}
        </div>
      )}
      <FurtherBack table={table} asks={asks} onChoose={choose} />
    </>
  )
}

interface FurtherBackProps {
  readonly table: ScreenTable
  readonly asks: boolean
  readonly onChoose: (chosen: Chosen) => void
}

/** The moments beyond the horizon, the latest first. */
function FurtherBack({ table, asks, onChoose }: FurtherBackProps) {
  const { play } = table
  const { undo: says } = tableWords.value
  const horizon = play.seen.position.value?.undo?.to ?? play.seen.position.value?.number ?? 0
  const turns = momentsOf(play.seen.log.value, horizon)
  if (turns.length === 0) return null
  return (
    <section class="undo-further">
      <h3>{asks ? says.askTitle : says.title}</h3>
      <p class="undo-note">
        <Icon name="lock" /> {says.text} {asks && says.askText}
      </p>
      <p>{says.before}</p>
      <div class="undo-moments">
        {turns.map((turn) => (
          <section key={turn.id}>
            <h4 class="log-heading">
              <TurnName play={play} turn={turn} />
            </h4>
            <ul>
              {turn.moments.map((moment) => (
                <li key={moment.to}>
                  <button
                    type="button"
                    class="undo-words undo-moment"
                    onClick={() => onChoose({ turn, moment })}
                  >
                    <LineMark line={moment.line} />
                    <span>{moment.line.text}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
