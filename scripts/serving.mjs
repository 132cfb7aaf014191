/** The built server as a process of its own, on a free port and with a data folder that goes with it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

/**
 * @template T
 * @param {(address: string) => Promise<T>} use
 * @returns {Promise<T>} what it came to; by then the server and its data are gone
 */
export async function whileServing(use) {
  const data = mkdtempSync(join(tmpdir(), 'astrolabe-'))
  const server = spawn(
    process.execPath,
    [program, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const gone = once(server, 'exit')
  // Whatever ends this program, no server is left behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  try {
    return await use(await addressSaid(server.stdout))
  } finally {
    server.kill()
    await gone
    process.off('exit', kill)
    rmSync(data, { recursive: true, force: true })
  }
}

/** @param {import('node:stream').Readable} stdout */
async function addressSaid(stdout) {
  const lines = createInterface({ input: stdout })
  for await (const line of lines) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address === undefined) continue
    // Nobody reads on; a full pipe would stop the server.
    stdout.resume()
    return address
  }
  throw new Error('The server ended before it was ready.')
}
