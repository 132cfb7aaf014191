import { describe, expect, test } from 'vitest'
import { transcript } from './transcript.ts'

describe('Turns', () => {
  test('XO-TRN-01 captains agree on the order, anew every round; any of them may say it', () => {
    const t = transcript({}, (p) => p.noTokens())
    expect(t.asked).toBe('0 1 2 3 order')
    for (const seat of [0, 1, 2, 3])
      expect(t.optionsOf(seat)).toEqual(['activate 0', 'activate 1', 'activate 2', 'activate 3'])
    t.play('@1 activate 3', 'end-turn', '@3 activate 0', 'end-turn', 'activate 2', 'end-turn', 'end-turn')
    t.play('activate 1', 'end-turn')
    expect(t.facts('turn').map(({ seat, round }) => [seat, round])).toEqual([
      [3, 1],
      [0, 1],
      [2, 1],
      [1, 1],
      [1, 2],
    ])
  })

  test('XO-TRN-02 nobody else acts before a turn is over, and it does not go on later', () => {
    const t = transcript({}, (p) => p.startingSystem('R1')).play('activate 2', 'scavenge')
    expect(t.asked).toBe('2 act')
    t.play('end-turn')
    expect(t.options).toEqual(['activate 0', 'activate 1', 'activate 3'])
    expect(t.facts('turn-ended')).toEqual([{ kind: 'turn-ended', seat: 2, board: 1, actionsLost: 2 }])
  })

  test('XO-TRN-03 a Warship has three Actions, an Explorer four', () => {
    const actions = (ship: number) => {
      const t = transcript({}, (p) => p.north('B10', 'B02')).play(`activate ${ship}`)
      let made = 0
      for (; t.options.includes(made % 2 === 0 ? 'jump 1' : 'jump 0'); made++)
        t.play(made % 2 === 0 ? 'jump 1' : 'jump 0')
      expect(t.refusal(made % 2 === 0 ? 'jump 1' : 'jump 0')).toEqual({ rule: 'XO-TRN-03', missing: 1 })
      return made
    }
    expect([0, 1, 2, 3].map(actions)).toEqual([3, 3, 3, 4])
  })

  test('XO-TRN-04 without Actions the turn is not closed: one may still strain', () => {
    const t = transcript({}, (p) => p.north('B10')).play('activate 0', 'jump 1', 'jump 0', 'jump 1')
    expect(t.asked).toBe('0 act')
    expect(t.options).toEqual(['strain', 'end-turn'])
    t.play('end-turn')
    expect(t.ship(0)).toMatchObject({ acted: true, actions: 0 })
    expect(t.prompt).toBe('order')
  })

  test('XO-TRN-05 the phase ends when every ship that is left has acted', () => {
    const t = transcript({}, (p) => p.noTokens().ship(2, { destroyed: true, health: 0 }))
    t.play('activate 0', 'end-turn', 'activate 1', 'end-turn')
    expect([t.asked, t.state.marker]).toEqual(['3 act', 1])
    t.play('end-turn')
    expect([t.asked, t.state.marker, t.state.round]).toEqual(['0 1 2 3 order', 2, 2])
  })

  test('XO-TRN-06 a turn that starts in an active Enemy System starts with a Detection Roll, or a fight', () => {
    const t = transcript({ dice: ['red hit', 'red special'] }, (p) => p.north('O01').at(1, 0))
    t.play('activate 0')
    expect(t.asked).toBe('0 detection')
    expect(t.options).toEqual(['roll', 'fight'])
    t.play('roll')
    expect(t.asked).toBe('0 act')
    expect(t.ship(0).actions).toBe(3)
  })

  test('XO-TRN-06 OP-28 surveillance sees whoever enters; a turn that starts there starts with a roll', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) => p.north('O07').at(1, 0)).play('activate 0')
    expect(t.asked).toBe('0 detection')
    t.play('roll')
    expect(t.facts('detection')).toMatchObject([{ detected: false }])
    const entering = transcript({}, (p) => p.north('O07').nextEnemies('E03')).play('activate 0', 'jump 1')
    expect(entering.told).toContain('combat')
    expect(entering.told).not.toContain('rolled')
  })

  test('XO-TRN-06 a ship that waits in a Pacified System rolls nothing', () => {
    const t = transcript({}, (p) => {
      p.north('O07').at(1, 0)
      p.state.systems[1].pacified = 1
    })
    t.play('activate 0')
    expect(t.asked).toBe('0 act')
  })
})

describe('Foes in the middle of a turn', () => {
  test('XO-TRN-06 a ship that hid is seen again when its turn starts: the Avatar there engages it', () => {
    const t = transcript({}, (p) => p.north('B10').noTokens().ship(0, { hidden: true }).at(1, 0).avatar(1, 1))
    expect(t.ship(0).engaged).toBe(false)
    t.play('activate 0')
    expect(t.ship(0)).toMatchObject({ hidden: false, engaged: true, health: 9 })
    expect(t.told).not.toContain('damage-roll')
    expect(t.prompt).toBe('manoeuvre')
  })

  test('XO-TRN-04 after disengaging one leaves or hides; the turn does not end otherwise', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.north('O01', 'B10').at(1, 0).enemies(1, 'E02'),
    )
    t.play('activate 0', 'fight', 'disengage')
    expect(t.shown).not.toContain('end-turn')
    expect(t.refusal('probe 1')).toEqual({ rule: 'XO-CMB-20' })
    expect(t.refusal('scavenge')).toEqual({ rule: 'XO-CMB-20' })
    expect(t.refusal('pacify')).toEqual({ rule: 'XO-CMB-20' })
    expect(t.refusal('blind-jump 1')).toBeUndefined()
    expect(t.refusal('strain')).toBeUndefined()
    t.play('hide')
    expect(t.ship(0)).toMatchObject({ acted: true, place: 1 })
    expect(t.facts('hid').length).toBe(1)
  })

  test('XO-TRN-04 whoever leaves after disengaging goes on normally elsewhere', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.north('O01', 'B10').at(1, 0).enemies(1, 'E02'),
    )
    t.play('activate 0', 'fight', 'disengage', 'jump 2')
    expect(t.options).toEqual(expect.arrayContaining(['scavenge', 'explore', 'end-turn']))
    expect(t.shown).not.toContain('hide')
  })

  test('XO-TRN-04 an Avatar that comes in the middle of a turn is fought at once', () => {
    // Disengaging is heard by the Corruption: Avatar 3 arrives on the Starting System, where the ship just was.
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.startingSystem('R1').noTokens().at(0, 0).avatar(1, 0).token(3, 2, true),
    )
    t.play('activate 0', 'go-on', 'disengage')
    expect(t.facts('avatar-arrives')).toMatchObject([{ avatar: 3 }])
    expect(t.ship(0).engaged).toBe(true)
    expect(t.facts('combat').length).toBe(2)
  })
})
