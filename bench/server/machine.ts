import { cpus } from 'node:os'

const MILLISECONDS = 1000

/** CPU seconds that all programs have used, and how many there were to use. */
export interface MachineUse {
  readonly busy: number
  readonly whole: number
}

export function machineUse(): MachineUse {
  let busy = 0
  let whole = 0
  for (const { times } of cpus()) {
    const used = times.user + times.nice + times.sys + times.irq
    busy += used / MILLISECONDS
    whole += (used + times.idle) / MILLISECONDS
  }
  return { busy, whole }
}

/** The share of the machine that others used between two looks, if what is ours used so many CPU seconds. */
export function othersShare(before: MachineUse, after: MachineUse, ours: number): number {
  const whole = after.whole - before.whole
  return whole === 0 ? 0 : Math.max(0, after.busy - before.busy - ours) / whole
}
