import { type Chance, shuffle } from './chance.ts'

/** The value of a card that the seat looking at it cannot see. */
export const HIDDEN = -1

/** The spectator's seat: it sees what everyone sees. */
export const SPECTATOR = -1

/** A set of seats, one bit each. */
export type SeatSet = number

export const NOBODY: SeatSet = 0

/** Everyone together: sees whatever at least one seat sees. */
export const ANYONE = -2

export function seesWith(seats: SeatSet, seat: number): boolean {
  if (seat === ANYONE) return seats !== NOBODY
  return seat >= 0 && ((seats >> seat) & 1) === 1
}

/** The place, among the groups of a mixed pile, of the one that a card belongs to. */
export type GroupOf = (card: number) => number

/**
 * A game states once what is hidden, by naming every card that is not open to all. Cards of one group are
 * interchangeable: as far as someone who sees none of them can tell, any of them may lie in any of the places.
 */
export interface Secrets {
  /** Cards lying in a pile, seen by the given seats. */
  pile(group: string, cards: number[], seenBy?: SeatSet): void
  /**
   * Cards of several groups in one pile: whoever does not see them knows how many there are of each group, but neither
   * which ones of the group they are nor in what order they lie.
   */
  mixed(groups: readonly string[], groupOf: GroupOf, cards: number[], seenBy?: SeatSet): void
  /** One card, in a field of an object. */
  card<K extends string>(group: string, holder: { [field in K]: number }, field: K, seenBy: SeatSet): void
}

/** The one statement of a game about what is hidden from whom. */
export interface HidesThings<S> {
  secrets(state: S, secrets: Secrets): void
}

/** Covers in place what a seat cannot see, and takes the covers off again: that is quicker than a copy. */
export class Covers implements Secrets {
  readonly #seat: number
  readonly #piles: { readonly cards: number[]; readonly were: readonly number[] }[] = []
  readonly #cards: (() => void)[] = []

  constructor(seat: number) {
    this.#seat = seat
  }

