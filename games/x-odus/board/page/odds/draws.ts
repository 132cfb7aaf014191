import { countEnemies } from '../../../position/enemy-systems.ts'
import type { Odds } from '@astrolabe/drawing'
import type { TileGroup } from '../../../text/en/page/odds.ts'
import { SIGNALS } from '../../../content/signals.ts'
import type { SignalLevel, Tile } from '../../../content/schema.ts'
import { TILES } from '../../../content/tiles.ts'
import { tileOf } from '../../../position/map.ts'
import { nextSpecial, tilesLeft } from '../../../position/stack.ts'
import { ADVENTURERS, NONE, STROLLERS, type XodusState } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { enemyLevels, explorationsToCome } from '../panels/decks.ts'
import { type Ask, together, wordsOf } from './outcomes.ts'

/** The next tile of the stack: one of each block is red, or the Great Rift; the others are known but for their order. */
export function ofTile(ask: Ask): Odds | undefined {
  const { view } = ask
  const words = wordsOf(ask)
  const block = view.blocks.at(-1)
  const next = nextSpecial(view)
  if (block === undefined || next === undefined) return undefined
  const special = next.percent === 0 ? 0 : 1 / block.length
  const unseen = unseenTiles(view)
  const { title, outcomes } = together(words.nextTile(tilesLeft(view)), [
    ...unseen.map((tile) => ({
      label: words.tile[groupOf(tile)],
      chance: (1 - special) / unseen.length,
    })),
    { label: words.tile[next.greatRift ? 'great-rift' : 'corrupted'], chance: special },
  ])
  return { title, outcomes: outcomes.toSorted((one, other) => other.chance - one.chance) }
}

/** Blue and orange tiles of this game that nobody has seen. */
function unseenTiles({ systems, boxTiles, drawn }: XodusState): Tile[] {
  const seen = new Set([...systems.map(({ tile }) => tile), ...boxTiles, drawn])
  return TILES.filter(({ colour }, tile) => (colour === 'allied' || colour === 'enemy') && !seen.has(tile))
}

function groupOf({ colour, signal, ally, surveillance }: Tile): TileGroup {
  if (colour !== 'allied') return surveillance === true ? 'surveillance' : 'enemy'
  if (signal !== undefined) return 'signal'
  return ally === true ? 'ally' : 'allied'
}

/** Enemies of a System that have not come yet, by the highest level among them. */
export function ofEnemies(ask: Ask, place: number): Odds | undefined {
  const { view } = ask
  if (countEnemies(view, place) > 0) return undefined
  const { enemies = 0, strong = false } = tileOf(view, place)
  return ofEnemyCards(ask, enemies, strong)
}

export function ofEnemyCards(ask: Ask, cards: number, strong: boolean): Odds | undefined {
  const { view } = ask
  const words = wordsOf(ask)
  const levels = enemyLevels(view)
  const reserve = levels.find((level) => level.reserve > 0)
  const deck = levels.map((level) => level.deck)
  const left = deck.reduce((sum, count) => sum + count, 0)
  if (strong && reserve !== undefined) {
    return together(words.enemies(cards), [{ label: words.level(reserve.level, 1), chance: 1 }])
  }
  // A deck that runs out is made anew of what is on the table: no more is known of it beforehand.
  if (left < cards) return undefined
  return together(
    words.enemies(cards),
    levels.map(({ level }) => ({
      label: words.level(level, cards),
      chance: upTo(deck, level, cards, left) - upTo(deck, level - 1, cards, left),
    })),
  )
}

/** The chance that so many cards, drawn from the deck, are all of a level or lower. */
function upTo(deck: readonly number[], level: number, cards: number, left: number): number {
  const low = deck.slice(0, level).reduce((sum, count) => sum + count, 0)
  let chance = 1
  for (let card = 0; card < cards; card++) chance *= Math.max(0, low - card) / (left - card)
  return chance
}

export function ofExploration(ask: Ask): Odds | undefined {
  const { explorations } = CARD_WORDS[ask.language].names
  const types = explorationsToCome(ask.view)
  const left = types.reduce((sum, { cards }) => sum + cards, 0)
  if (left === 0) return undefined
  return together(
    wordsOf(ask).exploration(left),
    types.map(({ type, cards }) => ({ label: explorations[type], chance: cards / left })),
  )
}

const LEVELS: readonly SignalLevel[] = ['hazardous', 'perilous', 'lethal']

/** XO-VAR-07 to XO-VAR-10: how many Signals of each level the game is dealt from. */
function poolOf({ difficulty }: XodusState): readonly number[] {
  if (difficulty === STROLLERS) return [4, 2, 0]
  return difficulty === ADVENTURERS ? [0, 2, 4] : [2, 2, 2]
}

/** A Signal that nobody has revealed, from what is left of those the game was dealt from. */
export function ofSignal(ask: Ask): Odds {
  const { view, language } = ask
  const seen = view.signals.filter(({ card }) => card !== NONE).map(({ card }) => SIGNALS[card].level)
  const unseen = poolOf(view).map(
    (count, level) => count - seen.filter((each) => each === LEVELS[level]).length,
  )
  const left = unseen.reduce((sum, count) => sum + count, 0)
  const { signals } = CARD_WORDS[language].names
  return together(
    wordsOf(ask).signal,
    unseen.map((count, level) => ({ label: signals[LEVELS[level]], chance: count / left })),
  )
}
