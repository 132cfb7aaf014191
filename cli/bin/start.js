/** `npm start`: makes the checkout ready, then serves. What builds is a process of its own, gone when the server starts. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SETUP = fileURLToPath(new URL('../../scripts/setup.mjs', import.meta.url))
/** How often to look whether npm is still there, in milliseconds. */
const LOOK_EVERY = 500

const { status } = spawnSync(process.execPath, [SETUP], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

// Whoever ends npm ends the server: some shells between the two pass nothing on, and just go.
const { ppid } = process
const watch = setInterval(() => {
  if (process.ppid === ppid) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, LOOK_EVERY).unref()

process.argv.splice(2, 0, 'serve')
await import('./astrolabe.js')
