import { describe, expect, test } from 'vitest'
import { Driver } from './driver.ts'
import { SPECTATOR } from './hidden.ts'
import { type Errand, errand } from './testing/errand.ts'
import { newTable, play } from './testing/errand-table.ts'
import { ambush } from './tiny/ambush.ts'

const finalsOf = (driver: Driver<Errand>, seat = driver.decision?.seats[0] ?? SPECTATOR) =>
  driver
    .shownTo(seat)
    ?.offers.filter(({ final }) => final === true)
    .map(({ key }) => key)

describe('What cannot be taken back', () => {
  test('is what uses chance, shows something or ends the step', () => {
    expect(finalsOf(play(newTable(), 'end'))).toEqual(['roll', 'draw', 'end'])
    expect(finalsOf(play(newTable(), 'end', 'draw'))).toEqual(['roll', 'draw', 'show', 'end'])
  })

  test('is not the end of the first step, which is the set-up', () => {
    expect(finalsOf(newTable())).toEqual(['roll', 'draw'])
  })

  test('is never what is refused', () => {
    const shown = newTable().shownTo(0)
    const refused = shown?.offers.filter(({ refusal }) => refusal !== undefined) ?? []
    expect(refused.map(({ key, final }) => [key, final])).toEqual([['show', undefined]])
  })

  test('is everything where chance starts afresh', () => {
    const driver = play(newTable(), 'end', 'walk', 'roll')
    driver.rewind(1)
    expect(finalsOf(driver)).toContain('walk')
    play(driver, 'walk')
    expect(driver.undo(1, 1)).toBe(false)
    expect(finalsOf(driver)).not.toContain('walk')
  })

  test('is said to the seat that is asked alone, and changes nothing', () => {
    const driver = play(newTable(), 'end')
    const before = JSON.stringify(driver.record())
    expect([SPECTATOR, 0].map((seat) => driver.shownTo(seat))).toEqual([undefined, undefined])
    expect(finalsOf(driver)).toHaveLength(3)
    expect(JSON.stringify(driver.decision)).not.toContain('final')
    expect(JSON.stringify(driver.record())).toBe(before)
  })

  test('is found once for a question, and again for the next', () => {
    let steps = 0
    const counted: typeof errand = {
      ...errand,
      step(g) {
        steps++
        errand.step(g)
      },
    }
    const driver = new Driver(counted, { seats: ['human', 'human'], seed: 'counted' })
    driver.shownTo(0)
    const once = steps
    expect(driver.shownTo(0)).toBe(driver.shownTo(0))
    expect(steps).toBe(once)
    driver.answer(0, 'walk')
    expect(driver.shownTo(0)?.number).toBe(1)
  })

  test('is looked for in more than one world: what may show something is final', () => {
    // A walk ends at a hidden card: a low one is shown, a high one stays where it is.
    const peeking: typeof errand = {
      ...errand,
      step(g) {
        for (;;) {
          const menu = g.menu(0, 'errand.deed')
          menu.offer('walk')
          menu.offer('show')
          const { deck, shown } = g.state
          if (menu.ask() === 'show' && deck[0] < 6) shown.push(...deck.splice(0, 1))
        }
      },
    }
    const driver = new Driver(peeking, { seats: ['human', 'human'], seed: 'fast:peeking' })
    let finals = 0
    for (let number = 0; number < 80; number++) {
      finals += finalsOf(driver, 0)?.includes('show') === true ? 1 : 0
      driver.answer(0, 'walk')
    }
    // Half of the worlds show it: one look would find 40 of 80, two find about 60.
    expect(finals).toBeGreaterThan(50)
    expect(finals).toBeLessThan(80)
  })

  test('of a secret choice is nothing, while others have theirs to make', () => {
    const driver = new Driver(ambush, { seats: ['a', 'b'], seed: 'fast:secret choices' })
    const [ground] = driver.decision?.offers ?? []
    driver.answer(ground.seat, ground.key)
    const cards = (seat: number) =>
      driver.shownTo(seat)?.offers.filter(({ refusal }) => refusal === undefined)
    expect(cards(0)?.some(({ final }) => final === true)).toBe(false)
    driver.answer(0, cards(0)?.[0].key ?? '')
    expect(cards(1)?.some(({ final }) => final === true)).toBe(true)
  })

  test('of several that are picked together is judged by the smallest pick', () => {
    const packing: typeof errand = {
      ...errand,
      step(g) {
        const menu = g.menu(0, 'errand.deed')
        for (const deed of ['walk', 'draw', 'show', 'roll'] as const) menu.offer(deed)
        const packed = menu.askSome(2, 3)
        if (packed.includes('roll') || packed.length > 2) g.state.rolled.push(g.roll(6))
        errand.step(g)
      },
    }
    const driver = new Driver(packing, { seats: ['human', 'human'], seed: 'packing' })
    expect(finalsOf(driver)).toEqual(['roll'])
  })
})
