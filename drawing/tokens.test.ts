import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, difference, type Light, lightOf, seenWith, VISIONS } from './colour.ts'

const FOLDER = new URL('.', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8')
const TOKENS = read('tokens.css')

const colours = new Map(
  [...TOKENS.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, lightOf(colour)]),
)

function named(name: string): Light {
  const colour = colours.get(name)
  if (colour === undefined) throw new Error(`tokens.css has no colour --${name}.`)
  return colour
}

const numbered = (name: string): readonly string[] => [1, 2, 3, 4, 5, 6].map((each) => `${name}-${each}`)

const PANELS = ['space', 'space-near', 'panel', 'panel-raised', 'panel-sunk']
const SIGNALS = ['gold', 'danger', 'good', 'info']
const BRIGHT = ['ink', 'ink-soft', ...SIGNALS, ...numbered('seat'), ...numbered('kind')]

/** Every two of some names, with how far apart they look. */
const apart = (names: readonly string[], seen: (light: Light) => Light) =>
  names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .map((other) => ({ pair: `${one} ${other}`, far: difference(seen(named(one)), seen(named(other))) })),
  )

describe('contrast', () => {
  test.each(BRIGHT)('%s can be read on every panel', (name) => {
    for (const panel of PANELS)
      expect(contrast(named(name), named(panel)), `on ${panel}`).toBeGreaterThanOrEqual(4.5)
  })

  test.each(BRIGHT.slice(2))('dark ink can be read on %s', (name) => {
    expect(contrast(named('ink-dark'), named(name))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(PANELS)('the strong line shows where a control ends on %s', (panel) => {
    expect(contrast(named('line-strong'), named(panel))).toBeGreaterThanOrEqual(3)
  })
})

describe.each(VISIONS)('with %s vision', (vision) => {
  const seen = (light: Light): Light => seenWith(vision, light)

  test.each([
    ['seats', numbered('seat'), 10],
    ['kinds', numbered('kind'), 8.5],
    ['signals', SIGNALS, 10],
  ] as const)('no two %s look alike', (_, names, least) => {
    expect(apart(names, seen).filter(({ far }) => far < least)).toEqual([])
  })
})

describe('motion', () => {
  const [usual, reduced] = TOKENS.split('prefers-reduced-motion: reduce')
  const durations = (css: string) =>
    new Map([...css.matchAll(/--(fast|normal|slow): (\d+)ms/g)].map(([, name, ms]) => [name, Number(ms)]))

  test('takes 150 to 400 ms', () => {
    expect([...durations(usual).values()]).toEqual([150, 250, 400])
  })

  test('takes no time for those who asked for less', () => {
    expect([...durations(reduced)]).toEqual([...durations(usual).keys()].map((name) => [name, 0]))
  })
})

test('every custom property that the style sheets use is set', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(css|tsx?)$/.test(path),
  )
  const sheets = files
    .filter((path) => path.endsWith('.css'))
    .map(read)
    .join('\n')
  const set = new Set(
    [
      ...files
        .map(read)
        .join('\n')
        .matchAll(/(?:^|[\s{'])(--[\w-]+)'?:/gm),
    ].map(([, name]) => name),
  )
  const used = new Set([...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !set.has(name))).toEqual([])
  expect(used.size).toBeGreaterThan(20)
})
