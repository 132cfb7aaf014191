import { CardFrame, type CardSize, Chip } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { ExplorationCard as Card } from '../../content/schema.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { WORDS } from '../../text/text.ts'
import { CARD_TYPES, symbolAppearance } from './appearance.ts'

interface ExplorationCardProps {
  readonly card: Card
  readonly language: Language
  readonly size: CardSize
}

/** An Exploration card, face up. */
export function ExplorationCard({ card, language, size }: ExplorationCardProps) {
  const { page, cardTypes } = WORDS[language]
  const { exploration } = CARD_WORDS[language]
  const { icon, tone } = CARD_TYPES[card.type]
  const { symbol } = card
  return (
    <CardFrame
      title={card.name[language]}
      kind={tone}
      seed={card.id}
      size={size}
      band={cardTypes[card.type]}
      icon={icon}
      costs={
        symbol !== undefined && (
          <Chip
            icon={symbolAppearance(symbol).icon}
            value={symbol}
            label={symbol === '?' ? page.anySymbol : page.domain[symbol]}
            kind={symbolAppearance(symbol).tone}
          />
        )
      }
    >
      <p>{exploration(card)}</p>
    </CardFrame>
  )
}
