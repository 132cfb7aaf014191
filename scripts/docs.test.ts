import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '..')
const inTop = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: top, exclude: ['**/node_modules', '**/dist', '**/reports'] }).map((file) =>
    file.replaceAll('\\', '/'),
  )
const sources = inTop('**/*.{ts,tsx,mjs}')

/** Files and folders that a page names in its sentences or links to. */
function namedIn(page: string): readonly string[] {
  const sentences = readFileSync(join(top, page), 'utf8').replaceAll(/^```[^]*?^```/gm, '')
  const named = sentences.matchAll(/`((?:[\w-]+\/)*(?:[\w.-]+\.(?:tsx?|mjs)|[\w-]+\/))`|\]\(([\w./-]+)\)/g)
  return [...named].map(([, inCode, linked]) => inCode ?? linked)
}

/** Things are named from the top or from where the page stands, and those that lie deeper there by their last part. */
function isThere(page: string, name: string): boolean {
  const folder = dirname(page)
  if (existsSync(join(top, name)) || existsSync(join(top, folder, name))) return true
  const around = folder === '.' ? sources : sources.filter((file) => file.startsWith(`${folder}/`))
  return around.some((file) => (name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`)))
}

test.each(inTop('**/*.md'))('%s names files and folders that are there', (page) => {
  const named = namedIn(page)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !isThere(page, name))).toEqual([])
})
