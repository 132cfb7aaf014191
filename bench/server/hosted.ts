import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Order, Ready, Usage } from './control.ts'

/** Beside the program that measures, in the folder of the built programs. */
const HOST = fileURLToPath(new URL('bench-host.js', import.meta.url))
const STOP_PATIENCE = 5000

const running = new Set<ChildProcess>()

/** No server outlives the program. */
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export interface HostOptions {
  /** The folder a profile of its CPU is written to when it stops. */
  readonly profile?: string | undefined
}

/** A server in a process of its own. */
export class HostedServer {
  readonly name: string
  readonly port: number
  readonly #child: ChildProcess

  private constructor(name: string, port: number, child: ChildProcess) {
    this.name = name
    this.port = port
    this.#child = child
  }

  static async start(
    name: string,
    args: readonly string[] = [],
    { profile }: HostOptions = {},
  ): Promise<HostedServer> {
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
    const child = fork(HOST, [name, ...args], {
      execArgv: ['--expose-gc', ...profiling],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    const { port } = await messageOf<Ready>(child, name)
    return new HostedServer(name, port, child)
  }

  async #ask<T>(order: Order): Promise<T> {
    this.#child.send(order)
    return messageOf<T>(this.#child, this.name)
  }

  async begin(): Promise<void> {
    await this.#ask('begin')
  }

  report(): Promise<Usage> {
    return this.#ask('report')
  }

  /** The bytes alive in its memory. */
  weigh(): Promise<number> {
    return this.#ask('weigh')
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit')
    const impatient = setTimeout(() => this.#child.kill('SIGKILL'), STOP_PATIENCE)
    this.#child.send('stop' satisfies Order)
    await gone
    clearTimeout(impatient)
  }
}

function messageOf<T>(child: ChildProcess, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`the server ${name} has ended with ${code ?? 'a signal'}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
}
