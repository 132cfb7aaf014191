/**
 * `npm run copies` writes, for each game, the function that copies its state, from the type of that state.
 * Copies decide how far a bot can look ahead. So they are written out, field by field in the order of the declaration,
 * and lists of a fixed length item by item: with spreads a copy takes ten times as long.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { CopyWriter } from './copies/copy-writer.mjs'
import { Declarations } from './copies/declarations.mjs'

const top = join(import.meta.dirname, '..')
const HEAD = '// Written by scripts/copies.mjs from the type of the state: not to be changed by hand.'

/** @returns {readonly string[]} the files in which games declare their states */
export function stateFiles() {
  return readdirSync(join(top, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(top, 'games', name, 'position/state.ts'))
    .filter((file) => existsSync(file))
}

/** @param {string} stateFile */
export const copyFile = (stateFile) => join(dirname(stateFile), 'copy.ts')

/**
 * @param {string} file in which a game declares its state
 * @param {Declarations} [declarations]
 * @returns {string} the text of the file beside it that copies one
 */
export function copySource(file, declarations = new Declarations()) {
  const writer = new CopyWriter(declarations)
  const state = [...declarations.source(file).types.keys()].find((name) => name.endsWith('State'))
  if (state === undefined) throw new Error(`${file} declares no type whose name ends in State`)
  writer.named(state, file, 'from')
  const imports = [...Map.groupBy(writer.functions, (written) => written.file)].map(([home, written]) => {
    const names = written.map(({ name }) => name).sort()
    return `import type { ${names.join(', ')} } from './${relative(dirname(file), home)}'`
  })
  const functions = writer.functions.map(({ name, body }, index) => {
    const start = index === 0 ? 'export function copyState' : `function copy${name}`
    return `${start}(from: ${name}): ${name} {\n return ${body}\n}`
  })
  return formatted(`${HEAD}\n${imports.join('\n')}\n\n${functions.join('\n\n')}\n`)
}

/** @param {string} text */
const formatted = (text) =>
  execFileSync('biome', ['format', '--stdin-file-path=copy.ts'], { cwd: top, input: text, encoding: 'utf8' })

if (import.meta.main) for (const file of stateFiles()) writeFileSync(copyFile(file), copySource(file))
