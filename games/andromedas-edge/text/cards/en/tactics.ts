import { capital } from '@astrolabe/words'
import { DAMPED_ENERGY } from '../../../content/limits.ts'
import type { BattleEffect, TacticsCard, TurnEffect } from '../../../content/schema.ts'
import { costText, dice } from '../../en/nouns.ts'
import { ARROW } from '../../symbols.ts'
import { gainsText } from './gains.ts'
import { shortCost, shortGains } from './short.ts'

const more = (n: number): string => (n === 1 ? '1 more die' : `${n} more dice`)

function battleText(effect: BattleEffect): string {
  switch (effect.battle) {
    case 'dice':
      return `${effect.pay ? `pay ${costText(effect.pay)} and ` : ''}roll ${more(effect.amount)}`
    case 'targeting':
      return `+${effect.amount} targeting`
    case 'jam':
      return `another side rolls ${effect.amount === 1 ? '1 die' : dice(effect.amount)} less (at least 1)`
    case 'sabotage':
      return 'another side has targeting 1'
    case 'evade':
      return 'if you lose, one of your ships goes to the Repair Barge instead of the scrapyard'
    case 'withdraw':
      return 'your ships in the region go back to your launch bay and you leave the battle'
    case 'ambush':
      return 'move one of your ships from any tile into the battle'
    case 'bribe':
      return `pay ${costText(effect.pay)}: the raider goes to the nearest nebula and leaves the battle`
    case 'if-lost':
      return `if you lose, ${gainsText(effect.gains)}`
    case 'if-won':
      return `if you win, ${gainsText(effect.gains)}`
    case 'flare':
      return `every side has targeting 1 and diverts at most ${DAMPED_ENERGY} energy`
    case 'swarm':
      return `roll 1 more die for each of your transports in the battle (at most ${effect.most})`
  }
}

function turnText(effect: TurnEffect): string {
  switch (effect.turn) {
    case 'gain':
      return gainsText(effect.gains)
    case 'jump':
      return 'this launch ignores range, but cannot go to a nebula'
    case 'cease-fire':
      return 'no raider attacks this turn'
  }
}

function shortBattle(effect: BattleEffect): string {
  switch (effect.battle) {
    case 'dice':
      return `${effect.pay ? `${shortCost(effect.pay)}${ARROW}` : ''}+${dice(effect.amount)}`
    case 'targeting':
      return `+${effect.amount} targeting`
    case 'jam':
      return `another side −${dice(effect.amount)}`
    case 'sabotage':
      return 'another side: targeting 1'
    case 'evade':
      return 'save 1 ship if you lose'
    case 'withdraw':
      return 'leave the battle'
    case 'ambush':
      return 'bring 1 ship'
    case 'bribe':
      return `${shortCost(effect.pay)}${ARROW}raider leaves`
    case 'if-lost':
      return `defeat: ${shortGains(effect.gains)}`
    case 'if-won':
      return `win: ${shortGains(effect.gains)}`
    case 'flare':
      return 'all: targeting 1'
    case 'swarm':
      return `+1 die per transport, at most ${effect.most}`
  }
}

function shortTurn(effect: TurnEffect): string {
  switch (effect.turn) {
    case 'gain':
      return shortGains(effect.gains)
    case 'jump':
      return 'any range'
    case 'cease-fire':
      return 'no raider attacks'
  }
}

export const tacticsText = ({ battle, turn }: TacticsCard): string =>
  [...(battle ? [battleText(battle)] : []), ...(turn ? [turnText(turn)] : [])]
    .map((text) => `${capital(text)}.`)
    .join(' ')

export const shortTactics = ({ battle, turn }: TacticsCard): string =>
  [...(battle ? [shortBattle(battle)] : []), ...(turn ? [shortTurn(turn)] : [])].join(', ')

/** When it is played. */
export const tacticsType = ({ battle }: TacticsCard): string => (battle ? 'Battle' : 'Turn')
