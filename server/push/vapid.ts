import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'

/** Push services accept a signature for a day at most; half of that forgives a wrong clock. */
const VALID_SECONDS = 12 * 60 * 60

/** The pair of keys by which push services know this server (RFC 8292). The private one never leaves it. */
export interface VapidKeys {
  /** As browsers want it: an uncompressed point in base64url. */
  readonly publicKey: string
  readonly privateKey: JsonWebKey
}

export function makeVapidKeys(): VapidKeys {
  const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  return { publicKey: pointOf(privateKey), privateKey }
}

function pointOf({ x = '', y = '' }: JsonWebKey): string {
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}

const inBase64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The header `Authorization` for one push service. `contact` is where its operators can reach ours. */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  endpoint: URL,
  now: number,
  contact: string | undefined,
): string {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now / 1000) + VALID_SECONDS,
    ...(contact === undefined ? {} : { sub: contact }),
  }
  const signed = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`
  const key = createPrivateKey({ key: privateKey, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
