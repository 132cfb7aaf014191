import { Chip, Entries, Entry, SeatMark, Track } from '@astrolabe/drawing'
import type { Condition } from '../../../text/en/table.ts'
import { DAMAGE_DECK, damageName } from '../../../content/damage.ts'
import { SHIPS } from '../../../content/ships.ts'
import { NONE, type Ship } from '../../../position/state.ts'
import { energyOf } from '../dock-spots.ts'
import { type Look, lookOf, nameOf, shipNameOf, type XodusScene } from '../map/look.ts'
import { spotId } from '../map/spots.ts'
import { cardSeen } from '../pieces/card-seen.ts'
import { STOCK_SIGNS } from '../pieces/signs.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { cardsAboard } from '../../../position/cards.ts'
import './panels.css'
import './ships-panel.css'

/** Every ship of the game: whose it is, where, how it stands, what it carries. */
export function ShipsPanel(scene: XodusScene) {
  const look = lookOf(scene)
  return (
    <Entries>
      {look.view.ships
        .filter(({ board }) => board !== NONE)
        .map((ship) => (
          <ShipEntry key={ship.index} look={look} ship={ship} lit={scene.lit.has(spotId.ship(ship.board))} />
        ))}
    </Entries>
  )
}

const CONDITIONS = [
  'engaged',
  'hidden',
  'strained',
  'scavenged',
  'acted',
] as const satisfies readonly Condition[]

interface ShipEntryProps {
  readonly look: Look
  readonly ship: Ship
  readonly lit: boolean
}

function ShipEntry({ look, ship, lit }: ShipEntryProps) {
  const { view, words, labels } = look
  const { table } = words
  const conditions = ship.destroyed
    ? [table.destroyed]
    : CONDITIONS.filter((condition) => ship[condition]).map((condition) => table.condition[condition])
  return (
    <Entry
      lit={lit}
      title={
        <>
          <ShipEmblem ship={ship} size={34} state={ship.destroyed ? 'wreck' : 'sound'} />
          <span>
            {shipNameOf(look, ship)}
            {view.seats > 1 && (
              <small>
                <SeatMark seat={ship.seat} size={15} label="" /> {labels(ship.seat)}
              </small>
            )}
          </span>
        </>
      }
    >
      <p class="xodus-entry-note">{[nameOf(look, ship.place), ...conditions].join(' · ')}</p>
      {!ship.destroyed && <Figures look={look} ship={ship} />}
    </Entry>
  )
}

function Figures({ look, ship }: Omit<ShipEntryProps, 'lit'>) {
  const { dock } = look.words.page
  const { language } = look
  const next = SHIPS[ship.board].levels[ship.level - 1]
  const chip = (stock: 'energy' | 'scraps' | 'actions' | 'keys', value: number | string) => (
    <Chip
      icon={STOCK_SIGNS[stock].icon}
      kind={STOCK_SIGNS[stock].tone}
      value={value}
      label={dock.stock[stock]}
    />
  )
  const carried = [
    ...ship.damage.map((card) => damageName(DAMAGE_DECK[card])[language]),
    ...cardsAboard(ship).map((card) => cardSeen(ship, card, language).title),
  ]
  return (
    <>
      <p class="xodus-entry-health">
        {dock.stock.health}
        <b>
          {ship.health}/{ship.markers}
        </b>
        <Track value={ship.health} max={ship.markers} label={dock.stock.health} kind="good" />
      </p>
      <p class="xodus-entry-chips">
        {chip('energy', `${ship.energy}/${energyOf(ship)}`)}
        {chip('scraps', ship.scraps)}
        {chip('actions', ship.actions)}
        <Chip
          icon={STOCK_SIGNS.exp.icon}
          kind={STOCK_SIGNS.exp.tone}
          value={next === undefined ? ship.level : `${ship.level} (${ship.exp}/${next})`}
          label={`${dock.stock.level}, ${dock.exp(ship.exp, next)}`}
        />
        {ship.keys.length > 0 && chip('keys', ship.keys.length)}
      </p>
      {carried.length > 0 && <p class="xodus-entry-note">{carried.join(' · ')}</p>}
    </>
  )
}
