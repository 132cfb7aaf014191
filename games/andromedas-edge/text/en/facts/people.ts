import type { Names } from '@astrolabe/kernel'
import { capital, type FactWords } from '@astrolabe/words'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { NONE, RAIDER, UNITY } from '../../../position/state.ts'
import { theRaider } from '../nouns.ts'

export type FactOf<K extends AndromedaFact['kind']> = Extract<AndromedaFact, { readonly kind: K }>

/** Sentences for some kinds of facts. */
export type Telling<K extends AndromedaFact['kind']> = Pick<FactWords<AndromedaFact>, K>

/** A participant in a sentence; a raider by its name where its card is known. */
export function person(who: number, names: Names, raider = NONE): string {
  if (who === UNITY) return 'the Unity'
  if (who === RAIDER) return raider === NONE ? 'the raider' : theRaider(raider)
  return names(who)
}
export const Person = (who: number, names: Names): string => capital(person(who, names))
