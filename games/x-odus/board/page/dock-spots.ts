import { actingShips } from '../../position/turn.ts'
import { priceOfEnergy } from '../../position/maintenance.ts'
import type { Spot } from '@astrolabe/drawing'
import type { Stock } from '../../text/en/page/dock.ts'
import { DAMAGE_DECK, damageName } from '../../content/damage.ts'
import type { Malfunction } from '../../content/schema.ts'
import { SHIPS } from '../../content/ships.ts'
import { type CardRef, FIRST_MODULE, NONE, type Ship } from '../../position/state.ts'
import { totalOf } from '../../position/traits.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { shipLetter } from '../drawing.ts'
import { shipAsked } from './dock-focus.ts'
import { type Look, promptOf } from './map/look.ts'
import { shipName } from './map/names.ts'
import { type CardSeen, cardSeen } from './pieces/card-seen.ts'
import { cardsAboard } from '../../position/cards.ts'

// What can be pointed at on a ship board, in the dock or wherever ships meet, with the options that belong to it.

type SpotOf<T> = Spot & T

/** Where a ship board lies: its spots have ids of their own. */
export type Where = 'dock' | 'stage'

const STOCKS = ['health', 'energy', 'scraps', 'actions', 'level', 'keys'] as const satisfies readonly Stock[]

export type StockSpot = SpotOf<{ readonly stock: Stock; readonly value: string }>
export type CardSpot = SpotOf<{ readonly card: CardRef; readonly seen: CardSeen }>
type DamageSpot = SpotOf<{ readonly malfunction: Malfunction; readonly copies: number }>

export interface ShipSpots {
  readonly stocks: readonly StockSpot[]
  readonly cards: readonly CardSpot[]
  readonly damage: readonly DamageSpot[]
}

/** Every ship that something can be done to or for. */
const ANY_SHIP = [0, 1, 2, 3]

export function shipSpots(
  look: Look,
  ship: Ship,
  where: Where,
  stocks: readonly Stock[] = STOCKS,
): ShipSpots {
  return {
    stocks: stocks.map((stock) => stockSpot(look, ship, stock, where)),
    cards: cardsAboard(ship).map((card) => cardSpot(look, ship, card, where)),
    damage: damageSpots(look, ship, where),
  }
}

export const stockId = (where: Where, stock: Stock, board: number): string => `${where}-${stock}-${board}`

function stockSpot(look: Look, ship: Ship, stock: Stock, where: Where): StockSpot {
  const label = look.words.page.dock.stock[stock]
  const { value, more } = stockSaid(look, ship, stock)
  return {
    id: stockId(where, stock, ship.board),
    name: [`${label} ${value}`, ...more].join(', '),
    keys: stockKeys(look, ship, stock),
    stock,
    value,
  }
}

function stockSaid(
  look: Look,
  ship: Ship,
  stock: Stock,
): { readonly value: string; readonly more: readonly string[] } {
  const { dock } = look.words.page
  const { board, exp, level } = ship
  switch (stock) {
    case 'health':
      return {
        value: `${ship.health}/${ship.markers}`,
        more: ship.aside > 0 ? [dock.setAside(ship.aside)] : [],
      }
    case 'energy': {
      const price = priceOfEnergy(ship)
      return {
        value: `${ship.energy}/${energyOf(ship)}`,
        more: price > 0 ? [dock.nextEnergy(price)] : [],
      }
    }
    case 'scraps':
      return { value: `${ship.scraps}`, more: [] }
    case 'actions':
      return { value: `${ship.actions}`, more: [] }
    case 'level':
      return {
        value: `${level}`,
        more: [
          dock.exp(exp, SHIPS[board].levels[level - 1]),
          CARD_WORDS[look.language].ship(SHIPS[board]).exp,
        ],
      }
    case 'keys':
      return { value: `${ship.keys.length}`, more: [] }
  }
}

