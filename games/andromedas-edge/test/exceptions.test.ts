import type { Decision } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { battleAt } from '../position/battle.ts'
import { NONE } from '../position/state.ts'
import { isException, ODDS_CHANGE } from '../rules/exceptions.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'
import { launched, shipIn } from './in-battle.ts'
import { CARBON_WORLD, Position, tactics, VOLCANIC } from './position.ts'

type Offers = Decision<AndromedaQuestion>['offers']

const asked = (prompt: 'escalate' | 'diplomacy' | 'prepare', offers: Offers): Decision<AndromedaQuestion> =>
  ({
    prompt,
    about: { region: VOLCANIC },
    number: 0,
    kind: 'one',
    seats: [0],
    offers,
    min: 1,
    max: 1,
  }) as Decision<AndromedaQuestion>

/** A transport of seat 0 against a fighter of seat 1. */
function clash(): Position {
  const position = launched(new Position().ship(1, 'fighter', VOLCANIC), 0, 'transport', VOLCANIC)
  return position.change({ battle: battleAt(position.state, VOLCANIC, NONE) })
}

describe('standing orders with an exception', () => {
  test('AE-BB-3 another ship changes the odds by 5 points, and is asked about', () => {
    const position = clash().ship(0, 'transport', CARBON_WORLD)
    const ship = shipIn(position.state, 0, 'transport', CARBON_WORLD)
    const offers = [{ seat: 0, key: `ship ${ship}`, option: { kind: 'ship', ship } }] as Offers
    expect(isException(position.state, 0, asked('escalate', offers), ODDS_CHANGE)).toBe(true)
  })

  test('AE-BB-7 a card that changes nothing is not asked about; one that does is', () => {
    const offer = (id: string): Offers =>
      [
        { seat: 0, key: `card ${tactics(id)}`, option: { kind: 'card', card: tactics(id) } },
        { seat: 0, key: 'pass', option: { kind: 'pass' } },
      ] as Offers
    expect(isException(clash().state, 0, asked('diplomacy', offer('K11')), ODDS_CHANGE)).toBe(false)
    expect(isException(clash().state, 0, asked('diplomacy', offer('K01')), ODDS_CHANGE)).toBe(true)
  })

  test('AE-BB-11 energy that buys nothing is not asked about', () => {
    const divert = (energy: number): Offers =>
      [{ seat: 0, key: '', option: { kind: 'divert', energy, overclock: 0, cannons: 0 } }] as Offers
    expect(isException(clash().state, 0, asked('prepare', divert(0)), ODDS_CHANGE)).toBe(false)
    expect(isException(clash().state, 0, asked('prepare', divert(2)), ODDS_CHANGE)).toBe(true)
    expect(isException(new Position().state, 0, asked('prepare', divert(2)), ODDS_CHANGE)).toBe(false)
  })
})
