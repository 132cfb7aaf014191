import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEndpoint } from './endpoint.ts'
import { isPublicAddress, lookupPublic, NotPublic } from './public-address.ts'
import { makeVapidKeys, vapidAuthorization } from './vapid.ts'

describe('the signature for a push service', () => {
  const keys = makeVapidKeys()
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

  test('names the service, ends in half a day, and is signed with the key that browsers know', () => {
    const now = 1_700_000_000_000
    const header = vapidAuthorization(
      keys,
      new URL('https://push.example/send/abc'),
      now,
      'mailto:us@play.example',
    )
    const [, token = '', publicKey = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
    expect(publicKey).toBe(keys.publicKey)
    const [head, claims, signature] = token.split('.')
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(read(claims)).toEqual({
      aud: 'https://push.example',
      exp: 1_700_000_000 + 12 * 60 * 60,
      sub: 'mailto:us@play.example',
    })
    const point = Buffer.from(publicKey, 'base64url')
    expect([point.length, point[0]]).toEqual([65, 4])
    const key = createPublicKey({
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      format: 'jwk',
    })
    const signed = Buffer.from(`${head}.${claims}`)
    const bytes = Buffer.from(signature, 'base64url')
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true)
    bytes[5] ^= 1
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(false)
  })
})

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://push.example:443/x',
    'https://push.example./x',
    'https://8.8.8.8/x',
    'https://[2607:f8b0::1]/x',
  ])('%s may be called', (endpoint) => {
    expect(readEndpoint(endpoint)).toEqual({ url: new URL(endpoint) })
  })

  test.each([
    ['no address', 'not an address'],
    ['http://push.example/x', 'https'],
    ['file:///etc/passwd', 'https'],
    ['https://user:secret@push.example/x', 'password'],
    ['https://localhost/x', 'public network'],
    ['https://router/x', 'public network'],
    ['https://printer.local/x', 'public network'],
    ['https://localhost./x', 'public network'],
    ['https://db.internal./x', 'public network'],
    ['https://router./x', 'public network'],
    ['https://push.example:8443/x', 'port'],
    ['https://push.example:22/x', 'port'],
    ['https://127.0.0.1/x', 'public network'],
    ['https://127.1/x', 'public network'],
    ['https://0x7f000001/x', 'public network'],
    ['https://10.1.2.3/x', 'public network'],
    ['https://192.168.1.1/x', 'public network'],
    ['https://169.254.169.254/latest/meta-data', 'public network'],
    ['https://[::1]/x', 'public network'],
    ['https://[::ffff:127.0.0.1]/x', 'public network'],
    ['https://[fe80::1]/x', 'public network'],
    ['https://[fd00::1]/x', 'public network'],
  ])('%s may not', (endpoint, why) => {
    const read = readEndpoint(endpoint)
    expect('problem' in read ? read.problem : '').toContain(why)
  })

  test('a name that leads to this machine is found out when it is called', async () => {
    const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve))
    expect(error).toBeInstanceOf(NotPublic)
  })

  test('only addresses are public, never names', () => {
    expect(isPublicAddress('push.example')).toBe(false)
    expect(isPublicAddress('1.1.1.1')).toBe(true)
  })
})
