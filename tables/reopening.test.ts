import { FastChance, type Game, SPECTATOR } from '@astrolabe/kernel'
import { type Errand, errand } from '@astrolabe/kernel/testing/errand.ts'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { describe, expect, test } from 'vitest'
import { OtherRules } from './begun.ts'
import { pastOf } from './past.ts'
import { GameTable } from './table.ts'
import { creation, errandTable, everything, nobody, person, WrittenTable } from './test/tables.ts'

const [ana, bo] = [person('ana'), person('bo')]

describe('a table is its events', () => {
  test('whatever happened to it', () => {
    for (let seed = 0; seed < 60; seed++) {
      const chance = new FastChance(`reopening ${seed}`)
      const pick = <T>(things: readonly T[]): T => things[chance.below(things.length)]
      const seats = [ana, pick([bo, ana]), person('cy')].slice(0, 2 + chance.below(2))
      const written = new WrittenTable(ambush, [creation(ambush, seats, { seed: `seed ${seed}` })])
      written.do((table) => table.start())
      const copyFrom = chance.below(40)
      let copy: { readonly table: GameTable; readonly from: number } | undefined
      for (let deed = 0; deed < 40; deed++) {
        if (deed === copyFrom)
          copy = {
            table: new GameTable(ambush, structuredClone(written.events)),
            from: written.events.length,
          }
        const { decision } = written.table.driver ?? {}
        const seat = chance.below(seats.length)
        const tried = [
          () => {
            if (decision === undefined) return
            const offers = decision.offers.filter(({ refusal }) => refusal === undefined)
            const picked = decision.kind === 'some' ? offers.slice(0, decision.max) : [pick(offers)]
            const text = picked.map(({ key }) => key).join(' + ')
            written.do((table) => table.answer(picked[0].seat, decision.number, text, `id ${deed}`))
          },
          () => {
            const done = written.table.undo(seat, chance.below(written.number + 1))
            if ('event' in done) written.events.push(done.event)
          },
          () => {
            const done = written.table.answerRequest(seat, chance.below(3) > 0)
            if ('event' in done) written.events.push(done.event)
          },
          () => written.do((table) => table.say(deed, SPECTATOR, 'Di', 'hm')),
          () => written.do((table) => table.list(chance.below(2) === 0)),
          () => written.do((table) => table.seat(seat, pick([ana, bo, person('di')]))),
          () => written.do((table) => table.tellRecord()),
        ]
        tried[[0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6][chance.below(13)]]()
      }
      const again = new GameTable(ambush, structuredClone(written.events))
      expect(everything(again)).toEqual(everything(written.table))
      // Whoever has read some of it and hears the rest knows as much.
      const heard = written.events.slice(copy?.from).map((event) => copy?.table.hear(structuredClone(event)))
      expect(heard).toEqual(heard.map(() => true))
      expect(copy && everything(copy.table)).toEqual(everything(written.table))
      for (const { kind, ...event } of written.events) {
        if (kind !== 'answered' || !('id' in event)) continue
        expect(again.given(String(event.id))).toEqual(written.table.given(String(event.id)))
      }
    }
  })
})

describe('a fork', () => {
  const forked = () => {
    const original = errandTable().play('roll', 'draw', 'end')
    const past = original.table.driver?.fork('a secret of its own')
    if (past === undefined) throw new Error('the game has begun')
    const table = new WrittenTable(errand, [
      creation(errand, [bo, nobody], { seed: 'a secret of its own', past }),
    ])
    return { original, fork: table }
  }

  test('goes on from the same position, with its own seats and its own chance', () => {
    const { original, fork } = forked()
    fork.do((table) => table.seat(1, person('cy')))
    fork.do((table) => table.start())
    expect(fork.table.driver?.state).toEqual(original.table.driver?.state)
    expect(fork.table.record()?.seats).toEqual(['human', 'human'])
    expect(fork.table.position(0).number).toBe(3)
    for (const table of [original, fork]) table.play('roll')
    expect(fork.table.driver?.state.rolled[1]).not.toBe(original.table.driver?.state.rolled[1])
    expect(everything(new GameTable(errand, fork.events))).toEqual(everything(fork.table))
  })

  test('counts its answers on from those of its past', () => {
    const { fork } = forked()
    fork.do((table) => table.seat(1, ana))
    fork.do((table) => table.start())
    fork.do((table) => table.answer(1, 3, 'walk', 'an id'))
    for (const table of [fork.table, new GameTable(errand, fork.events)])
      expect(table.given('an id')?.number).toBe(3)
  })

  test('takes nothing over of a record but its past', () => {
    const { original } = forked()
    const record = original.table.record()
    expect(record && Object.keys(pastOf(record))).toEqual(['seed', 'answers'])
  })
})

