import type { SeatCard, TableCard } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { SHIPS } from '../../content/ships.ts'
import { NONE, type Ship, type XodusState } from '../../position/state.ts'
import { trackOf } from '../../position/track.ts'
import { WORDS } from '../../text/text.ts'
import { energyOf } from './dock-spots.ts'
import { STOCK_SIGNS } from './pieces/signs.ts'

const sum = (ships: readonly Ship[], count: (ship: Ship) => number): number =>
  ships.reduce((total, ship) => total + count(ship), 0)

/** A captain at a glance: the Health of their ships, and what these can still do. */
export function seatCard({ ships }: XodusState, seat: number, language: Language): SeatCard {
  const { seats, dock } = WORDS[language].page
  const chosen = ships.filter((ship) => ship.seat === seat && ship.board !== NONE)
  const flying = chosen.filter(({ destroyed }) => !destroyed)
  if (chosen.length === 0) return { figures: [], note: '' }
  if (flying.length === 0) return { condition: seats.destroyed, figures: [], note: noteOf(chosen, language) }
  const signed = (stock: 'actions' | 'energy' | 'keys') => ({
    icon: STOCK_SIGNS[stock].icon,
    name: dock.stock[stock],
  })
  return {
    score: {
      name: dock.stock.health,
      value: sum(flying, ({ health }) => health),
      of: sum(flying, ({ markers }) => markers),
      notches: [],
    },
    figures: [
      { ...signed('actions'), value: sum(flying, ({ acted, actions }) => (acted ? 0 : actions)) },
      { ...signed('keys'), value: sum(flying, ({ keys }) => keys.length) },
      { ...signed('energy'), value: `${sum(flying, ({ energy }) => energy)}/${sum(flying, energyOf)}` },
      { icon: 'broken-shield', value: sum(flying, ({ damage }) => damage.length), name: seats.damage },
    ],
    note: noteOf(flying, language),
  }
}

function noteOf(ships: readonly Ship[], language: Language): string {
  return ships.length > 1
    ? WORDS[language].page.seats.ships(ships.length)
    : SHIPS[ships[0].board].name[language]
}

/** What the crew has come to: Keys on the Great Rift, and how near the Awakening is. */
export function tableCard(view: XodusState, language: Language): TableCard {
  const { seats } = WORDS[language].page
  const { keys, spaces } = trackOf(view)
  return {
    title: seats.keys,
    icon: 'key',
    score: { name: seats.keysOnRift, value: view.keysPlaced.length, of: keys, notches: [] },
    figures: [{ icon: 'alien', value: `${view.marker}/${spaces}`, name: seats.corruption }],
    note: seats.awakening(spaces - view.marker),
  }
}
