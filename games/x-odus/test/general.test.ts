import { HIDDEN, SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { rising } from './quiet-table.ts'
import { type Position, transcript } from './transcript.ts'

const KEYS = [0, 1, 2, 3]

/** The Great Rift is System 1, the fourth Key is aboard ship 0 there. */
const lastKey = (p: Position) =>
  p.startingSystem('R1').system('GR', 0, -1, 3).keysPlaced(0, 1, 2).keys(0, 3).at(1, 0).noTokens()

describe('General', () => {
  test('XO-GEN-01 all win together, or nobody does', () => {
    const t = transcript({}, lastKey).play('activate 0', 'explore').endRound()
    expect(t.driver.view(2).outcome).toEqual({ scores: [140, 140, 140, 140], winners: [0, 1, 2, 3] })
    const lost = transcript({}, (p) => p.marker(18).noTokens()).endRound()
    expect(lost.driver.view(2).outcome).toEqual({ scores: [0, 0, 0, 0], winners: [] })
  })

  test('XO-GEN-02 victory comes at the end of the Action phase, not before', () => {
    const t = transcript({}, lastKey).play('activate 0', 'explore')
    expect(rising(t.state.keysPlaced)).toEqual(KEYS)
    t.play('end-turn', 'activate 1', 'end-turn', 'activate 2', 'end-turn')
    expect(t.asked).toBe('3 act')
    t.play('end-turn')
    expect([t.asked, t.state.ending]).toEqual(['over', 'victory'])
    expect(t.told).not.toContain('corruption')
  })

  test('XO-GEN-02 three of four Keys are not enough', () => {
    const t = transcript({}, (p) =>
      p.startingSystem('R1').system('GR', 0, -1, 3).keysPlaced(0, 1, 2).noTokens(),
    )
    t.endRound()
    expect([t.state.ending, t.state.round]).toEqual(['', 2])
  })

  test('XO-GEN-03 not with an Avatar on the Great Rift; but as soon as it is gone', () => {
    const held = (p: Position) =>
      p
        .startingSystem('R1')
        .system('GR', 0, -1, 3)
        .keysPlaced(...KEYS)
        .noTokens()
        .avatar(1, 1)
    const t = transcript({ dice: ['avatar 1'] }, held)
    t.endRound()
    // It has come for the ships on the Starting System in the meantime: the Keys lie there still.
    expect([t.state.ending, t.state.round, t.state.keysPlaced.length]).toEqual(['', 2, 4])
    expect(t.state.foes[0].place).toBe(0)
  })

  test('XO-GEN-04 an Avatar elsewhere does not matter', () => {
    const t = transcript({}, (p) => {
      p.startingSystem('R1').system('GR', 0, -1, 3).system('B01', 0, -2).noTokens().avatar(1, 2)
      p.keysPlaced(...KEYS)
    })
    t.endRound()
    expect(t.state.ending).toBe('victory')
  })

  test('XO-GEN-05 all ships destroyed is a defeat, whatever lies on the Great Rift', () => {
    const doomed = (p: Position) => {
      p.startingSystem('R1')
        .system('GR', 0, -1, 3)
        .keysPlaced(...KEYS)
        .noTokens()
      for (const ship of [1, 2, 3]) p.ship(ship, { destroyed: true, health: 0 })
      p.ship(0, { health: 1 }).at(0, 0, 1, 2, 3)
    }
    const t = transcript({ dice: ['red miss', 'red miss'] }, doomed)
    t.play('strain', 'end-turn')
    while (t.prompt === 'after-damage') t.play('go-on')
    expect([t.asked, t.state.ending]).toEqual(['over', 'destruction'])
    expect(t.driver.view(0).outcome?.winners).toEqual([])
  })

  test('XO-GEN-06 the marker may reach the Awakening, and no further', () => {
    const t = transcript({}, (p) => p.marker(17).noTokens())
    t.endRound()
    expect([t.state.marker, t.state.ending]).toEqual([18, ''])
    t.endRound()
    expect([t.asked, t.state.ending]).toEqual(['over', 'awakening'])
  })

  test('XO-GEN-07 Action, Corruption, End of turn', () => {
    const t = transcript({}, (p) =>
      p.startingSystem('R1').system('O01', 0, -1, 0, { pacified: 1 }).ship(0, { energy: 0 }).noTokens(),
    )
    t.endRound()
    const phases = ['turn-ended', 'corruption', 'hostile-again', 'energy-recovered', 'round']
    expect(t.told.filter((kind) => phases.includes(kind))).toEqual([
      'turn-ended',
      'turn-ended',
      'turn-ended',
      'turn-ended',
      'corruption',
      'hostile-again',
      'energy-recovered',
      'round',
    ])
  })

  test('XO-GEN-08 of equally near ships an Avatar takes the one that is worst for the players', () => {
    const between = (p: Position) =>
      p.north('B10', 'B02', 'B06', 'B07').noTokens().avatar(1, 2).at(0, 0, 1).at(4, 2, 3)
    const towards = (health: number) => {
      const t = transcript({ dice: ['avatar 1'] }, (p) =>
        between(p).ship(3, { health }).ship(1, { health: 4 }),
      )
      return t.endRound().facts('avatar-moves')[0].path.length === 2 && t.state.foes[0].place
    }
    expect(towards(1)).toBe(3)
    expect(towards(7)).toBe(1)
  })

  test('XO-GEN-09 nobody sees decks, the stack, tokens face down, or Signals not revealed', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').system('B01', 0, -1).signal(0, 'S02'))
    for (const seat of [0, 3, SPECTATOR]) {
      const { state } = t.driver.view(seat)
      const piles = [
        ...state.blocks,
        state.commons,
        state.reds,
        state.explorations,
        state.allies,
        state.modules,
        state.precursorModules,
        state.damage,
        state.enemies,
        ...state.reserve,
        ...state.signalCards,
        state.spareLevels,
        state.leftOut,
      ]
      expect(piles.flat().every((card) => card === HIDDEN)).toBe(true)
      expect(state.tokens.map(({ number }) => number)).toEqual([HIDDEN, HIDDEN, HIDDEN])
      expect(state.signals.map(({ level }) => level)).toEqual([0, HIDDEN, HIDDEN, HIDDEN])
      expect(state.blocks.map((block) => block.length)).toEqual(t.state.blocks.map((block) => block.length))
      // Everything else is open.
      expect(state.ships).toEqual(t.state.ships)
      expect(state.systems).toEqual(t.state.systems)
    }
  })

  test('XO-GEN-10 a destroyed ship has no turn, and cannot be in a Fleet', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').ship(1, { destroyed: true, health: 0 }))
    expect(t.options).toEqual(['activate 0', 'activate 2', 'activate 3'])
    t.play('activate 0')
    expect(t.shown.filter((key) => key.startsWith('fleet'))).toEqual(['fleet 2', 'fleet 3'])
    t.play('end-turn', 'activate 2', 'end-turn')
    expect(t.asked).toBe('3 act')
  })

  test('XO-GEN-11 a card against a rule: the Explorer’s Slipstream makes four Jumps of a Rush', () => {
    const line = (p: Position) => p.north('B10', 'B02', 'B06', 'B07')
    const plain = transcript({}, line).play('activate 3')
    expect(plain.shown).not.toContain('rush 4')
    const long = transcript({}, (p) => line(p).mods(3, 'AA')).play('activate 3')
    expect(long.options).toContain('rush 4')
  })
})
