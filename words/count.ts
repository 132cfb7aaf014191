import type { Language } from '@astrolabe/kernel'
import { isOne as isOneEnglish } from './english.ts'
import { isOne as isOneFrench } from './french.ts'
import { once } from './once.ts'

const IS_ONE: Readonly<Record<Language, (number: number) => boolean>> = { en: isOneEnglish, fr: isOneFrench }

/** Says how many, and never parts the number from its noun at the end of a line: `count(2, 'seat')`. */
export function countIn(language: Language): (number: number, one: string, many?: string) => string {
  const figures = once(() => new Intl.NumberFormat(language))
  // Nothing divides the figures of a small number.
  const written = (number: number): string => (number < 1000 ? String(number) : figures().format(number))
  return (number, one, many = `${one}s`) => `${written(number)}\u00a0${IS_ONE[language](number) ? one : many}`
}
