import type { ChanceMark } from './chance.ts'
import {
  type GroupOf,
  type HidesThings,
  NOBODY,
  type Secrets,
  seesWith,
  type SeatSet,
  somethingShown,
  SPECTATOR,
} from './hidden.ts'

/** What is known at a question: how far chance was used, and what the spectator and each seat cannot see. */
export interface Knowledge {
  readonly chance: ChanceMark
  /** By group, in the order the game names them: a card, the seats that see it, the next card … */
  readonly hidden: ReadonlyMap<string, readonly number[]>
}

/** Lists all cards that are not open to everyone in one go: what each seat cannot see follows, if it is wanted. */
class Inventory implements Secrets {
  readonly groups = new Map<string, number[]>()

  pile(group: string, cards: readonly number[], seenBy: SeatSet = NOBODY): void {
    const list = this.#list(group)
    for (const card of cards) list.push(card, seenBy)
  }

  mixed(
    groups: readonly string[],
    groupOf: GroupOf,
    cards: readonly number[],
    seenBy: SeatSet = NOBODY,
  ): void {
    for (const card of cards) this.#list(groups[groupOf(card)]).push(card, seenBy)
  }

  card<K extends string>(group: string, holder: { [field in K]: number }, field: K, seenBy: SeatSet): void {
    this.#list(group).push(holder[field], seenBy)
  }

  #list(group: string): number[] {
    let list = this.groups.get(group)
    if (list === undefined) {
      list = []
      this.groups.set(group, list)
    }
    return list
  }
}

export function knowledgeOf<S>(game: HidesThings<S>, state: S, chance: ChanceMark): Knowledge {
  const inventory = new Inventory()
  game.secrets(state, inventory)
  return { chance, hidden: inventory.groups }
}

/** Whether, from one question to the next, chance was used or something hidden was shown to anybody. */
export function somethingLearnt(before: Knowledge, after: Knowledge, seats: number): boolean {
  if (!sameNumbers(before.chance, after.chance)) return true
  if (isSame(before, after)) return false
  for (let seat = SPECTATOR; seat < seats; seat++) {
    if (somethingShown(unseen(before, seat), unseen(after, seat))) return true
  }
  return false
}

/** Mostly nothing has moved. */
function isSame({ hidden }: Knowledge, after: Knowledge): boolean {
  if (hidden.size !== after.hidden.size) return false
  for (const [group, cards] of hidden) if (!sameNumbers(cards, after.hidden.get(group) ?? [])) return false
  return true
}

function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false
  for (let place = 0; place < some.length; place++) if (some[place] !== others[place]) return false
  return true
}

function unseen({ hidden }: Knowledge, seat: number): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [group, cards] of hidden)
    groups.set(
      group,
      cards.filter((_, place) => place % 2 === 0 && !seesWith(cards[place + 1], seat)),
    )
  return groups
}
