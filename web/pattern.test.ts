import { expect, test } from 'vitest'
import { matchPath } from './pattern.ts'

test('a pattern finds the named parts of a path', () => {
  expect(matchPath('/game/:game', '/game/chess')).toEqual({ game: 'chess' })
  expect(matchPath('/:where/:id/replay', '/local/7/replay')).toEqual({ where: 'local', id: '7' })
  expect(matchPath('/', '/')).toEqual({})
})

test('a path of another length or with other words does not fit', () => {
  expect(matchPath('/game/:game', '/game')).toBeUndefined()
  expect(matchPath('/game/:game', '/game/chess/rules')).toBeUndefined()
  expect(matchPath('/game/:game', '/rules/chess')).toBeUndefined()
  expect(matchPath('/game/:game', '/game/')).toBeUndefined()
})

test('a slash at the end and escaped letters are read, what cannot be decoded fits nothing', () => {
  expect(matchPath('/about', '/about/')).toEqual({})
  expect(matchPath('/r/:rule', '/r/%C3%A9t%C3%A9')).toEqual({ rule: 'été' })
  expect(matchPath('/r/:rule', '/r/%')).toBeUndefined()
})
