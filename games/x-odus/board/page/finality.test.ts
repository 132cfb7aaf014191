import { Driver, FastChance, fastSeed, type Offer } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import type { XodusState } from '../../position/state.ts'
import type { XodusFact } from '../../rules/facts.ts'
import { xodus } from '../../rules/game.ts'
import { midway } from '../../test/rich-positions.ts'
import { isFinal } from './finality.ts'

/**
 * What follows cards that may be used one after the other, and how many Damage Rolls are still to be made against
 * several foes, no position tells: there an option may be called final in vain.
 */
const IN_VAIN = /^(?:after-attack|after-damage|mod):/

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
  expect(vain / answers).toBeLessThan(0.005)
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
