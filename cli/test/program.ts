import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { build } from '../../scripts/build.mjs'
import { runProgram } from '../program.ts'

const PROGRAM = fileURLToPath(new URL('../bin/astrolabe.js', import.meta.url))

/** How a run of the program went. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command here, without starting a process; for those that need no threads. */
export async function run(...args: readonly string[]): Promise<Ran> {
  const written = { out: '', err: '' }
  const take =
    (where: 'out' | 'err', end = '') =>
    (text: unknown = ''): boolean => {
      written[where] += String(text) + end
      return true
    }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(take('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(take('err')),
    vi.spyOn(console, 'log').mockImplementation(take('out', '\n')),
    vi.spyOn(console, 'error').mockImplementation(take('err', '\n')),
  ]
  const before = process.exitCode
  process.exitCode = 0
  try {
    await runProgram(args)
    return { code: Number(process.exitCode), ...written }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}

let built: Promise<unknown> | undefined

/** Runs the program itself, as built from these sources, without a terminal. */
export async function start(...args: readonly string[]): Promise<Ran> {
  built ??= build()
  await built
  return await new Promise((resolve) => {
    const program = execFile(process.execPath, [PROGRAM, ...args], (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err })
    })
    program.stdin?.end()
  })
}
