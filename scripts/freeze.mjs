/**
 * Freezes the rules of a game as they are today: `npm run freeze -- x-odus` bundles its `rules/game.ts`, with all that it
 * needs of the kernel, into `past/<rules>.js`. To be run before a change that is a new version of the rules; games
 * played to their end before it are shown by the frozen ones for ever.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as esbuild from 'esbuild'

const top = join(import.meta.dirname, '..')
const [id = ''] = process.argv.slice(2)
const entry = `games/${id}/rules/game.ts`
if (!existsSync(join(top, entry))) throw new Error(`there is no ${entry}`)

const { outputFiles } = await esbuild.build({
  absWorkingDir: top,
  entryPoints: [entry],
  bundle: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  write: false,
})
const [{ text }] = outputFiles

/** @type {unknown} */
const bundle = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
const frozen = /** @type {Record<string, { readonly id?: string, readonly rules?: string }>} */ (bundle)
const [name = '', game] = Object.entries(frozen).find(([, value]) => value.id === id) ?? []
if (game?.rules === undefined) throw new Error(`${entry} exports no game “${id}”`)

const file = join(top, 'games', id, 'past', game.rules)
if (existsSync(`${file}.js`)) throw new Error(`rules ${game.rules} are frozen already, and stay as they are`)
mkdirSync(join(top, 'games', id, 'past'), { recursive: true })
writeFileSync(`${file}.js`, text)
writeFileSync(
  `${file}.d.ts`,
  `import type { Game } from '@astrolabe/kernel'\n\nexport declare const ${name}: Game<unknown>\n`,
)
console.log(`games/${id}/past/${game.rules}.js: ${text.length} characters, exported as ${name}`)
