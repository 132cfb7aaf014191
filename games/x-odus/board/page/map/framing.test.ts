import { expect, test } from 'vitest'
import { transcript } from '../../../test/transcript.ts'
import { mattering, watching } from './framing.ts'

/** Four Systems in a column, with ships in all but the third, where an Avatar is. */
const spread = () =>
  transcript({}, (p) => {
    p.startingSystem('R4').system('B10', 0, -1).system('B06', 0, -2).system('B08', 0, -3)
    p.at(0, 0, 1).at(1, 2).at(3, 3).avatar(1, 2)
  })
const rowsOf = (hexes: readonly { readonly r: number }[]): readonly number[] =>
  [...new Set(hexes.map(({ r }) => r))].sort((one, other) => one - other)

test('whoever acts matters; all ships until somebody does', () => {
  const t = spread()
  expect(rowsOf(mattering(t.state))).toEqual([-3, -1, 0])
  expect(rowsOf(mattering(t.play('activate 2').state))).toEqual([-1])
})

test('the others and the Avatars are worth watching, those who are lost no longer', () => {
  const t = spread().play('activate 2')
  expect(rowsOf(watching(t.state))).toEqual([-3, -2, -1, 0])
  t.ship(3).destroyed = true
  expect(rowsOf(watching(t.state))).toEqual([-2, -1, 0])
})
