import type { RandomBytes } from '@astrolabe/tables'

/** Stars are called the same in every language of the page. */
const STARS = [
  'Altair',
  'Antares',
  'Bellatrix',
  'Capella',
  'Castor',
  'Mira',
  'Rigel',
  'Sirius',
  'Spica',
  'Vega',
]

/** What a guest is called until they say otherwise: “Altair 42”. */
export function friendlyName(random: RandomBytes): string {
  const [star, number] = random(2)
  return `${STARS[star % STARS.length]} ${10 + (number % 90)}`
}
