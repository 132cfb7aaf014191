// Signs and forms that are the same in every language.

/** “+1”, “−2”, “0” */
export const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`

/** What is paid, and what that brings. */
export const ARROW = '\u00a0→ '

/** “6 4 1” */
export const diceRow = (dice: readonly number[]): string => dice.join('\u00a0')

/** Packs and sections of the Unity, from 0. */
export const pack = (number: number): string => ['I', 'II', 'III'][number]
