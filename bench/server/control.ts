import { Lateness } from './lateness.ts'

/** What the program that measures asks of a server it has started. */
export type Order = 'begin' | 'report' | 'weigh' | 'stop'

/** What a server has used since `begin`. */
export interface Usage {
  readonly cpuSeconds: number
  /** How late the event loop was, in milliseconds, 99 times of 100. */
  readonly loopDelay: number
}

export interface Ready {
  readonly port: number
}

/** Answers the orders of the parent process, and ends with it. */
export function obeyParent(port: number, stop: () => Promise<void>): void {
  const lateness = new Lateness()
  let began = process.cpuUsage()

  function begin(): void {
    lateness.begin()
    began = process.cpuUsage()
  }

  function usage(): Usage {
    const { user, system } = process.cpuUsage(began)
    const loopDelay = lateness.end()
    return { cpuSeconds: (user + system) / 1e6, loopDelay }
  }

  /** The bytes alive in memory. To find out costs a server its warmth: it is weighed, then warmed up, then measured. */
  function weigh(): number {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }

  process.on('message', (order: Order) => {
    switch (order) {
      case 'begin':
        begin()
        process.send?.('begun')
        return
      case 'report':
        process.send?.(usage())
        return
      case 'weigh':
        process.send?.(weigh())
        return
      case 'stop':
        void stop().finally(() => process.exit())
        return
    }
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ port } satisfies Ready)
}
