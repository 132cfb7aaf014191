import type { Game, Warning } from './game.ts'
import { coveredFor } from './hidden.ts'
import { keyOf, type Menu, type MenuKind, type MenuOf, seatsOf } from './menu.ts'
import type { Asked, Option, Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Fact } from './table.ts'

/** An option put to a person: how to choose it, or why it cannot be chosen. */
export interface Offer<T extends Option = Option> {
  readonly seat: number
  readonly key: string
  readonly option: T
  readonly refusal?: Refusal
  readonly warnings?: readonly Warning[]
  /** Once chosen it cannot be taken back. Said only to the person who is asked. */
  readonly final?: true
}

/** How a question waits for its answer. */
interface Waiting<T extends Option> {
  /** How many answers came before: an answer names the number it is meant for. */
  readonly number: number
  readonly kind: MenuKind
  /** The seats that may still answer. */
  readonly seats: readonly number[]
  readonly offers: readonly Offer<T>[]
  readonly min: number
  readonly max: number
}

/** A question that waits for an answer, as plain data. */
export type Decision<Q extends Question = Question> = Q extends Question
  ? Asked<Q> & Waiting<Q['option']>
  : never

/** An option with the question it is offered at. */
export function chosenAt<Q extends Question>(asked: Asked<Q>, option: Q['option']): Q
export function chosenAt({ prompt, about }: Asked, option: Option): Question {
  return { prompt, about, option }
}

/** Writes a menu down for the persons it addresses; `answered` have already made their secret choice. */
export function describeMenu<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  state: S,
  menu: MenuOf<Q>,
  number: number,
  answered: ReadonlySet<number>,
): Decision<Q>
export function describeMenu<S, F extends Fact>(
  game: Game<S, F>,
  state: S,
  menu: Menu,
  number: number,
  answered: ReadonlySet<number>,
): Decision {
  const views: (S | undefined)[] = []
  const viewOf = (seat: number): S => (views[seat] ??= coveredFor(game, state, seat))
  const offers: Offer[] = []
  for (const { option, seat, refusal } of menu.offered) {
    if (answered.has(seat)) continue
    const key = keyOf(option)
    if (refusal !== undefined) {
      offers.push({ seat, key, option, refusal })
      continue
    }
    const warnings = game.warnings?.(viewOf(seat), seat, chosenAt(menu, option)) ?? []
    offers.push(warnings.length > 0 ? { seat, key, option, warnings } : { seat, key, option })
  }
  const decision = {
    number,
    kind: menu.kind,
    prompt: menu.prompt,
    about: menu.about,
    seats: seatsOf(menu).filter((seat) => !answered.has(seat)),
    offers,
    min: menu.kind === 'some' ? menu.min : 1,
    max: menu.kind === 'some' ? menu.max : 1,
  }
  return game.asked?.(decision) ?? decision
}

/** Why an answer was not accepted. Nothing has changed. */
export type Rejection =
  | { readonly why: 'over' }
  | { readonly why: 'stale'; readonly expected: number }
  | { readonly why: 'not-your-turn'; readonly waitingFor: readonly number[] }
  | ({ readonly why: 'refused' } & Refusal)
  | { readonly why: 'not-on-offer'; readonly offered: readonly string[] }

/** An answer of a record that the rules do not allow. */
export class IllegalAnswer extends Error {
  readonly number: number
  readonly rejection: Rejection

  constructor(number: number, answer: string, rejection: Rejection) {
    super(`answer ${number} (“${answer}”) is not legal`)
    this.number = number
    this.rejection = rejection
  }
}

/** Between the options of an answer that picks several. */
const AND = ' + '

/** Checks an answer against the decision it is for. */
export function rejectionOf(
  decision: Decision | undefined,
  seat: number,
  text: string,
): Rejection | undefined {
  if (decision === undefined) return { why: 'over' }
  if (!decision.seats.includes(seat)) return { why: 'not-your-turn', waitingFor: decision.seats }
  const own = decision.offers.filter((offer) => offer.seat === seat)
  const several = decision.kind === 'some'
  const keys = keysIn(decision.kind, text)
  for (const key of keys) {
    const legal = own.some((offer) => offer.key === key && offer.refusal === undefined)
    if (legal) continue
    const refusal = own.find((offer) => offer.key === key)?.refusal
    if (refusal !== undefined) return { why: 'refused', ...refusal }
    return notOnOffer(own)
  }
  if (!several) return undefined
  const wrongNumber = keys.length < decision.min || keys.length > decision.max
  return wrongNumber || new Set(keys).size < keys.length ? notOnOffer(own) : undefined
}

function notOnOffer(own: readonly Offer[]): Rejection {
  return {
    why: 'not-on-offer',
    offered: own.filter((offer) => offer.refusal === undefined).map((offer) => offer.key),
  }
}

/** The text of an answer that picks several options; none of them is the empty text. */
export function joinAnswer(keys: readonly string[]): string {
  return keys.join(AND)
}

/** The keys of the options that an answer to a question of this kind picks. */
export function keysIn(kind: MenuKind, text: string): string[] {
  if (kind !== 'some') return [text]
  return text === '' ? [] : text.split(AND)
}

/** How an answer stands in a record: with its seat where several could have given it. */
export function recordedAnswer(kind: MenuKind, seat: number, text: string): string {
  return kind === 'any' || kind === 'each' ? `@${seat} ${text}` : text
}

/** The seat and text of a recorded answer. */
export function parseAnswer(
  recorded: string,
  seat: number,
): { readonly seat: number; readonly text: string } {
  const match = /^@(\d+) (.*)$/.exec(recorded)
  return match === null ? { seat, text: recorded } : { seat: Number(match[1]), text: match[2] }
}