/** Its own markers, and what cards add. */
export const energyOf = (ship: Ship): number => ship.energyMarkers + totalOf(ship, 'spare-energy')

function stockKeys(look: Look, ship: Ship, stock: Stock): string[] {
  const { index } = ship
  const about = shipAsked(look) === ship
  const prompt = promptOf(look)
  const others = ANY_SHIP.filter((other) => other !== index)
  switch (stock) {
    case 'health':
      return [...repairKeys(look, index), ...(about && prompt === 'sacrifice' ? ['health'] : [])]
    case 'energy':
      return about
        ? ['buy-energy', ...(prompt === 'charge' ? amounts : prompt === 'sacrifice' ? ['energy'] : [])]
        : []
    case 'scraps':
      return [
        ...others.map((to) => `give-scrap ${index} ${to}`),
        ...(about && prompt === 'feed' ? amounts : []),
      ]
    case 'keys':
      return ship.keys.flatMap((key) => others.map((to) => `give-key ${key} ${index} ${to}`))
    case 'actions':
      return actingShips(look.view).includes(ship) ? ['strain'] : []
    case 'level':
      return []
  }
}

const amounts = [0, 1, 2, 3, 4, 5, 6].map((n) => `amount ${n}`)

/** With a card that makes a Repair restore more, or without. */
const repairKeys = ({ decision }: Look, ship: number): string[] =>
  (decision?.offers ?? []).map(({ key }) => key).filter((key) => key.startsWith(`repair ${ship} `))

function cardSpot(look: Look, ship: Ship, card: CardRef, where: Where): CardSpot {
  const seen = cardSeen(ship, card, look.language)
  const { dock } = look.words.page
  return {
    id: `${where}-card-${ship.board}-${card}`,
    name: dock.card(seen.title, dock.aboard[seen.sort], seen.text),
    keys: [
      ...useKeys(ship.index, card),
      ...(card < FIRST_MODULE ? [] : moduleKeys(look, ship, card - FIRST_MODULE)),
    ],
    card,
    seen,
  }
}

/** A card used, on a ship or on none, or left unused. */
export const useKeys = (ship: number, card: CardRef): string[] => [
  ...[NONE, ...ANY_SHIP].map((on) => `use ${ship} ${card} ${on}`),
  `decline ${ship} ${card}`,
]

function moduleKeys(look: Look, ship: Ship, module: number): string[] {
  const { index } = ship
  return [
    `module ${index} ${module}`,
    ...(shipAsked(look) === ship ? [`dismantle ${module}`] : []),
    ...ANY_SHIP.filter((to) => to !== index).map((to) => `give-module ${module} ${index} ${to}`),
  ]
}

/** Two cards of a kind are one thing. */
function damageSpots(look: Look, ship: Ship, where: Where): DamageSpot[] {
  const { language, words } = look
  const { dock } = words.page
  const kinds = [...new Set(ship.damage.map((card) => DAMAGE_DECK[card]))]
  return kinds.map((malfunction) => {
    const cards = ship.damage.filter((card) => DAMAGE_DECK[card] === malfunction)
    const name = damageName(malfunction)[language]
    return {
      id: `${where}-damage-${ship.board}-${malfunction}`,
      name: dock.card(
        cards.length > 1 ? dock.copies(name, cards.length) : name,
        dock.aboard.damage,
        CARD_WORDS[language].malfunction(malfunction),
      ),
      keys: cards.map((card) => `mend ${ship.index} ${card}`),
      malfunction,
      copies: cards.length,
    }
  })
}

/** A ship among the others: whose turn is next, who joins, who is given something. */
export function tabSpot(look: Look, ship: Ship, where: Where): SpotOf<{ readonly ship: Ship }> {
  const { index } = ship
  return {
    id: `${where}-ship-${index}`,
    name: ship.board === NONE ? look.words.page.dock.toChoose(shipLetter(index)) : shipName(look, ship),
    keys: [`activate ${index}`, `fleet ${index}`, `to ${index}`],
    ship,
  }
}
