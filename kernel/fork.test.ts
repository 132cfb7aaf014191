import { describe, expect, test } from 'vitest'
import { FastChance, KeyedChance } from './chance.ts'
import { Driver } from './driver.ts'
import type { GameRecord } from './record-file.ts'
import { errand } from './testing/errand.ts'
import { everything, KEYED, newTable, play } from './testing/errand-table.ts'
import { verifyRecord } from './verify.ts'

const open = (record: GameRecord) => Driver.open(errand, record)
const rolled = (driver: Driver<{ rolled: number[] }>): number[] => driver.state.rolled

describe('a fork', () => {
  const original = () => play(newTable(KEYED), 'roll', 'draw', 'roll')

  test('has the same past to the byte, and the dice of its own secret', () => {
    const driver = original()
    const [one, other, same] = ['one', 'other', 'one'].map((seed) => open(driver.fork(seed)))
    expect(one.state).toEqual(driver.state)
    for (const fork of [driver, one, other, same]) play(fork, 'roll')
    expect(rolled(same)).toEqual(rolled(one))
    expect(new Set([driver, one, other].map((fork) => rolled(fork)[2])).size).toBe(3)
    expect(rolled(one).slice(0, 2)).toEqual(rolled(driver).slice(0, 2))
  })

  test('is rebuilt from its record, wherever it goes back to, and can be forked again', () => {
    const fork = play(open(original().fork('one')), 'roll', 'end', 'roll')
    expect(everything(open(fork.record()))).toBe(everything(fork))
    fork.rewind(1)
    play(fork, 'roll', 'roll')
    expect(everything(open(fork.record()))).toBe(everything(fork))
    const again = play(open(fork.fork('two')), 'roll')
    expect(again.record().forks?.map(({ at, epoch }) => [at, epoch])).toEqual([
      [3, 1],
      [3, 3],
    ])
    expect(everything(open(again.record()))).toBe(everything(again))
  })

  test('is, before it left the other game, that game', () => {
    const driver = original()
    const fork = play(open(driver.fork('one')), 'roll')
    expect(fork.at(2).record()).toEqual(driver.at(2).record())
    expect(fork.at(2).record().forks).toBeUndefined()
    expect(verifyRecord(errand, fork.at(2).record()).verdict).toBe('sound')
  })

  test('never returns to the secret of the game it left', () => {
    const driver = original()
    const fork = open(driver.fork('one'))
    fork.rewind(0)
    driver.rewind(0)
    expect(rolled(play(fork, 'roll'))).not.toEqual(rolled(play(driver, 'roll')))
  })

  test('is verified with the hashes of both secrets', () => {
    const record = play(open(original().fork('one')), 'roll', 'end', 'end', 'end', 'end').record()
    expect(verifyRecord(errand, record).verdict).toBe('sound')
    const [fork] = record.forks ?? []
    const forged = { ...record, forks: [{ ...fork, seed: 'another' }] }
    expect(verifyRecord(errand, forged).checks.find(({ name }) => name === 'seed')?.outcome).toEqual({
      why: 'other-seed',
    })
  })
})

describe('another secret', () => {
  test('is in charge from its epoch on, for twins too', () => {
    const early = new KeyedChance('one')
    early.rekey(2, 'two')
    const late = new KeyedChance('one')
    for (const chance of [early, late]) chance.renew()
    expect(early.fork().below(1e6)).toBe(late.below(1e6))
    for (const chance of [early, late]) chance.renew()
    expect(early.fork().below(1e6)).not.toBe(late.below(1e6))
    early.goTo([0, 0])
    expect(early.below(1e6)).toBe(new KeyedChance('one').below(1e6))
  })

  test('told last, is in charge whatever epoch another one claims', () => {
    const [planted, plain] = [new KeyedChance('one'), new KeyedChance('one')]
    planted.rekey(2, 'planted')
    for (const chance of [planted, plain]) {
      chance.rekey(1, 'two')
      for (let start = 0; start < 3; start++) chance.renew()
    }
    expect(planted.below(1e6)).toBe(plain.below(1e6))
  })

  test('changes nothing in a simulation, which has none', () => {
    const [one, other] = [new FastChance('seed'), new FastChance('seed')]
    one.rekey()
    expect(one.below(1e6)).toBe(other.below(1e6))
  })
})
