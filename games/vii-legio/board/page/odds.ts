import type { Odds } from '@astrolabe/drawing'
import type { PageWords } from '../../text/words.ts'
import type { CardGroup } from '../../text/en/odds.ts'
import { EXPLORATION } from '../../content/decks.ts'
import { MAP } from '../../content/map.ts'
import type { ExplorationType } from '../../content/schema.ts'
import type { PlanetMove } from '../../rules/planet.ts'
import type { LegioQuestion } from '../../rules/questions.ts'
import { type LegioState, type Ship, type SlotName, SLOTS } from '../../position/state.ts'
import type { SpaceMove } from '../../rules/turn.ts'
import { WORDS } from '../../text/text.ts'
import type { LegioScene } from './look.ts'
import { DIE_FACES, damageOf, rollsOf } from './damage.ts'
import { extrasolarsUnseen, nextCards, resetChance } from './unseen.ts'
import { borderCost } from '../../position/map.ts'
import { priceOf } from '../../position/ship.ts'
import { cardSeenBy } from '../../position/extrasolars.ts'
import { prospectOf } from '../../position/contact.ts'
import { freeTokens, sightOf } from '../../position/sectors.ts'

type OddsWords = PageWords['odds']

type Outcome = Odds['outcomes'][number]

const GROUPS: Readonly<Record<ExplorationType, CardGroup>> = {
  planet: 'planet',
  signal: 'signal',
  risk: 'risk',
  hostile: 'hostile',
  exoTechnology: 'find',
  specialMission: 'find',
  sectorX: 'event',
  recall: 'event',
  reset: 'event',
}

/** What may come of an option that draws or rolls, from what its seat may know. */
export function odds({ view, language }: LegioScene, chosen: LegioQuestion, seat: number): Odds | undefined {
  const words = WORDS[language].page.odds
  const ship = view.ships[seat]
  switch (chosen.prompt) {
    case 'space':
    case 'after-landing':
    case 'observation':
    case 'contact':
      return ofMove(words, view, ship, chosen.option)
    case 'detector':
      return chosen.option === 'face' ? ofFacing(words, view, ship) : undefined
    case 'special-mission':
      return chosen.option === 'accept' ? ofMission(words, view) : undefined
    case 'opening':
    case 'free-item':
    case 'zone':
    case 'joker':
    case 'domain':
    case 'token':
    case 'planet':
    case 'summons':
    case 'lose-personnel':
    case 'give-up':
    case 'exo-technology':
      return undefined
  }
}

function ofMove(
  words: OddsWords,
  view: LegioState,
  ship: Ship,
  move: SpaceMove | PlanetMove,
): Odds | undefined {
  switch (move.kind) {
    case 'turn-over':
      return ofNextCard(words, view, ship)
    case 'cross':
      return ofPayment(words, view, borderCost(ship.sector, move.sector))
    case 'enter-x':
      return ofPayment(words, view, MAP.sectorX.entry)
    case 'leave-x':
      return ofPayment(words, view, MAP.sectorX.exit)
    case 'buy':
      return ofPayment(words, view, priceOf(move.item))
    case 'land':
    case 'scan':
      return ofPlanet(words, view, ship, move.slot)
    case 'take-off':
    case 'land-on-base':
    case 'install':
    case 'stay':
    case 'contact':
    case 'leave':
    case 'end-turn':
      return undefined
  }
}

function ofNextCard(words: OddsWords, view: LegioState, ship: Ship): Odds {
  const cards = nextCards(view)
  const canDiscover = freeTokens(view).length > 0 && sightOf(view, ship.sector).toFind > 0
  const outcomes = cards.map((card) => ({
    label: words.cardGroup(GROUPS[card.type], canDiscover),
    chance: 1 / cards.length,
  }))
  return { title: words.nextCard(cards.length), outcomes: together(outcomes) }
}

/** Cards are paid face up, and one of them may be the reset. */
function ofPayment(words: OddsWords, view: LegioState, cards: number): Odds {
  const reset = resetChance(view, cards)
  const outcomes = [
    { label: words.reset, chance: reset },
    { label: words.noReset, chance: 1 - reset },
  ]
  return { title: words.payment(cards), outcomes: together(outcomes) }
}

/** Who may live on a planet that has not been seen: what a landing there would allow. */
function ofPlanet(words: OddsWords, view: LegioState, ship: Ship, name: SlotName): Odds | undefined {
  const slot = view.slots[SLOTS.indexOf(name)]
  if (cardSeenBy(ship.seat, slot) !== undefined) return undefined
  const unseen = extrasolarsUnseen(view, ship.seat, slot.sector)
  const outcomes = unseen.map((card) => {
    const { squadsMissing, thresholds } = prospectOf(ship, slot, card)
    const allows = squadsMissing > 0 ? 'nothing' : thresholds[0].within ? 'contact' : 'observation'
    return { label: words.landing[allows], chance: 1 / unseen.length }
  })
  return { title: words.planet(name, unseen.length), outcomes: together(outcomes) }
}

function ofFacing(words: OddsWords, view: LegioState, ship: Ship): Odds | undefined {
  const { effect } = EXPLORATION[view.turn.card]
  const rolls = rollsOf(effect, ship)
  if (rolls > 0) return ofDamage(words, ship, rolls)
  if (effect.do === 'drift') return ofDrift(words, ship)
  const lost = effect.do === 'discard' ? Math.min(effect.cards, view.turn.hand) : 0
  return lost > 0 ? ofPayment(words, view, lost) : undefined
}

/** One roll is told by what it takes, several by how much. */
function ofDamage(words: OddsWords, ship: Ship, rolls: number): Odds {
  const outcomes = damageOf(ship, rolls).map(({ lost, chance }) => ({
    label: rolls === 1 && lost.length > 0 ? words.loses(lost[0]) : words.losses(lost.length),
    chance,
  }))
  return { title: words.damage(rolls), outcomes: together(outcomes) }
}

function ofDrift(words: OddsWords, ship: Ship): Odds {
  const sectors = [1, 2, 3, 4, 5].filter((sector) => borderCost(ship.sector, sector) > 0)
  const outcomes = Array.from({ length: DIE_FACES }, (_, die) => ({
    label: words.driftsTo(sectors[die % sectors.length]),
    chance: 1 / DIE_FACES,
  }))
  return { title: words.drift, outcomes: together(outcomes) }
}

function ofMission(words: OddsWords, view: LegioState): Odds | undefined {
  const { effect } = EXPLORATION[view.turn.card]
  const cards = effect.do === 'specialMission' ? (effect.pay.cards ?? 0) : 0
  return cards > 0 ? ofPayment(words, view, cards) : undefined
}

/** Outcomes that read the same are one, and what cannot be is none. */
function together(outcomes: readonly Outcome[]): Outcome[] {
  const chances = new Map<string, number>()
  for (const { label, chance } of outcomes) chances.set(label, (chances.get(label) ?? 0) + chance)
  return [...chances]
    .map(([label, chance]) => ({ label, chance }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance)
}
