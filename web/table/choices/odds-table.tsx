import type { Odds } from '@astrolabe/drawing'
import { language } from '../../settings.ts'
import './odds.css'

/** What may come of an option, as figures and as bars of the same length. */
export function OddsTable({ odds }: { readonly odds: Odds }) {
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  return (
    <div class="odds">
      <p class="odds-title">{odds.title}</p>
      <dl class="odds-outcomes">
        {odds.outcomes.map(({ label, chance }) => (
          <div class="odds-outcome" key={label} style={{ '--share': `${chance * 100}%` }}>
            <dt>{label}</dt>
            <dd>{percent.format(chance)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
