import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundle } from '../test/bundle.ts'
import { temporaryFolder } from '../test/folder.ts'
import { SqliteStore } from './sqlite.ts'
import { line } from './test/lines.ts'

const ROUNDS = 5
const folder = temporaryFolder()

/** Runs the program that appends, kills it in the midst of it, and gives the lines it had said were on disk. */
async function appendUntilKilled(program: URL, path: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, [fileURLToPath(program), path, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, 60 + 70 * round))
  child.kill('SIGKILL')
  await closed
  // The last line may have been cut in the middle.
  return said.slice(0, said.lastIndexOf('\n')).split('\n')
}

test('a program killed while it writes loses nothing that it had said was on disk', async () => {
  const program = await bundle(new URL('./test/appender.ts', import.meta.url), folder)
  const path = join(folder, 'killed.db')
  const said: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const lines = await appendUntilKilled(program, path, round)
    expect(lines.length).toBeGreaterThan(20)
    said.push(...lines)
    const store = new SqliteStore(path)
    const tables = new Set(said.map((text) => text.split(' ')[0]))
    const events = new Map(
      await Promise.all([...tables].map(async (table) => [table, await store.events(table)] as const)),
    )
    for (const text of said) {
      const [table, number, ...words] = text.split(' ')
      expect(events.get(table)?.[Number(number)]).toEqual(line(words.join(' ')))
    }
    for (const [table, kept] of events) expect(await store.version(table)).toBe(kept.length)
    await store.close()
  }
})
