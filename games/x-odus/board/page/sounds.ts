import type { Sound } from '@astrolabe/drawing'
import type { XodusFact } from '../../rules/facts.ts'

const SOUNDS: Readonly<Partial<Record<XodusFact['kind'], Sound>>> = {
  rolled: 'dice',
  rerolled: 'dice',
  revealed: 'card',
  exploration: 'card',
  'signal-revealed': 'card',
  'damage-card': 'card',
  moved: 'move',
  'avatar-moves': 'move',
  combat: 'combat',
  attack: 'combat',
  'avatar-engages': 'combat',
  'avatar-arrives': 'combat',
  'lost-health': 'loss',
  destroyed: 'loss',
  drained: 'loss',
  corruption: 'loss',
  defeated: 'gain',
  'key-taken': 'gain',
  'keys-placed': 'gain',
  'module-gained': 'gain',
  exp: 'gain',
}

/** What a deed sounds like; most make no sound. */
export const soundOf = ({ kind }: XodusFact): Sound | undefined => SOUNDS[kind]
