import type { DieFace } from '../content/schema.ts'

// Signs that are the same in every language.

export const FACES: Readonly<Record<DieFace, string>> = { hit: '☠', miss: '○', special: '⚡' }

/** “2 ☠”, never broken at the end of a line. */
export const faces = (n: number, face: DieFace): string => `${n}\u00a0${FACES[face]}`

/** The places of Signals on the Corruption board, from 1. */
export const signalPlace = (place: number): string => ['I', 'II', 'III', 'IV'][place - 1]

/** “+1”, “−2”, “0” */
export const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`
