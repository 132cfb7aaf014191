import { NONE } from '../../../position/state.ts'
import { type Look, promptOf } from '../map/look.ts'

/** What lies over the map: dice and foes, or cards and ships that meet. */
export type StageKind =
  | 'ship-choice'
  | 'mod-choice'
  | 'encounter'
  | 'combat'
  | 'roll'
  | 'exploration'
  | 'meeting'

/** Which stage a position asks for; none where the map is what matters. */
export function stageOf(look: Look): StageKind | undefined {
  const prompt = promptOf(look)
  switch (prompt) {
    case undefined:
      return underWay(look)
    case 'ship':
      return 'ship-choice'
    case 'mod':
      return 'mod-choice'
    case 'detection':
      return 'encounter'
    case 'before-attack':
    case 'after-attack':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
    case 'foe':
    case 'manoeuvre':
    case 'flee':
      return 'combat'
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
      return 'roll'
    case 'reroll':
      return look.view.roll?.kind === 'attack' ? 'combat' : 'roll'
    case 'exploration':
    case 'warning':
    case 'bonus-option':
    case 'extra-option':
      return 'exploration'
    case 'maintenance':
    case 'mend':
    case 'trade':
    case 'share-scrap':
    case 'share-module':
    case 'share-key':
    case 'charge':
    case 'feed':
    case 'sacrifice':
    case 'discard-module':
      return 'meeting'
    case 'order':
    case 'act':
    case 'join':
    case 'gather':
    case 'space':
    case 'rotation':
    case 'after-probe':
    case 'pacify':
    case 'close-rift':
    case 'move-wormhole':
    case 'fold':
    case 'free-jump':
      return undefined
  }
}

/** What those see who are asked nothing. */
function underWay({ view }: Look): StageKind | undefined {
  if (view.drawn !== NONE || view.ending !== '') return undefined
  if (view.roll !== null && view.roll.kind !== 'attack') return 'roll'
  if (view.combat !== null) return 'combat'
  return view.exploring === null ? undefined : 'exploration'
}
