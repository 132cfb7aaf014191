import { Driver, FastChance, fastSeed, type Offer } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { XodusState } from '../../position/state.ts'
import type { XodusFact } from '../../rules/facts.ts'
import { xodus } from '../../rules/game.ts'
import { ARENA, carrying, duel, use } from '../../test/duel.ts'
import { midway } from '../../test/rich-positions.ts'
import { type Transcript, transcript } from '../../test/transcript.ts'
import { isFinal } from './finality.ts'

/**
 * Whether captains are asked about more cards once one is used or declined, and how many tiles an effect still reveals,
 * no position tells: there an option may be called final in vain. None may be called free that is not.
 */
const IN_VAIN = /^(?:after-attack: (?:use|decline)|after-damage: (?:use|decline)|rotation: turn)$/

const GAMES = 24

/** Whether the turn, the phase or the game that was under way is over. */
function isOver(before: XodusState, after: XodusState): boolean {
  if (after.ending !== '') return true
  if (before.turn === null) return before.phase !== 'action' && after.round !== before.round
  if (after.round !== before.round) return true
  return after.turn === null || !before.turn.fleet.every((index) => after.turn?.fleet.includes(index))
}

/** At random, but curious, so that cards are used and Fleets formed. */
function choose(offers: readonly Offer[], chance: FastChance): Offer {
  const legal = offers.filter((offer) => offer.refusal === undefined)
  const curious = legal.filter(({ key }) =>
    /^(?:probe|blind-jump|jump|explore|fleet|join|use|work)/.test(key),
  )
  const among = curious.length > 0 && chance.below(2) === 0 ? curious : legal
  return among[chance.below(among.length)]
}

test('an option is final if, and only if, it shows something, uses chance or ends the turn', {
  timeout: 120_000,
}, () => {
  const wrong = new Set<string>()
  const met = new Set<string>()
  let answers = 0
  let vain = 0
  for (let game = 0; game < GAMES; game++) {
    const chance = new FastChance(`finality ${game}`)
    const driver = new Driver<XodusState, XodusFact>(game % 3 === 0 ? xodus : midway, {
      seats: Array.from({ length: 1 + (game % 4) }, () => 'human'),
      seed: fastSeed('finality', game),
      options: { difficulty: game % 3 },
    })
    while (driver.decision !== undefined) {
      const chosen = choose(driver.decision.offers, chance)
      const { state: view, decision } = driver.view(chosen.seat)
      if (decision === null) throw new Error('the seat that is asked has no question')
      const final = isFinal(decision, chosen, view)
      driver.answer(chosen.seat, chosen.key)
      const sealed = driver.isSealed(driver.answers.length - 1)
      const over = isOver(view, driver.state)
      const kind = `${decision.prompt}: ${chosen.key.split(' ')[0]}`
      answers++
      met.add(`${kind} ${final}`)
      if (final === (sealed || over)) continue
      if (final && IN_VAIN.test(kind)) vain++
      else wrong.add(`${kind}, final ${final}, sealed ${sealed}, over ${over}, game ${game}`)
    }
  }
  expect([...wrong]).toEqual([])
  expect(vain / answers).toBeLessThan(0.002)
  expect([...met]).toEqual(
    expect.arrayContaining(
      [
        'act: jump',
        'act: rush',
        'act: pacify',
        'after-attack: use',
        'after-damage: use',
        'detection: fight',
        'exploration: option',
        'manoeuvre: offensive',
        'manoeuvre: disengage',
        'mod: half',
        'order: activate',
        'rotation: turn',
        'space: space',
      ].flatMap((kind) => [`${kind} true`, `${kind} false`]),
    ),
  )
})

describe('An option is final', () => {
  const isFinalNow = (t: Transcript, key: string): boolean => {
    const offer = t.driver.decision?.offers.find((each) => each.key === key)
    const { state, decision } = t.driver.view(offer?.seat ?? 0)
    if (offer === undefined || decision === null) throw new Error(`“${key}” is not on offer at “${t.asked}”`)
    return isFinal(decision, offer, state)
  }

  test('as long as Damage Rolls follow, and no longer', () => {
    const dice = ['red miss', 'red hit', 'red hit', 'red miss'] as const
    const t = duel({ foes: ['E05', 'E06'], dice }, carrying('Evasive Thrusters')).play('foe 0', 'disengage')
    expect([t.prompt, isFinalNow(t, 'go-on')]).toEqual(['after-damage', true])
    t.play('go-on')
    expect([t.prompt, isFinalNow(t, 'go-on')]).toEqual(['after-damage', false])
  })

  test('if one more Damage Roll is asked for by a skill, but not for the last one', () => {
    const dice = ['red miss', 'red hit', 'red hit', 'red miss'] as const
    const t = duel({ foes: ['E07'], dice }, carrying('Evasive Thrusters')).play('disengage')
    expect(isFinalNow(t, 'go-on')).toBe(true)
    t.play('go-on')
    expect([t.prompt, isFinalNow(t, 'go-on')]).toEqual(['after-damage', false])
  })

  test('if a skill and the Herald together take the Corruption beyond the Awakening', () => {
    const dice = ['red miss', 'red hit', 'red hit', 'red miss'] as const
    const leaving = (marker: number) =>
      duel({ foes: ['E14'], dice }, (p) => {
        carrying('Evasive Thrusters')(p)
        p.noTokens().marker(marker).avatar(4, ARENA)
      }).play('foe 0', 'disengage', 'go-on')
    expect(isFinalNow(leaving(15), 'go-on')).toBe(true)
    expect(isFinalNow(leaving(6), 'go-on')).toBe(false)
  })

  test('if a skill destroys the ship before its cards could save it', () => {
    const dying = (health: number) =>
      duel({ foes: ['E08'], dice: ['red miss', 'blue hit'] }, (p) => {
        carrying('Guardian Field')(p)
        carrying('Bulwark', 0, { health })(p)
      }).play('offensive')
    expect(isFinalNow(dying(1), 'go-on')).toBe(true)
    expect(isFinalNow(dying(2), 'go-on')).toBe(false)
  })

  test('if the Module that is taken would have absorbed the last blow', () => {
    const t = transcript({ dice: ['red miss', 'red special'] }, (p) => {
      p.north('B10').at(1, 0).noTokens().avatar(3, 1).ship(0, { health: 1 }).modules(0, 'M01', 'M05')
    }).play('activate 0', 'offensive', 'go-on')
    expect(t.prompt).toBe('discard-module')
    expect(t.options.map((key) => [key, isFinalNow(t, key)])).toEqual([
      ['module 0 0', true],
      ['module 0 4', false],
    ])
  })

  test('if a card leaves nothing to choose but the roll', () => {
    const t = duel({ fleet: [3] }, (p) =>
      p.modules(3, 'M11').damage(3, 'jammed-turret').ship(3, { health: 2 }),
    ).play('offensive')
    expect([t.prompt, isFinalNow(t, use('Repair Kit', -1, 3))]).toEqual(['manoeuvre', true])
  })

  test('if the last System to pacify sends Enemies back to their deck', () => {
    const pacifying = (...more: readonly string[]) => {
      const t = transcript({ dice: ['red hit', 'red hit'] }, (p) => {
        p.north('B10', 'O01', 'O02').at(1, 0).enemies(3, 'E01').explorations('X14')
        for (const [index, id] of more.entries()) p.system(id, 1 + index, -3)
      })
      return t.play('activate 0', 'explore', 'option 2')
    }
    expect(isFinalNow(pacifying(), 'system 2')).toBe(true)
    expect(isFinalNow(pacifying('O03'), 'system 2')).toBe(false)
  })
})
