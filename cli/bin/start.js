/** What `npm start` runs in the end: the server, which ends when npm does. */

/** How often to look whether npm is still there, in milliseconds. */
const LOOK_EVERY = 500

// Some shells between npm and us pass nothing on of what npm is told, and just go.
const { ppid } = process
const watch = setInterval(() => {
  if (process.ppid === ppid) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, LOOK_EVERY).unref()

process.argv.splice(2, 0, 'serve')
await import('./astrolabe.js')
