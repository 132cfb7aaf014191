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

/** How a server comes to run: what its shell does before, and whose process it is. */
interface Circumstances {
  readonly shell?: string
  readonly uid?: number
  readonly gid?: number
}

/** A server in a process of its own, as built from these sources. */
export class ServerProcess {
  readonly address: string
  readonly ended: Promise<Ended>
  readonly #child: ChildProcess
  readonly #said: { readonly err: string }

  private constructor(
    address: string,
    ended: Promise<Ended>,
    child: ChildProcess,
    said: { readonly err: string },
  ) {
    this.address = address
    this.ended = ended
    this.#child = child
    this.#said = said
  }

  /** Starts one; resolves when it listens, or rejects with what it said instead. */
  static async start(
    args: readonly string[],
    settings: NodeJS.ProcessEnv = {},
    { shell, ...who }: Circumstances = {},
  ): Promise<ServerProcess> {
    built ??= build()
    await built
    const command = [process.execPath, PROGRAM, 'serve', ...args]
    const [program, ...rest] =
      shell === undefined ? command : ['sh', '-c', `${shell}; exec "$@"`, 'sh', ...command]
    const child = spawn(program, rest, {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...who,
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
    return new ServerProcess(address, ended, child, said)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** What it has said so far where errors are said. */
  get err(): string {
    return this.#said.err
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
