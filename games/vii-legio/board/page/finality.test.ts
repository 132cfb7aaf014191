import type { Offer } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { isFinal } from './finality.ts'
import { playTables } from './test/random-tables.ts'

test('an option is final if, and only if, it shows something, uses chance or ends the turn', () => {
  const wrong = new Set<string>()
  const met = new Set<string>()
  playTables(60, ({ driver, decision, view }) => (chosen: Offer) => {
    const final = isFinal(decision, chosen, view)
    const sealed = driver.isSealed(driver.answers.length - 1)
    const turnOver = driver.state.turnsPlayed > view.turnsPlayed
    const kind = `${decision.prompt}: ${chosen.key.split(' ')[0]}`
    met.add(`${kind} ${final}`)
    // Whether more damage rolls follow a loss of personnel, no position tells: there it may be called final in vain.
    const right = decision.prompt === 'lose-personnel' ? final || !sealed : final === (sealed || turnOver)
    if (!right) wrong.add(`${kind}, final ${final}, sealed ${sealed}, turn over ${turnOver}`)
  })
  expect([...wrong]).toEqual([])
  expect([...met]).toEqual(
    expect.arrayContaining([
      'space: land true',
      'space: land false',
      'space: land-on-base true',
      'space: land-on-base false',
      'detector: face true',
      'detector: face false',
      'zone: observation true',
      'zone: observation false',
      'observation: leave true',
      'observation: leave false',
      'special-mission: accept true',
      'special-mission: accept false',
    ]),
  )
})
