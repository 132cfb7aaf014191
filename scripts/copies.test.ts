import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Declarations } from './copies/declarations.mjs'
import { copyFile, copySource, stateFiles } from './copies.mjs'

test.each(stateFiles().map((file) => [relative('games', file), file]))(
  'the copy of what %s declares is as it would be written now',
  (_, file) => expect(readFileSync(copyFile(file), 'utf8')).toBe(copySource(file)),
)

/** What is written for a state with one field, `it`, of a type. */
function written(type: string, others = ''): string {
  const files: Readonly<Record<string, string>> = {
    'state.ts': `
      import { type Elsewhere as Other, NAMES, NUMBERS } from './else.ts'
      export interface State { it: ${type} }
      ${others}`,
    'else.ts': `
      export const NAMES = ['a', 'b'] as const
      export const NUMBERS = [1, 2]
      export interface Elsewhere { readonly x: number }`,
  }
  return copySource('state.ts', new Declarations((file) => files[file]))
}

/** How that field is copied. */
const copied = (type: string, others?: string): string | undefined =>
  /^export function copyState\(from: State\): State \{\n {2}return \{ it: (.*) \}\n\}$/m.exec(
    written(type, others),
  )?.[1]

describe('a field', () => {
  test.each([
    'number',
    'string',
    'boolean',
    "'' | 'won' | 3 | null",
    '(typeof NAMES)[number]',
    "keyof State | 'other'",
    'readonly number[]',
    'readonly (readonly string[])[]',
    'readonly [number, boolean]',
    'Readonly<Record<string, number>>',
    'Readonly<{ a: number }>',
    'Alias',
  ])('of type %s never changes: it is shared', (type) => {
    expect(copied(type, "type Alias = 'a' | Deeper; type Deeper = number")).toBe('from.it')
  })

  test.each([
    ['number[]', 'from.it.slice()'],
    ['number[][]', 'from.it.map((item) => item.slice())'],
    ['readonly number[][]', 'from.it.map((item) => item.slice())'],
    ['[number, x: number[]]', '[from.it[0], from.it[1].slice()]'],
    ['{ a: number; b: number[] }', '{ a: from.it.a, b: from.it.b.slice() }'],
    ['Record<string, number>', '{ ...from.it }'],
    [
      'Record<string, number[]>',
      'Object.fromEntries(Object.entries(from.it).map(([key, value]) => [key, value.slice()]))',
    ],
    ['Other', 'copyElsewhere(from.it)'],
    ['Other[]', 'from.it.map(copyElsewhere)'],
    ['readonly Other[]', 'from.it.map(copyElsewhere)'],
    ['Other | null', 'from.it === null ? null : copyElsewhere(from.it)'],
    ['(Other | null)[]', 'from.it.map((item) => (item === null ? null : copyElsewhere(item)))'],
    ['[Other, Other]', '[copyElsewhere(from.it[0]), copyElsewhere(from.it[1])]'],
  ])('of type %s is copied', (type, copy) => expect(copied(type)).toBe(copy))

  test.each([
    ['Date', 'there is no declaration of Date'],
    ['undefined', 'TSUndefinedKeyword'],
    ['() => void', 'TSFunctionType'],
    ['[number, ...number[]]', 'the length of from.it[1] is not fixed'],
    ['{ a?: number }', 'from.it.a may be missing'],
    ['Other | State', 'from.it is to be an object, or an object or null'],
    ["Other | ''", 'from.it is to be an object, or an object or null'],
    ['(typeof NUMBERS)[number]', 'NUMBERS is not declared “as const”'],
    ['Box<number>', 'Box depends on other types'],
    ['Longer', 'Longer is not declared in one place'],
  ])('of type %s is refused by name', (type, problem) => {
    const others = 'interface Box<T> { of: T }; interface Longer extends State { more: number }'
    expect(() => written(type, others)).toThrow(problem)
  })
})

test('every object has a function of its own, even one that holds itself', () => {
  expect(written('Tree | null', 'export interface Tree { leaves: number; left: Tree | null }')).toBe(
    `// Written by scripts/copies.mjs from the type of the state: not to be changed by hand.
import type { State, Tree } from './state.ts'

export function copyState(from: State): State {
  return { it: from.it === null ? null : copyTree(from.it) }
}

function copyTree(from: Tree): Tree {
  return { leaves: from.leaves, left: from.left === null ? null : copyTree(from.left) }
}
`,
  )
})

test('two types of one name are refused', () => {
  const others = 'interface Elsewhere { y: number }'
  expect(() => written('[Other, Elsewhere]', others)).toThrow('there are two types named Elsewhere')
})
