import { actingShips } from '../../../position/turn.ts'
import { priceFor } from '../../../position/trade.ts'
import type { Spot } from '@astrolabe/drawing'
import { chosenAt, type Offer } from '@astrolabe/kernel'
import type { DieChange } from '../../../text/en/page/stage.ts'
import { EXPLORATIONS } from '../../../content/explorations.ts'
import { SHIPS } from '../../../content/ships.ts'
import { foeCard, foesOf, shieldsOf } from '../../../position/skills.ts'
import { type CardRef, COLOURS, type Die, type Ship } from '../../../position/state.ts'
import type { XodusQuestion } from '../../../rules/questions.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { text } from '../../../text/text.ts'
import { type CardSpot, shipSpots, tabSpot, useKeys } from '../dock-spots.ts'
import { type Look, promptOf, shipNameOf } from '../map/look.ts'
import { cardSeen, modSeen, moduleSeen, type CardSeen } from '../pieces/card-seen.ts'
import { foeCardOf } from '../pieces/foe-card-of.ts'
import { stageOf } from './kind.ts'
import { EXCHANGED, shipsMeeting } from './meeting.ts'
import type { UseCard } from '../../../position/cards.ts'
import { FACE_NAMES } from '../../../position/dice.ts'

// What can be pointed at on a stage, with the options that belong to it.

type SpotOf<T> = Spot & T

type XodusOption = XodusQuestion['option']
type Kind = XodusOption['kind']
type OfKind<K extends Kind> = Offer<Extract<XodusOption, { readonly kind: K }>>

/** What is on offer of some kinds. */
function offersOf<K extends Kind>({ decision }: Look, ...kinds: readonly K[]): OfKind<K>[] {
  const offers: readonly Offer<XodusOption>[] = decision?.offers ?? []
  return offers.filter((offer): offer is OfKind<K> => kinds.some((kind) => kind === offer.option.kind))
}

/** The words of an option, as the list of options has them. */
function said({ decision, view, seat, language }: Look, { option }: Offer<XodusOption>): string {
  return decision === null ? '' : text[language].option(chosenAt<XodusQuestion>(decision, option), view, seat)
}

/** Options that are each a thing of its own. */
const optionSpots = <K extends Kind>(look: Look, ...kinds: readonly K[]) =>
  offersOf(look, ...kinds).map((offer) => ({
    id: `stage-${offer.key.replaceAll(' ', '-')}`,
    name: said(look, offer),
    keys: [offer.key],
    offer,
  }))

// Combat

export type FoeSpot = SpotOf<{ readonly index: number }>

export function foeSpots(look: Look): FoeSpot[] {
  const { view, words, language } = look
  if (view.combat === null) return []
  return foesOf(view, view.combat).map((foe) => {
    const index = view.foes.indexOf(foe)
    const { skill, most, rank } = foeCardOf(foe, language)
    return {
      id: `stage-foe-${index}`,
      name: words.page.stage.foe(foeCard(foe).name[language], rank, foe.health, most, shieldsOf(foe), skill),
      keys: [`foe ${index}`],
      index,
    }
  })
}

/** How the ship that is asked may attack. */
export const manoeuvreSpots = (look: Look) =>
  optionSpots(look, 'offensive', 'defensive', 'disengage').map(({ offer, ...spot }) => ({
    ...spot,
    move: offer.option,
    refused: offer.refusal !== undefined,
  }))

export type ManoeuvreSpot = ReturnType<typeof manoeuvreSpots>[number]

export type DieSpot = SpotOf<{
  readonly die: Die
  readonly changes: readonly DieChange[]
  /** Hits it counts for, where its face does not say so. */
  readonly hits: number | undefined
}>

/** The dice on the table, ship by ship. */
export function dieSpots(look: Look): DieSpot[] {
  const { view, words } = look
  return (view.roll?.dice ?? []).map((die, index) => {
    const { colour, face, ship, rerolled, used, ignored } = die
    const all: readonly (readonly [DieChange, boolean])[] = [
      ['rerolled', rerolled],
      ['used', used],
      ['ignored', ignored],
    ]
    const changes = all.flatMap(([change, holds]) => (holds ? [change] : []))
    const plain = FACE_NAMES[face] === 'hit' ? 1 : 0
    const hits = die.hits === plain ? undefined : die.hits
    const said = words.page.stage.die(COLOURS[colour], FACE_NAMES[face], changes, hits)
    return {
      id: `stage-die-${index}`,
      name: `${shipNameOf(look, view.ships[ship])}, ${said}`,
      keys: [`die ${index}`],
      die,
      changes,
      hits,
    }
  })
}

export type OfferedCard = CardSpot & { readonly uses: readonly UseCard[] }

/** Cards of a ship that are on offer now, refused ones included. */
export function offeredCards(look: Look, ship: Ship): OfferedCard[] {
  const { dock } = look.words.page
  const uses = offersOf(look, 'use', 'decline')
    .map(({ option }) => option)
    .filter((move) => move.ship === ship.index)
  const cards = [...new Set<CardRef>(uses.map(({ card }) => card))]
  return cards.map((card) => {
    const seen = cardSeen(ship, card, look.language)
    return {
      id: `stage-card-${ship.board}-${card}`,
      name: dock.card(seen.title, dock.aboard[seen.sort], seen.text),
      keys: useKeys(ship.index, card),
      card,
      seen,
      uses: uses.filter((use): use is UseCard => use.kind === 'use' && use.card === card),
    }
  })
}

