import { chosenAt, type Offer } from '@astrolabe/kernel'
import type { AndromedaQuestion } from '../../../rules/questions.ts'
import { text } from '../../../text/text.ts'
import type { Look } from '../look.ts'

export type AndromedaOption = AndromedaQuestion['option']

/** The words of an option, as the list of options has them. */
export function said({ decision, view, seat, language }: Look, { option }: Offer<AndromedaOption>): string {
  return decision === null
    ? ''
    : text[language].option(chosenAt<AndromedaQuestion>(decision, option), view, seat)
}
