import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const top = fileURLToPath(new URL('..', import.meta.url))
const elsewhere = mkdtempSync(join(tmpdir(), 'astrolabe-lint-'))
afterAll(() => rmSync(elsewhere, { recursive: true }))

/** What the lint of this repository says about one file, were it in that folder. */
function complaints(folder: string, source: string): string {
  copyFileSync(join(top, '.oxlintrc.json'), join(elsewhere, '.oxlintrc.json'))
  mkdirSync(join(elsewhere, folder), { recursive: true })
  writeFileSync(join(elsewhere, folder, 'subject.ts'), source)
  try {
    return execFileSync(join(top, 'node_modules/.bin/oxlint'), ['--format=unix', folder], {
      cwd: elsewhere,
      encoding: 'utf8',
    })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

describe('a position depends on the record alone', () => {
  test.each(['position', 'rules', 'content', 'bot'])(
    '%s/ of a game reads no clock, no chance of its own, no machine',
    (part) => {
      const said = complaints(
        `games/any/${part}`,
        "import { cpus } from 'node:os'\nexport const seen = [Date.now(), Math.random(), cpus()]\n",
      )
      expect(said).toContain('no-restricted-globals')
      expect(said).toContain('no-restricted-properties')
      expect(said).toContain('no-nodejs-modules')
    },
  )

  test('rules and what they read keep no variable and no scratch outside the state', () => {
    const files = globSync('games/*/{rules,position}/*.ts', { cwd: top })
    expect(files.length).toBeGreaterThan(100)
    // What is never written to is no scratch, and a cache says so: nothing depends on whether it was filled.
    const kept = files.filter((file) =>
      /(?<!^\/\/ A cache: .*\n)^(export )?(let |const \w+(: (?!Readonly(Map|Set)<)[^=]+)? = new )/m.test(
        readFileSync(join(top, file), 'utf8'),
      ),
    )
    expect(kept).toEqual([])
  })
})
