import type { FastifyRequest } from 'fastify'
import type { Hosts } from '../identity/hosts.ts'
import { Refused } from './refusal.ts'
import type { App } from './services.ts'

const LONGEST_NAME = 100

const foreignHost = (host: string): Refused =>
  new Refused(
    421,
    'foreign-host',
    `This server does not go by the name “${host.slice(0, LONGEST_NAME)}”. ` +
      'Whoever runs it says by --public-url where people find it, or names it by --hosts.',
  )

/** Only whoever calls this server by a name of its own is let in. */
export function checkHosts(app: App, hosts: Hosts): void {
  app.addHook('onRequest', (request, _, done) => {
    if (isNamedTwice(request)) done(new Refused(400, 'malformed', 'The header Host was sent more than once.'))
    else if (hosts.isOwn(request.hostname, request.socket.localAddress)) done()
    else done(foreignHost(request.hostname))
  })
}

/** Of several only the first is kept among the headers, and somebody before us may have gone by another. */
function isNamedTwice({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at].length === 4 && rawHeaders[at].toLowerCase() === 'host') named++
  return named > 1
}
