import { fastSeed, type House } from '@astrolabe/kernel'
import { quantile } from './measure.ts'
import { playTable } from './middle.ts'
import type { Row, Section } from './row.ts'

const MICROSECONDS = 1000

/** What a person waits for after an answer: the step is played again with it, up to the next question. */
export function answering(house: House<unknown>, seats: number, games: number): Section {
  const waits: number[] = []
  for (let game = -1; game < games; game++) {
    playTable(house, seats, fastSeed('answering', game), (driver, seat, text) => {
      const began = performance.now()
      driver.answer(seat, text)
      // In the first game code is still being compiled.
      if (game >= 0) waits.push((performance.now() - began) * MICROSECONDS)
    })
  }
  const row = (name: string, share: number): Row => ({
    name,
    unit: 'µs an answer',
    figure: quantile(waits, share),
    bars: [],
  })
  return {
    title: `${house.game.id}, ${seats} seats, an answer given to the driver (${waits.length} answers)`,
    rows: [row('half of them within', 0.5), row('99 of 100 within', 0.99)],
  }
}
