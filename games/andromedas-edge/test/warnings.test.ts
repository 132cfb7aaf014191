import { describe, expect, test } from 'vitest'
import { SUPPLY, WEST } from '../position/state.ts'
import { suggestedPlan } from '../position/suggested-plan.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'
import { warnings } from '../rules/warnings.ts'
import { GAS_GIANT, moon, Position, RUIN_WORLD, SCIENCE_FIELD, tactics } from './position.ts'

const about = ({ state }: Position, question: AndromedaQuestion) => warnings(state, 0, question)
const atTurn = (option: (AndromedaQuestion & { readonly prompt: 'turn' })['option']): AndromedaQuestion => ({
  prompt: 'turn',
  about: undefined,
  option,
})

describe('warnings', () => {
  test('AE-BT-10 of what there is no room for', () => {
    const full = new Position().stock(0, { energy: 9, titanium: 5 }).hand(0, 'K13')
    expect(about(full, atTurn({ kind: 'play', card: tactics('K13') }))).toEqual([
      { kind: 'overflow', amount: 2 },
    ])
    expect(about(full, atTurn({ kind: 'moon', moon: moon('MV1') }))).toEqual([
      { kind: 'overflow', amount: 2 },
    ])
    expect(about(full, atTurn({ kind: 'burn', card: tactics('K13') }))).toEqual([])
    expect(about(full, atTurn({ kind: 'synthesis', resource: 'titanium' }))).toEqual([
      { kind: 'overflow', amount: 1 },
    ])
  })

  test('AE-BX-4 of repairs with nothing to repair', () => {
    const repairs = atTurn({ kind: 'play', card: tactics('K16') })
    expect(about(new Position(), repairs)).toEqual([{ kind: 'nothing-to-repair' }])
    expect(about(new Position().damagedModules(0, 'S01'), repairs)).toEqual([])
  })

  test('AE-BR-2 of raiders that will attack, with their dice', () => {
    const position = new Position().raider('RD-A1', WEST)
    expect(about(position, atTurn({ kind: 'launch', ship: 'transport', region: GAS_GIANT }))).toEqual([
      { kind: 'raider-attacks', amount: 3 },
    ])
    expect(about(position, atTurn({ kind: 'launch', ship: 'transport', region: RUIN_WORLD }))).toEqual([])
  })

  test('of a return after a way of launching was paid for', () => {
    expect(about(new Position().turn({ doomFlag: true }), atTurn({ kind: 'return' }))).toEqual([
      { kind: 'way-unused' },
    ])
    expect(about(new Position(), atTurn({ kind: 'return' }))).toEqual([])
  })

  test('AE-BH-1 of a development that is left out, with its points', () => {
    const none: AndromedaQuestion = { prompt: 'develop', about: undefined, option: { kind: 'none' } }
    const position = new Position().ship(0, 'transport', GAS_GIANT)
    expect(about(position, none)).toEqual([])
    // One settler, and two leaders on each of the two bases beside it.
    expect(about(position.stock(0, { nanocarbon: 2, ice: 1 }), none)).toEqual([
      { kind: 'development-possible', amount: 5 },
    ])
  })

  test('AE-BH-2 of ships that do not dock, docks that cannot be paid and what is lost', () => {
    const position = new Position().allShips(0, SUPPLY).ship(0, 'transport', SCIENCE_FIELD).modules(0, 'S07')
    const dock = (left: number): AndromedaQuestion => ({
      prompt: 'plan',
      about: { left },
      option: { kind: 'dock' },
    })
    expect(about(position, dock(1))).toEqual([{ kind: 'ships-undocked', amount: 1 }])
    expect(about(position.turn({ plan: [7] }), dock(0))).toEqual([{ kind: 'docks-unpaid', amount: 1 }])
    position.turn({ plan: [0] }).stock(0, { energy: 10 })
    expect(about(position, dock(0))).toEqual([{ kind: 'overflow', amount: 1 }])
    position.turn({ plan: [1], costCancelled: true })
    expect(about(position, dock(0))).toEqual([{ kind: 'cancelled-in-vain' }])
    const good = new Position().ship(0, 'transport', SCIENCE_FIELD)
    expect(about(good.turn({ plan: suggestedPlan(good.state, 0) }), dock(0))).toEqual([])
  })

  test('AE-BT-11 of a hand that is too large', () => {
    const end: AndromedaQuestion = { prompt: 'end-turn', about: undefined, option: { kind: 'end-turn' } }
    expect(about(new Position().hand(0, 'K01', 'K02', 'K03', 'K04'), end)).toEqual([])
    expect(about(new Position().hand(0, 'K01', 'K02', 'K03', 'K04', 'K05'), end)).toEqual([
      { kind: 'hand-too-large', amount: 1 },
    ])
  })
})
