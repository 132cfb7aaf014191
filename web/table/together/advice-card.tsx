import { useState } from 'preact/hooks'
import { shortened } from '@astrolabe/words'
import { Button } from '../../parts/button.tsx'
import type { TablePlay } from '../play.ts'
import { adviceOptions } from '../why/reason.ts'
import { whyWords } from '../why/words.ts'
import { AdviceWords } from './advice.tsx'
import './advice-card.css'

/** So many of the options that were weighed are told at once; the others are a press away. */
const TOLD = 2

/**
 * Where no column stands beside the board: advice, its reason and what was weighed, whole, over what has happened. The
 * bar keeps its question, and nothing moves.
 */
export function AdviceCard({ play }: { readonly play: TablePlay }) {
  const advice = play.asked.advice.value
  const [closed, setClosed] = useState<typeof advice>(undefined)
  const says = whyWords.value
  if (advice !== undefined && advice === closed) return null
  const options = adviceOptions(play)
  return (
    // What is said here is read aloud: its place is there before it.
    <div class="advice-card">
      <p class="advice-card-words">
        <AdviceWords play={play} />
      </p>
      {advice !== undefined && play.isAsked.value && (
        <Button kind="quiet" sign="close" label={says.closeAdvice} onClick={() => setClosed(advice)} />
      )}
      {play.isAsked.value && options.length > 1 && (
        <ol class="advice-card-options">
          {options.slice(0, TOLD).map(({ label, percent }) => (
            <li key={label} style={{ '--share': `${percent}%` }}>
              <span>{shortened(label)}</span> <b>{says.percent(percent)}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
