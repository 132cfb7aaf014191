import { describe, expect, test } from 'vitest'
import { EXPLORATIONS } from '../content/explorations.ts'
import type { Chosen } from './chosen-dice.ts'
import { exploring, settle } from './in-a-system.ts'
import type { Position, Transcript } from './transcript.ts'

/** Of the classes WARRIOR, SCHOLAR and ROGUE. */
const WARSHIP = 0
const PROTO = 1
const EXPLORER = 3

/** What an option changed: for the ship that took it, and for everyone. */
function tally(t: Transcript, ship: number) {
  const { state } = t
  const { scraps, health, energy, modules, damage, acted, actions } = state.ships[ship]
  return {
    actions,
    scraps,
    health,
    energy,
    modules: modules.filter((card) => card < 24).length,
    precursorModules: modules.filter((card) => card >= 24).length,
    damage: damage.length,
    turnOver: Number(acted),
    systems: state.systems.length,
    movement: state.movement,
    held: Number(state.held),
    pacified: state.systems.filter(({ pacified }) => pacified === 2).length,
    riftsClosed: state.systems.filter(({ riftClosed }) => riftClosed).length,
    riftsOpened: state.systems.filter(({ riftOpened }) => riftOpened).length,
    wormholes: state.systems.filter(({ wormhole }) => wormhole).length,
    allies: state.systems.filter(({ ally }) => ally >= 0).length,
  }
}

/** Exploring takes an Action. */
const spent = (before: ReturnType<typeof tally>) => ({ ...before, actions: before.actions - 1 })

function changed(before: ReturnType<typeof tally>, after: ReturnType<typeof tally>) {
  const keys = Object.keys(before) as (keyof typeof before)[]
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key] - before[key]]),
  )
}

/** A ship with something to regain, and two Enemy Systems to pacify. */
const ready = (ship: number) => (p: Position) => {
  p.system('O01', 1, 0, 1)
    .system('O02', -1, 1, 1)
    .ship(ship, { health: 4, energyMarkers: 3, energy: 0 })
    .nextDamage('wounded-crew')
}

type Row = readonly [card: string, option: number, ship: number, changes: Readonly<Record<string, number>>]

const SAFE: readonly Row[] = [
  ['X01', 0, EXPLORER, { systems: 2 }],
  ['X01', 1, WARSHIP, { modules: 1 }],
  ['X01', 2, WARSHIP, { health: 2, energy: 3 }],
  ['X02', 0, WARSHIP, { modules: 2 }],
  ['X02', 1, WARSHIP, { modules: 1, scraps: 2 }],
  ['X02', 2, WARSHIP, { health: 3, scraps: 1 }],
  ['X03', 0, PROTO, { systems: 3 }],
  ['X03', 1, WARSHIP, { systems: 1, actions: 1 }],
  ['X03', 2, WARSHIP, { scraps: 3, energy: 3 }],
  ['X04', 0, WARSHIP, { pacified: 1, scraps: 4 }],
  ['X04', 1, EXPLORER, { scraps: 5 }],
  ['X04', 2, WARSHIP, { scraps: 3, health: 1 }],
  ['X05', 0, PROTO, { modules: 1, scraps: 2 }],
  ['X05', 1, WARSHIP, { scraps: 4 }],
  ['X05', 2, WARSHIP, { energy: 3, actions: 1 }],
  ['X06', 0, PROTO, { wormholes: 1, actions: 1 }],
  ['X06', 1, WARSHIP, { systems: 2 }],
  ['X06', 2, WARSHIP, { movement: -1, actions: 1 }],
  ['X07', 0, PROTO, { precursorModules: 1 }],
  ['X07', 1, WARSHIP, { modules: 1, scraps: 1 }],
  ['X07', 2, WARSHIP, { health: 2, energy: 3 }],
  ['X08', 0, WARSHIP, { movement: -1, scraps: 4 }],
  ['X08', 1, WARSHIP, { riftsClosed: 1, actions: 1 }],
  ['X08', 2, WARSHIP, { systems: 2 }],
  ['X09', 0, EXPLORER, { scraps: 5 }],
  ['X09', 1, WARSHIP, { movement: -1 }],
  ['X10', 0, WARSHIP, { health: 2, scraps: 3 }],
  ['X10', 1, WARSHIP, { scraps: 3 }],
  ['X11', 0, PROTO, { wormholes: 1, systems: 2 }],
  ['X11', 1, WARSHIP, { systems: 1, actions: 1 }],
  ['X12', 0, WARSHIP, { modules: 2 }],
  ['X12', 1, WARSHIP, { modules: 1, scraps: 1 }],
  ['X13', 0, EXPLORER, { modules: 2 }],
  ['X13', 1, WARSHIP, { modules: 1 }],
  ['X14', 0, EXPLORER, { systems: 3 }],
  ['X14', 1, WARSHIP, { pacified: 1, scraps: 2 }],
  ['X15', 0, PROTO, { health: 3, actions: 1 }],
  ['X15', 1, WARSHIP, { energy: 3, actions: 1 }],
]

