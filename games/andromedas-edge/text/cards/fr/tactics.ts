import { capital } from '@astrolabe/words'
import { french as fr } from '@astrolabe/words/french.ts'
import { DAMPED_ENERGY } from '../../../content/limits.ts'
import type { BattleEffect, TacticsCard, TurnEffect } from '../../../content/schema.ts'
import { costText, dice } from '../../fr/nouns.ts'
import { ARROW } from '../../symbols.ts'
import { gainsText } from './gains.ts'
import { shortCost, shortGains } from './short.ts'

function battleText(effect: BattleEffect): string {
  switch (effect.battle) {
    case 'dice':
      return `${effect.pay ? `payez ${costText(effect.pay)} et ` : ''}lancez ${dice(effect.amount)} de plus`
    case 'targeting':
      return `ciblage +${effect.amount}`
    case 'jam':
      return `un autre camp lance ${dice(effect.amount)} de moins (au moins 1)`
    case 'sabotage':
      return 'le ciblage d’un autre camp est de 1'
    case 'evade':
      return 'si vous perdez, un de vos vaisseaux va à la Barge de réparation au lieu de la casse'
    case 'withdraw':
      return 'vos vaisseaux de la région regagnent votre Baie de lancement et vous quittez la bataille'
    case 'ambush':
      return 'amenez dans la bataille un de vos vaisseaux depuis n’importe quelle tuile'
    case 'bribe':
      return fr`payez ${costText(effect.pay)} : le pillard va dans la nébuleuse la plus proche et quitte la bataille`
    case 'if-lost':
      return `si vous perdez, ${gainsText(effect.gains)}`
    case 'if-won':
      return `si vous gagnez, ${gainsText(effect.gains)}`
    case 'flare':
      return `le ciblage de tous les camps est de 1, et chacun dévie ${DAMPED_ENERGY} énergie au plus`
    case 'swarm':
      return `lancez 1 dé de plus par transport que vous avez dans la bataille (${effect.most} au plus)`
  }
}

function turnText(effect: TurnEffect): string {
  switch (effect.turn) {
    case 'gain':
      return gainsText(effect.gains)
    case 'jump':
      return 'ce lancement ignore la portée, mais ne peut viser une nébuleuse'
    case 'cease-fire':
      return 'aucun pillard n’attaque ce tour-ci'
  }
}

function shortBattle(effect: BattleEffect): string {
  switch (effect.battle) {
    case 'dice':
      return `${effect.pay ? `${shortCost(effect.pay)}${ARROW}` : ''}+${dice(effect.amount)}`
    case 'targeting':
      return `+${effect.amount} ciblage`
    case 'jam':
      return fr`un autre camp : −${dice(effect.amount)}`
    case 'sabotage':
      return fr`un autre camp : ciblage 1`
    case 'evade':
      return 'défaite, 1 vaisseau sauvé'
    case 'withdraw':
      return 'quittez la bataille'
    case 'ambush':
      return 'amenez 1 vaisseau'
    case 'bribe':
      return `${shortCost(effect.pay)}${ARROW}le pillard part`
    case 'if-lost':
      return fr`défaite : ${shortGains(effect.gains)}`
    case 'if-won':
      return fr`victoire : ${shortGains(effect.gains)}`
    case 'flare':
      return fr`tous : ciblage 1`
    case 'swarm':
      return `+1 dé par transport, ${effect.most} au plus`
  }
}

function shortTurn(effect: TurnEffect): string {
  switch (effect.turn) {
    case 'gain':
      return shortGains(effect.gains)
    case 'jump':
      return 'toute portée'
    case 'cease-fire':
      return 'pas d’attaque de pillard'
  }
}

export const tacticsText = ({ battle, turn }: TacticsCard): string =>
  [...(battle ? [battleText(battle)] : []), ...(turn ? [turnText(turn)] : [])]
    .map((text) => `${capital(text)}.`)
    .join(' ')

export const shortTactics = ({ battle, turn }: TacticsCard): string =>
  [...(battle ? [shortBattle(battle)] : []), ...(turn ? [shortTurn(turn)] : [])].join(', ')

export const tacticsType = ({ battle }: TacticsCard): string => (battle ? 'Bataille' : 'Tour')
