import type { WriteStream } from 'node:tty'
import { expect, test } from 'vitest'
import { Progress, progressLine } from './progress.ts'

function terminal(isTTY: boolean): { readonly stream: WriteStream; readonly written: string[] } {
  const written: string[] = []
  const write = (text: string): boolean => written.push(text) > 0
  return { stream: { isTTY, columns: 40, write } as unknown as WriteStream, written }
}

test('a line says how far, how many, and how long', () => {
  expect(progressLine(0, 200, 'games', 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░   0 %  0 of 200 games')
  expect(progressLine(50, 200, 'games', 25)).toBe(
    '██████░░░░░░░░░░░░░░░░░░  25 %  50 of 200 games  1:15 left',
  )
  expect(progressLine(1, 200, 'deals', 60)).toBe(
    '░░░░░░░░░░░░░░░░░░░░░░░░   0 %  1 of 200 deals  3:19:00 left',
  )
  expect(progressLine(200, 200, 'games', 60)).toBe(
    '████████████████████████ 100 %  200 of 200 games  0:00 left',
  )
})

test('a bar keeps to its line, and goes without a trace', () => {
  const { stream, written } = terminal(true)
  const progress = new Progress(100, 'games', stream)
  progress.advance(10)
  progress.clear()
  expect(written[0].startsWith('\r░')).toBe(true)
  expect(written[0].length).toBeLessThanOrEqual(40 + '\r\u001b[K'.length)
  expect(written[written.length - 1]).toBe('\r\u001b[K')
})

test('nothing is drawn where there is no terminal', () => {
  const { stream, written } = terminal(false)
  const progress = new Progress(100, 'games', stream)
  progress.advance(100)
  progress.clear()
  expect(written).toEqual([])
})
