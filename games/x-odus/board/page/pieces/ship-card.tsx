import { Chip, Icon } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { SHIPS } from '../../../content/ships.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { WORDS } from '../../../text/text.ts'
import './cards.css'
import { ShipEmblem } from './ship-emblem.tsx'
import { CLASS_SIGNS, STOCK_SIGNS } from './signs.ts'
import { SymbolDie } from './symbol-die.tsx'

interface ShipCardProps {
  readonly board: number
  readonly language: Language
  /** Whose it would be; a ship nobody has chosen is grey. */
  readonly seat?: number
}

/** A ship board before anything lies on it: what the ship is, and what it is for. */
export function ShipCard({ board, language, seat = -1 }: ShipCardProps) {
  const { id, name, class: shipClass, health, actions, dice } = SHIPS[board]
  const { names, stories, ship: says } = CARD_WORDS[language]
  const { dock, stage } = WORDS[language].page
  return (
    <article class="xodus-ship-card" aria-label={name[language]}>
      <header>
        <ShipEmblem ship={{ index: 0, seat, board }} size={46} plain />
        <h3>{name[language]}</h3>
        <p>
          <Icon name={CLASS_SIGNS[shipClass]} /> {names.classes[shipClass]}
        </p>
      </header>
      <p class="xodus-ship-figures">
        <Chip
          icon={STOCK_SIGNS.health.icon}
          kind={STOCK_SIGNS.health.tone}
          value={health}
          label={dock.stock.health}
        />
        <Chip
          icon={STOCK_SIGNS.actions.icon}
          kind={STOCK_SIGNS.actions.tone}
          value={actions}
          label={dock.stock.actions}
        />
        <span class="xodus-ship-dice">
          {dice.map((colour, which) => (
            <SymbolDie key={which} colour={colour} size={20} label={stage.waitingDie(colour, false)} />
          ))}
        </span>
      </p>
      <p class="xodus-story">{stories.ships[id]}</p>
      <p class="xodus-ship-exp">
        <Icon name={STOCK_SIGNS.exp.icon} /> {says(SHIPS[board]).exp}
      </p>
    </article>
  )
}
