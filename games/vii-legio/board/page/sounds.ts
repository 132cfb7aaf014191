import type { Sound } from '@astrolabe/drawing'
import type { LegioFact } from '../../rules/facts.ts'

const SOUNDS: Readonly<Partial<Record<LegioFact['kind'], Sound>>> = {
  'turned-over': 'card',
  'detector-used': 'card',
  revealed: 'card',
  drifted: 'dice',
  'x-roll': 'dice',
  fight: 'combat',
  'personnel-lost': 'loss',
  'landing-failed': 'loss',
  vp: 'gain',
  discovered: 'gain',
  promoted: 'gain',
  'exo-taken': 'gain',
  'x-opened': 'gain',
  'take-off': 'move',
  crossed: 'move',
  landed: 'move',
  'entered-x': 'move',
  'left-x': 'move',
  'to-base': 'move',
}

/** What a deed sounds like; most make no sound. A damage roll that took nothing is a die and no more. */
export function soundOf(fact: LegioFact): Sound | undefined {
  if (fact.kind === 'damage') return fact.lost === '' ? 'dice' : 'loss'
  return SOUNDS[fact.kind]
}
