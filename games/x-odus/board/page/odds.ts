import { signalCardAt } from '../../position/signals.ts'
import { actingShips } from '../../position/turn.ts'
import type { Odds } from '@astrolabe/drawing'
import { EXPLORATIONS } from '../../content/explorations.ts'
import { colourOf, hasAvatar, tileOf } from '../../position/map.ts'
import { NONE, NOT_PACIFIED } from '../../position/state.ts'
import type { Chosen, DetectionMove, TurnMove, XodusQuestion } from '../../rules/questions.ts'
import type { XodusScene } from './map/look.ts'
import { ofAttack, ofAttackReroll, ofReadied } from './odds/attack.ts'
import { ofEnemies, ofExploration, ofSignal, ofTile } from './odds/draws.ts'
import type { Ask } from './odds/outcomes.ts'
import { ofDamageRolls, ofDetection, ofSkill, ofSkillReroll } from './odds/rolls.ts'
import { ofWork } from './odds/work.ts'

/** What may come of an option that draws or rolls, from what everyone may know. */
export function odds({ view, language }: XodusScene, chosen: XodusQuestion): Odds | undefined {
  const ask: Ask = { view, language }
  switch (chosen.prompt) {
    case 'act':
      return ofMove(ask, chosen.option)
    case 'detection':
      return ofMeeting(ask, chosen.about.system, chosen.option)
    case 'space':
      return view.drawn === NONE ? ofTile(ask) : undefined
    case 'after-probe':
      return chosen.option.kind === 'use' ? ofTile(ask) : undefined
    case 'fold':
    case 'free-jump':
      return ofEntering(ask, chosen.option.system)
    case 'exploration':
    case 'warning':
      return ofOption(ask, chosen.option)
    case 'bonus-option':
      return chosen.option.kind === 'option' ? ofOption(ask, chosen.option) : undefined
    case 'manoeuvre':
      return ofAttack(ask, chosen.option)
    case 'flee':
      return chosen.option.kind === 'flee' ? ofAttack(ask, { kind: 'disengage' }) : undefined
    case 'before-attack':
      return ofReadied(ask, chosen.option)
    case 'reroll': {
      const { die } = chosen.option
      return view.roll?.kind === 'skill' ? ofSkillReroll(ask, die) : ofAttackReroll(ask, die)
    }
    case 'ship':
    case 'mod':
    case 'order':
    case 'join':
    case 'gather':
    case 'rotation':
    case 'after-attack':
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
    case 'foe':
    case 'maintenance':
    case 'mend':
    case 'trade':
    case 'extra-option':
    case 'share-scrap':
    case 'share-module':
    case 'share-key':
    case 'pacify':
    case 'close-rift':
    case 'move-wormhole':
    case 'charge':
    case 'feed':
    case 'sacrifice':
    case 'discard-module':
      return undefined
  }
}

function ofMove(ask: Ask, move: TurnMove): Odds | undefined {
  const { view } = ask
  const group = actingShips(view)
  const { place } = group[0]
  switch (move.kind) {
    case 'probe':
    case 'blind-jump':
      return ofTile(ask)
    case 'jump':
    case 'rush':
      return ofEntering(ask, move.system)
    case 'explore':
      return ofExploring(ask, place)
    case 'pacify':
      return ofEnemies(ask, place)
    case 'strain':
      return ofDamageRolls(
        ask,
        group.filter(({ strained }) => !strained).map((ship) => ({ ship, rolls: 1 })),
      )
    case 'work': {
      const card = signalCardAt(view, place)
      return card === NONE ? undefined : ofWork(ask, card, place)
    }
    case 'scavenge':
    case 'recover-keys':
    case 'trade':
    case 'maintain':
    case 'take-key':
    case 'fleet':
    case 'service':
    case 'use':
    case 'hide':
    case 'end-turn':
      return undefined
  }
}

/** An Enemy System that is not pacified looks for ships; an Avatar does not have to. */
function ofEntering(ask: Ask, place: number): Odds | undefined {
  const { view } = ask
  if (colourOf(view, place) !== 'enemy' || view.systems[place].pacified !== NOT_PACIFIED) return undefined
  if (tileOf(view, place).surveillance === true) return ofEnemies(ask, place)
  return hasAvatar(view, place) ? undefined : ofDetection(ask, place)
}

function ofMeeting(ask: Ask, place: number, { kind }: DetectionMove): Odds | undefined {
  if (kind === 'roll') return ofDetection(ask, place)
  return kind === 'fight' ? ofEnemies(ask, place) : undefined
}

function ofExploring(ask: Ask, place: number): Odds | undefined {
  const { view } = ask
  if (colourOf(view, place) === 'great-rift') return undefined
  const { key } = view.systems[place]
  return key === NONE ? ofExploration(ask) : ofSignal(ask)
}

function ofOption(ask: Ask, { option }: Chosen): Odds | undefined {
  const { exploring } = ask.view
  if (exploring === null) return undefined
  const { roll } = EXPLORATIONS[exploring.card].options[option]
  return roll && ofSkill(ask, roll)
}
