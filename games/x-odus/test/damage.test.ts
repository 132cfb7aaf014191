import { describe, expect, test } from 'vitest'
import { DAMAGE_DECK } from '../content/damage.ts'
import type { Malfunction } from '../content/schema.ts'
import { drawDamageCard, removeDamageCard } from '../rules/damage.ts'
import { recoverEnergy } from '../rules/health.ts'
import { detectionOdds, skillOdds } from '../position/odds.ts'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, use } from './duel.ts'
import { quietTable } from './quiet-table.ts'
import { type Position, type Transcript, transcript } from './transcript.ts'
import { malfunctions } from '../position/malfunctions.ts'
import { energyLimit } from '../position/energy.ts'

/** Ship 0, the Warship, strains and ends its turn: one Damage Roll. */
const strain = (dice: readonly Chosen[], arrange: (position: Position) => void = () => {}): Transcript =>
  transcript({ dice }, (p) => {
    for (const ship of p.state.ships) ship.mods.fill(0)
    arrange(p)
  }).play('activate 0', 'strain', 'end-turn')

const kinds = (cards: readonly number[]): Malfunction[] => cards.map((card) => DAMAGE_DECK[card])

describe('Damage Rolls', () => {
  test('XO-DMG-01 a ship that has strained makes one at the end of its turn', () => {
    const t = strain(['red hit', 'red miss'])
    expect(t.facts('damage-roll')).toMatchObject([{ misses: 1, why: 'strain' }])
    expect(t.ship(0).health).toBe(8)
  })

  test('XO-DMG-01 one that disengages makes one for each Enemy', () => {
    const t = duel({
      foes: ['E11', 'E12', 'E08'],
      dice: ['red miss', 'red hit', 'red hit', 'red hit', 'red hit', 'red miss'],
    })
    t.play('foe 1', 'disengage')
    expect(t.facts('damage-roll')).toMatchObject([
      { misses: 1, why: 'disengaging' },
      { misses: 0 },
      { misses: 1 },
    ])
    expect(t.ship(0).health).toBe(7)
  })

  test.each([
    [['red hit', 'red special'], 0, 0],
    [['red special', 'red miss'], 1, 0],
    [['red miss', 'red miss'], 2, 1],
  ] as const)('XO-DMG-02 %j costs %i Health and %i Damage cards', (dice, health, cards) => {
    const t = strain(dice)
    expect(t.ship(0).health).toBe(9 - health)
    expect(t.ship(0).damage).toHaveLength(cards)
    expect(t.facts('critical-miss')).toHaveLength(cards)
  })

  test('XO-DMG-03 each member of a Fleet rolls for itself, and suffers for itself', () => {
    const t = duel({ fleet: [3], dice: ['red miss', 'red hit', 'yellow hit', 'yellow hit'] }).play(
      'disengage',
    )
    expect(t.facts('damage-roll')).toMatchObject([
      { board: t.ship(0).board, misses: 1 },
      { board: t.ship(3).board, misses: 0 },
    ])
    expect([t.ship(0).health, t.ship(3).health]).toEqual([8, 7])
  })

  test('XO-DMG-04 two misses in an attack are a critical miss: a card, beside the retaliation', () => {
    const t = duel({ dice: ['red miss', 'red miss'] }, (p) => p.nextDamage('engine-failure')).play(
      'offensive',
    )
    expect(kinds(t.ship(0).damage)).toEqual(['engine-failure'])
    expect(t.ship(0).health).toBe(7)
  })

  test('XO-DMG-04 the only die of a defensive manoeuvre is never a critical miss', () => {
    const t = duel({ dice: ['red miss'] }).play('defensive 1')
    expect(t.ship(0).damage).toEqual([])
    expect(t.ship(0).health).toBe(8)
  })

  test('XO-DMG-04 an ignored miss does not count', () => {
    const t = duel({ dice: ['red miss', 'red miss'] }, carrying('Evasive Thrusters'))
    t.play('offensive', use('Evasive Thrusters'))
    expect(t.ship(0).damage).toEqual([])
    expect(t.ship(0).health).toBe(8)
  })

  test('XO-DMG-04 final faces count, after rerolls', () => {
    const t = duel({ dice: ['red miss', 'red hit', 'red miss'] }, carrying('Gyroscope'))
    t.play('offensive', use('Gyroscope'), 'die 1')
    expect(t.ship(0).damage).toHaveLength(1)
    const u = duel({ dice: ['red miss', 'red miss', 'red hit'] }, carrying('Gyroscope'))
    u.play('offensive', use('Gyroscope'), 'die 1')
    expect(u.ship(0).damage).toEqual([])
  })

  test('XO-DMG-04 the card is drawn before the skill of the Enemy, even if the attack defeats it', () => {
    const t = duel({ dice: ['red miss', 'red miss'], foes: ['E02'] }, (p) => {
      carrying('Missile Salvo')(p)
      p.state.foes[0].health = 1
    })
    t.play('offensive', use('Missile Salvo'))
    const told = t.told.filter((kind) =>
      ['critical-miss', 'damage-card', 'foe-skill', 'defeated'].includes(kind),
    )
    expect(told).toEqual(['critical-miss', 'damage-card', 'foe-skill', 'defeated'])
  })

  test('XO-DMG-04 on a Damage Roll it is the card of the two misses, not a second one', () => {
    expect(strain(['red miss', 'red miss']).ship(0).damage).toHaveLength(1)
  })
})

