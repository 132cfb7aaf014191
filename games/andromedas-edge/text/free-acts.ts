import { BURNING_PAGES, BURNT_CARD } from '../content/limits.ts'
import type { Gain } from '../content/schema.ts'
import { hasPower } from '../position/abilities.ts'
import { PAID_WAYS } from '../position/free-acts.ts'
import type { AndromedaState } from '../position/state.ts'
import type { FreeAct } from '../rules/questions.ts'
import type { OptionWords } from './words.ts'

const energyIn = (gains: readonly Gain[]): number =>
  gains.reduce((sum, gain) => sum + (gain.give === 'energy' ? gain.amount : 0), 0)

/** What can be done at any time in one's own turn. */
export function freeActText(words: OptionWords, view: AndromedaState, seat: number, act: FreeAct): string {
  switch (act.kind) {
    case 'moon':
      return words.moon(act.moon)
    case 'token':
      return words.token(act.token)
    case 'play':
      return words.play(act.card)
    case 'burn': {
      const burnt = hasPower(view, seat, 'burning-pages') ? BURNING_PAGES : BURNT_CARD
      return words.burn(act.card, energyIn(burnt))
    }
    case 'synthesis':
      return words.synthesis(act.resource)
    case 'arbitrage':
      return words.arbitrage(act.give, act.take)
    case 'fold-gate':
    case 'doom-flag':
    case 'quiet-passage':
      return words.way(act.kind, PAID_WAYS[act.kind])
  }
}
