import { describe, expect, test } from 'vitest'
import type { Summary } from './simulation/summary.ts'
import { type Ran, start } from './test/program.ts'
import { REAL_GAMES } from './test/real-games.ts'

const [GAME] = REAL_GAMES
/** A simulation of the first round of many games, in which a question is answered at random. */
const vary = async (question: string, games: number): Promise<Ran> => {
  const flags = `--seats 4 --games ${games} --bot cadet --option roundLimit=1 --threads 1 --json --vary ${question}`
  return await start('simulate', GAME, ...flags.split(' '))
}

describe('simulate --vary', () => {
  test('every opening occurs, whatever the bots would choose', async () => {
    const { code, out } = await vary('opening', 200)
    expect(code).toBe(0)
    const { opening } = (JSON.parse(out) as Summary).labels
    const items = [...new Set(Object.keys(opening).flatMap((kind) => kind.split('+')))].toSorted()
    const pairs = items.flatMap((one, place) => items.slice(place).map((other) => `${one}+${other}`))
    expect(items.length).toBeGreaterThan(1)
    expect(Object.keys(opening).toSorted()).toEqual(pairs.toSorted())
  })

  test('a question that never came up is an error that names those that did', async () => {
    const { code, out, err } = await vary('openings', 2)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const [, asked = ''] = /^error: --vary openings changes nothing: .*: (.*)\.$/m.exec(err) ?? []
    expect(asked.split(', ')).toEqual(expect.arrayContaining(['opening', 'space']))
  })
})
