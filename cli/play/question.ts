import { chosenAt, type Decision, joinAnswer, type Offer } from '@astrolabe/kernel'
import { inColumns, wrap } from '../layout.ts'
import type { Reading } from '../reading.ts'

/** Options are set in two columns when there are more than this. */
const SHORT_MENU = 8

/** Before an option that cannot be taken back. */
const FINAL = '‡'

/** The marks of warnings that stand below the options. */
const NOTES = '¹²³⁴⁵⁶⁷⁸⁹'

/** A decision put to one person: the options it can take by their numbers, then those it cannot. */
export class Question {
  readonly seat: number
  readonly decision: Decision
  readonly legal: readonly Offer[]
  readonly refused: readonly Offer[]
  readonly #reading: Reading
  readonly #view: unknown

  constructor(reading: Reading, seat: number) {
    const decision = reading.driver.shownTo(seat)
    if (decision === undefined) throw new RangeError(`seat ${seat} is not asked`)
    this.seat = seat
    this.decision = decision
    this.legal = decision.offers.filter(({ refusal }) => refusal === undefined)
    this.refused = decision.offers.filter(({ refusal }) => refusal !== undefined)
    this.#reading = reading
    this.#view = reading.driver.view(seat).state
  }

  /** Whether it comes again and again: an answer may be made to stand. */
  get isRepeating(): boolean {
    return this.#reading.driver.game.repeats?.includes(this.decision.prompt) === true
  }

  /** The rule it comes from, or nothing. */
  get rule(): string {
    return this.#reading.text.rule?.(this.decision) ?? ''
  }

  /** The offer with a number, from 1: the possible ones come first. */
  offer(number: number): Offer | undefined {
    return this.legal[number - 1] ?? this.refused[number - 1 - this.legal.length]
  }

  words(offer: Offer): string {
    return this.#reading.text.option(chosenAt(this.decision, offer.option), this.#view, this.seat)
  }

  warnings(offer: Offer): string[] {
    return (offer.warnings ?? []).map((warning) => this.#reading.text.warning(warning))
  }

  /** The prompt, with how to pick several where that is asked for. */
  prompt(): string {
    const { text, words } = this.#reading
    const { decision } = this
    const prompt = text.prompt(decision, this.#view, this.seat)
    return decision.kind === 'some' ? `${prompt} ${words.menu.pick(decision.min, decision.max)}` : prompt
  }

  /** The possible options with their numbers and warnings; a warning that several share is written once, below. */
  options(): string[] {
    const { width, paint } = this.#reading.page
    const all = this.legal.flatMap((offer) => this.warnings(offer))
    const shared = [...new Set(all.filter((warning, place) => all.indexOf(warning) !== place))]
    const entries = this.legal.map((offer) => {
      const signs = this.warnings(offer).map((warning) => {
        const note = shared.indexOf(warning)
        return paint.dim(note < 0 ? ` ⚠\u00a0${warning}` : ` ⚠${NOTES[note % NOTES.length]}`)
      })
      return (offer.final === true ? `${FINAL} ` : '') + this.words(offer) + signs.join('')
    })
    const numbers = entries.map((_, index) => this.#number(index + 1))
    const numbered = entries.map((entry, index) => numbers[index] + entry)
    const columns = entries.length > SHORT_MENU ? inColumns(numbered, width) : undefined
    const notes = shared.flatMap((warning, note) =>
      wrap(warning, width, `    ⚠${NOTES[note % NOTES.length]} `).map(paint.dim),
    )
    if (this.legal.some(({ final }) => final === true))
      notes.push(paint.dim(`    ${FINAL} ${this.#reading.words.menu.final}`))
    return [...(columns ?? entries.flatMap((entry, index) => wrap(entry, width, numbers[index]))), ...notes]
  }

  /** What cannot be chosen, each with its rule and the reason. */
  refusals(): string[] {
    const { width, paint } = this.#reading.page
    return this.refused.flatMap((offer, index) => [
      ...wrap(this.words(offer), width, this.#number(this.legal.length + 1 + index)).map(paint.dim),
      ...wrap(this.reason(offer), width, '    '),
    ])
  }

  reason({ refusal }: Offer): string {
    const { text, words, page } = this.#reading
    return refusal === undefined
      ? words.why.allowed
      : `${page.paint.bold(refusal.rule)} ${text.refusal(refusal)}`
  }

  #number(number: number): string {
    return `${this.#reading.page.paint.bold(String(number).padStart(2))}  `
  }

  /** The answer that numbers of possible options make; nothing if they do not make one. */
  answer(numbers: readonly number[]): string | undefined {
    const { kind, min, max } = this.decision
    const wanted = kind === 'some' && numbers.join() === '0' ? [] : [...numbers].sort((a, b) => a - b)
    const keys = wanted.flatMap((number) => this.legal[number - 1]?.key ?? [])
    const fits = keys.length === wanted.length && new Set(keys).size === keys.length
    return fits && keys.length >= min && keys.length <= max ? joinAnswer(keys) : undefined
  }
}
