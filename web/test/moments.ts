import { GAMES } from '@astrolabe/games'
import {
  type Chance,
  Driver,
  FastChance,
  fastSeed,
  fittingOptions,
  type Offer,
  type TableOptions,
} from '@astrolabe/kernel'
import { oneOf } from './player.ts'
import type { RecordFile } from './tables.ts'

/** So many games are tried. */
const GAMES_TRIED = 60
/** So many answers are given before a question counts, unless it is never asked again. */
const EARLIEST = 40

/** A game for one, played at random until something of the wanted kind is asked; it goes on from there. */
export async function gameAsking(game: string, prompt: string, wish: TableOptions = {}): Promise<RecordFile> {
  const { game: rules } = await GAMES[game]()
  const options = { ...fittingOptions(rules, 1), ...wish }
  const alone = { seats: ['human'], options }
  const isFirst = new Driver(rules, { ...alone, seed: fastSeed('first') }).decision?.prompt === prompt
  for (let tried = 0; tried < GAMES_TRIED; tried++) {
    const driver = new Driver(rules, { ...alone, seed: fastSeed('moments', tried) })
    const chance = new FastChance(`${prompt} ${tried}`)
    for (let { decision } = driver; decision !== undefined; { decision } = driver) {
      if (decision.prompt === prompt && (isFirst || driver.answers.length >= EARLIEST)) return fileOf(driver)
      const { seat, key } = wanted(decision.offers, prompt, chance)
      driver.answer(seat, key)
    }
  }
  throw new Error(`nobody is asked for ${prompt} in ${game}`)
}

const fileOf = (driver: Driver<unknown>): RecordFile => ({
  name: 'moment.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(driver.record())),
})

/** At random; but whatever is called like the question leads to it, and is done. */
function wanted(offers: readonly Offer[], prompt: string, chance: Chance): Offer {
  const legal = offers.filter(({ refusal }) => refusal === undefined)
  return legal.find(({ key }) => key === prompt) ?? oneOf(chance, legal)
}
