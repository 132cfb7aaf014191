import { NOBODY, type Secrets } from '@astrolabe/kernel'
import { ENEMIES } from '../content/enemies.ts'
import { NONE, type XodusState } from '../position/state.ts'

// A search states what is hidden before every future it imagines: no text is put together then.
const BLOCKS = ['block 0', 'block 1', 'block 2', 'block 3', 'block 4', 'block 5']
const ENEMY_LEVELS = ['enemies 1', 'enemies 2', 'enemies 3', 'enemies 4']
const SIGNAL_CARDS = ['hazardous', 'perilous', 'lethal']

/**
 * XO-GEN-09: the order of the decks and of the stack, of which it is known that each block holds one red tile or the
 * Great Rift (XO-SET-20); which Enemies of a level are in the deck and which in the Reserve; Avatar tokens face down and those left out; the levels of
 * the Signals not revealed, with those not used, and the cards they will turn out to be.
 */
export function secrets(state: XodusState, secrets: Secrets): void {
  const { blocks, tokens, signals, signalCards, reserve } = state
  for (let block = 0; block < blocks.length; block++) secrets.pile(BLOCKS[block], blocks[block])
  secrets.pile('systems', state.commons)
  secrets.pile('corrupted', state.reds)
  for (let token = 0; token < tokens.length; token++) {
    if (!tokens[token].faceUp) secrets.card('avatars', tokens[token], 'number', NOBODY)
  }
  secrets.pile('avatars', state.leftOut)
  for (let place = 0; place < signals.length; place++) {
    const signal = signals[place]
    if (signal.card === NONE && !signal.solved) secrets.card('signal-levels', signal, 'level', NOBODY)
  }
  secrets.pile('signal-levels', state.spareLevels)
  for (let level = 0; level < signalCards.length; level++)
    secrets.pile(SIGNAL_CARDS[level], signalCards[level])
  secrets.pile('explorations', state.explorations)
  secrets.pile('allies', state.allies)
  secrets.pile('modules', state.modules)
  secrets.pile('precursor-modules', state.precursorModules)
  secrets.pile('damage', state.damage)
  secrets.mixed(ENEMY_LEVELS, enemyGroup, state.enemies)
  for (let level = 0; level < reserve.length; level++) secrets.pile(ENEMY_LEVELS[level], reserve[level])
}

/** Of a level it is known how many cards are in the deck and how many in the Reserve, but not which. */
const enemyGroup = (card: number): number => ENEMIES[card].level - 1
