import { Icon } from '@astrolabe/drawing'
import type { Cost } from '../../../content/schema.ts'
import type { Sign } from '../map/appearance.ts'
import { costSigns } from './signs.ts'
import './sign-row.css'

/** Signs in a row, as they are printed on a card. Decoration: the words stand beside them or are read aloud. */
export function SignRow({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <span class="edge-glyphs" aria-hidden="true">
      {signs.map(({ icon, text, colour }, at) => (
        <span key={at} class={icon === 'arrow-right' ? 'edge-glyph edge-glyph-arrow' : 'edge-glyph'}>
          {text !== '' && <b>{text}</b>}
          <span style={{ color: colour }}>
            <Icon name={icon} />
          </span>
        </span>
      ))}
    </span>
  )
}

/** What something costs, as signs. */
export const CostRow = ({ cost }: { readonly cost: Cost }) => <SignRow signs={costSigns(cost)} />
