import { expect } from 'vitest'

/** A text with something in it, where a text is expected. */
export const textWith = (part: string): unknown => expect.stringContaining(part)

export const anyNumber: unknown = expect.any(Number)

/** An object with these fields, among others. */
export const objectWith = (fields: object): unknown => expect.objectContaining(fields)

/** Numbers in their order. */
export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)
