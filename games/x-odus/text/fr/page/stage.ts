import { french as fr, several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../../words.ts'
import type { DieChange } from '../../en/page/stage.ts'
import type { DieFace } from '../../../content/schema.ts'
import { FACES as SIGNS } from '../../symbols.ts'
import { COLOURS, scraps } from '../nouns.ts'

const FACES: Readonly<Record<DieFace, string>> = { hit: 'touche', miss: 'raté', special: 'spécial' }

const CHANGES: Readonly<Record<DieChange, string>> = {
  rerolled: 'relancé',
  used: 'utilisé',
  ignored: 'ignoré',
}

const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 })
const percent = (share: number): string => fr`${whole.format(100 * share)} %`

/** « 1 dégât », « 2,5 dégâts » */
const damages = (damage: number): string =>
  `${decimal.format(damage)} dégât${Math.abs(damage) < 2 ? '' : 's'}`

export const stage: XodusWords['page']['stage'] = {
  combat: (system) => `Combat, ${system}`,
  encounter: (system) => fr`Arrivée : ${system}`,
  toMap: 'Voir la carte',
  toStage: 'Revenir',

  foe: (name, rank, health, most, shields, skill) =>
    `${name}, ${rank}, Santé ${health} sur ${most}, Boucliers ${shields}. ${skill}`,
  level: (level) => `niveau ${level}`,
  avatar: (number) => `Avatar ${number}`,
  health: 'Santé',
  shields: 'Boucliers',
  skillActs: 'agit',
  thenFoes: 'Ensuite',
  whichFoe: 'Qui combattre d’abord',

  offensive: 'Offensive',
  defensive: 'Défensive',
  disengage: 'Désengager',
  disengageCosts: (rolls, together, herald, grip) =>
    `${several(rolls, 'lancer')} de Dégâts${grip > 0 ? ` et ${grip} Santé en moins` : ''}${together ? ' chacun' : ''}${herald ? ', et la Corruption avance' : ''}`,

  die: (colour, face, changes, hits) =>
    [
      fr`dé ${COLOURS[colour]} : ${FACES[face]}`,
      ...changes.map((change) => CHANGES[change]),
      ...(hits === undefined ? [] : [`compte pour ${several(hits, 'touche')}`]),
    ].join(', '),
  again: 'relancer',
  waitingDie: (colour, aside) => `dé ${COLOURS[colour]}, ${aside ? 'laissé de côté' : 'à lancer'}`,

  hits: 'Touches',
  damage: 'Dégâts',
  left: (from, to) => `Santé ${from} → ${to}`,
  unharmed: 'Indemne',
  defeated: 'Vaincu',
  ahead: ({ damage, defeats }) =>
    `${damages(damage)} en moyenne, ${percent(defeats)} de chances de le vaincre`,
  meanDamage: (damage) => `≈ ${damages(damage)}`,
  chanceToDefeat: (share) => `${percent(share)} de le vaincre`,
  meanLoss: (health) => (health < 0.05 ? '≈ aucune perte' : `≈ −${decimal.format(health)} Santé`),
  loss: (health) => `−${health} Santé`,
  noLoss: 'aucune perte',
  critical: fr`raté critique : une carte Dégâts`,
  destroyed: fr`détruit !`,
  strikesBack: `Il riposte pour chaque ${SIGNS.miss}.`,
  noStrikeBack: 'Vaincu, il ne riposte pas.',
  retaliation: fr`Riposte : 1 Santé pour chaque ${SIGNS.miss}`,
  moreDamage: (damage) => `${damage > 0 ? '+' : '−'}${damages(Math.abs(damage))}`,
  lessLoss: (health) => `${health > 0 ? '+' : '−'}${decimal.format(Math.abs(health))} Santé`,
  byItself: 'agit d’elle-même',

  detected: (misses) => fr`Détectés : ${misses}\u00a0${SIGNS.miss}`,
  unnoticed: 'Inaperçus',
  chanceDetected: (share) => `${percent(share)} de risque d’être détectés`,
  avoidable: (share) => `dont ${percent(share)} que des cartes peuvent éviter`,
  enemiesAhead: (enemies, level) => `${several(enemies, 'Ennemi')}, de niveau ${level} au plus`,
  detectionMeans: `Un seul ${SIGNS.miss} sur un dé, et tous sont détectés.`,
  chanceOfSkill: (share, hopeful) =>
    `${percent(share)} de chances${hopeful > 0 ? `, jusqu’à ${percent(share + hopeful)} avec des cartes` : ''}`,
  succeeds: 'réussi',
  fails: 'pas encore assez',
  damageMeans: fr`Un ${SIGNS.miss} : 1 Santé perdue. Deux : 2 perdues et une carte Dégâts.`,

  option: (number, text, taken) => fr`Option ${number}${taken ? ', prise' : ''} : ${text}`,
  success: 'Réussite',
  failure: 'Échec',
  taken: 'prise',
  picked: 'choisie par un autre vaisseau',
  forSale: 'En vente',
  soldOut: 'Plus rien à vendre',
  price: scraps,
  toShare: fr`Qui le prend ?`,
  chooseShip: 'Choisissez un vaisseau',
  chooseHalf: (ship, level) => fr`${ship}, niveau ${level} : l’une des deux, pour toujours`,
  workshop: 'Maintenance',
  workshopMeans: fr`Au choix : rendre 1 Santé (1 Scrap), retirer une carte Dégâts (3 Scraps), acheter de l’Énergie à son prix ou démanteler un Module pour son prix moins 1.`,
  trade: 'Marché',
  atSignal: 'Au Signal',
}
