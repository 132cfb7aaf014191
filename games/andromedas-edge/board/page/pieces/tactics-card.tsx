import { Icon } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { TACTICS } from '../../../content/tactics.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { SignRow } from './sign-row.tsx'
import { battleSigns, turnSigns } from './signs.ts'
import './tactics-card.css'

interface TacticsCardProps {
  /** A place in TACTICS. */
  readonly card: number
  readonly language: Language
  readonly copies?: number
  /** Small: signs. Full: what stands on it in words. */
  readonly size?: 'small' | 'full'
}

const tacticsSigns = (card: number) => {
  const { battle, turn } = TACTICS[card]
  return [...(battle ? battleSigns(battle) : []), ...(turn ? turnSigns(turn) : [])]
}

/** A tactics card: when it is played, its name, what it does. */
export function TacticsCard({ card, language, copies = 1, size = 'small' }: TacticsCardProps) {
  const design = TACTICS[card]
  const { names, tactics } = CARD_WORDS[language]
  const sort = design.battle === undefined ? 'turn' : 'battle'
  return (
    <div class={`edge-tactics edge-tactics-${sort} edge-tactics-${size}`}>
      <p class="edge-tactics-name">
        <b>{names.tactics[design.id]}</b>
        {copies > 1 && <span class="edge-copies">×{copies}</span>}
      </p>
      {size === 'full' ? (
        <p class="edge-tactics-text">{tactics(design)}</p>
      ) : (
        <p class="edge-tactics-does" aria-hidden="true">
          <Icon name={sort === 'battle' ? 'combat' : 'hourglass'} />
          <SignRow signs={tacticsSigns(card)} />
        </p>
      )}
    </div>
  )
}
