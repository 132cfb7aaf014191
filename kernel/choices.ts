import { Menu, seatsOf } from './menu.ts'
import type { Answerer, Fact, Table } from './table.ts'

/** The word that ends the picking of several options, once enough are picked. */
const ENOUGH = 'enough'

/** Whether an option that was considered is that word, which no game offers itself. */
export const isEnough = (option: unknown): boolean => option === ENOUGH

/** Answers one plain menu. */
export type AnswerOne<S, F extends Fact> = (menu: Menu, table: Table<S, F>) => number

/** Answers for one seat of a menu that addresses several; the answer comes from what that seat is offered alone. */
export function answerFor<S, F extends Fact>(
  seat: number,
  menu: Menu,
  table: Table<S, F>,
  answer: AnswerOne<S, F>,
): number {
  const indexes: number[] = []
  const own = new Menu(table, seat, menu.prompt, menu.about)
  for (let index = 0; index < menu.count; index++) {
    if (menu.owners[index] !== seat) continue
    indexes.push(index)
    own.offer(menu.options[index])
  }
  return indexes[own.count === 1 ? 0 : answer(own, table)]
}

/** Answers an `each` menu by one plain menu per seat, in the given order of seats. */
export function answerEach<S, F extends Fact>(
  menu: Menu,
  table: Table<S, F>,
  answer: AnswerOne<S, F>,
  order: readonly number[] = seatsOf(menu),
): number[] {
  const chosen = new Map<number, number>()
  for (const seat of order) chosen.set(seat, answerFor(seat, menu, table, answer))
  return seatsOf(menu).map((seat) => chosen.get(seat) ?? 0)
}

/** Answers a `some` menu by one plain menu per pick, always further down, so that no set comes up twice. */
export function answerSome<S, F extends Fact>(
  menu: Menu,
  table: Table<S, F>,
  answer: AnswerOne<S, F>,
  picked: number[] = [],
): number[] {
  while (picked.length < menu.max) {
    const first = picked.length === 0 ? 0 : picked[picked.length - 1] + 1
    const last = menu.count - Math.max(1, menu.min - picked.length)
    const pick = new Menu(table, menu.seat, menu.prompt, menu.about)
    for (let index = first; index <= last; index++) pick.offer(menu.options[index])
    const reachable = pick.count
    if (picked.length >= menu.min) pick.offer(ENOUGH)
    if (pick.count === 0) break
    const chosen = pick.count === 1 ? 0 : answer(pick, table)
    if (chosen >= reachable) break
    picked.push(first + chosen)
  }
  return picked
}

/** An answerer that takes every decision, of whatever kind, as a series of plain menus. */
export abstract class SingleChoices<S, F extends Fact = Fact> implements Answerer<S, F> {
  abstract one(menu: Menu, table: Table<S, F>): number

  each(menu: Menu, table: Table<S, F>): number[] {
    return answerEach(menu, table, (own) => this.one(own, table))
  }

  some(menu: Menu, table: Table<S, F>): number[] {
    return answerSome(menu, table, (pick) => this.one(pick, table))
  }
}
