import { Driver } from '../driver.ts'
import { SPECTATOR } from '../hidden.ts'
import { type Errand, errand } from './errand.ts'

export const KEYED = 'the secret of a real table'

export function newTable(seed = KEYED): Driver<Errand> {
  return new Driver(errand, { seats: ['human', 'human'], seed })
}

/** Gives answers in the name of whoever is asked. */
export function play(driver: Driver<Errand>, ...deeds: readonly string[]): Driver<Errand> {
  for (const deed of deeds) {
    const rejection = driver.answer(driver.decision?.seats[0] ?? SPECTATOR, deed)
    if (rejection !== undefined) throw new Error(`“${deed}” was rejected: ${rejection.why}`)
  }
  return driver
}

/** All there is to a table, to be compared. */
export function everything(driver: Driver<Errand>): string {
  const views = [SPECTATOR, 0, 1].map((seat) => driver.view(seat))
  return JSON.stringify([driver.state, driver.decision, driver.facts, driver.record(), views])
}
