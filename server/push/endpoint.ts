import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/
/** A dot at the end of a name says that it is whole, and leads to the same place. */
const LAST_DOT = /\.$/

/** The address of a push service, or why it cannot be one: the server would call it on behalf of a stranger. */
export function readEndpoint(text: string): { readonly url: URL } | { readonly problem: string } {
  if (!URL.canParse(text)) return { problem: 'the endpoint is not an address' }
  const url = new URL(text)
  if (url.protocol !== 'https:') return { problem: 'the endpoint has to begin with https://' }
  if (url.username !== '' || url.password !== '') return { problem: 'the endpoint must not hold a password' }
  // Whatever else listens on a machine is no push service.
  if (url.port !== '') return { problem: 'the endpoint must not name a port' }
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(LAST_DOT, '')
  const isPublic = isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : isPublicAddress(host)
  return isPublic ? { url } : { problem: 'the endpoint is not on the public network' }
}
