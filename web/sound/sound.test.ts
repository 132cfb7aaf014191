import { SOUNDS } from '@astrolabe/drawing'
import { FACES } from '@astrolabe/games/faces.ts'
import { expect, test } from 'vitest'
import { soundsOf } from './heard.ts'
import { RECIPES } from './recipes.ts'

test.each(SOUNDS)('%s is short, and never too loud', (sound) => {
  const notes = RECIPES[sound]
  expect(notes.length).toBeGreaterThan(0)
  for (const { at, length, loudness, pitch = 440 } of notes) {
    expect(at + length).toBeLessThanOrEqual(2)
    expect(loudness).toBeGreaterThan(0)
    expect(loudness).toBeLessThanOrEqual(0.5)
    expect(pitch).toBeGreaterThanOrEqual(100)
    expect(pitch).toBeLessThanOrEqual(1500)
  }
})

test('no two sounds are the same', () => {
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(RECIPES[sound]))).size).toBe(SOUNDS.length)
})

test('what happens together sounds once for each kind, and at most three times', () => {
  const kinds = { a: 'card', b: 'dice', c: 'gain', d: 'loss' } as const
  const soundOf = ({ kind }: { readonly kind: string }) =>
    kind in kinds ? kinds[kind as keyof typeof kinds] : undefined
  const told = (...facts: string[]) => facts.map((kind) => ({ kind }))
  expect(soundsOf({ soundOf }, told('b', 'a', 'b', 'x'))).toEqual(['dice', 'card'])
  expect(soundsOf({ soundOf }, told('a', 'b', 'c', 'd'))).toEqual(['card', 'dice', 'gain'])
  expect(soundsOf({}, told('a'))).toEqual([])
})

test.each(Object.keys(FACES))('%s says what some of its facts sound like', async (game) => {
  const face = await FACES[game].face()
  expect(face.soundOf?.({ kind: 'no such fact' })).toBeUndefined()
  expect('soundOf' in face).toBe(true)
})
