import { describe, expect, test } from 'vitest'
import { importViolations } from './check-imports.mjs'

/** A small repository in which everything points the right way. */
const CLEAN: Readonly<Record<string, string>> = {
  'kernel/index.ts': `export { hash } from './hash.ts'`,
  'kernel/hash.ts': `import { sha256 } from '@noble/hashes/sha2.js'\nexport const hash = sha256`,
  'kernel/browser.test.ts': `import { chromiumPath } from '../scripts/chromium.mjs'\nchromiumPath('vii-legio')`,
  'games/registry.ts': `import { viiLegio } from './vii-legio/game.ts'\nexport const games = { 'vii-legio': viiLegio }`,
  'games/every-game.test.ts': `import { games } from './registry.ts'\nimport { random } from '@astrolabe/bots'`,
  'games/vii-legio/game.ts': `import { land } from './rules/landing.ts'\nimport { fr } from './text/fr.ts'`,
  'games/vii-legio/rules/landing.ts': `import { hash } from '@astrolabe/kernel'\nimport { planets } from '../content/planets.ts'\nexport const rule = 'VL-454'`,
  'games/vii-legio/rules/landing.test.ts': `import { fr } from '../text/fr.ts'\nimport { random } from '@astrolabe/bots'`,
  'games/vii-legio/content/planets.ts': `import { hash } from '@astrolabe/kernel'\nexport const planets = [hash]`,
  'games/vii-legio/text/fr.ts': `import type { Planet } from '../content/planets.ts'\nimport { plural } from '@astrolabe/kernel'`,
  'games/vii-legio/position/reach.ts': `import { planets } from '../content/planets.ts'\nexport const reach = planets`,
  'games/vii-legio/bot/worth.ts': `import { reach } from '../position/reach.ts'\nimport type { Move } from '../rules/landing.ts'\nimport type { Bot } from '@astrolabe/kernel'\nimport { linearSum } from '@astrolabe/bots/linear.ts'`,
  'games/vii-legio/board/map.tsx': `import { fr } from '../text/fr.ts'\nimport type { Planet } from '../rules/planet.ts'\nexport const map = <svg>{fr}</svg>`,
  'games/x-odus/rules/combat.ts': `import { hash } from '@astrolabe/kernel'\nexport const rule = 'CMB-12'`,
  'games/vii-legio/face.tsx': `import { map } from './board/map.tsx'\nimport type { Face } from '@astrolabe/drawing'\nexport const face = map`,
  'games/faces.ts': `import type { Face } from '@astrolabe/drawing'\nexport const faces = { 'vii-legio': () => import('./vii-legio/face.tsx') }`,
  'drawing/index.ts': `import type { Offer } from '@astrolabe/kernel'`,
  'words/index.ts': `import type { Language } from '@astrolabe/kernel'`,
  'tables/index.ts': `import { hash } from '@astrolabe/kernel'`,
  'server/index.ts': `import { games } from '@astrolabe/games'\nimport { table } from '@astrolabe/tables'`,
  'web/main.tsx': `import { faces } from '@astrolabe/games/faces.ts'\nimport type { Problem } from '@astrolabe/server/protocol'`,
  'bots/index.ts': `import { hash } from '@astrolabe/kernel'`,
  'bots/search.test.ts': `import { games } from '@astrolabe/games'\nconst game = games['vii-legio']`,
  'cli/main.ts': `// a comment may speak of VII Legio\nimport { games } from '@astrolabe/games'\nimport { random } from '@astrolabe/bots'\nimport { hash } from '@astrolabe/kernel'\nconst exodus = 'UTF-8'`,
  'cli/bin/astrolabe.js': `await import(new URL('../../dist/cli.js', import.meta.url).href)`,
  'bench/main.ts': `import { games } from '@astrolabe/games'\nconst game = games['vii-legio']`,
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'`,
}

const violationsWith = (file: string, source: string) =>
  importViolations(new Map(Object.entries({ ...CLEAN, [file]: source })))

test('a clean tree passes', () => {
  expect(importViolations(new Map(Object.entries(CLEAN)))).toEqual([])
})

