import { expect, test } from 'vitest'
import type { Wording } from './wording.ts'

const en = {
  title: 'The table',
  taken: (seats: number) => (seats === 1 ? 'one seat' : 'seats'),
  level: { low: 'Low', high: 'High' },
  none: (empty: boolean) => (empty ? undefined : 'some'),
}
type Words = Wording<typeof en>

// What is wrong here is found when types are checked: a line that were right would be an error.
test('another language says the same things in other words, and does not compile without one of them', () => {
  const fr: Words = {
    title: 'La table',
    taken: (places) => (places < 2 ? 'une place' : `${places.toFixed()} places`),
    level: { low: 'Bas', high: 'Haut' },
    none: (empty) => (empty ? undefined : 'quelques-uns'),
  }
  // @ts-expect-error a word is missing
  const lacking: Words['level'] = { low: 'Bas' }
  // @ts-expect-error a word is new
  const adding: Words['level'] = { low: 'Bas', high: 'Haut', middle: 'Moyen' }
  // @ts-expect-error it is given a number
  const mistaken: Words['taken'] = (places: string) => places
  expect([fr.taken(1), lacking, adding, mistaken]).toHaveLength(4)
})
