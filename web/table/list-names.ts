import type { Language, Names } from '@astrolabe/kernel'

/** “Ada, Ben and Cleo” */
export function listNames(language: Language, names: Names, seats: readonly number[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(seats.map(names))
}
