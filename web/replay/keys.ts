import type { Stride } from './stops.ts'

/** What a key in a replay asks for. */
export type Command =
  | { readonly kind: 'stride'; readonly stride: Stride; readonly forward: boolean }
  | { readonly kind: 'start' | 'end' | 'play' }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return { kind: 'stride', stride: shiftKey ? 'turn' : 'answer', forward: key === 'ArrowRight' }
    case 'PageUp':
    case 'PageDown':
      return { kind: 'stride', stride: 'round', forward: key === 'PageDown' }
    case 'Home':
      return { kind: 'start' }
    case 'End':
      return { kind: 'end' }
    case ' ':
      return { kind: 'play' }
    default:
      return undefined
  }
}
