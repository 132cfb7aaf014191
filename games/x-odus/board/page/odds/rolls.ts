import { actingShips } from '../../../position/turn.ts'
import type { Odds } from '@astrolabe/drawing'
import type { SkillRoll } from '../../../content/schema.ts'
import { colourOfDie, FACE_NAMES, FACES } from '../../../position/dice.ts'
import { ImaginedRoll } from '../../../position/imagined-roll.ts'
import { damageOdds, detectionOdds, skillOdds } from '../../../position/odds.ts'
import { successes } from '../../../position/results.ts'
import type { Face, Ship } from '../../../position/state.ts'
import { systemName } from '../../../text/systems.ts'
import { type Ask, capped, summed, together, wordsOf } from './outcomes.ts'

export function ofDetection(ask: Ask, place: number): Odds {
  const { view, language } = ask
  const words = wordsOf(ask)
  const { of, detected, avoidable } = detectionOdds(view, actingShips(view))
  return together(words.detection(systemName(view.systems[place].tile, language)), [
    { label: words.unnoticed, chance: (of - detected) / of },
    { label: words.avoidable, chance: avoidable / of },
    { label: words.detected, chance: (detected - avoidable) / of },
  ])
}

export function ofSkill(ask: Ask, roll: SkillRoll): Odds {
  const words = wordsOf(ask)
  const { of, success, hopeful } = skillOdds(ask.view, actingShips(ask.view), roll)
  return together(words.skill(roll.n, roll.symbol), [
    { label: words.success, chance: success / of },
    { label: words.hopeful, chance: hopeful / of },
    { label: words.failure, chance: (of - success - hopeful) / of },
  ])
}

/** The roll on the table, if one die of it is rolled again. */
export function ofSkillReroll(ask: Ask, die: number): Odds | undefined {
  const { roll } = ask.view
  if (roll === null) return undefined
  const words = wordsOf(ask)
  const { colour } = roll.dice[die]
  const outcomes = FACES[colour].map((face) => ({
    label: succeeds(ask, die, face) ? words.success : words.failure,
    chance: 1 / FACES[colour].length,
  }))
  return together(words.skill(roll.needed, FACE_NAMES[roll.symbol]), outcomes)
}

function succeeds({ view }: Ask, die: number, face: Face): boolean {
  if (view.roll === null) return false
  const seen = new ImaginedRoll().copy(view.roll)
  seen.dice[die].face = face
  return successes(view, seen) >= view.roll.needed
}

/** More Health than this is told as one. */
const MOST = 5

/** Damage Rolls of some ships, so many each: what they cost all together. */
export function ofDamageRolls(
  ask: Ask,
  rolling: readonly { readonly ship: Ship; readonly rolls: number }[],
): Odds {
  const words = wordsOf(ask)
  const losses = rolling
    .flatMap(({ ship, rolls }) => {
      const { lost, of } = damageOdds(ask.view, ship)
      return Array.from({ length: rolls }, () => lost.map((ways) => ways / of))
    })
    .reduce(summed, [1])
  const total = rolling.reduce((sum, { rolls }) => sum + rolls, 0)
  const outcomes = capped(losses, MOST).map((chance, health) => ({
    label: health === 0 ? words.nothingLost : words.lost(health, health === MOST && losses.length > MOST + 1),
    chance,
  }))
  return together(words.damageRolls(total), outcomes)
}

/** The chance that a die of a ship shows a face. */
export function chanceOfFace(ship: Ship, which: number, face: Face): number {
  const faces = FACES[colourOfDie(ship, which)]
  return faces.filter((side) => side === face).length / faces.length
}
