import { describe, expect, test } from 'vitest'
import type { Problem } from '../protocol/index.ts'
import { Line } from './test/line.ts'
import { openServer } from './test/server.ts'

/** Asks a server by a name; the status, and what was said. */
async function askAs(address: string, ...lines: string[]): Promise<readonly [number, string]> {
  const line = await Line.to(address)
  const heard = await line
    .say(['GET /api/me HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'))
    .ended()
  const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(heard) ?? []
  return [Number(status), heard]
}

const problemOf = (heard: string): Problem => JSON.parse(heard.split('\r\n\r\n')[1]) as Problem

describe('a server that is called', () => {
  test('by a foreign name, which a foreign page may have given it, says nothing and does nothing', async () => {
    const { address } = await openServer()
    const { port } = new URL(address)
    const [status, heard] = await askAs(
      address,
      `Host: evil.example:${port}`,
      `Origin: http://evil.example:${port}`,
    )
    expect([status, problemOf(heard).why]).toEqual([421, 'foreign-host'])
    expect(problemOf(heard).message).toContain('“evil.example”')
    expect(problemOf(heard).message).toContain('--hosts')
  })

  test.each(['localhost', '127.0.0.1:80', '[::1]:8080', '192.168.7.7', 'LocalHost:1'])(
    'by %s hears who asks',
    async (host) => {
      const { address } = await openServer()
      expect((await askAs(address, `Host: ${host}`))[0]).toBe(200)
    },
  )

  test('by its public name, or one that it was given besides, is right', async () => {
    const { address } = await openServer({ publicUrl: 'https://play.example', hosts: ['games.lan'] })
    for (const [host, status] of [
      ['play.example', 200],
      ['games.lan:8080', 200],
      ['127.0.0.1', 200],
      ['192.168.7.7', 421],
      ['evil.example', 421],
    ] as const)
      expect([host, (await askAs(address, `Host: ${host}`))[0]]).toEqual([host, status])
  })

  test('by its proxy is told there by which name it was called', async () => {
    const { address } = await openServer({ publicUrl: 'https://play.example', behindProxy: true })
    const through = (name: string) => askAs(address, 'Host: upstream', `X-Forwarded-Host: ${name}`)
    expect((await through('play.example'))[0]).toBe(200)
    expect((await through('evil.example'))[0]).toBe(421)
  })

  test('by two names at once refuses both', async () => {
    const { address } = await openServer()
    const [status, heard] = await askAs(address, 'Host: localhost', 'HOST: evil.example')
    expect([status, problemOf(heard).message]).toEqual([400, 'The header Host was sent more than once.'])
  })
})
