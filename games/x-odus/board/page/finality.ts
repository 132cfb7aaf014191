import type { Decision, Offer } from '@astrolabe/kernel'
import { NONE, type Ship, type XodusState } from '../../position/state.ts'
import type {
  DetectionMove,
  GatherMove,
  Manoeuvre,
  SmallAnswer,
  TurnMove,
  WindowMove,
  XodusPrompt,
} from '../../rules/questions.ts'
import { acting } from '../../text/reading.ts'
import { ofManoeuvre } from './finality/combat.ts'
import { ofPacified } from './finality/effects.ts'
import { ofAnother, ofOption, ofRest } from './finality/explorations.ts'
import { type First, firstOf } from './finality/first.ts'
import { drawingEnemies, entering, facingFoes } from './finality/foes-met.ts'
import { ofGathering } from './finality/gathering.ts'
import { afterLaying, ofSecondProbe, ofSpace } from './finality/laying.ts'
import { ofVolunteer } from './finality/retaliation.ts'
import { afterDamage } from './finality/rolls.ts'
import { ofTurnMove } from './finality/turn-moves.ts'
import { ofWindow } from './finality/windows.ts'

/**
 * Whether an option is for good: it uses chance, shows something hidden, or ends the turn, before anything else is
 * asked. Where the position does not tell whether a question comes first, it may not, and the option is final.
 */
export function isFinal(decision: Decision, offer: Offer, view: XodusState): boolean {
  return ofAnswer(decision, offer, view) === 'seal'
}

type Answer<K extends SmallAnswer['kind']> = Extract<SmallAnswer, { readonly kind: K }>

function ofAnswer(decision: Decision, { option }: Offer, view: XodusState): First {
  // The kernel knows prompts as strings; what is on offer at each of them is a matter of the rules.
  const prompt = decision.prompt as XodusPrompt
  switch (prompt) {
    case 'ship':
    case 'maintenance':
    case 'mend':
    case 'trade':
    case 'foe':
    case 'share-key':
    case 'charge':
    case 'feed':
    case 'sacrifice':
      return 'nothing'
    case 'order': {
      const ship = view.ships[(option as Answer<'activate'>).ship]
      return facingFoes(view, ship.place, [ship])
    }
    case 'act':
      return ofTurnMove(view, option as TurnMove)
    case 'join':
    case 'gather':
      return ofGathering(
        view,
        view.ships[decision.about ?? 0],
        option as GatherMove | Answer<'join' | 'stay'>,
      )
    case 'mod':
      return ofMod(view, view.ships[(decision.about ?? 0) >> 3])
    case 'detection':
      return ofDetecting(view, decision.about ?? 0, option as DetectionMove)
    case 'space':
      return ofSpace(view, option as Answer<'space'>)
    case 'rotation':
      return afterLaying(view, decision.about ?? NONE)
    case 'after-probe':
      return (option as WindowMove).kind === 'use' ? ofSecondProbe(view) : 'nothing'
    case 'reroll':
      return 'seal'
    case 'manoeuvre':
      return view.combat === null ? 'nothing' : ofManoeuvre(view, view.combat, option as Manoeuvre)
    case 'before-attack':
    case 'after-attack':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
      return ofWindow(decision, view, prompt, option as WindowMove)
    case 'exploration':
    case 'extra-option':
      return ofExploration(decision, view, option as Answer<'option' | 'another' | 'enough'>)
    case 'share-scrap':
      return (decision.about ?? 0) > 1 ? 'question' : ofRest(view, 'scraps')
    case 'share-module':
      return firstOf(
        () => ofRest(view, 'module'),
        () => ofRest(view, 'precursor-module'),
      )
    case 'pacify':
      return firstOf(
        () => ofPacified(view, (option as Answer<'system'>).system, decision.about ?? 1),
        () => ofRest(view, 'pacify'),
      )
    case 'close-rift':
      return ofRest(view, 'close-rift')
    case 'move-wormhole':
      return ofRest(view, 'wormhole')
    case 'fold':
    case 'free-jump':
      return entering(view, (option as Answer<'system'>).system, acting(view))
    case 'discard-module':
      return view.combat === null
        ? 'nothing'
        : ofVolunteer(view, view.combat, option as Answer<'module' | 'to'>)
  }
}

/** A Mod is chosen in the midst of things, which go on. */
function ofMod(view: XodusState, ship: Ship): First {
  const { roll, turn } = view
  if (!view.ready) return 'nothing'
  if (roll?.kind === 'damage') return afterDamage(view, ship)
  if (turn?.over === true) return 'seal'
  return turn?.blind === true ? entering(view, view.systems.length - 1, acting(view)) : 'nothing'
}

function ofDetecting(view: XodusState, place: number, move: DetectionMove): First {
  switch (move.kind) {
    case 'roll':
      return 'seal'
    case 'fight':
      return drawingEnemies(view, place)
    case 'use':
      return 'nothing'
  }
}

function ofExploration(
  decision: Decision,
  view: XodusState,
  answer: Answer<'option' | 'another' | 'enough'>,
): First {
  if (view.exploring === null) return 'nothing'
  switch (answer.kind) {
    case 'option':
      return ofOption(view, view.exploring, decision, answer.option)
    case 'another':
      return ofAnother(view, view.exploring)
    case 'enough':
      return 'nothing'
  }
}
