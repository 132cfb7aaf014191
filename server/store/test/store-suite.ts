import type { Sitter, TableEvent } from '@astrolabe/tables'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UNKNOWN_DEVICE } from '../../identity/device.ts'
import {
  type Along,
  type Append,
  Conflict,
  leaseOfBots,
  LinkGone,
  SetUpBefore,
  type Store,
  type Summary,
  TooManyBotGames,
} from '../store.ts'
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

    test('a table that is set up along with events is written with them, or neither is', async () => {
      const opening = {
        ...creation('bb'),
        summary: summary({ seats: [ana, { kind: 'open', for: { guest: 'bo', name: 'Bo' } }] }),
      }
      const both = { ...appendLine('aa', 1, 'again'), along: [{ kind: 'table-set-up' as const, opening }] }
      await store.append(creation('aa'))
      await store.append(both)
      await expect(store.append({ ...both, number: 2 })).rejects.toThrow(Conflict)
      expect([await store.version('aa'), await store.version('bb')]).toEqual([2, 1])
      // It is in the list of whoever a seat is kept for.
      expect((await store.tablesOf('bo', 9)).map(({ table }) => table)).toContain('bb')
      await expect(
        store.append({ ...both, along: [{ kind: 'table-set-up', opening: { ...opening, table: 'cc' } }] }),
      ).rejects.toThrow(Conflict)
      expect(await store.version('cc')).toBe(0)
    })

    describe('events', () => {
      test('come back as they were, in their order', async () => {
        await store.append(creation('aa'))
        await store.append({ table: 'aa', number: 1, events: [line('é “1”'), line('2')], summary: summary() })
        await store.append(appendLine('aa', 3, '3'))
        expect(await store.events('aa')).toEqual([created, line('é “1”'), line('2'), line('3')])
        expect(await store.version('aa')).toBe(4)
      })

      test('can be had from any of them on, however they were written', async () => {
        await store.append(creation('aa'))
        await store.append({ table: 'aa', number: 1, events: [line('1'), line('2')], summary: summary() })
        await store.append(appendLine('aa', 3, '3'))
        const all = await store.events('aa')
        for (let number = 0; number <= 5; number++)
          expect(await store.eventsSince('aa', number)).toEqual(all.slice(number))
        expect(await store.eventsSince('zz', 0)).toEqual([])
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
        expect(await store.botTurns(1000)).toEqual(['aa', 'bb'])
        await store.append(appendLine('bb', 1, 'x'))
        expect(await store.botTurns(1000)).toEqual(['aa'])
      })

      test('at which another lets the bots answer are left to it, as long as it says so', async () => {
        await store.append(creation('aa', { botTurn: true }))
        expect(await store.lease(leaseOfBots('aa'), 'one', 1000, 2000)).toBe(true)
        expect(await store.botTurns(1999)).toEqual([])
        expect(await store.botTurns(2000)).toEqual(['aa'])
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

      test('are carried to another device by a link that is good once, and while it is young', async () => {
        await store.addGuest('Ana', session('ana'))
        const { guest: _, ...phone } = session('ana', { id: 'phone', seenAt: 3000 })
        await store.addDeviceLink({ guest: 'ana', tokenHash: 'first', createdAt: 2000 })
        expect([await store.deviceLink('first', 1999), await store.deviceLink('first', 2000)]).toEqual([
          'ana',
          undefined,
        ])
        expect(await store.useDeviceLink('first', 2000, phone)).toBeUndefined()
        await store.addDeviceLink({ guest: 'ana', tokenHash: 'second', createdAt: 2500 })
        expect(await store.deviceLink('first', 0)).toBeUndefined()
        const carried = { id: 'ana', name: 'Ana', session: 'phone' }
        expect(await store.useDeviceLink('second', 2000, phone)).toEqual(carried)
        expect(
          await store.useDeviceLink('second', 2000, { ...phone, id: 'other', tokenHash: 'x' }),
        ).toBeUndefined()
        expect(await known('h-phone', 4000)).toEqual(carried)
        await store.addDeviceLink({ guest: 'ana', tokenHash: 'third', createdAt: 2500 })
        await store.endSession('ana', 'phone')
        expect(await store.deviceLink('third', 0)).toBeUndefined()
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
      const link = { tokenHash: 'h', table: 'aa', seat: 1, guest: 'bo', createdAt: 5 }
      const along = (...those: readonly Along[]): Append => ({
        table: 'aa',
        number: 1,
        events: [],
        summary: summary(),
        along: those,
      })
      const used = (tokenHash: string): Along => ({ kind: 'link-used', tokenHash, at: 6 })
      beforeEach(async () => {
        await store.append(creation('aa'))
        await store.append(along({ kind: 'link-made', link }))
      })

      test('can be looked at, and are exchanged once, even if many try at once', async () => {
        expect([await store.seatLink('h'), await store.seatLink('other')]).toEqual([link, undefined])
        const tries = await Promise.allSettled([1, 2, 3].map(() => store.append(along(used('h')))))
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(await store.seatLink('h')).toBeUndefined()
        await expect(store.append(along(used('h')))).rejects.toThrow(LinkGone)
        await expect(store.append(along(used('other')))).rejects.toThrow(LinkGone)
      })

      test('are worth nothing once another one is made for the seat, or they are revoked', async () => {
        const others = [
          { ...link, tokenHash: 'h0', seat: 0 },
          { ...link, tokenHash: 'h2' },
        ]
        for (const other of others) await store.append(along({ kind: 'link-made', link: other }))
        expect(await store.seatLink('h')).toBeUndefined()
        expect(await store.seatLinks('aa', 1)).toEqual([others[1]])
        await store.append(along({ kind: 'links-revoked', seat: 1, at: 6 }))
        expect([await store.seatLinks('aa', 1), await store.seatLinks('aa', 0)]).toEqual([[], [others[0]]])
      })

      test('die with the seat, in the same write', async () => {
        const seated: TableEvent = { kind: 'seated', seat: 1, sitter: { kind: 'open' } }
        await store.append({ ...appendLine('aa', 1, 'x'), events: [line('x'), seated] })
        expect(await store.seatLink('h')).toBeUndefined()
        expect(await store.seatLinks('aa', 1)).toEqual([])
      })

      test('are made, used and revoked only at the table as it was seen', async () => {
        await store.append(appendLine('aa', 1, 'x'))
        await expect(
          store.append(along({ kind: 'link-made', link: { ...link, tokenHash: 'h2' } })),
        ).rejects.toThrow(Conflict)
        await expect(store.append(along(used('h')))).rejects.toThrow(Conflict)
        await expect(store.append(along({ kind: 'links-revoked', seat: 1, at: 6 }))).rejects.toThrow(Conflict)
        expect([await store.seatLinks('aa', 1), await store.version('aa')]).toEqual([[link], 2])
      })

      test('and what goes with them are written together or not at all', async () => {
        const seated: TableEvent = { kind: 'seated', seat: 1, sitter: bo }
        const taking = { ...along(used('nothing')), events: [seated] }
        await expect(store.append(taking)).rejects.toThrow(LinkGone)
        expect([await store.version('aa'), await store.seatLink('h')]).toEqual([1, link])
        await store.append({ ...taking, along: [used('h')] })
        expect([await store.version('aa'), await store.seatLink('h')]).toEqual([2, undefined])
      })
    })

    describe('games with bots', () => {
      const bot: Sitter = { kind: 'bot', level: 'cadet' }
      const game = (table: string, changes: Partial<Summary> = {}): Append => ({
        ...creation(table, { phase: 'playing', seats: [ana, bot], changedAt: 5000, ...changes }),
        along: [{ kind: 'bot-games', host: 'ana', most: 2, since: 1000 }],
      })

      test('are counted as they are written: of many at once no more are kept than may be', async () => {
        const tries = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((id) => store.append(game(id))))
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
        await expect(store.append(game('f'))).rejects.toThrow(TooManyBotGames)
        expect(await store.version('f')).toBe(0)
      })

      test('that are over, rest, are another host’s or have no bots do not count', async () => {
        await store.append(game('a', { phase: 'over' }))
        await store.append(game('b', { changedAt: 1000 }))
        await store.append(game('c', { host: 'bo' }))
        await store.append(game('d', { seats: [ana, bo] }))
        await store.append(game('e'))
        await store.append(game('f'))
        await expect(store.append(game('g'))).rejects.toMatchObject({ oldest: 5000 })
      })
    })

    describe('leases', () => {
      test('are one holder’s until they end', async () => {
        expect(await store.lease('bots', 'one', 0, 100)).toBe(true)
        expect(await store.lease('bots', 'other', 50, 150)).toBe(false)
        expect(await store.lease('bots', 'one', 60, 160)).toBe(true)
        expect(await store.lease('bots', 'other', 159, 259)).toBe(false)
        expect(await store.lease('bots', 'other', 160, 260)).toBe(true)
        expect(await store.lease('bots', 'one', 160, 260)).toBe(false)
        expect(await store.lease('notices', 'one', 160, 260)).toBe(true)
      })

      test('can be given back, by their holder', async () => {
        await store.lease('bots', 'one', 0, 100)
        await store.release('bots', 'other')
        expect(await store.lease('bots', 'other', 1, 101)).toBe(false)
        await store.release('bots', 'one')
        expect(await store.lease('bots', 'other', 1, 101)).toBe(true)
      })

      test('of a clock that was set back hold nobody off', async () => {
        await store.lease('bots', 'one', 5_000_000, 5_000_100)
        expect(await store.lease('bots', 'other', 1000, 1100)).toBe(true)
      })

      test('that many want at once are had by one', async () => {
        const tries = await Promise.all(['a', 'b', 'c'].map((holder) => store.lease('bots', holder, 0, 100)))
        expect(tries.filter((isMine) => isMine)).toHaveLength(1)
      })
    })

    describe('a table set up under an id of its host', () => {
      const named = (table: string, host: string, id: string): Append => ({
        ...creation(table, { host }),
        events: [{ ...created, host, id } as TableEvent],
      })

      test('is found by it, by nobody else', async () => {
        await store.append(named('aa', 'ana', 'the first'))
        expect(await store.tableSetUp('ana', 'the first')).toBe('aa')
        expect(await store.tableSetUp('bo', 'the first')).toBeUndefined()
        expect(await store.tableSetUp('ana', 'another')).toBeUndefined()
      })

      test('is set up once, also when it is asked for several times at once', async () => {
        const tables = ['aa', 'bb', 'cc']
        const outcomes = await Promise.allSettled(
          tables.map((table) => store.append(named(table, 'ana', 'the first'))),
        )
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
        for (const outcome of outcomes.slice(1)) expect(outcome).toMatchObject({ reason: { table: 'aa' } })
        expect(await store.table('bb')).toBeUndefined()
        await expect(store.append(named('dd', 'ana', 'the first'))).rejects.toThrow(SetUpBefore)
        await store.append(named('dd', 'bo', 'the first'))
        expect(await store.tableSetUp('bo', 'the first')).toBe('dd')
      })
    })

    describe('push targets', () => {
      const target = (endpoint: string) => ({ endpoint, p256dh: 'key', auth: 'auth' })
      beforeEach(async () => {
        for (const id of ['ana', 'bo']) await store.addGuest(id, session(id))
      })

      test('belong to the last guest who brought them', async () => {
        await store.addPushTarget('s-ana', target('https://one'), 10)
        await store.addPushTarget('s-ana', target('https://two'), 10)
        await store.addPushTarget('s-bo', target('https://two'), 10)
        expect(await store.pushTargetsOf('ana')).toEqual([target('https://one')])
        expect(await store.pushTargetsOf('bo')).toEqual([target('https://two')])
      })

      test('are so many at most, also of those that are brought at once', async () => {
        const bring = (endpoint: string): Promise<boolean> =>
          store.addPushTarget('s-ana', target(endpoint), 2)
        const endpoints = ['https://one', 'https://two', 'https://three']
        expect(await Promise.all(endpoints.map(bring))).toEqual([true, true, false])
        expect(await bring('https://one')).toBe(true)
        await store.addPushTarget('s-bo', target('https://four'), 2)
        expect(await bring('https://four')).toBe(false)
        expect(await store.pushTargetsOf('bo')).toHaveLength(1)
      })

      test('are removed by their guest, or by anyone who knows they are gone', async () => {
        await store.addPushTarget('s-ana', target('https://one'), 10)
        await store.addPushTarget('s-ana', target('https://two'), 10)
        await store.removePushTarget('https://one', 'bo')
        expect(await store.pushTargetsOf('ana')).toHaveLength(2)
        await store.removePushTarget('https://one', 'ana')
        await store.removePushTarget('https://two')
        expect(await store.pushTargetsOf('ana')).toEqual([])
      })
    })

    test('a session is told in the language of the page that last asked for it', async () => {
      await store.addGuest('Ana', session('ana'))
      const target = { endpoint: 'https://push.example/a', p256dh: 'k', auth: 'a' }
      await store.addPushTarget('s-ana', target, 9)
      expect(await store.pushLanguage('s-ana')).toBeUndefined()
      await store.addPushTarget('s-ana', { ...target, language: 'fr' }, 9)
      expect(await store.pushLanguage('s-ana')).toBe('fr')
      expect(await store.pushTargetsOf('ana')).toEqual([target])
    })

    test('push targets go with the session that brought them', async () => {
      const target = { endpoint: 'https://phone', p256dh: 'key', auth: 'auth' }
      await store.addGuest('Ana', session('ana'))
      await store.addSession(session('ana', { id: 'phone' }))
      await store.addPushTarget('phone', target, 10)
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