  pile(_group: string, cards: number[], seenBy: SeatSet = NOBODY): void {
    if (seesWith(seenBy, this.#seat)) return
    this.#piles.push({ cards, were: cards.slice() })
    cards.fill(HIDDEN)
  }

  mixed(groups: readonly string[], _groupOf: GroupOf, cards: number[], seenBy?: SeatSet): void {
    this.pile(groups[0], cards, seenBy)
  }

  card<K extends string>(_group: string, holder: { [field in K]: number }, field: K, seenBy: SeatSet): void {
    if (seesWith(seenBy, this.#seat)) return
    const was = holder[field]
    this.#cards.push(() => {
      holder[field] = was
    })
    holder[field] = HIDDEN
  }

  takeOff(): void {
    for (const { cards, were } of this.#piles) for (let at = 0; at < were.length; at++) cards[at] = were[at]
    for (const show of this.#cards) show()
  }
}

/** A copy of a position in which what a seat cannot see is covered. */
export function coveredFor<S>(game: HidesThings<S> & { copy(state: S): S }, state: S, seat: number): S {
  const covered = game.copy(state)
  game.secrets(covered, new Covers(seat))
  return covered
}

/** Looks for a card that one seat sees and another does not. */
class Comparison implements Secrets {
  readonly #seat: number
  readonly #other: number
  seesMore = false

  constructor(seat: number, other: number) {
    this.#seat = seat
    this.#other = other
  }

  #compare(seenBy: SeatSet): void {
    this.seesMore ||= seesWith(seenBy, this.#seat) && !seesWith(seenBy, this.#other)
  }

  pile(_group: string, cards: number[], seenBy: SeatSet = NOBODY): void {
    if (cards.length > 0) this.#compare(seenBy)
  }

  mixed(_groups: readonly string[], _groupOf: GroupOf, cards: number[], seenBy: SeatSet = NOBODY): void {
    if (cards.length > 0) this.#compare(seenBy)
  }

  card<K extends string>(
    _group: string,
    _holder: { [field in K]: number },
    _field: K,
    seenBy: SeatSet,
  ): void {
    this.#compare(seenBy)
  }
}

/** Whether a seat sees anything that another one, or the spectator, does not. */
export function seesMoreThan<S>(game: HidesThings<S>, state: S, seat: number, other: number): boolean {
  const comparison = new Comparison(seat, other)
  game.secrets(state, comparison)
  return comparison.seesMore
}

/** Gathers, by group, the cards a seat cannot see; those of `fixed` are left out. */
class Gathering implements Secrets {
  readonly groups = new Map<string, number[]>()
  readonly #seat: number
  readonly #fixed: ReadonlyMap<string, ReadonlySet<number>> | undefined

  constructor(seat: number, fixed?: ReadonlyMap<string, ReadonlySet<number>>) {
    this.#seat = seat
    this.#fixed = fixed
  }

  pile(group: string, cards: number[], seenBy: SeatSet = NOBODY): void {
    if (seesWith(seenBy, this.#seat)) return
    for (const card of cards) this.#take(group, card)
  }

  mixed(groups: readonly string[], groupOf: GroupOf, cards: number[], seenBy: SeatSet = NOBODY): void {
    if (seesWith(seenBy, this.#seat)) return
    // Groups are shuffled in the order they come up in: that must not be the one in which the cards lie.
    for (const group of groups) if (!this.groups.has(group)) this.groups.set(group, [])
    for (const card of cards) this.#take(groups[groupOf(card)], card)
  }

  card<K extends string>(group: string, holder: { [field in K]: number }, field: K, seenBy: SeatSet): void {
    if (!seesWith(seenBy, this.#seat)) this.#take(group, holder[field])
  }

  #take(group: string, card: number): void {
    if (this.#fixed?.get(group)?.has(card)) return
    const cards = this.groups.get(group)
    if (cards === undefined) this.groups.set(group, [card])
    else cards.push(card)
  }
}

/** Lays gathered cards back in the places they were taken from. */
class Dealing implements Secrets {
  readonly #groups: ReadonlyMap<string, number[]>
  readonly #seat: number
  readonly #chance: Chance
  readonly #fixed: ReadonlyMap<string, ReadonlySet<number>> | undefined

  constructor(
    groups: ReadonlyMap<string, number[]>,
    seat: number,
    chance: Chance,
    fixed?: ReadonlyMap<string, ReadonlySet<number>>,
  ) {
    this.#groups = groups
    this.#seat = seat
    this.#chance = chance
    this.#fixed = fixed
  }

  pile(group: string, cards: number[], seenBy: SeatSet = NOBODY): void {
    if (seesWith(seenBy, this.#seat)) return
    const unseen = this.#groups.get(group)
    const fixed = this.#fixed?.get(group)
    for (let place = cards.length - 1; place >= 0; place--) {
      if (!fixed?.has(cards[place])) cards[place] = unseen?.pop() ?? HIDDEN
    }
  }

  mixed(groups: readonly string[], groupOf: GroupOf, cards: number[], seenBy: SeatSet = NOBODY): void {
    if (seesWith(seenBy, this.#seat)) return
    const dealt: number[] = []
    for (const card of cards) {
      const group = groups[groupOf(card)]
      if (!this.#isFixed(group, card)) dealt.push(this.#groups.get(group)?.pop() ?? HIDDEN)
    }
    sortSmall(dealt)
    shuffle(this.#chance, dealt)
    for (let place = 0; place < cards.length; place++) {
      const card = cards[place]
      if (!this.#isFixed(groups[groupOf(card)], card)) cards[place] = dealt.pop() ?? HIDDEN
    }
  }

  #isFixed(group: string, card: number): boolean {
    return this.#fixed?.get(group)?.has(card) === true
  }

  card<K extends string>(group: string, holder: { [field in K]: number }, field: K, seenBy: SeatSet): void {
    if (seesWith(seenBy, this.#seat) || this.#fixed?.get(group)?.has(holder[field])) return
    holder[field] = this.#groups.get(group)?.pop() ?? HIDDEN
  }
}

/**
 * Deals anew, in place, what a seat cannot see. The cards are sorted first, so that the new deal depends on
 * nothing but what the seat knows and on `chance`. Cards named in `fixed` stay where they are.
 */
export function reshuffleUnseen<S>(
  game: HidesThings<S>,
  state: S,
  seat: number,
  chance: Chance,
  fixed?: ReadonlyMap<string, ReadonlySet<number>>,
): void {
  const unseen = new Gathering(seat, fixed)
  game.secrets(state, unseen)
  for (const cards of unseen.groups.values()) {
    sortSmall(cards)
    shuffle(chance, cards)
  }
  game.secrets(state, new Dealing(unseen.groups, seat, chance, fixed))
}

/** More than any box holds: a larger number is a mistake of the rules, not a card. */
const MOST_CARDS = 1 << 20

/** As long as the largest card number seen so far needs; all noughts between two sortings. */
let tally = new Int32Array(1024)

/** Sorts card numbers by counting them: a search does this before every imagined future. */
function sortSmall(cards: number[]): void {
  for (const card of cards) {
    if (!(card >= 0 && card < MOST_CARDS)) throw new RangeError(`${card} is not the number of a hidden card`)
    if (card >= tally.length) tally = new Int32Array(2 * card)
  }
  for (const card of cards) tally[card]++
  let place = 0
  for (let card = 0; place < cards.length; card++) {
    for (; tally[card] > 0; tally[card]--) cards[place++] = card
  }
}

/** The cards a seat cannot see, by group, sorted. */
export function unseenBy<S>(game: HidesThings<S>, state: S, seat: number): Map<string, number[]> {
  const unseen = new Gathering(seat)
  game.secrets(state, unseen)
  for (const cards of unseen.groups.values()) sortSmall(cards)
  return unseen.groups
}

/** Whether a card that was hidden is not hidden any more: somebody has learnt something. */
export function somethingShown(
  before: ReadonlyMap<string, readonly number[]>,
  after: ReadonlyMap<string, readonly number[]>,
): boolean {
  for (const [group, cards] of before) {
    const left = [...(after.get(group) ?? [])]
    for (const card of cards) {
      const place = left.indexOf(card)
      if (place < 0) return true
      left.splice(place, 1)
    }
  }
  return false
}
