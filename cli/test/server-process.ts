import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from '../../scripts/build.mjs'

const PROGRAM = fileURLToPath(new URL('../bin/astrolabe.js', import.meta.url))

let built: Promise<unknown> | undefined

/** How a server ended. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A server in a process of its own, as built from these sources. */
export class ServerProcess {
  readonly address: string
  readonly ended: Promise<Ended>
  readonly #child: ChildProcess

  private constructor(address: string, ended: Promise<Ended>, child: ChildProcess) {
    this.address = address
    this.ended = ended
    this.#child = child
  }

  /** Starts one; resolves when it listens, or rejects with what it said instead. */
  static async start(args: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    built ??= build()
    await built
    const child = spawn(process.execPath, [PROGRAM, 'serve', ...args], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = { out: '', err: '' }
    child.stderr.on('data', (piece: Buffer) => (said.err += piece.toString()))
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...said })))
    const address = await new Promise<string | undefined>((resolve) => {
      child.stdout.on('data', (piece: Buffer) => {
        said.out += piece.toString()
        const [, found] = /Astrolabe is at (\S+)/.exec(said.out) ?? []
        if (found !== undefined) resolve(found)
      })
      void ended.then(() => resolve(undefined))
    })
    if (address === undefined) throw new NotStarted(await ended)
    return new ServerProcess(address, ended, child)
  }

  end(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal)
    return this.ended
  }
}

/** A server that ended before it listened. */
export class NotStarted extends Error {
  readonly ended: Ended

  constructor(ended: Ended) {
    super(ended.err)
    this.ended = ended
  }
}
