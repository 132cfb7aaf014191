import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@astrolabe/games'
import type { House } from '@astrolabe/kernel'
import { startServer } from '@astrolabe/server'
import { USUAL_KEEP } from '@astrolabe/server/settings'
import { obeyParent } from './control.ts'
import { tally } from './tally.ts'

/** Our server as it is run, but for the limits: a load is what they are there to stop. */
export async function hostAstrolabe([folder]: readonly string[]): Promise<void> {
  const pages = join(folder, 'pages')
  mkdirSync(pages, { recursive: true })
  const server = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      data: join(folder, 'astrolabe.db'),
      limits: {},
      keep: USUAL_KEEP,
      logLevel: 'warn',
      pages,
      version: 'bench',
      threads: 1,
    },
    { ...GAMES, tally: async () => tally as House<unknown> },
  )
  obeyParent(Number(new URL(server.address).port), () => server.stop())
}
