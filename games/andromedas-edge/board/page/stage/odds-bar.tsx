import { seatColour } from '@astrolabe/drawing'
import { RAIDER } from '../../../position/state.ts'
import type { Odds } from '../../../position/odds.ts'
import { whoName } from '../look.ts'
import type { Drawn } from './drawn.ts'
import './odds-bar.css'
import { wholePercents } from './reckoning.ts'
import { raiderCardName } from './side-name.ts'
import { WhoMark } from './who-mark.tsx'

export const colourOf = (who: number): string => (who === RAIDER ? 'var(--danger)' : seatColour(who))

interface OddsBarProps extends Pick<Drawn, 'look' | 'stage'> {
  readonly title: string
  readonly who: readonly number[]
  readonly raider: number
  readonly odds: Odds
  /** What is not counted. */
  readonly note: string
}

/** How likely each side wins, as one bar; and how likely nobody does. */
export function OddsBar({ look, stage, title, who, raider, odds, note }: OddsBarProps) {
  const [nobody, ...percents] = wholePercents([odds.nobody, ...odds.win])
  const nameOf = (each: number): string =>
    each === RAIDER ? raiderCardName(look, raider) : whoName(look, each)
  return (
    <div class="edge-chances" role="group" aria-label={title}>
      <p class="edge-chances-head">
        <span>{title}</span>
        {who.map((each, side) => (
          <span key={each} class="edge-chances-side">
            <WhoMark who={each} size={16} /> {nameOf(each)} <b>{stage.percent(percents[side])}</b>
          </span>
        ))}
        <span class="edge-chances-rest">{stage.nobody(stage.percent(nobody))}</span>
      </p>
      <div class="edge-chances-bar" aria-hidden="true">
        {who.map((each, side) => (
          <span
            key={each}
            style={{ '--share': `${Math.max(odds.win[side], 0.004) * 100}%`, '--side': colourOf(each) }}
          >
            {percents[side] >= 7 && <WhoMark who={each} size={18} />}
          </span>
        ))}
        {nobody > 0 && <span class="edge-chances-nobody" style={{ '--share': `${odds.nobody * 100}%` }} />}
      </div>
      {note !== '' && <p class="edge-stage-note">{note}</p>}
    </div>
  )
}
