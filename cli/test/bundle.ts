import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { afterAll } from 'vitest'

/** A folder of its own for a test file, gone when its tests are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'astrolabe-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Bundles the threads of the tests: they load JavaScript, as those of the program do. */
export async function testWorker(folder: string): Promise<URL> {
  const outfile = join(folder, 'worker.mjs')
  await esbuild.build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    outfile,
    bundle: true,
    // Only the game of the tests is played on them.
    alias: { '@astrolabe/games': fileURLToPath(new URL('./harvest.ts', import.meta.url)) },
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  return pathToFileURL(outfile)
}
