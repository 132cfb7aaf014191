import type { Language, Names } from '@astrolabe/kernel'
import { listed as inEnglish } from '@astrolabe/words/english.ts'
import { listed as inFrench } from '@astrolabe/words/french.ts'

const LISTED = { en: inEnglish, fr: inFrench }

/** “Ada, Ben and Cleo” */
export function listNames(language: Language, names: Names, seats: readonly number[]): string {
  return LISTED[language](seats.map(names))
}
