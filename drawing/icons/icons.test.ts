import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { iconFiles } from '../../scripts/icons.mjs'
import { readPath } from '../../scripts/path-data.mjs'
import { GAME_ICONS } from './game-icons.ts'
import { OWN_ICONS } from './own.ts'

const top = new URL('../../', import.meta.url)
const written = (path: string): string => readFileSync(new URL(path, top), 'utf8')
const namesIn = (list: string): readonly string[] =>
  Object.keys(JSON.parse(written(list)) as Readonly<Record<string, string>>)

const HOUSES = globSync('games/*/board/icons/names.json', { cwd: top }).map((list) => ({
  house: dirname(dirname(dirname(list))),
  list,
}))

test('the files of icons and credits are what scripts/icons.mjs makes of the lists', () => {
  expect(HOUSES).not.toEqual([])
  for (const [path, source] of iconFiles()) expect(written(path), path).toBe(source)
})

test('no name stands for two icons', () => {
  const everywhere = [...Object.keys(GAME_ICONS), ...Object.keys(OWN_ICONS)]
  for (const { list } of HOUSES) {
    const names = [...everywhere, ...namesIn(list)]
    expect(new Set(names).size, list).toBe(names.length)
  }
})

function sourcesIn(folders: readonly string[]): readonly string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: top },
  ).filter((path) => !/\.test\.|\/past\/|\/icons\//.test(path))
}

const matchesIn = (folders: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(sourcesIn(folders).flatMap((path) => [...written(path).matchAll(pattern)].map(([, word]) => word)))

/** Everything in quotes in the sources of a folder. */
const quotedIn = (folders: readonly string[]): ReadonlySet<string> =>
  matchesIn(folders, /['"`]([\w-]+)['"`]/g)

/** What is asked for as an icon: a word of one game may well be the icon of another. */
const iconsAskedFor = (folders: readonly string[]): ReadonlySet<string> =>
  matchesIn(folders, /(?:\bicon(?:=|: )|<Icon\s+name=)\{?['"]([\w-]+)['"]/g)

const BROUGHT = new Set(HOUSES.flatMap(({ list }) => namesIn(list)))

test('whatever is drawn at any table needs no icon that only a game brings', () => {
  const asked = iconsAskedFor(['drawing', 'web'])
  expect([...BROUGHT].filter((name) => asked.has(name))).toEqual([])
})

test.each(HOUSES)('$house brings the icons it names, and no others', ({ house, list }) => {
  const own = new Set(namesIn(list))
  const quoted = quotedIn([house])
  expect([...own].filter((name) => !quoted.has(name))).toEqual([])
  expect([...iconsAskedFor([house])].filter((name) => BROUGHT.has(name) && !own.has(name))).toEqual([])
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
