import { tableOptions } from '@astrolabe/kernel'
import type { Desk, Fact, House } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { simulateGame, type SimulationPlan } from '../simulation/games.ts'
import { summarise } from '../simulation/summary.ts'
import { emptyTally } from '../simulation/tally.ts'
import { harvest } from '../test/harvest.ts'
import { reportPage } from './page.ts'

const plan: SimulationPlan = {
  game: 'harvest',
  options: tableOptions(harvest.game),
  bots: ['random', 'cadet', 'random'],
  seed: 1,
}

const { watch } = (await harvest.desk()) as Desk<unknown, Fact>

function pageOf(games: number): string {
  const tally = emptyTally(3)
  for (let index = 0; index < games; index++) {
    simulateGame({ house: harvest as unknown as House<unknown>, watch }, plan, index, tally)
  }
  const many = new Map(Array.from({ length: 50 }, (_, card) => [`card <${card}>`, card] as const))
  if (games > 0) tally.tallies.set('cardsPlayed', many)
  return reportPage(
    summarise(plan, tally, { seconds: 1, decisionsPerSecond: tally.decisions, gamesPerSecond: tally.games }),
    tally,
    {
      title: harvest.text.en.title,
      command: 'astrolabe "again"',
    },
  )
}

interface Tag {
  readonly name: string
  readonly attributes: string
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z0-9-]+="[^"<>]*")*)(\/?)>/gi
const NEVER_CLOSED = new Set(['meta'])

/** Reads markup tag by tag, and throws where one is not closed as it was opened or something else looks like one. */
function tagsOf(page: string): readonly Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  const body = page.replace(/^<!doctype html>/, '').replace(/<style>[^<]*<\/style>/, '')
  for (const [, closes, name, attributes, itself] of body.matchAll(TAG)) {
    if (closes === '/') {
      const last = open.pop()
      if (last !== name) throw new Error(`</${name}> closes <${last}>`)
      continue
    }
    tags.push({ name, attributes })
    if (itself !== '/' && !NEVER_CLOSED.has(name)) open.push(name)
  }
  const [stray] = /.{0,20}[<>].{0,20}/.exec(body.replace(TAG, '')) ?? open
  if (stray !== undefined) throw new Error(`${stray} is left over`)
  return tags
}

describe('a report', () => {
  const page = pageOf(60)
  const tags = tagsOf(page)
  const valuesOf = (attribute: string): string[] =>
    tags.flatMap(({ attributes }) => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? [])

  test('is one file that needs no other, and no script', () => {
    expect(page).not.toMatch(/https?:|\/\/[a-z]|url\(|@import|<script|<link|<img| src=| href=| on[a-z]+=/i)
    expect(page.startsWith('<!doctype html>')).toBe(true)
  })

  test('has a text alternative and numbers for every plot', () => {
    const ids = valuesOf('id')
    expect(new Set(ids).size).toBe(ids.length)
    const plots = tags.filter(({ name }) => name === 'svg')
    expect(plots.length).toBeGreaterThan(8)
    for (const { attributes } of plots) expect(attributes).toContain('role="img"')
    for (const label of valuesOf('aria-labelledby').flatMap((label) => label.split(' ')))
      expect(ids).toContain(label)
    expect(valuesOf('aria-labelledby')).toHaveLength(plots.length)
    expect(tags.filter(({ name }) => name === 'table').length).toBeGreaterThan(6)
  })

  test('shows what the game measures', () => {
    for (const words of ['Rainy turns', 'Fruit', 'Basket', 'In the order of play', 'Cards played']) {
      expect(page).toContain(words)
    }
    expect(page).toContain('60 games on 3 seats between random, cadet, random, from seed 1.')
  })

  test('takes names as they are, never as markup', () => {
    expect(page).toContain('Harvest &lt;&amp; friends&gt;')
    expect(page).toContain('Card &lt;49&gt;')
    expect(page).toContain('astrolabe &quot;again&quot;')
  })

  test('has no number that is not one', () => expect(page).not.toMatch(/NaN|Infinity|undefined/))

  test('follows the reader’s choice of light or dark', () =>
    expect(page).toContain('prefers-color-scheme: dark'))

  test('of no games at all says so', () => {
    const empty = pageOf(0)
    expect(tagsOf(empty).length).toBeGreaterThan(10)
    expect(empty).toContain('No game was played to its end.')
    expect(empty).not.toMatch(/NaN|Infinity|undefined/)
  })
})
