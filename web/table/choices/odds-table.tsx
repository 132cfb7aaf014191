import type { Odds } from '@astrolabe/drawing'
import { language } from '../../settings.ts'
import './odds.css'
import { percentsSaid } from './percents.ts'

/** What may come of an option, as figures and as bars on one scale. */
export function OddsTable({ odds }: { readonly odds: Odds }) {
  const percents = percentsSaid(
    odds.outcomes.map(({ chance }) => chance),
    language.value,
  )
  return (
    <div class="odds">
      <p class="odds-title">{odds.title}</p>
      <dl class="odds-outcomes">
        {odds.outcomes.map(({ label, chance }, index) => (
          <div class="odds-outcome" key={label} style={{ '--share': `${chance * 100}%` }}>
            <dt>{label}</dt>
            <dd>{percents[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
