import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { cookieName, cookieOptions } from './cookie.ts'
import { friendlyName } from './friendly-name.ts'
import { sourceOf } from './origin.ts'
import { hashOfToken, isToken, newToken } from './token.ts'

describe('a token', () => {
  test('has 128 bits, each time others', () => {
    const tokens = Array.from({ length: 1000 }, () => newToken(randomBytes))
    expect(new Set(tokens).size).toBe(1000)
    expect(tokens.every(isToken)).toBe(true)
    expect(Buffer.from(tokens[0], 'base64url')).toHaveLength(16)
  })

  test('is kept as a hash', () => {
    const token = newToken(randomBytes)
    expect(hashOfToken(token)).not.toContain(token)
    expect(hashOfToken(token)).toBe(hashOfToken(token))
  })

  test.each(['', 'short', `${'a'.repeat(22)} `, 'a'.repeat(23), `${'a'.repeat(21)}/`])(
    '%j is none',
    (text) => {
      expect(isToken(text)).toBe(false)
    },
  )
})

test('the cookie is bound to the host where that is possible', () => {
  expect(cookieName(true)).toBe('__Host-astrolabe')
  expect(cookieName(false)).toBe('astrolabe')
  expect(cookieOptions(true)).toEqual({
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    path: '/',
    maxAge: 90 * 24 * 60 * 60,
  })
  expect(cookieOptions(false).secure).toBe(false)
})

test('a friendly name is a star and a number', () => {
  expect(friendlyName(() => Uint8Array.of(0, 32))).toBe('Altair 42')
  for (let guest = 0; guest < 100; guest++) expect(friendlyName(randomBytes)).toMatch(/^[A-Z][a-z]+ [1-9]\d$/)
})

describe('where a request comes from', () => {
  const host = 'play.example:8080'
  test.each([
    ['ours', { site: 'same-origin', origin: undefined, host }],
    ['ours', { site: 'same-origin', origin: 'https://public.example', host }],
    ['foreign', { site: 'cross-site', origin: `http://${host}`, host }],
    ['foreign', { site: 'same-site', origin: undefined, host }],
    ['foreign', { site: 'none', origin: undefined, host }],
    ['ours', { site: undefined, origin: `http://${host}`, host }],
    ['ours', { site: undefined, origin: `http://${host}`, host: host.toUpperCase() }],
    ['ours', { site: undefined, origin: 'https://public.example', host }],
    ['foreign', { site: undefined, origin: 'http://play.example', host }],
    ['foreign', { site: undefined, origin: 'http://evil.example', host }],
    ['foreign', { site: undefined, origin: 'null', host }],
    ['foreign', { site: undefined, origin: '', host }],
    ['foreign', { site: undefined, origin: `http://${host}`, host: undefined }],
    ['program', { site: undefined, origin: undefined, host }],
  ] as const)('%s: %j', (source, provenance) => {
    expect(sourceOf(provenance, 'https://public.example')).toBe(source)
  })
})

describe('what people write', () => {
  test.each([
    ['  Ada \n Lovelace\t', 'Ada Lovelace'],
    ['e\u0301toile', 'étoile'],
    ['a\u202Eb\u200Bc\u0000d', 'abcd'],
    ['\u2066\u2069', ''],
    ['日本 👩‍🚀', '日本 👩‍🚀'],
    ['\uD800 x', 'x'],
    ['A\u200Dd\u200Ca', 'Ada'],
    ['A\u00ADd\u034Fa\uFE0F\u061C\u180E\uFFF9', 'Ada'],
    ['Ada\u{E0041}\u{E0100}', 'Ada'],
    ['Ada\u3164\u2800\u115FB', 'Ada B'],
    [' \u0301Ada', 'Ada'],
    [`Z${'\u0335'.repeat(30)}o`, `Z${'\u0335'.repeat(4)}o`],
  ])('%j is shown as %j', (written, shown) => {
    expect(cleanText(written)).toBe(shown)
  })

  test.each([
    '\u3164',
    '\u200C',
    '\u200D',
    '\u2800',
    '\u061C',
    '\u00AD',
    '\u034F',
    '\u180E',
    '\uFE0F',
    '\uFFF9',
    '\uFFA0',
    '\u17B4',
    '\u{E0041}',
    '\u0301',
    '\u{13430}',
    '\u0301 \u200D\u3164',
  ])('nobody could see %j', (written) => {
    expect(cleanText(written)).toBe('')
  })

  test.each([
    '👩‍🚀',
    '👩🏽‍🚀 👨‍👩‍👧‍👦',
    '🇫🇷',
    '❤️ ❤️‍🔥 🏳️‍🌈 ☎︎',
    '1️⃣',
    '?!',
    'مُحَمَّدٌ',
    'می‌خواهم',
    'हिन्दी क्‍ष श्रृंखला',
    'ক্ষুদ্র',
    'รู้ที่นี่',
    'བརྒྱུད',
    'Nguyễn Zoë',
    '日本語 한국어',
  ])('%s is left as it is', (written) => {
    expect(cleanText(written)).toBe(written)
  })
})
