import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { GameRecord } from '@astrolabe/kernel'
import { packed, unpacked } from './linked-game.ts'

const read = (path: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8')) as GameRecord
const RECORDS = ['vii-legio/test/records/pilots-4.json', 'x-odus/test/records/cadets-4.json'] as const
const NAMES = ['Ada', 'Élise 🚀', '', '']

test.each(RECORDS)(
  'a whole game goes into a link that everyone passes on, and comes out as it was: %s',
  async (path) => {
    const { snapshot: _, ...record } = read(path)
    const link = await packed({ record, names: NAMES })
    expect(link).toMatch(/^[\w-]+$/)
    expect(link?.length).toBeLessThan(8000)
    expect(JSON.parse((await unpacked(link ?? '')) ?? '')).toEqual({ ...record, names: NAMES })
  },
)

test('a game that is too long goes into none', async () => {
  const record = read(RECORDS[0])
  const answers = Array.from({ length: 9000 }, (_, at) => `${(at * 7919) % 104_729} ${(at * 31) % 977}`)
  expect(await packed({ record: { ...record, answers }, names: [] })).toBeUndefined()
})

test('what is no link, broken, or grows without end is nothing', async () => {
  const link = (await packed({ record: read(RECORDS[0]), names: NAMES })) ?? ''
  const bomb = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url')
  expect(bomb.length).toBeLessThan(8000)
  for (const bad of ['', 'a b', '%00', link.slice(0, 100), `${link}!`, 'A'.repeat(8001), bomb, 'AAAA'])
    expect(await unpacked(bad)).toBeUndefined()
})