describe('under newer rules', () => {
  const newer: Game<Errand> = { ...errand, rules: '2' }
  /** Nobody walks or rolls any more. */
  const calmer: Game<Errand> = {
    ...newer,
    step(g) {
      const menu = g.menu(g.state.turn % 2, 'errand.deed')
      for (const deed of ['rest', 'end'] as const) menu.offer(deed)
      if (menu.ask() === 'end') g.state.turn++
    },
  }
  const from = (table: GameTable<Errand>) => ({
    snapshots: table.driver === undefined ? [] : [table.driver.snapshot()],
  })

  test('a game under way goes on from its last snapshot, and says so once', () => {
    const written = errandTable().play('walk', 'end', 'walk', 'roll')
    const table = new GameTable(newer, written.events, from(written.table))
    expect(table).toMatchObject({ version: written.table.version + 1, rewinds: 1 })
    expect(table.driver?.state).toEqual(written.table.driver?.state)
    const { carriedOver } = table
    if (carriedOver === undefined) throw new Error('nothing was carried over')
    const again = new GameTable(newer, [...written.events, carriedOver])
    expect(again.carriedOver).toBeUndefined()
    expect(everything(again)).toEqual(everything(table))
  })

  test('answers that are lost leave no trace in those that follow', () => {
    const written = errandTable().play('roll', 'end', 'walk', 'roll')
    const table = new GameTable(calmer, written.events, from(written.table))
    expect(table.position(1)).toMatchObject({ number: 2, rewinds: 1, undo: { to: 2, stop: 'start' } })
    table.answer(1, 2, 'rest', 'an id')
    expect(table.given('an id')).toEqual({ seat: 1, text: 'rest', number: 2 })
  })

  test('a game that has no snapshot says so', () => {
    expect(() => new GameTable(newer, errandTable().events)).toThrow(OtherRules)
  })

  test('a finished game stays finished', () => {
    const written = errandTable().play('roll', 'end', 'end', 'end', 'end')
    const table = new GameTable(calmer, written.events, from(written.table))
    expect(table.phase).toBe('over')
    expect(table.position(0).outcome).toEqual(written.table.position(0).outcome)
  })

  test('a finished game of which only an earlier moment is kept is not shown as if it had ended there', () => {
    const written = errandTable().play('roll', 'end')
    const earlier = { ...from(written.table), wasOver: true }
    written.play('walk', 'end', 'end', 'end')
    expect(written.table.phase).toBe('over')
    expect(() => new GameTable(calmer, written.events, earlier)).toThrow(OtherRules)
  })

  test('a request that waited is forgotten', () => {
    const written = errandTable().play('roll', 'end')
    written.do((table) => table.undo(0, 0))
    const table = new GameTable(newer, written.events, from(written.table))
    expect(table.position(0).request).toBeNull()
  })

  test('a table that was only set up starts under them, and is opened again without more ado', () => {
    const waiting = new WrittenTable(errand, [creation(errand, [ana, nobody])])
    waiting.do((table) => table.seat(1, bo))
    const begun = new WrittenTable(newer, waiting.events)
    expect(begun.do((table) => table.start())).toEqual({ kind: 'started', rules: '2' })
    begun.play('walk')
    const again = new GameTable(newer, begun.events)
    expect(again.carriedOver).toBeUndefined()
    expect(everything(again)).toEqual(everything(begun.table))
  })
})
