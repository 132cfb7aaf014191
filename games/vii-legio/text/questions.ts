import type { Asked } from '@astrolabe/kernel'
import type { PromptWords } from './words.ts'
import { EXPLORATION, EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import type { LegioQuestion } from '../rules/questions.ts'
import type { LegioState } from '../position/state.ts'
import { handOf } from '../position/deck.ts'

/** What a seat is asked. */
export function promptText(
  words: PromptWords,
  asked: Asked<LegioQuestion>,
  view: LegioState,
  seat: number,
): string {
  const ship = view.ships[seat]
  switch (asked.prompt) {
    case 'opening':
    case 'free-item':
      return words.freeItem(asked.about.left)
    case 'space':
      return spaceText(words, view, seat)
    case 'after-landing':
      return words.afterLanding
    case 'observation':
      return words.observation(EXTRASOLARS[asked.about.card], view.slots[ship.slot].observed[seat])
    case 'contact':
      return words.contact(EXTRASOLARS[asked.about.card], view.slots[ship.slot].passed)
    case 'zone':
      return words.zone(EXTRASOLARS[asked.about.card])
    case 'domain':
      return words.domain
    case 'token':
      return words.token
    case 'planet':
      return words.planet(ship.sector)
    case 'detector':
      return words.detector(EXPLORATION[asked.about.card])
    case 'joker':
      return words.joker(EXTRASOLARS[asked.about.card])
    case 'lose-personnel':
      return words.losePersonnel
    case 'give-up':
      return words.giveUp
    case 'exo-technology':
      return words.exoTechnology(EXPLORATION[asked.about.card])
    case 'special-mission':
      return words.specialMission(EXPLORATION[asked.about.card])
    case 'summons':
      return words.summons(EXPLORATION[asked.about.card])
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
