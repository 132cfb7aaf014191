import type { ChoiceGroup } from '@astrolabe/drawing'
import { expect, test } from 'vitest'
import type { Choice } from './choices.ts'
import { groupsOf } from './grouping.ts'

const group = (id: string): ChoiceGroup => ({ id, title: { en: id, fr: id }, icon: 'planet' })
const [LAND, BUY] = [group('land'), group('buy')]

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({
  offer: { seat: 0, key, option: key },
  key,
  label: key,
  warnings: [],
  isFinal: false,
  endsTurn: false,
  ...more,
})

const read = (choices: readonly Choice[]) =>
  groupsOf(choices).map(({ group: own, choices: its }) => [own?.id, ...its.map(({ key }) => key)])

test('choices stand under their headings; those of no group come without one', () => {
  const choices = [
    choice('alpha', { group: LAND }),
    choice('beta', { group: LAND }),
    choice('laser', { group: BUY }),
    choice('end'),
  ]
  expect(read(choices)).toEqual([
    ['land', 'alpha', 'beta'],
    ['buy', 'laser'],
    [undefined, 'end'],
  ])
})

test('one group alone needs no heading', () => {
  expect(read([choice('alpha', { group: LAND }), choice('end')])).toEqual([[undefined, 'alpha', 'end']])
  expect(read([])).toEqual([])
})

test('what several warn of is said once for the group, what one warns of stays with it', () => {
  const [{ warnings }] = groupsOf([
    choice('laser', { warnings: ['full', 'last'] }),
    choice('scanner', { warnings: ['full'] }),
    choice('squad'),
  ])
  expect(warnings).toEqual(['full'])
})

test('the seal is at the heading where it goes for all of several, and else at what it goes for', () => {
  const sealed = choice('alpha', { isFinal: true })
  expect(groupsOf([sealed, choice('beta', { isFinal: true })])[0].isSealed).toBe(true)
  expect(groupsOf([sealed, choice('beta')])[0].isSealed).toBe(false)
  expect(groupsOf([sealed])[0].isSealed).toBe(false)
})