describe('imports against their direction', () => {
  const kernel = 'kernel/ imports nothing of ours'
  const rules = 'rules/ imports the kernel and its own position/, rules/ and content/'
  const position = 'position/ imports the kernel and its own content/: rules read it, it reads no rules'
  const content = 'content/ imports the kernel only'
  const text =
    'text/ imports the kernel, words/, its own content/ and position/ and, with `import type`, its own rules/'
  const bot =
    'bot/ imports the kernel, bots/, its own position/ and content/ and, with `import type`, its own rules/'
  const board =
    'board/ imports the kernel, drawing/, its own content/, position/ and text/ and, with `import type`, its own rules/'
  const bots = 'bots/ imports the kernel only, never a game'
  const threads = 'threads/ imports nothing of ours: it does not know what its threads do'
  const cli = 'cli/ imports the kernel, words/, threads/, tables/, bots/, server/ and the registry of games'
  const bench = 'bench/ imports the kernel, tables/, bots/, server/, scripts/ and the registry of games'
  const trial = 'trial/ imports the kernel, tables/, server/, bench/ and the registry of games'
  const server = 'server/ imports the kernel, words/, threads/, tables/, bots/ and the registry of games'
  const web =
    'web/ imports the kernel, words/, tables/, drawing/, bots/, the games by their registries, and types of server/'
  const otherGame = 'no game imports another game'
  const byName = 'another package is imported by its name, not by a relative path'
  const game = 'a file at the top of a game imports the kernel, words/, drawing/ and its own game'

  test.each([
    ['kernel/menu.ts', '@astrolabe/games', kernel],
    ['threads/pool.ts', '@astrolabe/kernel', threads],
    ['kernel/menu.ts', '@astrolabe/bots', kernel],
    ['kernel/menu.ts', '../games/vii-legio/rules/landing.ts', kernel],
    ['kernel/menu.test.ts', '@astrolabe/games', kernel],
    ['games/vii-legio/rules/a.ts', '../text/fr.ts', rules],
    ['games/vii-legio/rules/a.ts', '../bot/worth.ts', rules],
    ['games/vii-legio/rules/a.ts', '../board/map.tsx', rules],
    ['games/vii-legio/rules/a.ts', '../game.ts', rules],
    ['games/vii-legio/rules/a.ts', '../../registry.ts', rules],
    ['games/vii-legio/rules/a.ts', '@astrolabe/bots', rules],
    ['games/vii-legio/content/a.ts', '../text/fr.ts', content],
    ['games/vii-legio/position/a.ts', '../rules/landing.ts', position],
    ['games/vii-legio/bot/a.ts', '../rules/landing.ts', bot],
    ['games/vii-legio/text/a.ts', '../rules/landing.ts', text],
    ['games/vii-legio/text/a.ts', '../bot/worth.ts', text],
    ['games/vii-legio/bot/a.ts', '../text/fr.ts', bot],
    ['games/vii-legio/board/a.tsx', '../rules/landing.ts', board],
    ['games/vii-legio/board/a.tsx', '../bot/worth.ts', board],
    ['games/vii-legio/game.ts', '@astrolabe/bots', game],
    ['games/x-odus/rules/a.ts', '../../vii-legio/rules/landing.ts', otherGame],
    ['games/x-odus/rules/a.ts', '@astrolabe/games/vii-legio/rules/landing.ts', otherGame],
    ['games/x-odus/rules/a.test.ts', '../../vii-legio/rules/landing.ts', otherGame],
    ['bots/search.ts', '@astrolabe/games', bots],
    ['bots/search.ts', '@astrolabe/games/vii-legio/rules/landing.ts', bots],
    ['bots/search.ts', '@astrolabe/cli/play.ts', bots],
    ['cli/play.ts', '@astrolabe/games/vii-legio/rules/landing.ts', cli],
    ['cli/play.ts', '@astrolabe/bench/main.ts', cli],
    ['bench/main.ts', '@astrolabe/games/vii-legio/rules/landing.ts', bench],
    ['bench/main.ts', '@astrolabe/cli/play.ts', bench],
    ['bench/main.ts', '@astrolabe/trial/main.ts', bench],
    ['trial/main.ts', '@astrolabe/cli/play.ts', trial],
    ['cli/play.ts', '../kernel/index.ts', byName],
    ['games/vii-legio/rules/a.ts', '../../../kernel/index.ts', byName],
    ['scripts/a.mjs', '@astrolabe/kernel', 'scripts/ imports nothing of ours'],
    ['vitest.config.ts', '@astrolabe/kernel', 'a file at the top of the repository imports scripts/ only'],
    ['tables/table.ts', '@astrolabe/games', 'tables/ imports the kernel only, never a game'],
    ['words/english.ts', '@astrolabe/games', 'words/ imports the kernel only, never a game'],
    ['games/vii-legio/rules/a.ts', '@astrolabe/words', rules],
    ['drawing/planet.tsx', '@astrolabe/games', 'drawing/ imports the kernel only, never a game'],
    ['server/index.ts', '@astrolabe/games/faces.ts', server],
    ['server/index.ts', '@astrolabe/web/main.tsx', server],
    ['web/main.tsx', '@astrolabe/server', web],
    ['web/main.tsx', '@astrolabe/games/vii-legio/board/map.tsx', web],
    [
      'examples/bot.mjs',
      '@astrolabe/kernel',
      'examples/ imports nothing of ours: it speaks to the server alone',
    ],
    ['cli/play.ts', '@astrolabe/elsewhere', 'no direction of imports is stated for elsewhere/'],
    ['cli/play.ts', '../../elsewhere/a.ts', 'no direction of imports is stated for ../elsewhere/'],
  ])('%s may not import %s', (file, from, rule) => {
    expect(violationsWith(file, `const first = 1\nimport { it } from '${from}'`)).toEqual([
      { file, line: 2, found: `import '${from}'`, rule },
    ])
  })

  test.each([
    ['a type', `import type { Games } from '@astrolabe/games'`],
    ['a re-export', `export { games } from '@astrolabe/games'`],
    ['a re-export of everything', `export * from '@astrolabe/games'`],
    ['a bare import', `import '@astrolabe/games'`],
    ['a dynamic import', `const games = import('@astrolabe/games')`],
    ['a dynamic import of a template', 'const games = import(`@astrolabe/games`)'],
    ['the type of an import', `type Games = import('@astrolabe/games').Games`],
    ['a require', `const games = require('@astrolabe/games')`],
    ['an import by assignment', `import games = require('@astrolabe/games')`],
    ['the address of a module', `const worker = new URL('../games/registry.ts', import.meta.url)`],
  ])('%s is an import', (_, source) => {
    expect(violationsWith('kernel/menu.ts', source)).toMatchObject([{ line: 1, rule: kernel }])
  })

  test('a type named inside a value import still imports the module', () => {
    const source = `import { type Planet } from '../rules/planet.ts'`
    expect(violationsWith('games/vii-legio/board/a.tsx', source)).toMatchObject([{ rule: board }])
  })

  test('a folder without a stated direction is refused', () => {
    for (const file of ['elsewhere/main.ts', 'games/vii-legio/sounds/laser.ts'])
      expect(violationsWith(file, 'export {}')).toMatchObject([{ file, found: file }])
  })

  test('a source that does not parse is refused', () => {
    expect(violationsWith('kernel/menu.ts', 'import {')).toMatchObject([{ rule: 'a source can be parsed' }])
  })
})

