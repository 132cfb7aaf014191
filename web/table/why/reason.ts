import type { Odds } from '@astrolabe/drawing'
import { keyOf, type Why } from '@astrolabe/kernel'
import type { BotReason } from '@astrolabe/tables'
import { chosenIn } from '@astrolabe/words'
import { signal } from '@preact/signals'
import type { TablePlay } from '../play.ts'
import type { SeenTable } from '../seen-table.ts'
import { whyWords } from './words.ts'

/** A reason in words, as it lies over the table. */
export interface ReasonShown {
  readonly title: string
  /** What was done, or is to be. */
  readonly what?: string
  readonly sentence: string
  readonly options: readonly { readonly label: string; readonly percent: number; readonly futures: number }[]
  readonly odds?: Odds
}

/** The reason that was asked for, over the table. */
export const reasonShown = signal<ReasonShown | undefined>(undefined)

type Sight = Pick<SeenTable, 'text'>

const optionsOf = ({ text }: Sight, why: Why, view: unknown, seat: number): ReasonShown['options'] =>
  why.options.map((prospect) => ({
    label: text.value.option(chosenIn(why, prospect), view, seat),
    percent: Math.round(100 * prospect.share),
    futures: prospect.futures,
  }))

/** Why the captain advises so, in a sentence; nothing where there is no advice, or the game has no words for reasons. */
export function adviceReason({ asked, seen }: TablePlay): string | undefined {
  const why = asked.advice.value?.why
  const { view, seat } = seen.position.value ?? {}
  return why && seat !== undefined ? seen.text.value.reason?.(why, view, seat) : undefined
}

/** What the captain weighed, the best first; nothing where there is no advice with reasons. */
export function adviceOptions({ asked, seen }: TablePlay): ReasonShown['options'] {
  const why = asked.advice.value?.why
  const { view, seat } = seen.position.value ?? {}
  return why && seat !== undefined ? optionsOf(seen, why, view, seat) : []
}

/** Shows all there is to the advice. */
export function showAdvice(play: TablePlay): void {
  const why = play.asked.advice.value?.why
  const sentence = adviceReason(play)
  if (why === undefined || sentence === undefined) return
  const options = adviceOptions(play)
  const choice = play.choices.value?.legal.find(({ key }) => key === keyOf(why.options[0].option))
  const odds = choice && play.oddsOf(choice)
  const title = whyWords.value.advice
  reasonShown.value = { title, what: options[0].label, sentence, options, ...(odds && { odds }) }
}

/** Asks a bot why it did what a line of the log tells, and shows what it says. */
export async function showWhy(play: TablePlay, number: number): Promise<void> {
  const { seen } = play
  const seat = seen.position.value?.seat
  if (seat === undefined) return
  const reply = await seen.session.explain?.(seat, number)
  if (reply === undefined) return
  if ('problem' in reply) play.say(reply.problem)
  else reasonShown.value = shownOf(seen, reply)
}

function shownOf(seen: SeenTable, { why, view, seat }: BotReason): ReasonShown {
  const says = whyWords.value
  const title = says.move(seen.names.value(seat))
  if (why === undefined) return { title, sentence: says.nothingElse, options: [] }
  const options = optionsOf(seen, why, view, seat)
  const sentence = seen.text.value.reason?.(why, view, seat) ?? ''
  return { title, what: options[0].label, sentence, options }
}
