import type { Names } from '@astrolabe/kernel'
import { capital } from '@astrolabe/words'
import { NONE, RAIDER, UNITY } from '../../../position/state.ts'
import { theRaider } from '../nouns.ts'

// Names of players may begin with a vowel: they never follow « de » or « que ».

export function person(who: number, names: Names, raider = NONE): string {
  if (who === UNITY) return 'l’Unité'
  if (who === RAIDER) return raider === NONE ? 'le pillard' : theRaider(raider)
  return names(who)
}
export const Person = (who: number, names: Names): string => capital(person(who, names))
