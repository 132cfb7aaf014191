import { type Chance, shuffle } from '@astrolabe/kernel'
import { deckOf } from '../content/designs.ts'
import { DESTINIES } from '../content/destinies.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import {
  COLUMN_LENGTH,
  DESTINIES_DEALT,
  DISCOVERIES_PER_STACK,
  FACTIONS_DEALT,
  FACTIONS_DEALT_FIRST_GAME,
  SCOUTS_AT_START,
} from '../content/limits.ts'
import { nebulaOf } from '../content/board.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { RAIDERS, VOID_DRAGON } from '../content/raiders.ts'
import { type EventDeck, type PlanetType, type RaiderClass, type ShipType } from '../content/schema.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { TACTICS } from '../content/tactics.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { type AndromedaState, NONE, type Raider, RETREATED } from '../position/state.ts'
import type { Choices } from './setup-choices.ts'

export function shuffled(chance: Chance, cards: Iterable<number>): number[] {
  const pile = [...cards]
  shuffle(chance, pile)
  return pile
}

export function numbersOf<T>(things: readonly T[], wanted: (thing: T) => boolean): number[] {
  return [...things.keys()].filter((number) => wanted(things[number]))
}

const DIE = 6

const rollNebula = (chance: Chance): number => nebulaOf(chance.below(DIE) + 1)

const EVENT_DECKS: readonly EventDeck[] = ['dawn', 'twilight', 'shadows']

// AE-BS-1, AE-VN-1
export function eventDeck({ events }: Choices, chance: Chance): number[] {
  return shuffled(
    chance,
    numbersOf(EVENTS, ({ deck }) => deck === EVENT_DECKS[events]),
  )
}

// AE-BS-10
export function moonStacks(chance: Chance): AndromedaState['moonStacks'] {
  const ofType = (type: PlanetType) =>
    shuffled(
      chance,
      deckOf(MOONS, ({ from }) => from === type),
    )
  return [
    ofType('gas-giant'),
    ofType('volcanic'),
    ofType('ruin-world'),
    ofType('carbon-world'),
    ofType('ice-planet'),
  ]
}

/** In the order in which they are on top of the stack: class A comes first. */
const COMING: readonly RaiderClass[] = ['D', 'C', 'B', 'A']

// AE-BS-11, AE-BS-12, AE-VN-9
export function chooseRaiders(
  { scouts, dragon }: Choices,
  chance: Chance,
): { readonly figures: Raider[]; readonly coming: number[]; readonly box: number[] } {
  const card = numbersOf(RAIDERS, ({ class: letter }) => letter === 'S')[scouts]
  const figures = Array.from(
    { length: RAIDERS[card].figures },
    (_, figure): Raider => ({
      card,
      place: figure < SCOUTS_AT_START ? rollNebula(chance) : RETREATED,
      dice: 0,
    }),
  )
  const coming: number[] = []
  const box: number[] = []
  for (const letter of COMING) {
    const [chosen, ...others] = shuffled(
      chance,
      numbersOf(RAIDERS, (raider) => raider.class === letter && raider.power !== 'shadow-warp'),
    )
    if (letter === 'C' && dragon) box.push(chosen)
    else coming.push(chosen)
    box.push(...others)
  }
  return { figures, coming, box }
}

// AE-VN-6
export const dragonAt = (region: number): Raider => ({ card: VOID_DRAGON, place: region, dice: 0 })

// AE-BS-14, AE-RL-7
export function moduleDecks(
  { relics }: Choices,
  chance: Chance,
): Pick<AndromedaState, 'columns'> & { readonly decks: AndromedaState['moduleDecks'] } {
  const ofType = (type: string) =>
    shuffled(
      chance,
      deckOf(MODULES, (design) => design.type === type && (relics || !design.relic)),
    )
  const decks: AndromedaState['moduleDecks'] = [
    ofType('science'),
    ofType('industry'),
    ofType('commerce'),
    ofType('civilization'),
  ]
  const [science, industry, commerce, civilization] = decks.map((deck) => deck.splice(-COLUMN_LENGTH))
  return { decks, columns: [science, industry, commerce, civilization] }
}

// AE-BS-15
export function discoveryStacks(chance: Chance): {
  readonly stacks: AndromedaState['discoveryStacks']
  readonly box: number[]
} {
  const box = shuffled(
    chance,
    deckOf(DISCOVERIES, () => true),
  )
  const stack = () => box.splice(-DISCOVERIES_PER_STACK)
  return { stacks: [stack(), stack(), stack()], box }
}

// AE-BS-16
export function supremacySpaces(chance: Chance): {
  readonly spaces: AndromedaState['supremacySpaces']
  readonly box: number[]
} {
  const box = shuffled(chance, SUPREMACIES.keys())
  const token = () => box.pop() ?? NONE
  return { spaces: [token(), token(), token()], box }
}

// AE-BS-17, AE-5P-8
export function tacticsDeck({ expansion }: Choices, chance: Chance): number[] {
  return shuffled(
    chance,
    deckOf(TACTICS, (card) => expansion || !card.expansion),
  )
}

// AE-BS-17, AE-5P-5
export function upgradePiles({ expansion }: Choices, chance: Chance): AndromedaState['upgradePiles'] {
  const pile = (type: ShipType) =>
    shuffled(
      chance,
      numbersOf(
        UPGRADES,
        ({ ship, set }) => ship === type && (set === 'base' || (expansion && set === 'expansion')),
      ),
    )
  return [pile('transport'), pile('fighter'), pile('science-vessel'), pile('heavy-cruiser')]
}

// AE-BS-19, AE-BS-29, AE-5P-4
export function dealFactions(
  { seats, expansion, firstGame, dealtFactions }: Choices,
  chance: Chance,
): { readonly offered: number[][]; readonly box: number[] } {
  const box = shuffled(
    chance,
    numbersOf(FACTIONS, (faction) => (firstGame ? faction.first : expansion || !faction.expansion)),
  )
  // Whoever leads what they are dealt has nothing to choose before the first launch.
  const dealt = dealtFactions ? 1 : firstGame ? FACTIONS_DEALT_FIRST_GAME : FACTIONS_DEALT
  const offered = Array.from({ length: seats }, () => box.splice(-dealt))
  return { offered, box }
}

// AE-BS-25, AE-US-20
export function shuffledDestinies({ destiny }: Choices, chance: Chance): number[] {
  return destiny ? shuffled(chance, DESTINIES.keys()) : []
}

export const dealDestinies = (destinies: number[], { destiny }: Choices): number[] =>
  destiny ? destinies.splice(-DESTINIES_DEALT) : []
