import { explainedAnswer, isLevel, makeBot } from '@astrolabe/bots'
import { Driver, FastChance } from '@astrolabe/kernel'
import type { Houses } from '../../rooms/rooms.ts'
import type { Thinker } from '../../thinking/thinker.ts'

/** Bots that think here and now. */
export function thinkerHere(houses: Houses): Thinker {
  const explain: Thinker['explain'] = async ({ seat, level, seed, from, answers, reason }, recordOf) => {
    const record = recordOf()
    if (record === undefined) throw new RangeError('there is no game')
    const house = await houses[record.game]()
    if (!isLevel(level)) throw new RangeError(`there is no level ${level}`)
    const driver = Driver.open(house.game, record, from + answers.length)
    const bot = makeBot(house, level)
    return explainedAnswer(driver, seat, house.bot, bot, new FastChance(seed), undefined, reason?.given)
  }
  return {
    think: async (thought, recordOf) => (await explain(thought, recordOf)).answer,
    explain,
    close: async () => {},
  }
}
