import { hostAstrolabe } from './host-astrolabe.ts'
import { hostBoardgameIo } from './host-boardgame-io.ts'
import { hostPlain } from './host-plain.ts'

// The process of a server under load; started by the program that measures, with the name of the server.
const [name, ...args] = process.argv.slice(2)
const hosts: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  astrolabe: hostAstrolabe,
  'boardgame.io': hostBoardgameIo,
  plain: hostPlain,
}
const host = hosts[name]
if (host === undefined) throw new Error(`there is no server “${name}”: ${Object.keys(hosts).join(', ')}`)
await host(args)
