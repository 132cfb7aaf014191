import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/

/** The address of a push service, or why it cannot be one: the server would call it on behalf of a stranger. */
export function readEndpoint(text: string): { readonly url: URL } | { readonly problem: string } {
  if (!URL.canParse(text)) return { problem: 'the endpoint is not an address' }
  const url = new URL(text)
  if (url.protocol !== 'https:') return { problem: 'the endpoint has to begin with https://' }
  if (url.username !== '' || url.password !== '') return { problem: 'the endpoint must not hold a password' }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPublic = isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : isPublicAddress(host)
  return isPublic ? { url } : { problem: 'the endpoint is not on the public network' }
}
