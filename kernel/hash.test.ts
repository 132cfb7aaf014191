import { expect, test } from 'vitest'
import { canonicalJson, hashOf, sha256Hex } from './hash.ts'

test('equal values have equal text, whatever the order they were built in', () => {
  const one = { b: [1, { d: 'x', c: null }], a: true }
  const other = { a: true, b: [1, { c: null, d: 'x' }] }
  expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":null,"d":"x"}]}')
  expect(hashOf(one)).toBe(hashOf(other))
  expect(hashOf(one)).not.toBe(hashOf({ ...other, a: false }))
})

test('what JSON leaves out is left out, and text is escaped', () => {
  expect(canonicalJson({ b: undefined, 'é"': 'ü\n' })).toBe('{"é\\"":"ü\\n"}')
  expect(hashOf({ b: undefined })).toBe(hashOf({}))
})

test('the hash is SHA-256 of the text', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
