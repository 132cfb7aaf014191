import type { Game, House } from '@astrolabe/kernel'
import { errand } from '@astrolabe/kernel/testing/errand.ts'
import type { GameTable } from '@astrolabe/tables'
import { describe, expect, test } from 'vitest'
import { LocalTable } from './local-table.ts'
import { eventsOfNew } from './opening.ts'
import { MemoryKeeper } from './test/memory-keeper.ts'

const ID = 'game'

const houseOf = (rules: string): House<unknown> =>
  ({ game: { ...errand, rules } as Game<unknown> }) as House<unknown>

/** The games of a browser, under one version of the rules after the other. */
class Device {
  readonly keeper = new MemoryKeeper()
  readonly #around = { keeper: this.keeper, now: () => 1 }

  async begin(): Promise<LocalTable> {
    const wanted = { game: errand.id, seats: ['human', 'human'], names: [], options: {} }
    const events = await eventsOfNew(houseOf('1'), wanted, 'secret')
    return LocalTable.create(ID, houseOf('1'), this.#around, events)
  }

  async open(rules: string): Promise<LocalTable> {
    const kept = await this.keeper.read(ID)
    if (kept === undefined) throw new Error('nothing is kept')
    return LocalTable.open(ID, houseOf(rules), this.#around, kept)
  }

  get text(): string | undefined {
    return this.keeper.games.get(ID)
  }
}

const answer = (table: GameTable, text = 'end') =>
  table.answer(table.waitingFor[0], table.driver?.answers.length ?? 0, text)
const rules = (local: LocalTable) => local.read((table) => table.position(0).rules)
const phase = (local: LocalTable) => local.read((table) => table.phase)

describe('a game begun under older rules', () => {
  test('is not rewritten by a look, but with the next deed', async () => {
    const device = new Device()
    await (await device.begin()).act((table) => answer(table))
    const before = device.text
    const [here, there] = [await device.open('2'), await device.open('2')]
    expect(await rules(here)).toBe('2')
    expect(await here.catchUp()).toBe(false)
    expect(device.text).toBe(before)
    expect(await here.act((table) => answer(table))).toBeUndefined()
    expect(device.text).toContain('"carried-over"')
    expect(await there.catchUp()).toBe(true)
    expect(await here.act((table) => answer(table))).toBeUndefined()
    expect(await rules(await device.open('2'))).toBe('2')
  })

  test('that is over is shown from what is kept, and stays as it was', async () => {
    const device = new Device()
    const played = await device.begin()
    while ((await phase(played)) === 'playing') await played.act((table) => answer(table))
    const { record } = await played.read((table) => ({ record: table.record() }))
    for (const text of ['well played', 'again?']) {
      const local = await device.open('2')
      const position = await local.read((table) => table.position(0))
      expect(position).toMatchObject({ untold: true, phase: 'over', rules: '1', outcome: record?.end && {} })
      expect((await local.record())?.end).toEqual(record?.end)
      await local.act((table) => table.say(1, 0, 'Ana', text))
    }
    expect(await rules(await device.open('1'))).toBe('1')
  })
})
