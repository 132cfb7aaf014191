import { isLevel, makeBot } from '@astrolabe/bots'
import { answerOfBot, Driver, FastChance } from '@astrolabe/kernel'
import type { Houses } from '../../rooms/rooms.ts'
import type { Thinker } from '../../thinking/thinker.ts'

/** Bots that think here and now. */
export function thinkerHere(houses: Houses): Thinker {
  return {
    think: async ({ seat, level, seed }, recordOf) => {
      const record = recordOf()
      if (record === undefined) throw new RangeError('there is no game')
      const house = await houses[record.game]()
      if (!isLevel(level)) throw new RangeError(`there is no level ${level}`)
      return answerOfBot(Driver.open(house.game, record), seat, makeBot(house, level), new FastChance(seed))
    },
    close: async () => {},
  }
}
