import type { Language } from '@astrolabe/kernel'
import { SHIPS } from '../../../content/ships.ts'
import type { Ship } from '../../../position/state.ts'
import { WORDS } from '../../../text/text.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import './ship-head.css'

interface ShipHeadProps {
  readonly ship: Ship
  readonly language: Language
}

/** A ship over its figures: its emblem, its name, and what became of it. */
export function ShipHead({ ship, language }: ShipHeadProps) {
  const { board, destroyed } = ship
  return (
    <span class="xodus-ship-head">
      <ShipEmblem ship={ship} size={28} state={destroyed ? 'wreck' : 'sound'} />
      <span>{SHIPS[board].name[language]}</span>
      {destroyed && <small>{WORDS[language].page.aftermath.destroyed}</small>}
    </span>
  )
}
