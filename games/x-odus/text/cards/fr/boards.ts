import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import type { DieColour, ExpSource, ShipBoard, Tile } from '../../../content/schema.ts'
import type { ShipText, SymbolText } from '../en/boards.ts'
import { FACES, signalPlace } from '../../symbols.ts'
import { NAMES } from './names.ts'

const DICE: Readonly<Record<DieColour, readonly [one: string, two: string]>> = {
  red: ['un dé rouge', 'deux dés rouges'],
  blue: ['un dé bleu', 'deux dés bleus'],
  yellow: ['un dé jaune', 'deux dés jaunes'],
}

const EXP: Readonly<Record<ExpSource, string>> = {
  defeat: '1 EXP chaque fois que vous aidez à vaincre un Ennemi, 2 pour un Avatar.',
  suffer: '1 EXP par riposte ou lancer de Dégâts qui vous coûte de la Santé.',
  explore: '1 EXP chaque fois que vous explorez et qu’une carte est révélée.',
  repair: '1 EXP par réparation, et par Action où l’un de vos Mods rend de la Santé à un autre vaisseau.',
  reveal: '1 EXP par sonde ou saut à l’aveugle qui vous fait révéler un Système.',
  scraps: '1 EXP par Action ou combat où vous gagnez des Scraps.',
}

function diceText([one, other]: ShipBoard['dice']): string {
  return one === other ? DICE[one][1] : `${DICE[one][0]} et ${DICE[other][0]}`
}

export function shipText(ship: ShipBoard): ShipText {
  const { health, actions, energy, levels } = ship
  return {
    board: fr`${NAMES.classes[ship.class]} : ${health}\u00a0Santé, ${several(actions, 'Action')}, ${diceText(ship.dice)}.`,
    exp: EXP[ship.exp],
    levels: fr`Niveaux 2 à 6 : ${listed(levels.map(String))} EXP.`,
    energy: fr`La première Énergie est gratuite ; les suivantes coûtent ${listed(energy.map(String))} Scraps.`,
  }
}

export function symbolTexts(tile: Tile): readonly SymbolText[] {
  const found: SymbolText[] = []
  if (tile.exploration)
    found.push({ name: 'Exploration', meaning: 'Explorez-la une fois pour piocher une carte Exploration.' })
  if (tile.signal)
    found.push({
      name: `Signal Précurseur ${signalPlace(tile.signal)}`,
      meaning: 'Explorez pour révéler le Signal qui garde cette Clé.',
    })
  if (tile.ally)
    found.push({
      name: 'Allié',
      meaning: 'Le premier vaisseau qui entre rencontre un Allié, qui marchande ici désormais.',
    })
  if (tile.enemies)
    found.push({
      name: several(tile.enemies, 'Ennemi'),
      meaning: `Un seul ${FACES.miss} au lancer de Détection, et vous ${tile.enemies === 1 ? 'l’affrontez' : 'les affrontez l’un après l’autre'}.`,
    })
  if (tile.surveillance)
    found.push({ name: 'Surveillance', meaning: 'Vous êtes toujours détecté, sans lancer de dés.' })
  if (tile.strong)
    found.push({
      name: 'Ennemis puissants',
      meaning: 'Les Ennemis viennent de la réserve et non de la pioche.',
    })
  if (tile.wormhole)
    found.push({ name: 'Trou de ver', meaning: 'À un saut de tout autre Système doté d’un Trou de ver.' })
  if (tile.colour === 'corrupted')
    found.push({
      name: 'Rift',
      meaning: 'Les Avatars passent d’un Rift à n’importe quel autre. Rien à explorer ici.',
    })
  if (tile.colour === 'great-rift')
    found.push({ name: 'Sceau', meaning: 'Explorez-le avec des Clés à bord pour les poser toutes.' })
  return found
}
