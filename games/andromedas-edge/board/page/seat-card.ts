import type { SeatCard } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { FACTIONS } from '../../content/factions.ts'
import { countAt, shipsOf } from '../../position/ships.ts'
import { type AndromedaState, BAY, NONE, SCRAPYARD } from '../../position/state.ts'
import { handLimitOf } from '../../position/stock.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { PANEL_WORDS } from '../../text/page.ts'

/** A player at a glance: points on the way to Terminus, leaders, cards, and where the ships are. */
export function seatCard(view: AndromedaState, seat: number, language: Language): SeatCard {
  const player = view.players[seat]
  const words = PANEL_WORDS[language]
  const { names } = CARD_WORDS[language]
  const out = shipsOf(view, seat).filter(({ place }) => place >= 0).length
  return {
    score: { name: words.vp, value: player.vp, of: view.terminus, notches: [] },
    figures: [
      { icon: 'leader', value: player.leaders, name: words.leaders },
      { icon: 'tactics', value: `${player.hand.length}/${handLimitOf(view, player)}`, name: words.hand },
      {
        icon: 'ship',
        value: words.ships(countAt(view, seat, BAY), out, countAt(view, seat, SCRAPYARD)),
        name: words.shipsOf,
      },
    ],
    note: player.faction === NONE ? '' : names.shortFactions[FACTIONS[player.faction].id],
  }
}
