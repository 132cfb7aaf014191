import { makeBot } from '@astrolabe/bots'
import { answerOfBot, type Decision, Driver, FastChance, fastSeed, type House } from '@astrolabe/kernel'

/** A question with fewer legal answers than this says little about what a decision costs. */
const REAL_CHOICE = 5

function isRealChoice(decision: Decision | undefined): boolean {
  const legal = decision?.offers.filter(({ refusal }) => refusal === undefined) ?? []
  return legal.length >= REAL_CHOICE
}

/** Plays a table with beginners' bots, who play as people do, and calls `answer` for every answer given. */
export function playTable(
  house: House<unknown>,
  seats: number,
  seed: string,
  answer: (driver: Driver<unknown>, seat: number, text: string) => void,
): Driver<unknown> {
  const bot = makeBot(house, 'cadet')
  const chance = new FastChance(`${seed} cadets`)
  const driver = new Driver(house.game, { seats: Array.from({ length: seats }, () => 'cadet'), seed })
  for (let { decision } = driver; decision !== undefined; { decision } = driver) {
    const seat = decision.seats[0]
    answer(driver, seat, answerOfBot(driver, seat, bot, chance))
  }
  return driver
}

/** Tables in the middle of a game, each at a question that leaves a real choice. */
export function middles(house: House<unknown>, seats: number, count: number): readonly Driver<unknown>[] {
  return Array.from({ length: count }, (_, number) => {
    const questions: number[] = []
    const whole = playTable(house, seats, fastSeed('middle', number), (driver, seat, text) => {
      if (isRealChoice(driver.decision)) questions.push(driver.answers.length)
      driver.answer(seat, text)
    })
    return Driver.open(house.game, whole.record(), questions[questions.length >> 1])
  })
}
