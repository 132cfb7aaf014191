import type { LegioPrompt, PromptWords } from './words.ts'
import { EXPLORATION, EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import type { LegioState } from '../position/state.ts'
import { handOf } from '../position/deck.ts'

/** What a seat is asked. */
export function promptText(
  words: PromptWords,
  prompt: LegioPrompt,
  about: number,
  view: LegioState,
  seat: number,
): string {
  const ship = view.ships[seat]
  switch (prompt) {
    case 'opening':
    case 'free-item':
      return words.freeItem(about)
    case 'space':
      return spaceText(words, view, seat)
    case 'after-landing':
      return words.afterLanding
    case 'observation':
      return words.observation(EXTRASOLARS[about], view.slots[ship.slot].observed)
    case 'contact':
      return words.contact(EXTRASOLARS[about], view.slots[ship.slot].passed)
    case 'zone':
      return words.zone(EXTRASOLARS[about])
    case 'domain':
      return words.domain
    case 'token':
      return words.token
    case 'planet':
      return words.planet(ship.sector)
    case 'detector':
      return words.detector(EXPLORATION[about])
    case 'joker':
      return words.joker(EXTRASOLARS[about])
    case 'lose-personnel':
      return words.losePersonnel
    case 'give-up':
      return words.giveUp
    case 'special-mission':
      return words.specialMission(EXPLORATION[about])
    case 'summons':
      return words.summons(EXPLORATION[about])
  }
}

function spaceText(words: PromptWords, view: LegioState, seat: number): string {
  const ship = view.ships[seat]
  const { turn } = view
  if (turn.installed) return words.installed
  if (ship.place === 'base') return words.atBase
  const hand = handOf(view, ship)
  if (ship.mustLeaveX && turn.explorationEndedBy === '') return words.mustLeaveX(MAP.sectorX.exit)
  return turn.explorationEndedBy !== '' || hand.cards === 0
    ? words.explorationOver(ship.sector)
    : words.exploring(ship.sector, hand)
}
