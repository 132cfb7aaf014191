import { shieldsOf } from '../position/skills.ts'
import { actingShips, groupActions } from '../position/turn.ts'
import type { PromptWords } from './words.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODULES } from '../content/modules.ts'
import type { Name } from '../content/schema.ts'
import type { Asked, Language } from '@astrolabe/kernel'
import type { XodusQuestion } from '../rules/questions.ts'
import type { XodusState } from '../position/state.ts'
import { systemName } from './systems.ts'

/** What a seat is asked. */
export function promptText(
  words: PromptWords,
  language: Language,
  asked: Asked<XodusQuestion> & { readonly max: number },
  view: XodusState,
): string {
  const board = ({ ship }: { readonly ship: number }): number => view.ships[ship].board
  switch (asked.prompt) {
    case 'ship':
      return words.ship(asked.about.ship + 1, view.ships.length)
    case 'mod':
      return words.mod(board(asked.about), asked.about.level)
    case 'order':
      return words.order
    case 'act':
      return actText(words, language, view, asked.about.ship)
    case 'join': {
      const leader = view.ships[view.turn?.leader ?? 0]
      return words.join(board(asked.about), leader.board, groupActions(view))
    }
    case 'gather':
      return words.gather(board(asked.about))
    case 'after-probe':
      return words.afterProbe(board(asked.about))
    case 'mend':
      return words.mend(board(asked.about))
    case 'space':
      return words.space(view.drawn < 0 ? undefined : systemName(view.drawn, language))
    case 'rotation':
      return words.rotation(systemName(view.drawn, language))
    case 'detection':
      return words.detection(systemName(view.systems[asked.about.system].tile, language))
    case 'before-attack':
    case 'after-attack':
    case 'after-detection':
    case 'after-skill':
    case 'after-damage':
    case 'lose-health':
    case 'defeat':
    case 'disengaging':
      return words.window[asked.prompt]
    case 'reroll':
      return words.reroll(asked.max)
    case 'foe':
      return words.foe
    case 'manoeuvre': {
      const foe = view.foes[view.combat?.foe ?? 0]
      return words.manoeuvre(board(asked.about), words.theFoe(foe), foe.health, shieldsOf(foe))
    }
    case 'flee':
      return words.flee(board(asked.about))
    case 'maintenance':
      return words.maintenance(board(asked.about))
    case 'trade':
      return words.trade
    case 'exploration':
    case 'bonus-option':
      return words.exploration(explorationName(view), board(asked.about))
    case 'warning':
      return words.exploration(explorationName(view), undefined)
    case 'extra-option':
      return words.extraOption(explorationName(view))
    case 'share-scrap':
      return words.shareScrap(asked.about.left)
    case 'share-module':
      return words.shareModule(MODULES[asked.about.module].name)
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
      return words.charge(board(asked.about))
    case 'feed':
      return words.feed(board(asked.about))
    case 'sacrifice':
      return words.sacrifice(board(asked.about))
    case 'discard-module':
      return words.discardModule
  }
}

const explorationName = (view: XodusState): Name => EXPLORATIONS[view.exploring?.card ?? 0].name

function actText(words: PromptWords, language: Language, view: XodusState, leader: number): string {
  const ship = view.ships[leader]
  if (view.turn?.disengaged) return words.leaveOrHide(ship.board)
  const name = systemName(view.systems[ship.place].tile, language)
  return words.act(ship.board, groupActions(view), name, Math.max(1, actingShips(view).length))
}
