import { BoardFrame, Icon, SeatMark } from '@astrolabe/drawing'
import { useState } from 'preact/hooks'
import type { Condition } from '../../text/en/table.ts'
import { SHIPS } from '../../content/ships.ts'
import { NONE, type Ship } from '../../position/state.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import './dock.css'
import { shipInFocus } from './dock-focus.ts'
import { CardsAboard, Stocks } from './dock-sheet.tsx'
import { shipSpots } from './dock-spots.ts'
import { DockTabs } from './dock-tabs.tsx'
import { type Look, lookOf, nameOf, shipNameOf, type XodusScene } from './map/look.ts'
import { CLASS_SIGNS } from './pieces/signs.ts'
import { ShipEmblem } from './pieces/ship-emblem.tsx'

/** The board of one ship, and the whole team beside it. */
export function Dock(scene: XodusScene) {
  const look = lookOf(scene)
  const focus = shipInFocus(look).index
  const question = look.decision?.number
  // Whoever looks at another ship does so until the game asks something of one again.
  const [picked, pick] = useState({ during: focus, at: question, ship: focus })
  const shown = picked.during === focus && picked.at === question ? picked.ship : focus
  const ship = look.view.ships[shown]
  return (
    <div class={look.view.ships.length > look.view.seats ? 'xodus-dock xodus-dock-several' : 'xodus-dock'}>
      <BoardFrame label={look.words.page.dock.ships}>
        <div class="xodus-dock-parts">
          <div class="xodus-sheet">
            {ship.board === NONE ? (
              <p class="xodus-sheet-none">{look.words.page.dock.noShipYet}</p>
            ) : (
              <Sheet scene={scene} look={look} ship={ship} />
            )}
          </div>
          <DockTabs
            scene={scene}
            look={look}
            shown={shown}
            onShow={(index) => pick({ during: focus, at: question, ship: index })}
          />
        </div>
      </BoardFrame>
    </div>
  )
}

interface SheetProps {
  readonly scene: XodusScene
  readonly look: Look
  readonly ship: Ship
}

function Sheet({ scene, look, ship }: SheetProps) {
  const drawn = { scene, look, ship, spots: shipSpots(look, ship, 'dock') }
  return (
    <>
      <Identity look={look} ship={ship} />
      <Stocks {...drawn} />
      <CardsAboard {...drawn} />
    </>
  )
}

const CONDITIONS = [
  'engaged',
  'hidden',
  'strained',
  'scavenged',
  'acted',
] as const satisfies readonly Condition[]

/** Which ship it is, whose, where, and how it stands. */
function Identity({ look, ship }: Omit<SheetProps, 'scene'>) {
  const { view, words, language, names } = look
  const { table } = words
  const { class: shipClass } = SHIPS[ship.board]
  const conditions = ship.destroyed
    ? [table.destroyed]
    : CONDITIONS.filter((condition) => ship[condition]).map((condition) => table.condition[condition])
  return (
    <div class="xodus-identity">
      <ShipEmblem ship={ship} size={42} state={ship.destroyed ? 'wreck' : 'sound'} />
      <p class="xodus-identity-name">
        <b>{shipNameOf(look, ship)}</b>
        {view.seats > 1 && (
          <span class="xodus-identity-captain">
            <SeatMark seat={ship.seat} size={16} label="" />{' '}
            {ship.seat === look.seat ? words.page.seats.you : names(ship.seat)}
          </span>
        )}
      </p>
      <p class="xodus-identity-more">
        <Icon name={CLASS_SIGNS[shipClass]} /> {CARD_WORDS[language].names.classes[shipClass]} ·{' '}
        {nameOf(look, ship.place)}
        {conditions.map((condition) => (
          <span key={condition} class="xodus-condition">
            {condition}
          </span>
        ))}
      </p>
    </div>
  )
}
