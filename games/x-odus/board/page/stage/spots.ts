import { actingShips } from '../../../position/turn.ts'
import { priceFor } from '../../../position/trade.ts'
import type { Spot } from '@astrolabe/drawing'
import type { Offer } from '@astrolabe/kernel'
import type { DieChange } from '../../../text/en/page/stage.ts'
import { EXPLORATIONS } from '../../../content/explorations.ts'
import { SHIPS } from '../../../content/ships.ts'
import { foeCard, foesOf, shieldsOf } from '../../../position/skills.ts'
import { type CardRef, COLOURS, type Die, type Ship } from '../../../position/state.ts'
import type { Manoeuvre, SmallAnswer, WindowMove } from '../../../rules/questions.ts'
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

const offersOf = ({ decision }: Look): readonly Offer[] => decision?.offers ?? []

// Every option of this game is an object with a kind.
const kindOf = ({ option }: Offer): string => (option as { readonly kind: string }).kind

/** The words of an option, as the list of options has them. */
function said({ decision, view, seat, language }: Look, offer: Offer): string {
  return decision === null ? '' : text[language].option(decision, offer.option, view, seat)
}

/** An option that is a thing of its own. */
const optionSpot = (look: Look, offer: Offer): SpotOf<{ readonly offer: Offer }> => ({
  id: `stage-${offer.key.replaceAll(' ', '-')}`,
  name: said(look, offer),
  keys: [offer.key],
  offer,
})

const optionSpots = (look: Look, kinds: ReadonlySet<string>) =>
  offersOf(look)
    .filter((offer) => kinds.has(kindOf(offer)))
    .map((offer) => optionSpot(look, offer))

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

export type ManoeuvreSpot = SpotOf<{ readonly move: Manoeuvre; readonly refused: boolean }>

const MANOEUVRES: ReadonlySet<string> = new Set(['offensive', 'defensive', 'disengage'])

/** How the ship that is asked may attack. */
export const manoeuvreSpots = (look: Look): ManoeuvreSpot[] =>
  promptOf(look) === 'manoeuvre'
    ? optionSpots(look, MANOEUVRES).map(({ offer, ...spot }) => ({
        ...spot,
        // Nothing but manoeuvres has these kinds.
        move: offer.option as Manoeuvre,
        refused: offer.refusal !== undefined,
      }))
    : []

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
  const uses = offersOf(look)
    .filter((offer) => kindOf(offer) === 'use' || kindOf(offer) === 'decline')
    // These two kinds are of cards.
    .map(({ option }) => option as Exclude<WindowMove, { readonly kind: 'go-on' }>)
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

const ENCOUNTER: ReadonlySet<string> = new Set(['roll', 'fight'])

/** To slip by, or to fight. */
export const encounterSpots = (look: Look) => optionSpots(look, ENCOUNTER)

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
  return EXPLORATIONS[exploring.card].options.map((each, option) => {
    const taken = ((exploring.taken >> option) & 1) === 1
    return {
      id: `stage-option-${option}`,
      name: words.page.stage.option(option + 1, CARD_WORDS[language].option(each), taken),
      keys: [`option ${option}`],
      option,
      taken,
      picked: ((exploring.picked >> option) & 1) === 1,
    }
  })
}

const MORE: ReadonlySet<string> = new Set(['another', 'enough'])

/** Whether to take more options, where that is the question. */
export const moreSpots = (look: Look) => optionSpots(look, MORE)

export type HalfSpot = SpotOf<{ readonly seen: CardSeen }>

/** The two halves of the Mod that is being chosen. */
export function halfSpots(look: Look): HalfSpot[] {
  const about = look.decision?.about ?? 0
  const ship = look.view.ships[about >> 3]
  return [1, 2].map((half) => {
    const seen = modSeen(ship.board, about & 7, half, look.language)
    const { dock, stage } = look.words.page
    const sort = `${dock.aboard.mod} · ${stage.level(about & 7)}`
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
const AMOUNTS: ReadonlySet<string> = new Set(['amount'])

export const amountSpots = (look: Look): SpotOf<{ readonly n: number }>[] =>
  optionSpots(look, AMOUNTS).map(({ offer, ...spot }) => ({
    ...spot,
    // Amounts have a number.
    n: (offer.option as Extract<SmallAnswer, { readonly kind: 'amount' }>).n,
  }))

/** The Signal of the System, where a Repair may go to it instead of a ship. */
export function signalSpot(look: Look): Spot[] {
  const repairs = offersOf(look).filter((offer) => kindOf(offer) === 'repair-signal')
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
