import { listed, several } from '@astrolabe/words/english.ts'
import type { DieColour, ExpSource, ShipBoard, Tile } from '../../../content/schema.ts'
import { FACES, signalPlace } from '../../symbols.ts'
import { NAMES } from './names.ts'

export interface ShipText {
  readonly board: string
  readonly exp: string
  readonly levels: string
  readonly energy: string
}

/** A symbol of a tile, and what it means. */
export interface SymbolText {
  readonly name: string
  readonly meaning: string
}

const COLOURS: Readonly<Record<DieColour, string>> = { red: 'red', blue: 'blue', yellow: 'yellow' }

const EXP: Readonly<Record<ExpSource, string>> = {
  defeat: '1 EXP each time you take part in defeating an Enemy, 2 for an Avatar.',
  suffer: '1 EXP for each retaliation or Damage Roll that costs you Health.',
  explore: '1 EXP each time you explore and a card is revealed.',
  repair: '1 EXP for each Repair, and each Action in which a Mod of yours restores Health to another ship.',
  reveal: '1 EXP for each Probe or Blind Jump of yours that reveals a System.',
  scraps: '1 EXP for each Action or combat in which you gain Scraps.',
}

function diceText([one, other]: ShipBoard['dice']): string {
  return one === other ? `two ${COLOURS[one]} dice` : `one ${COLOURS[one]} die and one ${COLOURS[other]} die`
}

export function shipText(ship: ShipBoard): ShipText {
  const { health, actions, energy, levels } = ship
  return {
    board: `${NAMES.classes[ship.class]}: ${health}\u00a0Health, ${several(actions, 'Action')}, ${diceText(ship.dice)}.`,
    exp: EXP[ship.exp],
    levels: `Levels 2 to 6 at ${listed(levels.map(String))} EXP.`,
    energy: `The first Energy is free; the others cost ${listed(energy.map(String))} Scraps.`,
  }
}

export function symbolTexts(tile: Tile): readonly SymbolText[] {
  const found: SymbolText[] = []
  if (tile.exploration)
    found.push({ name: 'Exploration', meaning: 'Explore it once to draw an Exploration card.' })
  if (tile.signal)
    found.push({
      name: `Precursor Signal ${signalPlace(tile.signal)}`,
      meaning: 'Explore it to reveal the Signal that guards this Key.',
    })
  if (tile.ally)
    found.push({
      name: 'Ally',
      meaning: 'The first ship to enter meets an Ally, who trades here from then on.',
    })
  if (tile.enemies)
    found.push({
      name: several(tile.enemies, 'Enemy', 'Enemies'),
      meaning: `Any ${FACES.miss} on a Detection Roll and you fight ${tile.enemies === 1 ? 'it' : 'them, one after the other'}.`,
    })
  if (tile.surveillance)
    found.push({ name: 'Surveillance', meaning: 'You are always detected, without a roll.' })
  if (tile.strong)
    found.push({ name: 'Strong Enemies', meaning: 'Enemies are drawn from the Reserve, not from the deck.' })
  if (tile.wormhole)
    found.push({ name: 'Wormhole', meaning: 'One Jump away from every other System with a Wormhole.' })
  if (tile.colour === 'corrupted')
    found.push({ name: 'Rift', meaning: 'Avatars step from any Rift to any other. Nothing to explore here.' })
  if (tile.colour === 'great-rift')
    found.push({ name: 'Seal', meaning: 'Explore it with Keys aboard to place them all.' })
  return found
}
