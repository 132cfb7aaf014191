import type { Look } from '../look.ts'

/** What lies over the map: a battle, the plan of a return, a roll in the Void. */
export type StageKind = 'battle' | 'return' | 'void'

/** Which stage a position asks for; none where the map is what matters. */
export function stageOf({ view, decision }: Pick<Look, 'view' | 'decision'>): StageKind | undefined {
  switch (decision?.prompt) {
    case 'plan':
    case 'develop':
      return 'return'
    case 'void-energy':
    case 'void-card':
    case 'void-result':
      return 'void'
    case undefined:
    case 'escalate':
    case 'offer-truce':
    case 'truce':
    case 'diplomacy':
    case 'against':
    case 'ambush':
    case 'prepare':
    case 'reroll':
    case 'piracy':
    case 'strategic-operations':
    case 'spare':
    case 'damage-module':
    case 'lose-resource':
    case 'extortion':
      return view.battle === null ? undefined : 'battle'
    // What a battle brings may ask for something of the map, the market or the hand.
    case 'faction':
    case 'turn':
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
    case 'development-card':
    case 'gangways':
    case 'raider':
    case 'raider-step':
    case 'before-battle':
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
      return undefined
  }
}