describe('Every option of every card', () => {
  test.each(SAFE)('XO-EXP-05 %s, option %i, gives what it says', (card, option, ship, changes) => {
    const t = exploring(card, [ship], ready(ship))
    const before = tally(t, ship)
    settle(t.play('explore', `option ${option}`))
    expect(changed(spent(before), tally(t, ship))).toEqual(changes)
  })

  test.each([
    ['X09', 'special', { held: 1 }, { movement: 1 }],
    ['X10', 'hit', { allies: 1, scraps: 4 }, { health: -1, damage: 1 }],
    ['X11', 'special', { systems: 3, actions: 1 }, { health: -2 }],
    ['X12', 'hit', { precursorModules: 1, scraps: 2 }, { damage: 1 }],
    ['X13', 'special', { modules: 2, scraps: 2 }, { turnOver: 1 }],
    ['X14', 'hit', { pacified: 2, scraps: 5 }, { health: -2 }],
    ['X15', 'special', { health: 3, systems: 2 }, { health: -1, turnOver: 1 }],
  ] as const)('XO-EXP-09 %s asks for 2 of %s', (card, symbol, success, failure) => {
    const risking = (dice: readonly Chosen[]) => {
      const t = exploring(card, [WARSHIP], ready(WARSHIP), { dice })
      const before = tally(t, WARSHIP)
      settle(t.play('explore', 'option 2'))
      const after = tally(t, WARSHIP)
      // With the turn all Actions are gone.
      return changed(after.turnOver === 1 ? { ...before, actions: after.actions } : spent(before), after)
    }
    expect(risking([`red ${symbol}`, `red ${symbol}`])).toEqual(success)
    expect(risking([`red ${symbol}`, 'red miss'])).toEqual(failure)
  })

  test.each([
    ['X16', ['red hit', 'red hit'], ['red hit', 'red special'], { health: -2, damage: 1 }],
    ['X17', ['red special', 'red special'], ['red special', 'red hit'], { riftsOpened: 1, movement: 1 }],
    ['X18', ['red special', 'red miss'], ['red hit', 'red hit'], { health: -2, turnOver: 1 }],
    ['X19', ['red hit', 'red miss'], ['red special', 'red special'], { health: -1, damage: 1 }],
    ['X20', ['red special', 'red miss'], ['red hit', 'red hit'], { movement: 1, turnOver: 1 }],
  ] as const)('XO-EXP-10 %s: %j passes, %j does not', (card, success, failure, consequences) => {
    const facing = (dice: readonly Chosen[]) => {
      const t = exploring(card, [WARSHIP], ready(WARSHIP), { dice })
      const before = tally(t, WARSHIP)
      settle(t.play('explore'))
      const after = tally(t, WARSHIP)
      // With the turn all Actions are gone.
      return changed(after.turnOver === 1 ? { ...before, actions: after.actions } : spent(before), after)
    }
    expect(facing(success)).toEqual({})
    expect(facing(failure)).toEqual(consequences)
  })

  test('XO-EXP-03 every card of the deck is in one of these tables', () => {
    const listed = new Set([...SAFE.map(([card]) => card), 'X16', 'X17', 'X18', 'X19', 'X20'])
    expect(EXPLORATIONS.filter(({ id }) => !listed.has(id))).toEqual([])
    const choices = EXPLORATIONS.filter(({ type }) => type !== 'danger').flatMap(({ options: all }) => all)
    expect(SAFE).toHaveLength(choices.filter(({ roll }) => roll === undefined).length)
  })
})
