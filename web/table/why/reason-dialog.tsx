import { useEffect } from 'preact/hooks'
import { Dialog } from '../../parts/dialog.tsx'
import { OddsTable } from '../choices/odds-table.tsx'
import './reason-dialog.css'
import { reasonShown } from './reason.ts'
import { whyWords } from './words.ts'

const close = (): void => {
  reasonShown.value = undefined
}

/** The reason that was asked for, with what else was considered and the odds behind it, over the table. */
export function ReasonOverTable() {
  const says = whyWords.value
  const shown = reasonShown.value
  useEffect(() => close, [])
  return (
    <Dialog title={shown?.title ?? ''} open={shown !== undefined} onClose={close}>
      {shown && (
        <div class="reason">
          {shown.what !== undefined && <p class="reason-what">{shown.what}</p>}
          <p class="reason-sentence">{shown.sentence}</p>
          {shown.options.length > 0 && (
            <section aria-labelledby="reason-considered">
              <h3 id="reason-considered">{says.considered}</h3>
              <ol class="reason-options">
                {shown.options.map(({ label, percent, futures }) => (
                  <li key={label} style={{ '--share': `${percent}%` }}>
                    <span>{label}</span>
                    <span class="reason-outlook">{says.outlook(percent, futures)}</span>
                  </li>
                ))}
              </ol>
              <p class="reason-note">{says.outlookText}</p>
            </section>
          )}
          {shown.odds && (
            <section aria-labelledby="reason-odds">
              <h3 id="reason-odds">{says.odds}</h3>
              <OddsTable odds={shown.odds} />
            </section>
          )}
        </div>
      )}
    </Dialog>
  )
}
