import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was free')
  return address.port
}

/** The real server, built, as a process of its own with a data folder of its own; it can be killed and started again. */
export class RunningServer {
  readonly address: string
  readonly #program: string
  readonly #port: number
  readonly #data = mkdtempSync(join(tmpdir(), 'astrolabe-e2e-'))
  /** Where everything is kept. */
  readonly file = join(this.#data, 'astrolabe.sqlite')
  #process: ChildProcess | undefined

  private constructor(program: string, port: number) {
    this.#program = program
    this.#port = port
    this.address = `http://127.0.0.1:${port}`
    // Whatever ends the tests, no server is left behind.
    process.once('exit', () => this.#process?.kill('SIGKILL'))
  }

  static async start(program = PROGRAM): Promise<RunningServer> {
    const server = new RunningServer(program, await freePort())
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program, 'serve'], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        ASTROLABE_DATA: this.#data,
        ASTROLABE_LIMITS: 'off',
        ASTROLABE_BOT_THREADS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    const isReady = await Promise.race([this.#ready(child), once(child, 'exit').then(() => false)])
    if (!isReady) throw new Error(`the server ended with ${child.exitCode} before it was ready`)
    // Nobody reads on; a full pipe would stop the server.
    child.stdout.resume()
  }

  async #ready({ stdout }: ChildProcess): Promise<boolean> {
    if (stdout === null) return false
    for await (const line of createInterface({ input: stdout })) {
      if (line.includes(this.address)) return true
    }
    return false
  }

  /** As a power cut would: no farewell, nothing flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child === undefined || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.#data, { recursive: true, force: true })
  }
}
