import { describe, expect, test } from 'vitest'
import { Hosts, type HostSettings } from './hosts.ts'

const CAME_IN_AT = '::ffff:192.168.1.5'

const right = (settings: Partial<HostSettings>, hosts: readonly string[]): string[] => {
  const own = new Hosts({ machine: 'Attic', ...settings })
  return hosts.filter((host) => own.isOwn(host, CAME_IN_AT))
}

const ADDRESSES = ['127.0.0.1', '127.5.5.5', '[::1]', '192.168.1.5', '10.1.1.1', '[2001:db8::1]']
const AT_HOME = ['localhost', 'LOCALHOST.', 'app.localhost', 'attic', 'Attic.local']
const FOREIGN = ['evil.example', 'localhost.evil.example', 'attic.evil.example', '127.0.0.1.evil.example']

describe('a server is called', () => {
  test('at home, by any address, and by the names of its machine', () => {
    expect(right({}, [...ADDRESSES, ...AT_HOME, ...FOREIGN, ''])).toEqual([...ADDRESSES, ...AT_HOME, ''])
    expect(right({ listening: 'games.lan' }, ['games.lan', 'other.lan'])).toEqual(['games.lan'])
  })

  test('by its public name, and on the machine itself', () => {
    const publicUrl = 'https://Play.example:8443'
    expect(
      right({ publicUrl }, ['play.example', 'play.example.', ...ADDRESSES, ...AT_HOME, ...FOREIGN]),
    ).toEqual(
      ['play.example', 'play.example.', '127.0.0.1', '127.5.5.5', '[::1]', '192.168.1.5'].concat(
        AT_HOME.slice(0, 3),
      ),
    )
  })

  test('by further names, where some are given', () => {
    const names = ['Games.example', 'astrolabe']
    expect(right({ names }, ['games.example', 'astrolabe', ...FOREIGN])).toEqual([
      'games.example',
      'astrolabe',
    ])
  })

  test('by whatever its proxy calls it, unless it was said what that is', () => {
    expect(right({ behindProxy: true }, FOREIGN)).toEqual(FOREIGN)
    expect(right({ behindProxy: true, publicUrl: 'https://play.example' }, FOREIGN)).toEqual([])
    expect(right({ behindProxy: true, names: ['play.example'] }, FOREIGN)).toEqual([])
  })
})
