import type { Odds } from '@astrolabe/drawing'
import type { AndromedaQuestion } from '../../rules/questions.ts'
import type { AndromedaScene } from './look.ts'
import { ofBattle, ofCard, ofDiversion, ofJoining, ofLaunch, ofReroll } from './odds/battle.ts'
import { ofVoidCard, ofVoidEnergy } from './odds/void.ts'

/** What may come of an option that rolls, from what its seat may know. */
export function odds(scene: AndromedaScene, chosen: AndromedaQuestion, seat: number): Odds | undefined {
  switch (chosen.prompt) {
    case 'turn':
      return chosen.option.kind === 'launch'
        ? ofLaunch(scene, seat, chosen.option.ship, chosen.option.region)
        : undefined
    case 'escalate':
      return ofJoining(scene, seat, chosen.option.ship)
    case 'offer-truce':
    case 'truce':
      return chosen.option.kind === 'fight' ? ofBattle(scene, seat) : undefined
    case 'diplomacy':
      return chosen.option.kind === 'card' ? ofCard(scene, seat, chosen.option.card) : ofBattle(scene, seat)
    case 'against':
      return ofCard(scene, seat, chosen.about.card, chosen.option.who)
    case 'prepare':
      return ofDiversion(scene, seat, chosen.option)
    case 'reroll':
      return ofReroll(scene, seat, chosen.option.kind === 'reroll' ? chosen.option.die : undefined)
    case 'void-card':
      return ofVoidCard(scene, chosen.option)
    case 'void-energy':
      return ofVoidEnergy(scene, chosen.option.energy)
    case 'faction':
    case 'end-turn':
    case 'hand-limit':
    case 'discard':
    case 'basics':
    case 'drop':
    case 'advance':
    case 'repair':
    case 'recruit':
    case 'upgrade':
    case 'build':
    case 'free-ship':
    case 'free-module':
    case 'buy-module':
    case 'exchange':
    case 'survey':
    case 'rift-walk':
    case 'use':
    case 'discovery':
    case 'nebula-moon':
    case 'field':
    case 'shipyard':
    case 'council':
    case 'vortex':
    case 'dark-reading':
    case 'converge':
    case 'drift':
    case 'void-result':
    case 'develop':
    case 'development-card':
    case 'gangways':
    case 'plan':
    case 'raider':
    case 'raider-step':
    case 'before-battle':
    case 'ambush':
    case 'piracy':
    case 'strategic-operations':
    case 'spare':
    case 'damage-module':
    case 'lose-resource':
    case 'fractured-relic':
    case 'give-up-basics':
    case 'pass-card':
    case 'ion-plague':
    case 'lean-years':
    case 'gravity-shear':
    case 'gravity-tide-toll':
    case 'gravity-tide':
    case 'dark-harvest':
    case 'rift-storm':
    case 'unity-track':
    case 'unity-module':
    case 'unity-moon':
    case 'unity-repair':
    case 'unity-damage':
    case 'unity-leader':
    case 'extortion':
      return undefined
  }
}
