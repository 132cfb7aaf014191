import { type Game, HIDDEN } from '@astrolabe/kernel'
import { type Errand, errand } from '@astrolabe/kernel/testing/errand.ts'
import { describe, expect, test } from 'vitest'
import { NO_ORDERS, type Standing, standingAfter, type StandingOrder } from './standing.ts'
import { bot, creation, everything, person, WrittenTable } from './test/tables.ts'

const DEED = 'errand.deed'
const [ana, bo] = [person('ana'), person('bo')]

/** The errand, whose only question comes again and again. */
function repeating(changes: Partial<Game<Errand>> = {}): WrittenTable<Errand> {
  const game: Game<Errand> = { ...errand, repeats: [DEED], ...changes }
  const written = new WrittenTable(game, [creation(game, [ana, bo])])
  written.do((table) => table.start())
  return written
}

describe('a standing order', () => {
  test('answers the question it is for, at its own seat', () => {
    const written = repeating()
    expect(written.table.nextByItself).toBeUndefined()
    const asked = { about: undefined, min: 1, max: 1, options: ['walk'] }
    expect(written.do((table) => table.order(0, DEED, 'walk'))).toEqual({
      kind: 'ordered',
      seat: 0,
      prompt: DEED,
      answer: 'walk',
      ...asked,
    })
    expect(written.table.nextByItself).toMatchObject({ seat: 0, answer: 'walk' })
    written.play('end')
    expect(written.table.nextByItself).toBeUndefined()
    written.play('end')
    expect(written.table.nextByItself).toMatchObject({ seat: 0, answer: 'walk' })
  })

  test('is told to its seat, which may also give one, and is the last of its kind', () => {
    const written = repeating()
    written.do((table) => table.order(0, DEED, 'walk'))
    written.do((table) => table.order(0, DEED, 'roll', true))
    const orders = [{ seat: 0, prompt: DEED, answer: 'roll', options: ['roll'], final: true }]
    expect(written.table.position(0).standing).toMatchObject({ orders, mayOrder: true, obeyed: [] })
    expect(written.table.position(1).standing).toEqual({ orders: [], mayOrder: false, obeyed: [] })
  })

  test('is told to have answered, to those who may know the answer, until that is taken back', () => {
    const written = repeating()
    const toldTo = (seat: number, since?: number) =>
      written.table.position(seat, since).standing?.obeyed.map(({ at, order }) => [at, order.answer])
    written.play('walk')
    written.do((table) => table.order(0, DEED, 'walk'))
    written.follow().follow()
    expect(toldTo(0)).toEqual([
      [2, 'walk'],
      [3, 'walk'],
    ])
    expect(toldTo(0, 2)).toEqual([[3, 'walk']])
    expect(toldTo(1)).toEqual([])
    expect(written.table.record()?.answers).toEqual(['walk', 'walk', 'walk'])
    written.do((table) => table.withdrawOrder(0, DEED))
    written.do((table) => table.undo(0, 2))
    expect(toldTo(0)).toEqual([[2, 'walk']])
    const again = new WrittenTable(written.table.game, written.events)
    expect(everything(again.table)).toEqual(everything(written.table))
    const friends = repeating({ cooperative: () => true })
    friends.do((table) => table.order(0, DEED, 'walk'))
    expect(friends.follow().table.position(1).standing?.obeyed).toHaveLength(1)
  })

  test('does nothing that cannot be taken back, unless it was given for that too', () => {
    const written = repeating().play('end')
    written.do((table) => table.order(1, DEED, 'roll'))
    expect(written.table.nextByItself).toBeUndefined()
    written.do((table) => table.order(1, DEED, 'roll', true))
    expect(written.table.nextByItself).toMatchObject({ seat: 1, answer: 'roll' })
  })

  test('does nothing that is refused or warned of', () => {
    const written = repeating({
      warnings: (_state, _seat, { option }) => (option === 'walk' ? [{ kind: 'wet' }] : []),
    })
    written.do((table) => table.order(0, DEED, 'walk', true))
    expect(written.table.nextByItself).toBeUndefined()
    written.play('draw')
    written.do((table) => table.order(0, DEED, 'show', true))
    expect(written.follow().table.nextByItself).toBeUndefined()
  })

  test('is given at the question it answers, with an answer that is legal there', () => {
    const { table } = repeating()
    expect(table.order(0, DEED, 'show')).toEqual({ problem: { why: 'refused', rule: 'ER-1' } })
    expect(table.order(0, DEED, 'fly')).toMatchObject({ problem: { why: 'not-on-offer' } })
    expect(table.order(1, DEED, 'walk')).toMatchObject({ problem: { why: 'not-your-turn' } })
  })

  test('leaves a question to people that answers were taken back to', () => {
    const written = repeating()
    written.do((table) => table.order(0, DEED, 'walk'))
    written.play('walk', 'walk')
    written.do((table) => table.undo(0, 1))
    expect(written.table.nextByItself).toBeUndefined()
    written.play('walk')
    expect(written.table.nextByItself).toMatchObject({ seat: 0, answer: 'walk' })
    written.do((table) => table.undo(0, 1))
    written.do((table) => table.order(0, DEED, 'walk'))
    expect(written.table.nextByItself).toMatchObject({ seat: 0, answer: 'walk' })
  })

  test('waits while someone asks to take back', () => {
    const written = repeating().play('end', 'roll', 'end')
    written.do((table) => table.order(0, DEED, 'walk'))
    written.do((table) => table.undo(1, 1))
    expect(written.table.nextByItself).toBeUndefined()
  })

  test('stands until it is withdrawn, or somebody else sits there', () => {
    const written = repeating()
    expect(written.table.withdrawOrder(0, DEED)).toEqual({ problem: { why: 'no-order' } })
    written.do((table) => table.order(0, DEED, 'walk'))
    written.do((table) => table.withdrawOrder(0, DEED))
    expect(written.table.nextByItself).toBeUndefined()
    written.do((table) => table.order(0, DEED, 'walk'))
    written.do((table) => table.seat(0, bot))
    expect(written.table.nextByItself).toEqual({ seat: 0, level: bot.kind === 'bot' ? bot.level : '' })
  })

  test('leaves its question to the seat in the cases that it excepts, and answers it in others', () => {
    const excepting: Partial<Game<Errand>> = {
      exceptions: { [DEED]: ['far', 'wet'] },
      isException: ({ walked }, _seat, { prompt }, exception) =>
        prompt === DEED && exception === 'far' && walked >= 2,
    }
    const written = repeating(excepting)
    const { standing } = written.table.position(0)
    expect(standing).toMatchObject({ mayOrder: true, exceptions: ['far', 'wet'] })
    expect(written.table.position(1).standing?.exceptions).toBeUndefined()
    written.do((table) => table.order(0, DEED, 'walk', false, 'far'))
    expect(written.table.standing.orders).toMatchObject([{ answer: 'walk', unless: 'far' }])
    expect(written.follow().follow().table.nextByItself).toBeUndefined()
    const again = new WrittenTable(written.table.game, written.events)
    expect(everything(again.table)).toEqual(everything(written.table))
    written.do((table) => table.order(0, DEED, 'walk', false, 'wet'))
    expect(written.table.nextByItself).toMatchObject({ seat: 0, answer: 'walk' })
  })

  test('is excepted by what its seat may see, and by nothing else', () => {
    const seen: unknown[] = []
    const written = repeating({
      exceptions: { [DEED]: ['lucky'] },
      isException(view, seat, { offers }) {
        seen.push([view.hands[0], view.hands[1], offers.every((offer) => offer.seat === seat)])
        return false
      },
    })
    written.play('draw', 'end', 'draw')
    written.do((table) => table.order(1, DEED, 'walk', false, 'lucky'))
    expect(written.table.nextByItself).toMatchObject({ seat: 1 })
    expect(seen).toEqual([[[HIDDEN], [10], true]])
  })

  test('makes no exception that its game does not know', () => {
    const { table } = repeating({ exceptions: { [DEED]: ['far'] } })
    const problem = { why: 'no-such-exception' }
    expect(table.order(0, DEED, 'walk', false, 'near')).toEqual({ problem })
    expect(repeating().table.order(0, DEED, 'walk', false, 'far')).toEqual({ problem })
  })

  test('is only for questions that come again and again', () => {
    const written = repeating({ repeats: [] })
    expect(written.table.order(0, DEED, 'walk')).toEqual({ problem: { why: 'not-repeating' } })
  })
})

