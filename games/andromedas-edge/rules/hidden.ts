import { NOBODY, type SeatSet, type Secrets } from '@astrolabe/kernel'
import { PLANET_TYPES } from '../content/schema.ts'
import { planetTypeOf } from '../position/map.ts'
import { playsOpenly } from '../position/participants.ts'
import { type AndromedaState, SLOTS } from '../position/state.ts'

// A search states what is hidden before every future it imagines: no text is put together then.
const MODULE_DECKS = ['science', 'industry', 'commerce', 'civilization']
const MOON_STACKS = [
  'moons gas-giant',
  'moons volcanic',
  'moons ruin-world',
  'moons carbon-world',
  'moons ice-planet',
]
const PACKS = ['pack I', 'pack II', 'pack III']
// By place, from the bottom: one of each class is to come, and the others are in the box (AE-BS-12, AE-VN-9).
const COMING = ['raiders D', 'raiders C', 'raiders B', 'raiders A']
const COMING_WITH_DRAGON = ['raiders D', 'raiders B', 'raiders A']
const BOX = COMING
const BOX_WITH_DRAGON = ['raiders D', 'raiders C', 'raiders C', 'raiders B', 'raiders A']

/** One place of a pile whose cards are each of another group, as something that can be covered by itself. */
class Place {
  readonly #cards: number[]
  readonly #place: number

  constructor(cards: number[], place: number) {
    this.#cards = cards
    this.#place = place
  }

  get card(): number {
    return this.#cards[this.#place]
  }

  set card(card: number) {
    this.#cards[this.#place] = card
  }
}

const everybody = (seats: number): SeatSet => (1 << seats) - 1
const only = (seat: number): SeatSet => 1 << seat

/**
 * AE-BT-12, AE-US-20: hands and Destiny cards, all decks and stacks, moons under the top of a planet. Where all play
 * together, or one alone, hands are open, and so is what somebody looks at, because every question is. What is left when everything else is seen is no secret: moons and
 * tokens in the box whose likes are all face up.
 */
export function secrets(state: AndromedaState, secrets: Secrets): void {
  const isOpen = playsOpenly(state)
  for (let seat = 0; seat < state.seats; seat++) {
    const { hand, destinies } = state.players[seat]
    secrets.pile('destinies', destinies, state.together ? everybody(state.seats) : only(seat))
    if (isOpen) continue
    secrets.pile('tactics', hand, only(seat))
    if (state.offered.length > 0) secrets.pile('factions', state.offered[seat], only(seat))
  }
  secrets.pile('tactics', state.tactics)
  secrets.pile('destinies', state.destinyBox)
  if (state.phase === 'factions') secrets.pile('factions', state.factionBox)
  secrets.pile('events', state.events)
  secrets.pile('planets', state.planets)
  for (let type = 0; type < MODULE_DECKS.length; type++)
    secrets.pile(MODULE_DECKS[type], state.moduleDecks[type])
  hideMoons(state, secrets)
  hideDiscoveries(state, secrets)
  hideRaiders(state, secrets)
  hideUnity(state, secrets)
}

/** AE-BS-10: of the moons of a planet the next one is face up. */
function hideMoons(state: AndromedaState, secrets: Secrets): void {
  for (let region = 0; region < SLOTS; region++) {
    const { moons } = state.regions[region]
    const type = moons.length > 1 ? planetTypeOf(state, region) : undefined
    if (type === undefined) continue
    const group = MOON_STACKS[PLANET_TYPES.indexOf(type)]
    for (let place = 0; place < moons.length - 1; place++)
      secrets.card(group, new Place(moons, place), 'card', NOBODY)
  }
  for (let type = 0; type < MOON_STACKS.length; type++)
    secrets.pile(MOON_STACKS[type], state.moonStacks[type])
}

/** AE-BP-4: whoever has looked at a stack knows what is left of it, since tokens are taken openly. */
function hideDiscoveries(state: AndromedaState, secrets: Secrets): void {
  const { stacksSeen, discoveryStacks, discoveryBox } = state
  const isOpen = playsOpenly(state)
  for (let stack = 0; stack < discoveryStacks.length; stack++) {
    if (isOpen && stacksSeen[stack] !== NOBODY) continue
    secrets.pile('discoveries', discoveryStacks[stack], stacksSeen[stack])
  }
  secrets.pile('discoveries', discoveryBox)
}

function hideRaiders({ coming, raiderBox, hasDragon }: AndromedaState, secrets: Secrets): void {
  const groups = hasDragon ? COMING_WITH_DRAGON : COMING
  for (let place = 0; place < coming.length; place++)
    secrets.card(groups[place], new Place(coming, place), 'card', NOBODY)
  const boxed = hasDragon ? BOX_WITH_DRAGON : BOX
  for (let place = 0; place < raiderBox.length; place++)
    secrets.card(boxed[place], new Place(raiderBox, place), 'card', NOBODY)
}

/** AE-UD-4, AE-US-13 to AE-US-15, AE-US-20: nobody sees what the Unity holds. */
function hideUnity({ unity, machine }: AndromedaState, secrets: Secrets): void {
  if (unity === null) return
  secrets.pile('tactics', unity.hand)
  secrets.pile('destinies', unity.destinies)
  for (let pack = 0; pack < PACKS.length; pack++) secrets.pile(PACKS[pack], machine.packs[pack])
  secrets.pile('conflicts', machine.conflicts)
  secrets.pile('unity-tokens', machine.tokens)
}
