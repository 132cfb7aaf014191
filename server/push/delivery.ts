import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookupPublic, NotPublic } from './public-address.ts'

/** A notice nobody fetched for a day is of no use. */
const KEPT_SECONDS = 24 * 60 * 60
const PATIENCE = 10_000

/** What became of a notice. `gone` means that there is nobody at that endpoint any more. */
export type Delivery = 'delivered' | 'gone' | 'failed'

export interface Notice {
  readonly endpoint: URL
  readonly authorization: string
  /** A newer notice on the same topic takes the place of one that was not delivered yet. */
  readonly topic: string
  /** Endpoints on the own machine and without https, for tests alone. */
  readonly anyHost: boolean
  /** Gives it up. */
  readonly signal: AbortSignal
}

/** Posts a notice without content: what it is about is said by the page, to whoever may see it. */
export async function deliver(notice: Notice): Promise<Delivery> {
  try {
    const { statusCode = 0 } = await post(notice)
    if (statusCode === 404 || statusCode === 410) return 'gone'
    return statusCode >= 200 && statusCode < 300 ? 'delivered' : 'failed'
  } catch {
    return 'failed'
  }
}

function post({ endpoint, authorization, topic, anyHost, signal }: Notice): Promise<IncomingMessage> {
  const request = endpoint.protocol === 'http:' && anyHost ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const host = endpoint.hostname.replace(/^\[|\]$/g, '')
    // A host that is an address is never looked up.
    if (!anyHost && isIP(host) !== 0 && !isPublicAddress(host)) {
      reject(new NotPublic(`${host} is not on the public network`))
      return
    }
    request(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorization,
        TTL: String(KEPT_SECONDS),
        Topic: topic,
        Urgency: 'normal',
        'Content-Length': '0',
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      ...(anyHost ? {} : { lookup: lookupPublic }),
    })
      .once('response', (response) => {
        response.resume()
        resolve(response)
      })
      .once('error', reject)
      .end()
  })
}