describe('Damage cards', () => {
  const table = () => quietTable(transcript().state)

  test('XO-DMG-05 Leaking Reactor: the last Energy stays turned over, until the card is gone', () => {
    const g = table()
    const [ship] = g.state.ships
    Object.assign(ship, { energyMarkers: 3, energy: 3 })
    take(g.state.damage, 'leaking-reactor')
    drawDamageCard(g, ship)
    expect([ship.energy, energyLimit(g.state, ship)]).toEqual([2, 2])
    ship.energy = 0
    recoverEnergy(g, ship, 'all')
    expect(ship.energy).toBe(2)
    removeDamageCard(g, ship, ship.damage[0])
    expect(ship.energy).toBe(2)
    recoverEnergy(g, ship, 'all')
    expect(ship.energy).toBe(3)
  })

  test('XO-DMG-05 Leaking Reactor: it is the spent Energy that stays so, where some is spent', () => {
    const g = table()
    const [ship] = g.state.ships
    Object.assign(ship, { energyMarkers: 3, energy: 1 })
    take(g.state.damage, 'leaking-reactor')
    drawDamageCard(g, ship)
    expect(ship.energy).toBe(1)
  })

  test('XO-DMG-05 Jammed Turret: one die in the first attack of a combat', () => {
    const t = duel({ dice: ['red hit'] }, (p) => p.damage(0, 'jammed-turret'))
    expect(t.refusal('offensive')).toEqual({ rule: 'XO-DMG-05' })
    expect(t.options).toEqual(['defensive 1', 'disengage'])
    t.play('defensive 1')
    expect(t.options).toContain('offensive')
  })

  test('XO-DMG-05 Cracked Hull: a Health marker is set aside, a lost one if there is one', () => {
    const g = table()
    const [healthy, wounded] = g.state.ships
    wounded.health -= 3
    for (const [ship, health] of [
      [healthy, healthy.health - 1],
      [wounded, wounded.health],
    ] as const) {
      const { markers } = ship
      take(g.state.damage, 'cracked-hull')
      drawDamageCard(g, ship)
      expect(ship).toMatchObject({ health, markers: markers - 1, aside: 1 })
      removeDamageCard(g, ship, ship.damage[0])
      expect(ship).toMatchObject({ health, markers, aside: 0 })
    }
  })

  test('XO-DMG-05 Cracked Hull: the last marker goes, and the ship with it', () => {
    const g = table()
    const [ship] = g.state.ships
    Object.assign(ship, { markers: 1, health: 1 })
    take(g.state.damage, 'cracked-hull')
    drawDamageCard(g, ship)
    expect(ship.destroyed).toBe(true)
  })

  test('XO-DMG-05 Damaged Sensors: specials of a Detection Roll count as misses', () => {
    const t = transcript({ dice: ['red special', 'red hit'] }, (p) => {
      p.system('O01', 0, -1, 0).at(ARENA, 0).damage(0, 'damaged-sensors').nextEnemies('E01')
      for (const ship of p.state.ships) ship.mods.fill(0)
    })
    expect(detectionOdds(t.state, [t.ship(0)])).toEqual({ of: 36, detected: 27, avoidable: 0 })
    t.play('activate 0', 'roll')
    expect(t.facts('detection')).toMatchObject([{ detected: true }])
    expect(t.asked).toBe('0 manoeuvre')
  })

  test('XO-DMG-05 Damaged Sensors: such a miss can be ignored as any other', () => {
    const t = transcript({ dice: ['red special', 'red hit'] }, (p) => {
      p.system('O01', 0, -1, 0).at(ARENA, 0).damage(0, 'damaged-sensors').modules(0, 'M04')
      for (const ship of p.state.ships) ship.mods.fill(0)
    })
    t.play('activate 0', 'roll')
    expect(t.facts('detection')).toMatchObject([{ detected: false }])
  })

  test('XO-DMG-05 Engine Failure: no Strain, no Rush', () => {
    const t = transcript({}, (p) => p.north('B10', 'B02').damage(0, 'engine-failure')).play('activate 0')
    expect(t.refusal('strain')).toEqual({ rule: 'XO-DMG-05' })
    expect(t.refusal('rush 2')).toEqual({ rule: 'XO-DMG-05' })
  })

  test('XO-DMG-05 Wounded Crew: the first success of the ship in each Skill Roll does not count', () => {
    const t = transcript({}, (p) => p.damage(0, 'wounded-crew'))
    for (const ship of t.state.ships) ship.mods.fill(0)
    const [warship, , , explorer] = t.state.ships
    expect(skillOdds(t.state, [warship], { symbol: 'hit', n: 1 })).toEqual({ of: 36, success: 9, hopeful: 0 })
    expect(skillOdds(t.state, [explorer], { symbol: 'hit', n: 1 })).toEqual({
      of: 36,
      success: 20,
      hopeful: 0,
    })
  })

  test.each([
    [['red miss', 'red miss'], 3],
    [['red miss', 'red hit'], 1],
  ] as const)('XO-DMG-05 Unstable Core: %j on a Damage Roll costs %i Health', (dice, lost) => {
    const t = strain(dice, (p) => p.damage(0, 'unstable-core').nextDamage('engine-failure'))
    expect(t.ship(0).health).toBe(9 - lost)
  })

  test('XO-DMG-05 Unstable Core: two misses in an attack cost 1 more, even if the Enemy is defeated', () => {
    const t = duel({ dice: ['red miss', 'red miss'] }, (p) => {
      p.damage(0, 'unstable-core').nextDamage('engine-failure').modules(0, 'M09')
      p.state.foes[0].health = 1
    })
    t.play('offensive', use('Missile Salvo'))
    expect(t.facts('lost-health')[0]).toMatchObject({ n: 1, why: 'unstable-core' })
  })

  test('XO-DMG-05 Unstable Core: one that is drawn for two misses does not count for them', () => {
    const t = strain(['red miss', 'red miss'], (p) => p.nextDamage('unstable-core'))
    expect(t.ship(0).health).toBe(7)
  })

  test('XO-DMG-05 Breached Hold: a Scrap is lost at once, and none are scavenged', () => {
    const t = strain(['red miss', 'red miss'], (p) => p.nextDamage('breached-hold').ship(0, { scraps: 3 }))
    expect(t.ship(0).scraps).toBe(2)
    const u = transcript({}, (p) => p.damage(0, 'breached-hold')).play('activate 0')
    expect(u.refusal('scavenge')).toEqual({ rule: 'XO-DMG-05' })
  })

  test('XO-DMG-05 an empty deck is made of its discard; without any card nothing happens', () => {
    const g = table()
    const [ship] = g.state.ships
    g.state.damageDiscard.push(...g.state.damage.splice(0))
    drawDamageCard(g, ship)
    expect(ship.damage).toHaveLength(1)
    expect(g.state.damage).toHaveLength(15)
    g.state.damage.length = 0
    drawDamageCard(g, ship)
    expect(ship.damage).toHaveLength(1)
  })

  test('XO-DMG-06 numbers of equal cards add up', () => {
    const two = (malfunction: Malfunction) => (p: Position) => p.damage(0, malfunction, malfunction)
    const t = strain(['red miss', 'red miss'], (p) => two('unstable-core')(p.nextDamage('engine-failure')))
    expect(t.ship(0).health).toBe(5)
    expect(malfunctions(t.ship(0), 'unstable-core')).toBe(2)
    const leaking = transcript({}, (p) => two('leaking-reactor')(p.ship(0, { energyMarkers: 3 })))
    expect(energyLimit(leaking.state, leaking.ship(0))).toBe(1)
    const crew = transcript({}, two('wounded-crew'))
    crew.ship(0).mods.fill(0)
    expect(skillOdds(crew.state, [crew.ship(0)], { symbol: 'hit', n: 1 }).success).toBe(0)
  })

  test('XO-DMG-06 a ban is not doubled', () => {
    const t = duel({ dice: ['red hit'] }, (p) => p.damage(0, 'jammed-turret', 'jammed-turret'))
    t.play('defensive 1')
    expect(t.options).toContain('offensive')
  })
})

/** Puts a card of a kind on top of the deck. */
function take(deck: number[], malfunction: Malfunction): void {
  const at = deck.findIndex((card) => DAMAGE_DECK[card] === malfunction)
  deck.push(...deck.splice(at, 1))
}