describe('of several orders', () => {
  const order = (seat: number, prompt: string): StandingOrder => ({
    seat,
    prompt,
    about: undefined,
    min: 1,
    max: 1,
    answer: 'pass',
    options: ['pass'],
  })
  const THREE: Standing = { ...NO_ORDERS, orders: [order(0, 'dice'), order(0, 'cards'), order(1, 'dice')] }
  const left = ({ orders }: Standing) => orders.map(({ seat, prompt }) => `${seat} ${prompt}`)

  test('one is withdrawn, and the others stand', () => {
    const after = standingAfter(THREE, { kind: 'order-withdrawn', seat: 0, prompt: 'dice' }, 0)
    expect(left(after)).toEqual(['0 cards', '1 dice'])
  })

  test('those of a seat go with whoever sat there', () => {
    const after = standingAfter(THREE, { kind: 'seated', seat: 0, sitter: { kind: 'open' } }, 0)
    expect(left(after)).toEqual(['1 dice'])
  })

  test('none waits for people any more once the game was carried over', () => {
    const paused = standingAfter(THREE, { kind: 'taken-back', seat: 0, to: 4, afresh: false }, 6)
    expect(paused.pausedAt).toBe(4)
    const record = repeating().table.record()
    if (record === undefined) throw new Error('the game has begun')
    expect(standingAfter(paused, { kind: 'carried-over', record }, 4).pausedAt).toBeUndefined()
  })
})
