import { foeCard, shieldsOf } from '../position/skills.ts'
import { actingShips, groupActions } from '../position/turn.ts'
import type { PromptWords } from './words.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODULES } from '../content/modules.ts'
import type { Language } from '@astrolabe/kernel'
import type { XodusPrompt } from '../rules/questions.ts'
import type { XodusState } from '../position/state.ts'
import { systemName } from './systems.ts'

/** What a seat is asked. */
export function promptText(
  words: PromptWords,
  language: Language,
  question: { readonly prompt: XodusPrompt; readonly about: number; readonly max: number },
  view: XodusState,
): string {
  const { prompt, about, max } = question
  const board = view.ships[about]?.board ?? -1
  switch (prompt) {
    case 'ship':
      return words.ship(about + 1, view.ships.length)
    case 'mod':
      return words.mod(view.ships[about >> 3].board, about & 7)
    case 'order':
      return words.order
    case 'act':
      return actText(words, language, view, about)
    case 'join': {
      const leader = view.ships[view.turn?.leader ?? 0]
      return words.join(board, leader.board, groupActions(view))
    }
    case 'gather':
      return words.gather(board)
    case 'after-probe':
      return words.afterProbe(board)
    case 'mend':
      return words.mend(board)
    case 'space':
      return words.space(view.drawn < 0 ? undefined : systemName(view.drawn, language))
    case 'rotation':
      return words.rotation(systemName(view.drawn, language))
    case 'detection':
      return words.detection(systemName(view.systems[about].tile, language))
    case 'before-attack':
    case 'after-attack':
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
      return words.window[prompt]
    case 'reroll':
      return words.reroll(max)
    case 'foe':
      return words.foe
    case 'manoeuvre': {
      const foe = view.foes[view.combat?.foe ?? 0]
      return words.manoeuvre(board, foeCard(foe).name, foe.health, shieldsOf(foe))
    }
    case 'maintenance':
      return words.maintenance(board)
    case 'trade':
      return words.trade
    case 'exploration':
      return words.exploration(EXPLORATIONS[view.exploring?.card ?? 0].name, about < 0 ? undefined : board)
    case 'extra-option':
      return words.extraOption(EXPLORATIONS[view.exploring?.card ?? 0].name)
    case 'share-scrap':
      return words.shareScrap(about)
    case 'share-module':
      return words.shareModule(MODULES[about].name)
    case 'share-key':
      return words.shareKey
    case 'pacify':
      return words.pacify
    case 'close-rift':
      return words.closeRift
    case 'move-wormhole':
      return words.moveWormhole
    case 'fold':
      return words.fold
    case 'free-jump':
      return words.freeJump
    case 'charge':
      return words.charge(board)
    case 'feed':
      return words.feed(board)
    case 'sacrifice':
      return words.sacrifice(board)
    case 'discard-module':
      return words.discardModule
  }
}

function actText(words: PromptWords, language: Language, view: XodusState, about: number): string {
  const ship = view.ships[about]
  if (view.turn?.disengaged) return words.leaveOrHide(ship.board)
  const name = systemName(view.systems[ship.place].tile, language)
  return words.act(ship.board, groupActions(view), name, Math.max(1, actingShips(view).length))
}
