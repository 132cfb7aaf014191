import { type ChildProcess, fork } from 'node:child_process'
import { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { HostOrder, HostReady } from './orders.ts'

const running = new Set<ChildProcess>()

/** No server outlives the program. */
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A server that ended instead of listening. */
class NotStarted extends Error {}

/** A server in a process of its own. */
export class ServerProcess {
  readonly pid: number
  readonly port: number
  /** The connections to it. */
  readonly agent = new Agent({ keepAlive: true, maxSockets: 256 })
  /** Milliseconds until it listened. */
  readonly startedIn: number
  readonly #child: ChildProcess
  readonly #gone: Promise<void>

  private constructor(child: ChildProcess, gone: Promise<void>, port: number, startedIn: number) {
    this.#child = child
    this.#gone = gone
    this.pid = child.pid ?? 0
    this.port = port
    this.startedIn = startedIn
  }

  /** Starts the program `host` on a folder; `log` is told what it says. */
  static async start(
    host: string,
    folder: string,
    ahead: number,
    log: (text: string) => void,
  ): Promise<ServerProcess> {
    const began = performance.now()
    const child = fork(host, [folder, String(ahead)], {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    running.add(child)
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
      log(text)
    })
    const gone = new Promise<void>((resolve) => {
      child.once('close', () => {
        running.delete(child)
        resolve()
      })
    })
    const ready = new Promise<HostReady>((resolve) => {
      child.once('message', (message) => resolve(message as HostReady))
    })
    const first = await Promise.race([ready, gone])
    if (first === undefined) throw new NotStarted(said)
    return new ServerProcess(child, gone, first.port, performance.now() - began)
  }

  /** Resolves when it has ended, for whatever reason. */
  get gone(): Promise<void> {
    return this.#gone
  }

  setClock(ahead: number): void {
    this.#child.send({ ahead } satisfies HostOrder, () => {})
  }

  /** Ends it in the midst of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
    this.agent.destroy()
  }
}