/** Ships that take no part in a roll, but have cards for it. */
export const helpersOf = (look: Look, rolling: readonly number[]): Ship[] =>
  look.view.ships.filter((ship) => !rolling.includes(ship.index) && offeredCards(look, ship).length > 0)

/** To slip by, or to fight. */
export const encounterSpots = (look: Look) => optionSpots(look, 'roll', 'fight')

// Cards

export type ExplorationSpot = SpotOf<{
  readonly option: number
  readonly taken: boolean
  readonly picked: boolean
}>

/** The options of the Exploration card on the table. */
export function explorationSpots({ view, words, language }: Look): ExplorationSpot[] {
  const { exploring } = view
  if (exploring === null) return []
  const card = EXPLORATIONS[exploring.card]
  return card.options.map((_, option) => {
    const taken = ((exploring.taken >> option) & 1) === 1
    return {
      id: `stage-option-${option}`,
      name: words.page.stage.option(option + 1, CARD_WORDS[language].option(card, option), taken),
      keys: [`option ${option}`],
      option,
      taken,
      picked: ((exploring.picked >> option) & 1) === 1,
    }
  })
}

/** Whether to take more options, where that is the question. */
export const moreSpots = (look: Look) => optionSpots(look, 'another', 'enough')

export type HalfSpot = SpotOf<{ readonly seen: CardSeen }>

/** The two halves of the Mod that is being chosen. */
export function halfSpots(look: Look): HalfSpot[] {
  if (look.decision?.prompt !== 'mod') return []
  const { ship, level } = look.decision.about
  const { board } = look.view.ships[ship]
  return [1, 2].map((half) => {
    const seen = modSeen(board, level, half, look.language)
    const { dock, stage } = look.words.page
    const sort = `${dock.aboard.mod} · ${stage.level(level)}`
    return {
      id: `stage-half-${half}`,
      name: `${seen.title}, ${sort}. ${seen.text}`,
      keys: [`half ${half}`],
      seen,
    }
  })
}

/** What the ship is, what it is for, and what it learns from. */
function boardName(ship: (typeof SHIPS)[number], language: Look['language']): string {
  const { ship: says, stories } = CARD_WORDS[language]
  const { board, exp } = says(ship)
  return [`${ship.name[language]}.`, board, stories.ships[ship.id], exp].join(' ')
}

export type BoardSpot = SpotOf<{ readonly board: number }>

/** The six ships, while they are being chosen. */
export const boardSpots = ({ language }: Look): BoardSpot[] =>
  SHIPS.map((ship, board) => ({
    id: `stage-board-${ship.id}`,
    name: boardName(ship, language),
    keys: [`take ${board}`],
    board,
  }))

// Meetings

export type WareSpot = SpotOf<{ readonly module: number; readonly price: number; readonly seen: CardSeen }>

/** What the Ally of a System sells, to whichever ship. */
export function wareSpots(look: Look, buyer: Ship): WareSpot[] {
  const { view, words, language } = look
  const { dock, stage } = words.page
  return view.systems[buyer.place].stock.map((module) => {
    const seen = moduleSeen(module, language)
    const price = priceFor(view, buyer.place, buyer, module)
    return {
      id: `stage-ware-${module}`,
      name: `${dock.card(seen.title, dock.aboard[seen.sort], seen.text)} ${stage.price(price)}`,
      keys: [0, 1, 2, 3].map((ship) => `buy ${module} ${ship}`),
      module,
      price,
      seen,
    }
  })
}

/** How much is given to a Signal. */
export const amountSpots = (look: Look) =>
  optionSpots(look, 'amount').map(({ offer, ...spot }) => ({ ...spot, n: offer.option.n }))

/** The Signal of the System, where a Repair may go to it instead of a ship. */
export function signalSpot(look: Look): Spot[] {
  const repairs = offersOf(look, 'repair-signal')
  if (repairs.length === 0) return []
  return [{ id: 'stage-signal', name: said(look, repairs[0]), keys: repairs.map(({ key }) => key) }]
}

/** Everything on the stage that a position asks for. */
export function stageSpots(look: Look): Spot[] {
  const { view } = look
  switch (stageOf(look)) {
    case 'ship-choice':
      return boardSpots(look)
    case 'mod-choice':
      return halfSpots(look)
    case 'encounter':
      return [...encounterSpots(look), ...view.ships.flatMap((ship) => offeredCards(look, ship))]
    case 'combat':
      return [
        ...foeSpots(look),
        ...manoeuvreSpots(look),
        ...dieSpots(look),
        ...view.ships.flatMap((ship) => offeredCards(look, ship)),
      ]
    case 'roll':
      return [...dieSpots(look), ...view.ships.flatMap((ship) => offeredCards(look, ship))]
    case 'exploration':
      return [...explorationSpots(look), ...moreSpots(look)]
    case 'meeting':
      return meetingSpots(look)
    case undefined:
      return []
  }
}

function meetingSpots(look: Look): Spot[] {
  const ships = shipsMeeting(look)
  return [
    ...(promptOf(look) === 'trade' ? wareSpots(look, actingShips(look.view)[0] ?? ships[0]) : []),
    ...amountSpots(look),
    ...signalSpot(look),
    ...ships.flatMap((ship) => {
      const { stocks, cards, damage } = shipSpots(look, ship, 'stage', EXCHANGED)
      return [tabSpot(look, ship, 'stage'), ...stocks, ...cards, ...damage]
    }),
  ]
}
