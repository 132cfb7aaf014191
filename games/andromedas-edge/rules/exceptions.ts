import type { Decision } from '@astrolabe/kernel'
import {
  chanceToWin,
  outlookIfDiverted,
  outlookIfJoined,
  outlookIfPlayed,
  outlookOf,
} from '../position/outlook.ts'
import { type AndromedaState, type Battle, NONE } from '../position/state.ts'
import type { AndromedaPrompt, AndromedaQuestion } from './questions.ts'

/** “Unless the odds change by 5 points”: in a battle whoever has given an order is asked where it matters after all. */
export const ODDS_CHANGE = 'odds-change-5'

const WORTH_ASKING = 0.05

export const EXCEPTIONS: Readonly<Partial<Record<AndromedaPrompt, readonly string[]>>> = {
  escalate: [ODDS_CHANGE],
  diplomacy: [ODDS_CHANGE],
  prepare: [ODDS_CHANGE],
}

/** Whether some option of the question changes the chance of the seat to win by as much; judged by what it may see. */
export function isException(
  view: AndromedaState,
  seat: number,
  asked: Decision<AndromedaQuestion>,
  exception: string,
): boolean {
  const { battle } = view
  if (exception !== ODDS_CHANGE || battle === null) return false
  const now = chanceToWin(outlookOf(view, battle), seat)
  return chancesAt(view, battle, seat, asked).some((chance) => Math.abs(chance - now) >= WORTH_ASKING)
}

/** The chance to win after each option that is on offer. */
function chancesAt(
  view: AndromedaState,
  battle: Battle,
  seat: number,
  asked: Decision<AndromedaQuestion>,
): number[] {
  if (asked.prompt === 'escalate') {
    const ships = asked.offers.filter(({ refusal }) => refusal === undefined).map(({ option }) => option.ship)
    return [chanceToWin(outlookIfJoined(view, battle, ships), seat)]
  }
  if (asked.prompt === 'prepare') {
    return asked.offers
      .filter(({ refusal }) => refusal === undefined)
      .map(({ option }) => chanceToWin(outlookIfDiverted(view, battle, seat, option), seat))
  }
  if (asked.prompt !== 'diplomacy') return []
  const rivals = battle.sides.map(({ who }) => who).filter((who) => who !== seat)
  return asked.offers.flatMap(({ option, refusal }) => {
    if (refusal !== undefined || option.kind === 'pass') return []
    return [NONE, ...rivals].map((against) => {
      const outlook = outlookIfPlayed(view, battle, seat, option.card, against)
      return outlook === null ? 0 : chanceToWin(outlook, seat)
    })
  })
}
