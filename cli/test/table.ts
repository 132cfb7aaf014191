import { Driver, FastChance, type House, type Language } from '@astrolabe/kernel'
import { Conversation } from '../play/conversation.ts'
import { Keeper } from '../play/keeper.ts'
import { type GameDriver, type GameHouse, Reading } from '../reading.ts'
import { Script } from './script.ts'

export interface ScriptedTable {
  readonly driver: GameDriver
  readonly screen: Script
  readonly keeper: Keeper
  readonly ending: 'over' | 'left'
}

export function tableOf<S, F extends { readonly kind: string }>(
  { game }: House<S, F>,
  seats: readonly string[],
  seed: string,
): GameDriver {
  return new Driver(game, { seats, seed })
}

/** Holds a whole conversation with a scripted person. */
export async function converse<S, F extends { readonly kind: string }>(
  house: House<S, F>,
  driver: GameDriver,
  answer: (said: string, prompt: string) => string | undefined,
  wishes: { readonly language?: Language; readonly file?: string; readonly rows?: number } = {},
): Promise<ScriptedTable> {
  const { language = 'en', file, rows } = wishes
  const screen = new Script(answer, rows)
  const keeper = new Keeper(file)
  const reading = await Reading.open(house as unknown as GameHouse, driver, language, screen)
  const ending = await new Conversation(reading, screen, keeper).run()
  return { driver, screen, keeper, ending }
}

/** A person who reads the numbers on offer and takes any of them, says yes to warnings and passes the keyboard on. */
export function anyNumber(seed: string): (said: string, prompt: string) => string {
  const chance = new FastChance(seed)
  return (said, prompt) => {
    if (prompt !== '> ') return prompt.includes('[') ? 'y' : ''
    const numbers = [...said.matchAll(/(?:^|\s{2})\s?(\d+) {2}\S/gm)].map(([, number]) => Number(number))
    const last = Math.max(...numbers)
    return String(numbers.includes(1) ? chance.below(last) + 1 : 1)
  }
}
