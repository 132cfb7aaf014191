import { runProgram } from './program.ts'

// Whoever reads the output, `head` for one, may leave before everything is said.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

await runProgram(process.argv.slice(2))
