import type { Sitter, TableEvent } from '@astrolabe/tables'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Append, Conflict, type Store, type Summary } from '../store.ts'
import { UNKNOWN_DEVICE } from '../../identity/device.ts'
import { ana, appendLine, bo, created, creation, line, session, summary } from './lines.ts'

const DAY = 24 * 60 * 60 * 1000

/** What any store does, whatever it is made of. */
export function describeStore(place: string, open: () => Store): void {
  describe(`a store ${place}`, () => {
    let store: Store
    beforeEach(() => {
      store = open()
    })
    afterEach(() => store.close())

    describe('events', () => {
      test('come back as they were, in their order', async () => {
        await store.append(creation('aa'))
        await store.append({ table: 'aa', number: 1, events: [line('é “1”'), line('2')], summary: summary() })
        await store.append(appendLine('aa', 3, '3'))
        expect(await store.events('aa')).toEqual([created, line('é “1”'), line('2'), line('3')])
        expect(await store.version('aa')).toBe(4)
      })

      test('of a table that is not there are none', async () => {
        expect(await store.events('zz')).toEqual([])
        expect(await store.version('zz')).toBe(0)
        expect(await store.table('zz')).toBeUndefined()
        expect(await store.snapshots('zz')).toEqual([])
        expect(await store.branches('zz')).toEqual([])
      })

      test.each([
        ['taken already', 0, 0],
        ['taken by the creation', 1, 0],
        ['of a table that is not there', 0, 1],
        ['that leaves a gap', 1, 2],
      ])('under a number %s conflict, and nothing is written', async (_, exists, number) => {
        if (exists || number === 0) await store.append(creation('aa'))
        const before = [await store.events('aa'), await store.table('aa')]
        const seated: TableEvent = { kind: 'seated', seat: 1, sitter: bo }
        const attempt = { table: 'aa', number, events: [seated], summary: summary({ seats: [ana, bo] }) }
        await expect(store.append(attempt)).rejects.toThrow(Conflict)
        expect([await store.events('aa'), await store.table('aa')]).toEqual(before)
        expect(await store.tablesOf('bo', 9)).toEqual([])
      })

      test('sent at once under one number: exactly one is kept', async () => {
        await store.append(creation('aa'))
        const sent = Array.from({ length: 20 }, (_, place) => store.append(appendLine('aa', 1, `${place}`)))
        const outcomes = await Promise.allSettled(sent)
        const kept = outcomes.flatMap(({ status }, place) => (status === 'fulfilled' ? [place] : []))
        expect(kept).toHaveLength(1)
        expect(await store.events('aa')).toEqual([created, line(`${kept[0]}`)])
      })

      test('sent at once one after the other are all kept, whatever happens to others', async () => {
        await store.append(creation('aa'))
        const sent = ['1', '2', '3'].map((text, place) => store.append(appendLine('aa', place + 1, text)))
        const wrong = store.append(appendLine('bb', 7, 'nowhere'))
        const last = store.append(appendLine('aa', 4, '4'))
        await expect(wrong).rejects.toThrow(Conflict)
        await Promise.all([...sent, last])
        expect(await store.events('aa')).toHaveLength(5)
      })
    })

    describe('tables', () => {
      test('are shown as they stood after the last append', async () => {
        await store.append(creation('aa'))
        const now = summary({ phase: 'playing', waitingFor: [0], answers: 3, changedAt: 2000 })
        await store.append({ ...appendLine('aa', 1, 'x'), summary: now })
        expect(await store.table('aa')).toEqual({ table: 'aa', version: 2, ...now })
      })

      test('are in the lobby if listed and not over: those that gather first, each by latest change', async () => {
        const tables: [string, Partial<Summary>][] = [
          ['ga', { changedAt: 1 }],
          ['gb', { changedAt: 3 }],
          ['pa', { phase: 'playing', changedAt: 9 }],
          ['pb', { phase: 'playing', changedAt: 10 }],
          ['oo', { phase: 'over', changedAt: 11 }],
          ['uu', { listed: false, changedAt: 12 }],
        ]
        for (const [table, changes] of tables) await store.append(creation(table, changes))
        expect((await store.lobby(9)).map(({ table }) => table)).toEqual(['gb', 'ga', 'pb', 'pa'])
        expect((await store.lobby(3)).map(({ table }) => table)).toEqual(['gb', 'ga', 'pb'])
        await store.append({ ...appendLine('gb', 1, 'x'), summary: summary({ listed: false }) })
        expect((await store.lobby(1)).map(({ table }) => table)).toEqual(['ga'])
      })

      test('of a guest are those it sits at or set up, finished ones last', async () => {
        await store.append(creation('aa', { changedAt: 1 }))
        await store.append(creation('bb', { changedAt: 2, seats: [bo, { kind: 'open' }] }))
        await store.append(creation('cc', { changedAt: 9, phase: 'over' }))
        await store.append(creation('dd', { changedAt: 3, host: 'bo', seats: [bo, bo] }))
        const namesOf = async (guest: string, limit = 9): Promise<string[]> =>
          (await store.tablesOf(guest, limit)).map(({ table }) => table)
        expect(await namesOf('ana')).toEqual(['bb', 'aa', 'cc'])
        expect(await namesOf('ana', 2)).toEqual(['bb', 'aa'])
        expect(await namesOf('bo')).toEqual(['dd', 'bb'])
        expect(await namesOf('nobody')).toEqual([])
      })

      test('go to another guest with the seat', async () => {
        const sat = (sitter: Sitter, number: number): Append => ({
          table: 'aa',
          number,
          events: [{ kind: 'seated', seat: 1, sitter }],
          summary: summary({ seats: [ana, sitter] }),
        })
        await store.append(creation('aa'))
        await store.append(sat(bo, 1))
        expect(await store.tablesOf('bo', 9)).toHaveLength(1)
        await store.append(sat({ kind: 'bot', level: 'cadet' }, 2))
        expect(await store.tablesOf('bo', 9)).toEqual([])
        expect(await store.tablesOf('ana', 9)).toHaveLength(1)
      })

      test('at which a bot is to answer are known', async () => {
        await store.append(creation('bb', { botTurn: true }))
        await store.append(creation('aa', { botTurn: true }))
        await store.append(creation('cc'))
        expect(await store.botTurns()).toEqual(['aa', 'bb'])
        await store.append(appendLine('bb', 1, 'x'))
        expect(await store.botTurns()).toEqual(['aa'])
      })

      test('keep their last snapshot', async () => {
        const snapshot = (at: number) => ({ rules: '1', at, state: { cells: [at] }, chance: [0, at] })
        await store.append({ ...creation('aa'), snapshots: [snapshot(0)] })
        await store.append({ ...appendLine('aa', 1, 'x'), snapshots: [snapshot(4)] })
        await store.append(appendLine('aa', 2, 'x'))
        expect(await store.snapshots('aa')).toEqual([snapshot(4)])
      })

      test('keep the snapshots of milestones, but not of those that were taken back', async () => {
        const snapshot = (at: number) => ({ rules: '1', at, state: { cells: [at] }, chance: [0, at] })
        const milestone = (at: number) => ({
          ...snapshot(at),
          milestone: { at, fact: { kind: 'chapter', at } },
        })
        await store.append({ ...creation('aa'), snapshots: [milestone(0), milestone(3), snapshot(5)] })
        await store.append({ ...appendLine('aa', 1, 'x'), snapshots: [milestone(7)] })
        await store.append({ ...appendLine('aa', 2, 'x'), snapshots: [snapshot(9)] })
        expect(await store.snapshots('aa')).toEqual([milestone(0), milestone(3), milestone(7), snapshot(9)])
        await store.append({ ...appendLine('aa', 3, 'x'), snapshots: [snapshot(5)] })
        expect(await store.snapshots('aa')).toEqual([milestone(0), milestone(3), snapshot(5)])
      })

      test('know which others branched off from them', async () => {
        await store.append(creation('aa'))
        await store.append(creation('bb', { from: { table: 'aa', at: 3 } }))
        await store.append(creation('cc', { from: { table: 'bb', at: 3 } }))
        expect(await store.branches('aa')).toMatchObject([{ table: 'bb', from: { table: 'aa', at: 3 } }])
      })

      test('keep what went wrong under its reference', async () => {
        const failure = {
          reference: 'r1',
          table: 'aa',
          version: 3,
          at: 5,
          attempt: { seat: 1 },
          error: 'boom',
          record: null,
        }
        await store.keepFailure(failure)
        expect(await store.failure('r1')).toEqual(failure)
        expect(await store.failure('r2')).toBeUndefined()
      })
    })

    describe('guests', () => {
      const known = (tokenHash: string, now: number, device = UNKNOWN_DEVICE) =>
        store.guestOf(tokenHash, now, device)

      test('are known by their session, for 90 days since they were last seen', async () => {
        await store.addGuest('Ana', session('ana'))
        const guest = { id: 'ana', name: 'Ana', session: 's-ana' }
        expect(await known('h-other', 2000)).toBeUndefined()
        expect(await known('h-s-ana', 2000)).toEqual(guest)
        expect(await known('h-s-ana', 80 * DAY)).toEqual(guest)
        expect(await store.sessionsOf('ana', 80 * DAY)).toEqual([session('ana', { seenAt: 80 * DAY })])
        expect(await known('h-s-ana', 169 * DAY)).toEqual(guest)
        expect(await known('h-s-ana', 260 * DAY)).toBeUndefined()
        expect(await store.sessionsOf('ana', 260 * DAY)).toEqual([])
      })

      test('are added once, each with a session of their own', async () => {
        await store.addGuest('Ana', session('ana'))
        await expect(store.addGuest('Ana', session('ana', { id: 's2' }))).rejects.toThrow(Error)
        await expect(store.addGuest('Bo', session('bo', { tokenHash: 'h-s-ana' }))).rejects.toThrow(Error)
        await store.addGuest('Bo', session('bo'))
        expect(await known('h-s-bo', 2000)).toMatchObject({ id: 'bo' })
      })

      test('may change their name', async () => {
        await store.addGuest('Ana', session('ana'))
        await store.renameGuest('ana', 'Anaïs')
        expect(await known('h-s-ana', 2000)).toMatchObject({ id: 'ana', name: 'Anaïs' })
      })

      test('may be known on several devices, and ended on each', async () => {
        await store.addGuest('Ana', session('ana'))
        await store.addGuest('Bo', session('bo'))
        await store.addSession(session('ana', { id: 'phone', seenAt: 3000 }))
        expect(await known('h-phone', 4000)).toEqual({ id: 'ana', name: 'Ana', session: 'phone' })
        expect((await store.sessionsOf('ana', 4000)).map(({ id }) => id)).toEqual(['phone', 's-ana'])
        expect(await store.endSession('bo', 'phone')).toBe(false)
        expect(await store.endSession('ana', 'phone')).toBe(true)
        expect(await store.endSession('ana', 'phone')).toBe(false)
        expect(await known('h-phone', 4000)).toBeUndefined()
        expect(await known('h-s-ana', 4000)).toMatchObject({ id: 'ana' })
        await store.endSession('ana', 's-ana')
        expect(await store.sessionsOf('ana', 4000)).toEqual([])
      })

      test('whose device could not be told are known by it when they are seen again', async () => {
        await store.addGuest('Ana', session('ana'))
        const device = { browser: 'Firefox', system: 'Linux' }
        await known('h-s-ana', 2000, device)
        expect(await store.sessionsOf('ana', DAY)).toMatchObject([{ device: UNKNOWN_DEVICE }])
        await known('h-s-ana', DAY, device)
        await known('h-s-ana', 2 * DAY, { browser: 'Edge', system: 'Windows' })
        expect(await store.sessionsOf('ana', 2 * DAY)).toMatchObject([{ device, seenAt: 2 * DAY }])
      })
    })

    describe('seat links', () => {
      const link = { tokenHash: 'h', table: 'aa', seat: 1, createdAt: 5 }
      beforeEach(() => store.append(creation('aa')))

      test('can be looked at, and are exchanged once, even if many try at once', async () => {
        await store.addSeatLink(link)
        expect([await store.seatLink('h'), await store.seatLink('other')]).toEqual([link, undefined])
        const tries = await Promise.all([1, 2, 3].map(() => store.useSeatLink('h', 6)))
        expect(tries.filter((isMine) => isMine)).toHaveLength(1)
        expect(await store.seatLink('h')).toBeUndefined()
        expect(await store.useSeatLink('h', 7)).toBe(false)
        expect(await store.useSeatLink('other', 7)).toBe(false)
      })

      test('are worth nothing once revoked', async () => {
        await store.addSeatLink(link)
        await store.addSeatLink({ ...link, tokenHash: 'h0', seat: 0 })
        await store.revokeSeatLinks('aa', 1, 6)
        expect(await store.seatLink('h')).toBeUndefined()
        expect(await store.useSeatLink('h', 7)).toBe(false)
        expect(await store.useSeatLink('h0', 7)).toBe(true)
      })
    })

    describe('push targets', () => {
      const target = (endpoint: string) => ({ endpoint, p256dh: 'key', auth: 'auth' })
      beforeEach(async () => {
        for (const id of ['ana', 'bo']) await store.addGuest(id, session(id))
      })

      test('belong to the last guest who brought them', async () => {
        await store.addPushTarget('s-ana', target('https://one'))
        await store.addPushTarget('s-ana', target('https://two'))
        await store.addPushTarget('s-bo', target('https://two'))
        expect(await store.pushTargetsOf('ana')).toEqual([target('https://one')])
        expect(await store.pushTargetsOf('bo')).toEqual([target('https://two')])
      })

      test('are removed by their guest, or by anyone who knows they are gone', async () => {
        await store.addPushTarget('s-ana', target('https://one'))
        await store.addPushTarget('s-ana', target('https://two'))
        await store.removePushTarget('https://one', 'bo')
        expect(await store.pushTargetsOf('ana')).toHaveLength(2)
        await store.removePushTarget('https://one', 'ana')
        await store.removePushTarget('https://two')
        expect(await store.pushTargetsOf('ana')).toEqual([])
      })
    })

    test('push targets go with the session that brought them', async () => {
      const target = { endpoint: 'https://phone', p256dh: 'key', auth: 'auth' }
      await store.addGuest('Ana', session('ana'))
      await store.addSession(session('ana', { id: 'phone' }))
      await store.addPushTarget('phone', target)
      expect(await store.pushTargetsOf('ana')).toEqual([target])
      await store.endSession('ana', 'phone')
      expect(await store.pushTargetsOf('ana')).toEqual([])
    })

    test('a setting is kept as it was first given', async () => {
      expect(await store.setting('key')).toBeUndefined()
      expect(await Promise.all(['a', 'b'].map((value) => store.keepSetting('key', value)))).toEqual([
        'a',
        'a',
      ])
      expect(await store.setting('key')).toBe('a')
    })

    test('once closed, it writes nothing more', async () => {
      const other = open()
      const last = other.append(creation('yy'))
      await other.close()
      await last
      await expect(other.append(creation('zz'))).rejects.toThrow('the store is closed')
    })
  })
}
