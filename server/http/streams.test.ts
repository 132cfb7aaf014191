import { PassThrough } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import type { Room } from '../rooms/room.ts'
import { TestClock } from '../test/clock.ts'
import { Messages } from './messages.ts'
import { Streams } from './streams.ts'
import { Client } from './test/client.ts'
import { sharedServer } from './test/server.ts'

const server = sharedServer()
let room: Room

beforeEach(async () => {
  const table = await Client.browser(server.current.address).setUp('ambush', [{ kind: 'me' }, { kind: 'me' }])
  const opened = await server.current.rooms.open(table)
  if (opened === undefined) throw new Error('no room')
  room = opened
})

/** So many streams, opened at once; each counts its heartbeats. */
async function openStreams(streams: Streams, count: number): Promise<{ readonly beats: () => number[] }> {
  const beats = Array.from({ length: count }, () => 0)
  for (const place of beats.keys()) {
    const response = new PassThrough()
    response.on('data', (piece: Buffer) => {
      if (piece.toString() === ':\n\n') beats[place]++
    })
    await streams.open(
      { room, guest: undefined, session: undefined, seat: undefined, finality: false, heard: undefined },
      response,
      () => {},
    )
  }
  return { beats: () => beats }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

test('every stream has its heartbeat, and no more of them', async () => {
  const clock = new TestClock()
  const streams = new Streams(new Messages(), clock)
  const { beats } = await openStreams(streams, 3)
  clock.pass(14_000)
  expect(beats()).toEqual([0, 0, 0])
  clock.pass(2000)
  expect(beats()).toEqual([1, 1, 1])
  clock.pass(60_000)
  expect(beats()).toEqual([5, 5, 5])
  streams.close()
})

test('streams that were opened together have their heartbeats one after the other', async () => {
  const clock = new TestClock()
  const streams = new Streams(new Messages(), clock)
  const { beats } = await openStreams(streams, 300)
  let before = 0
  for (let passed = 0; passed < 40_000; passed += 50) {
    clock.pass(50)
    const now = sum(beats())
    expect(now - before).toBeLessThanOrEqual(2)
    before = now
  }
  expect(Math.min(...beats())).toBeGreaterThanOrEqual(1)
  expect(Math.max(...beats())).toBeLessThanOrEqual(2)
  streams.close()
})
