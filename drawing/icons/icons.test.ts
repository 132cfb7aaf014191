import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { creditsSource, gameIconsSource } from '../../scripts/icons.mjs'
import { readPath } from '../../scripts/path-data.mjs'
import { GAME_ICONS } from './game-icons.ts'
import { ICON_NAMES } from './icon.tsx'
import { OWN_ICONS } from './own.ts'

const written = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the files of icons and credits are what scripts/icons.mjs makes of the list', () => {
  expect(written('game-icons.ts')).toBe(gameIconsSource())
  expect(written('credits.ts')).toBe(creditsSource())
})

test('no name stands for two icons', () => {
  expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length)
})

/** Where each segment ends. */
function ends(path: string): readonly (readonly [x: number, y: number])[] {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return readPath(path).map(({ letter, numbers }) => {
    const command = letter.toUpperCase()
    const [fromX, fromY] = letter === command ? [0, 0] : [x, y]
    if (command === 'Z') [x, y] = [startX, startY]
    else if (command === 'H') x = fromX + numbers[0]
    else if (command === 'V') y = fromY + numbers[0]
    else [x, y] = [fromX + numbers[numbers.length - 2], fromY + numbers[numbers.length - 1]]
    if (command === 'M') [startX, startY] = [x, y]
    return [x, y] as const
  })
}

test.each([
  ['of the set', Object.entries(GAME_ICONS), 512],
  ['of our own', Object.entries(OWN_ICONS), 24],
] as const)('icons %s stay on their square', (_, icons, side) => {
  const outside = icons.filter(([, path]) => ends(path).some((end) => end.some((at) => at < 0 || at > side)))
  expect(outside.map(([name]) => name)).toEqual([])
})
