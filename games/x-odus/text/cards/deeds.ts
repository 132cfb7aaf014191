import { isBoost, isTrait } from '../../content/families.ts'
import type { Clause } from '@astrolabe/words'
import type { Boost, Deed, Effect, Timing, Trait } from '../../content/schema.ts'

export interface DeedWords {
  readonly effect: (effect: Effect) => Clause
  readonly boost: (boost: Boost) => Clause
  readonly trait: (trait: Trait) => Clause
}

export function deedClause(deed: Deed, words: DeedWords): Clause {
  if (isBoost(deed)) return words.boost(deed)
  return isTrait(deed) ? words.trait(deed) : words.effect(deed)
}

/** It waits for no moment: it is said before anything that does. */
export const isStanding = ({ do: deed }: Deed): boolean =>
  deed === 'every-class' || deed === 'spare-energy' || deed === 'longer-rush' || deed === 'cheaper'

/** A deed that is for a ship outside a Fleet: what follows on the card is for one in a Fleet. */
export const isForLoner = (deed: Deed | undefined): boolean => deed?.do === 'unseen' && !deed.fleet

type RollMoment = Extract<Timing, 'damage-roll' | 'detection' | 'skill'>
/** Moments that are not a roll of a kind; those are said together, “on a Detection or Damage Roll”. */
type Moment = Exclude<Timing, RollMoment | 'standing'>

export interface MomentWords {
  readonly when: Readonly<Record<Moment, string>>
  readonly rolls: Readonly<Record<RollMoment, string>>
  readonly onRolls: (names: string) => string
  readonly either: (things: readonly string[]) => string
}

export function momentText(
  timings: readonly Timing[],
  { when, rolls, onRolls, either }: MomentWords,
): string {
  const names: string[] = []
  const moments: string[] = []
  for (const timing of timings)
    if (timing === 'damage-roll' || timing === 'detection' || timing === 'skill') names.push(rolls[timing])
    else if (timing !== 'standing') moments.push(when[timing])
  return either(names.length > 0 ? [...moments, onRolls(either(names))] : moments)
}
