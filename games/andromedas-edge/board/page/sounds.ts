import type { Sound } from '@astrolabe/drawing'
import type { AndromedaFact } from '../../rules/facts.ts'

const SOUNDS: Readonly<Partial<Record<AndromedaFact['kind'], Sound>>> = {
  launched: 'move',
  moved: 'move',
  returned: 'move',
  probe: 'move',
  'raider-moved': 'move',
  rolled: 'dice',
  rerolled: 'dice',
  'void-roll': 'dice',
  'unity-roll': 'dice',
  battle: 'combat',
  'raider-attacks': 'combat',
  'raider-placed': 'combat',
  event: 'card',
  played: 'card',
  drew: 'card',
  conflict: 'card',
  'planet-revealed': 'card',
  developed: 'gain',
  module: 'gain',
  upgrade: 'gain',
  'built-ship': 'gain',
  'claimed-moon': 'gain',
  'took-discovery': 'gain',
  'took-supremacy': 'gain',
  'raider-defeated': 'gain',
  recruited: 'gain',
  'module-damaged': 'loss',
  'ship-damaged': 'loss',
  collapsed: 'loss',
  lost: 'loss',
}

/** What a deed sounds like; most make no sound. */
export const soundOf = ({ kind }: AndromedaFact): Sound | undefined => SOUNDS[kind]
