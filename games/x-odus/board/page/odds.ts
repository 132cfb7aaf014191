import { signalCardAt } from '../../position/signals.ts'
import { actingShips } from '../../position/turn.ts'
import type { Odds, Scene } from '@astrolabe/drawing'
import type { Offer } from '@astrolabe/kernel'
import { EXPLORATIONS } from '../../content/explorations.ts'
import { colourOf, hasAvatar, tileOf } from '../../position/map.ts'
import { NONE, NOT_PACIFIED, type XodusState } from '../../position/state.ts'
import type { XodusFact } from '../../rules/facts.ts'
import type { Manoeuvre, SmallAnswer, TurnMove, WindowMove, XodusPrompt } from '../../rules/questions.ts'
import { ofAttack, ofAttackReroll, ofReadied } from './odds/attack.ts'
import { ofEnemies, ofExploration, ofSignal, ofTile } from './odds/draws.ts'
import type { Ask } from './odds/outcomes.ts'
import { ofDamageRolls, ofDetection, ofSkill, ofSkillReroll } from './odds/rolls.ts'
import { ofWork } from './odds/work.ts'

/** What may come of an option that draws or rolls, from what everyone may know. */
export function odds(scene: Scene<XodusState, XodusFact>, offer: Offer): Odds | undefined {
  const { view, decision, language } = scene
  if (decision === null || offer.refusal !== undefined) return undefined
  const ask: Ask = { view, language }
  const { option } = offer
  // The kernel knows prompts as strings; what is on offer at each of them is a matter of the rules.
  switch (decision.prompt as XodusPrompt) {
    case 'act':
      return ofMove(ask, option as TurnMove)
    case 'detection':
      return ofMeeting(ask, decision.about ?? 0, offer.key)
    case 'space':
      return view.drawn === NONE ? ofTile(ask) : undefined
    case 'after-probe':
      return (option as WindowMove).kind === 'use' ? ofTile(ask) : undefined
    case 'fold':
    case 'free-jump':
      return ofEntering(ask, (option as Extract<SmallAnswer, { readonly kind: 'system' }>).system)
    case 'exploration':
      return ofOption(ask, option as SmallAnswer)
    case 'manoeuvre':
      return ofAttack(ask, option as Manoeuvre)
    case 'before-attack':
      return ofReadied(ask, option as WindowMove)
    case 'reroll': {
      const { die } = option as Extract<SmallAnswer, { readonly kind: 'die' }>
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

function ofMeeting(ask: Ask, place: number, key: string): Odds | undefined {
  if (key === 'roll') return ofDetection(ask, place)
  return key === 'fight' ? ofEnemies(ask, place) : undefined
}

function ofExploring(ask: Ask, place: number): Odds | undefined {
  const { view } = ask
  if (colourOf(view, place) === 'great-rift') return undefined
  const { key } = view.systems[place]
  return key === NONE ? ofExploration(ask) : ofSignal(ask)
}

function ofOption(ask: Ask, answer: SmallAnswer): Odds | undefined {
  const { exploring } = ask.view
  if (exploring === null || answer.kind !== 'option') return undefined
  const { roll } = EXPLORATIONS[exploring.card].options[answer.option]
  return roll && ofSkill(ask, roll)
}