describe('naming a game outside its folder', () => {
  const rule = 'nothing outside games/vii-legio/ names that game, but for the registry'

  test.each([
    ['vii-legio', `const usual = 'vii-legio'`],
    ['VII Legio', `const title = "VII Legio"`],
    ['play vii-legio --seats ', 'const example = `play vii-legio --seats ${2}`'],
    ['viiLegio', 'const viiLegio = 1'],
    ['playViiLegio', 'function playViiLegio() {}'],
    ['VII_LEGIO', 'game.VII_LEGIO()'],
    ['vii_legio', 'const games = { vii_legio: 1 }'],
    ['viilegio', 'let viilegio = 0'],
    ['VL-454', `const rule = 'VL-454'`],
    ['VL-', `const isRule = id.startsWith('VL-')`],
    ['vl.space', `const menu = 'vl.space'`],
    ['/VL-\\d+/', 'const pattern = /VL-\\d+/'],
  ])('%s is found in cli/', (found, source) => {
    expect(violationsWith('cli/play.ts', `\n${source}`)).toMatchObject([{ line: 2, found, rule }])
  })

  test.each([
    'kernel/menu.ts',
    'bots/search.ts',
    'games/shelf.ts',
    'games/x-odus/text/fr.ts',
    'scripts/a.mjs',
  ])('it is found in %s', (file) => {
    expect(violationsWith(file, `const usual = 'vii-legio'`)).toMatchObject([{ file, rule }])
  })

  test('it is found in the name of a file', () => {
    expect(violationsWith('cli/vii-legio.ts', 'export {}')).toMatchObject([{ line: 1, rule }])
  })

  test('a word that merely contains an id is no name', () => {
    expect(violationsWith('cli/play.ts', `const exodus = 'an exodus, an AVL-3 tree'`)).toEqual([])
  })
})

describe('files of rules/ import one another in no circle', () => {
  const circleWith = (first: string, second: string) =>
    importViolations(
      new Map([
        [`games/x-odus/rules/${first}.ts`, `import { b } from './${second}.ts'`],
        [`games/x-odus/rules/${second}.ts`, `import { a } from './${first}.ts'`],
      ]),
    )

  test('two that do are named', () => {
    expect(circleWith('attack', 'cards')).toMatchObject([
      {
        found: 'games/x-odus/rules/attack.ts -> games/x-odus/rules/cards.ts',
        rule: 'files of rules/ import one another in no circle, but through effects.ts',
      },
    ])
  })

  test('the verbs of the cards may reach up to the chapters that use them', () => {
    expect(circleWith('effects', 'attack')).toEqual([])
  })
})
