import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const MILLISECONDS = 1000
/** Of the clock in which Linux counts. */
const TICKS = 100

/** CPU seconds that all programs have used, those of other machines on the same processors too, and how many there were. */
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
  const stolen = stolenSeconds()
  return { busy: busy + stolen, whole: whole + stolen }
}

/** CPU seconds a virtual machine would have used, had its host not given them to others; only Linux tells. */
function stolenSeconds(): number {
  try {
    const [, all] = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'latin1')) ?? []
    return Number(all?.split(' ')[7] ?? 0) / TICKS
  } catch {
    return 0
  }
}

/** The share of the machine that others used between two looks, if what is ours used so many CPU seconds. */
export function othersShare(before: MachineUse, after: MachineUse, ours: number): number {
  const whole = after.whole - before.whole
  return whole === 0 ? 0 : Math.max(0, after.busy - before.busy - ours) / whole
}
