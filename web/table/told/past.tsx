import { Button } from '../../parts/button.tsx'
import type { TablePlay } from '../play.ts'
import './past.css'
import { ToldStrip } from './strip.tsx'
import { toldWords } from './words.ts'

/** A moment that is over: what it came to, those beside it, and the way back. */
export function Past({ play }: { readonly play: TablePlay }) {
  const { past: says } = toldWords.value
  const { told } = play
  const said = told.now.value
  const reel = told.reel.value
  const step = reel.findIndex(({ id }) => id === told.rewound.value?.act.id)
  const go = (to: number): void => {
    const act = reel[to]
    if (act !== undefined) void told.goBackTo(act)
  }
  return (
    <div class="past">
      {said && <ToldStrip key={said.act.id} told={said.told} isFresh={told.isFresh.value} />}
      <div class="past-ways">
        {step >= 0 && reel.length > 1 && (
          <span class="past-steps">
            <Button
              kind="quiet"
              sign="chevron-left"
              label={says.previous}
              disabled={step === 0}
              onClick={() => go(step - 1)}
            />
            <span>{says.step(step + 1, reel.length)}</span>
            <Button
              kind="quiet"
              sign="chevron-right"
              label={says.next}
              disabled={step === reel.length - 1}
              onClick={() => go(step + 1)}
            />
          </span>
        )}
        <Button kind="primary" sign="to-end" onClick={() => told.backToNow()}>
          {says.now}
        </Button>
      </div>
    </div>
  )
}
