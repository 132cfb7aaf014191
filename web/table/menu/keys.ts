/** What a key at the table asks for. */
export type Command =
  /** From 1. */
  | { readonly kind: 'choose'; readonly nth: number }
  | { readonly kind: 'end-turn' | 'take-back' | 'log' | 'choices' | 'always' | 'help' | 'cancel' }

const LETTERS: Readonly<Record<string, Exclude<Command['kind'], 'choose' | 'cancel'>>> = {
  e: 'end-turn',
  u: 'take-back',
  l: 'log',
  c: 'choices',
  a: 'always',
  '?': 'help',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/** `letters` says whether single characters are commands; whoever writes a text writes it. */
export function commandOf(event: Pressed, letters: boolean, isWriting: boolean): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat } = event
  if (ctrlKey || metaKey || altKey || repeat) return undefined
  if (key === 'Escape') return { kind: 'cancel' }
  if (!letters || isWriting) return undefined
  if (/^[1-9]$/.test(key)) return { kind: 'choose', nth: Number(key) }
  const kind = Object.hasOwn(LETTERS, key.toLowerCase()) ? LETTERS[key.toLowerCase()] : undefined
  return kind && { kind }
}

/** Whether keys pressed there are text. */
export function isWritingIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !==
      null
  )
}
