import { expect, test } from 'vitest'
import { sourceOf } from './offline.ts'

const ORIGIN = 'https://table.example'
const ASSETS = new Set(['/index.html', '/icon.svg', '/assets/main-1.js'])

const source = (address: string, mode = 'cors', method = 'GET') =>
  sourceOf({ method, mode, url: new URL(address, ORIGIN).href }, ORIGIN, ASSETS)

test('every page is answered with the one page that was kept', () => {
  expect(source('/', 'navigate')).toBe('page')
  expect(source('/local/7?x=1', 'navigate')).toBe('page')
})

test('files of the build are answered from what was kept', () => {
  expect(source('/assets/main-1.js')).toBe('asset')
  expect(source('/assets/font-2.woff2')).toBe('asset')
  expect(source('/icon.svg', 'navigate')).toBe('asset')
})

test('the API, other places and everything that changes something are never answered from here', () => {
  expect(source('/api/tables/mine')).toBe('network')
  expect(source('/api', 'navigate')).toBe('network')
  expect(source('/assets/main-1.js', 'cors', 'POST')).toBe('network')
  expect(source('https://elsewhere.example/assets/main-1.js')).toBe('network')
  expect(source('/openapi.json')).toBe('network')
})
