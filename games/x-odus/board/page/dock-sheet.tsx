import { Icon, SpotMark, toneColour, Track } from '@astrolabe/drawing'
import type { Stock } from '../../text/en/page/dock.ts'
import { SHIPS } from '../../content/ships.ts'
import type { Ship } from '../../position/state.ts'
import { damageName } from '../../content/damage.ts'
import { energyOf, type ShipSpots, type StockSpot } from './dock-spots.ts'
import type { Look, XodusScene } from './map/look.ts'
import { CardPlate } from './pieces/card-plate.tsx'
import { MALFUNCTION_ICONS, STOCK_SIGNS } from './pieces/signs.ts'
import './dock-sheet.css'

interface SheetProps {
  readonly scene: XodusScene
  readonly look: Look
  readonly ship: Ship
  readonly spots: ShipSpots
}

/** What is counted in pips, and up to what. */
function pipsOf(ship: Ship, stock: Stock): { readonly value: number; readonly max: number } | undefined {
  const { actions, levels } = SHIPS[ship.board]
  switch (stock) {
    case 'health':
      return { value: ship.health, max: ship.markers }
    case 'energy':
      return { value: ship.energy, max: energyOf(ship) }
    case 'actions':
      return { value: ship.actions, max: Math.max(actions, ship.actions) }
    case 'level': {
      const from = ship.level === 1 ? 0 : levels[ship.level - 2]
      const next = levels[ship.level - 1]
      return next === undefined ? undefined : { value: ship.exp - from, max: next - from }
    }
    case 'scraps':
    case 'keys':
      return undefined
  }
}

const signOf = (stock: Stock) => STOCK_SIGNS[stock === 'level' ? 'exp' : stock]

function StockCell({ scene, look, ship, spot }: Omit<SheetProps, 'spots'> & { readonly spot: StockSpot }) {
  const { stock, value } = spot
  const { icon, tone } = signOf(stock)
  const label = look.words.page.dock.stock[stock]
  const pips = pipsOf(ship, stock)
  return (
    <SpotMark as="div" scene={scene} spot={spot} class={`xodus-stock xodus-stock-${stock}`}>
      <span class="xodus-stock-label">{label}</span>{' '}
      <span class="xodus-stock-figure">
        <span style={{ color: toneColour(tone) }}>
          <Icon name={icon} />
        </span>
        <b>{value}</b>
      </span>
      <span class="xodus-stock-pips" aria-hidden="true">
        {pips && <Track {...pips} label={label} kind={tone} />}
      </span>
    </SpotMark>
  )
}

/** Health, Energy, Scraps, Actions, level and Keys of a ship. */
export function Stocks({ spots, ...drawn }: SheetProps) {
  return (
    <div class="xodus-stocks">
      {spots.stocks.map((spot) => (
        <StockCell key={spot.id} {...drawn} spot={spot} />
      ))}
    </div>
  )
}

/** Damage cards, Mods and Modules of a ship. */
export function CardsAboard({ scene, look, spots }: SheetProps) {
  const { dock } = look.words.page
  return (
    <div class="xodus-aboard" role="group" aria-label={dock.cards}>
      {spots.damage.map((spot) => (
        <CardPlate
          key={spot.id}
          scene={scene}
          spot={spot}
          seen={{
            title: damageName(spot.malfunction)[look.language],
            icon: MALFUNCTION_ICONS[spot.malfunction],
            tone: 'danger',
          }}
        >
          {spot.copies > 1 && <b class="xodus-copies">×{spot.copies}</b>}
        </CardPlate>
      ))}
      {spots.cards.map((spot) => (
        <CardPlate key={spot.id} scene={scene} spot={spot} seen={spot.seen} />
      ))}
    </div>
  )
}
