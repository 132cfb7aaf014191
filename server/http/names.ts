import { cleanText } from '../identity/clean-text.ts'
import { Refused } from './refusal.ts'

/** What a person wrote, fit to be shown to others; there has to be something left of it. */
export function legible(text: string): string {
  const clean = cleanText(text)
  if (clean === '') throw new Refused(400, 'malformed', 'There is nothing in this text that can be read.')
  return clean
}

export const legibleName = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : legible(name)
