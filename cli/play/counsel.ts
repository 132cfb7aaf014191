import { explainedAnswer, isLevel, type Level, makeBot } from '@astrolabe/bots'
import { chosenAt, FastChance, type Why } from '@astrolabe/kernel'
import { botAnswerIn } from '@astrolabe/tables'
import { chosenIn } from '@astrolabe/words'
import type { Reading } from '../reading.ts'
import type { Question } from './question.ts'
import type { Screen } from './screen.ts'

const ADVISER: Level = 'captain'

/** What bots say to a person who asks them: what to do, and why they did what they did. */
export class Counsel {
  readonly #reading: Reading
  readonly #screen: Screen
  readonly #question: Question

  constructor(reading: Reading, screen: Screen, question: Question) {
    this.#reading = reading
    this.#screen = screen
    this.#question = question
  }

  /** What a captain would choose here, and why; not where other people play against this one. */
  advise(): void {
    const { driver, house, words } = this.#reading
    const { seat, decision } = this.#question
    const people = driver.seats.filter((sitter) => sitter === 'human').length
    if (!driver.isCooperative && people > 1) {
      this.#say(words.counsel.amongRivals)
      return
    }
    const chance = new FastChance(`${driver.seed} advice ${seat} ${driver.answers.length}`)
    const { answer, why } = explainedAnswer(driver, seat, house.bot, makeBot(house, ADVISER), chance)
    const options = decision.offers.filter(
      (offer) => offer.seat === seat && answer.split(' + ').includes(offer.key),
    )
    const view = driver.view(seat).state
    const labels = options.map(({ option }) =>
      this.#reading.text.option(chosenAt(decision, option), view, seat),
    )
    this.#say(words.counsel.advice(labels.join(' + ')))
    this.#tell(why, view, seat)
  }

  /** Why the bot that answered last did so; false if no bot has answered since this person did. */
  explainLast(): boolean {
    const { driver, house, words, names } = this.#reading
    const { seat: reader } = this.#question
    const levels = driver.seats.map((sitter) => (isLevel(sitter) ? sitter : undefined))
    let number = driver.answers.length - 1
    while (number >= driver.firstNumber && levels[driver.authorOf(number)] === undefined) {
      if (driver.authorOf(number) === reader) return false
      number--
    }
    if (number < driver.firstNumber) return false
    const bot = botAnswerIn(driver, levels, reader, number)
    if ('problem' in bot) {
      this.#say(words.counsel.knowsMore)
      return true
    }
    const { driver: then, seat, level, seed, given, view } = bot
    if (!isLevel(level)) return false
    const player = makeBot(house, level)
    const chance = new FastChance(seed)
    const { why } = explainedAnswer(then, seat, house.bot, player, chance, undefined, given)
    this.#say(why === undefined ? words.counsel.nothingElse(names(seat)) : words.counsel.did(names(seat)))
    this.#tell(why, view, seat)
    return true
  }

  /** The sentence, then the options with how well each is thought to go, the one that was chosen first. */
  #tell(why: Why | undefined, view: unknown, seat: number): void {
    const { text, words } = this.#reading
    if (why === undefined) return
    const reason = text.reason?.(why, view, seat)
    if (reason !== undefined) this.#say(reason, '  ')
    for (const prospect of why.options) {
      const label = text.option(chosenIn(why, prospect), view, seat)
      this.#say(words.counsel.option(label, Math.round(100 * prospect.share), prospect.futures), '  · ')
    }
  }

  #say(sentence: string, first = ''): void {
    this.#screen.say(this.#reading.wrapped(sentence, first))
  }
}
