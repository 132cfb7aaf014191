import type { OptionWords } from './words.ts'
import { COMBAT } from '../content/combat.ts'
import { EXPLORATION, type Extrasolar, EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import type { CombatBoard, DomainLetter } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import type { PlanetMove } from '../rules/planet.ts'
import type { LegioQuestion, Zone } from '../rules/questions.ts'
import {
  DOMAINS,
  EQUIPMENT,
  EXO_TECHNOLOGIES,
  type LegioState,
  LETTERS,
  NONE,
  type Ship,
  SLOTS,
} from '../position/state.ts'
import type { SpaceMove } from '../rules/turn.ts'
import { borderCost, routeCosts } from '../position/map.ts'
import {
  boardOf,
  changeOf,
  detectorsLeft,
  isAboveFloor,
  isDuePromotion,
  priceOf,
  scannersLeft,
} from '../position/ship.ts'
import { duesFor, hasJokerFor, prospectOf } from '../position/contact.ts'
import { meetsNeeds } from '../position/special-missions.ts'
import { cardSeenBy } from '../position/extrasolars.ts'
import { handOf } from '../position/deck.ts'

/** The words on an option: what it costs and what it does, read off the table. */
export function optionText(
  words: OptionWords,
  chosen: LegioQuestion,
  view: LegioState,
  seat: number,
): string {
  const ship = view.ships[seat]
  switch (chosen.prompt) {
    case 'opening':
    case 'free-item':
      return words.takeFree(changeOf(view, ship, chosen.option, 1))
    case 'space':
    case 'after-landing':
      return spaceMove(words, chosen.option, view, ship)
    case 'observation':
    case 'contact':
      return planetMove(words, chosen.prompt, chosen.option, view, ship)
    case 'zone':
      return zone(words, chosen.option, chosen.about.card, view, ship)
    case 'domain':
      return domain(words, chosen.option, ship)
    case 'token':
      return words.token(chosen.option)
    case 'planet':
      return planet(words, chosen.option)
    case 'detector':
      return chosen.option === 'avoid' ? words.avoid(detectorsLeft(view, ship)) : face(words, view, ship)
    case 'joker':
      return chosen.option === 'keep' ? words.keepJoker : words.joker(chosen.option)
    case 'lose-personnel':
      return words.lose(changeOf(view, ship, chosen.option, -1))
    case 'give-up':
      return words.giveUp(changeOf(view, ship, chosen.option, -1))
    case 'exo-technology':
      return chosen.option === 'decline' ? words.leaveExo : takeExo(words, chosen.about.card, ship)
    case 'special-mission':
      return chosen.option === 'decline' ? words.declineMission : acceptMission(words, view, ship)
    case 'summons':
      return chosen.option === 'decline' ? words.carryOn : words.returnToBase(isDuePromotion(ship))
  }
}

function spaceMove(words: OptionWords, move: SpaceMove, view: LegioState, ship: Ship): string {
  switch (move.kind) {
    case 'turn-over':
      return words.turnOver(handOf(view, ship))
    case 'take-off':
      return words.takeOff
    case 'cross':
      // Where no border leads, what the way there would cost.
      return words.cross(
        move.sector,
        borderCost(ship.sector, move.sector) || routeCosts(ship.sector)[move.sector],
      )
    case 'enter-x':
      return words.enterX(MAP.sectorX.entry)
    case 'leave-x':
      return words.leaveX(MAP.sectorX.exit, isDuePromotion(ship))
    case 'land': {
      const slot = view.slots[SLOTS.indexOf(move.slot)]
      const card = cardSeenBy(ship.seat, slot)
      return words.land(move.slot, card && prospectOf(ship, slot, card))
    }
    case 'land-on-base':
      return words.landOnBase(isDuePromotion(ship))
    case 'scan':
      return words.scan(move.slot, scannersLeft(view, ship))
    case 'buy':
      return words.buy(
        changeOf(view, ship, move.item, 1),
        priceOf(move.item),
        ship.xp[0] < SCORING.experienceMax,
      )
    case 'install':
      return words.install(move.technology, onlyOne(EQUIPMENT.filter((track) => isAboveFloor(ship, track))))
    case 'end-turn': {
      const { landed, installed, cardsTaken, hand } = view.turn
      const passes = ship.place === 'base' && !landed && !installed
      return passes ? words.stayAtBase : words.endTurn(cardsTaken ? hand : 0)
    }
  }
}

function planetMove(
  words: OptionWords,
  prompt: 'observation' | 'contact',
  move: PlanetMove,
  view: LegioState,
  ship: Ship,
): string {
  const slot = view.slots[ship.slot]
  const card = EXTRASOLARS[slot.card]
  switch (move.kind) {
    case 'stay': {
      if (prompt === 'observation') {
        return words.goOnObserving(card.observation.xp, LETTERS[card.observationDomain])
      }
      const next = card.thresholds[slot.passed]
      return words.continueContact(next && nextThreshold(ship, card, slot.passed, slot.joker !== NONE))
    }
    case 'contact':
      return words.goToContact(nextThreshold(ship, card, 0, false))
    case 'leave': {
      const { leaveEndsTurn } = view
      if (prompt === 'observation') return words.leaveObservation(slot.sector, leaveEndsTurn)
      return words.leaveContact(card.thresholds[slot.passed - 1].vp, slot.sector, leaveEndsTurn)
    }
    case 'scan':
      return words.scan(move.slot, scannersLeft(view, ship))
  }
}

function zone(words: OptionWords, option: Zone, number: number, view: LegioState, ship: Ship): string {
  const card = EXTRASOLARS[number]
  if (option === 'contact') return words.contact(nextThreshold(ship, card, 0, false))
  const slot = view.slots.find((other) => other.card === number)
  const { xp, turns } = card.observation
  const left = turns - (slot?.observed[ship.seat] ?? 0)
  return words.observe({ xp, turns: left, domain: LETTERS[card.observationDomain] })
}

/** What passing a threshold costs, and whether the joker has to help. */
function nextThreshold(ship: Ship, card: Extrasolar, threshold: number, jokerUsed: boolean) {
  const due = duesFor(ship, card, threshold)
  const isShort = DOMAINS.some((domain) => due[domain] > ship.xp[domain])
  return { vp: card.thresholds[threshold].vp, due, joker: isShort && !jokerUsed && hasJokerFor(ship, card) }
}

const onlyOne = <T>(things: readonly T[]): T | undefined => (things.length === 1 ? things[0] : undefined)

function takeExo(words: OptionWords, number: number, ship: Ship): string {
  const { effect } = EXPLORATION[number]
  if (effect.do !== 'takeExoTechnology') throw new TypeError('this card brings no exo-technology')
  const other = EXO_TECHNOLOGIES.find((technology) => technology !== effect.technology)
  return words.takeExo(effect.technology, boardOf(ship).exoTechnologies > 1 ? undefined : other)
}

function domain(words: OptionWords, letter: DomainLetter, ship: Ship): string {
  const xp = ship.xp[LETTERS.indexOf(letter)]
  return words.domain(letter, xp, Math.min(xp + 1, SCORING.experienceMax))
}

function planet(words: OptionWords, number: number): string {
  const { sector } = MAP.planets[number]
  const rank = MAP.planets.slice(0, number + 1).filter((other) => other.sector === sector).length
  return words.planet(rank, sector)
}

const LASERS_MISSING: CombatBoard['lasersMissing'] = COMBAT.lasersMissing

function face(words: OptionWords, view: LegioState, ship: Ship): string {
  const card = EXPLORATION[view.turn.card]
  const { effect } = card
  if (effect.do !== 'fight') return words.face(card)
  const { damage, trophy } = LASERS_MISSING[Math.max(0, effect.lasers - ship.lasers)]
  return words.fight({
    lasers: ship.lasers,
    hostile: effect.lasers,
    rolls: damage,
    trophy: trophy && ship.lasers > 0,
  })
}

function acceptMission(words: OptionWords, view: LegioState, ship: Ship): string {
  const { effect } = EXPLORATION[view.turn.card]
  if (effect.do !== 'specialMission') throw new TypeError('the card being resolved is no special mission')
  const spent = meetsNeeds(ship, effect) ? {} : (effect.orPay ?? {})
  const vp: readonly number[] = SCORING.specialMissions
  return words.acceptMission(
    vp[ship.specialMissions],
    effect.pay.cards ?? 0,
    LETTERS.map((letter) => spent[letter] ?? 0),
  )
}
