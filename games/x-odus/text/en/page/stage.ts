import { several } from '@astrolabe/words/english.ts'
import type { DieColour, DieFace } from '../../../content/schema.ts'
import { FACES as SIGNS } from '../../symbols.ts'
import { COLOURS, scraps } from '../nouns.ts'

/** What an attack comes to on average, for somebody who has not rolled yet. */
interface AttackAhead {
  readonly damage: number
  /** From 0 to 1. */
  readonly defeats: number
}

const FACES: Readonly<Record<DieFace, string>> = { hit: 'hit', miss: 'miss', special: 'special' }

const CHANGES = {
  rerolled: 'rerolled',
  used: 'used',
  ignored: 'ignored',
}

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' })

export const stage = {
  // What a stage is, read aloud and written over it
  combat: (system: string) => `Combat, ${system}`,
  encounter: (system: string) => `Entering ${system}`,
  toMap: 'Show the map',
  toStage: 'Back to it',

  // Foes
  foe: (name: string, rank: string, health: number, most: number, shields: number, skill: string) =>
    `${name}, ${rank}, Health ${health} of ${most}, Shields ${shields}. ${skill}`,
  level: (level: number) => `level ${level}`,
  avatar: (number: number) => `Avatar ${number}`,
  health: 'Health',
  shields: 'Shields',
  skillActs: 'acts now',
  thenFoes: 'Then',
  whichFoe: 'Choose whom to fight first',

  // Manoeuvres; short: 11
  offensive: 'Offensive',
  defensive: 'Defensive',
  disengage: 'Disengage',
  disengageCosts: (rolls: number, together: boolean, herald: boolean, grip: number) =>
    `${several(rolls, 'Damage Roll')}${grip > 0 ? ` and ${grip} Health lost` : ''}${together ? ' each' : ''}${herald ? ', and the Corruption advances' : ''}`,

  // Dice
  die: (colour: DieColour, face: DieFace, changes: readonly DieChange[], hits: number | undefined) =>
    [
      `${COLOURS[colour]} die: ${FACES[face]}`,
      ...changes.map((change) => CHANGES[change]),
      ...(hits === undefined ? [] : [`counts as ${several(hits, 'hit')}`]),
    ].join(', '),
  /** Under a die that is picked to be rolled again; short: 8. */
  again: 'reroll',
  waitingDie: (colour: DieColour, aside: boolean) =>
    `${COLOURS[colour]} die, ${aside ? 'not rolled' : 'to be rolled'}`,

  // What an attack comes to
  hits: 'Hits',
  damage: 'Damage',
  left: (from: number, to: number) => `Health ${from} → ${to}`,
  unharmed: 'Unharmed',
  defeated: 'Defeated',
  ahead: ({ damage, defeats }: AttackAhead) =>
    `${decimal.format(damage)} damage on average, ${percent.format(defeats)} to defeat it`,
  /** Short: 14. */
  meanDamage: (damage: number) => `≈ ${decimal.format(damage)} damage`,
  /** Short: 19. */
  chanceToDefeat: (share: number) => `${percent.format(share)} to defeat it`,
  meanLoss: (health: number) => (health < 0.05 ? '≈ no loss' : `≈ −${decimal.format(health)} Health`),
  loss: (health: number) => `−${health} Health`,
  noLoss: 'no loss',
  critical: 'critical miss: a Damage card',
  destroyed: 'destroyed!',
  strikesBack: `It strikes back for each ${SIGNS.miss}.`,
  noStrikeBack: 'Defeated, it does not strike back.',
  retaliation: `Retaliation: 1 Health for each ${SIGNS.miss}`,
  /** What a card would change; short: 12. */
  moreDamage: (damage: number) => `${damage > 0 ? '+' : '−'}${decimal.format(Math.abs(damage))} damage`,
  lessLoss: (health: number) => `${health > 0 ? '+' : '−'}${decimal.format(Math.abs(health))} Health`,
  byItself: 'acts by itself',

  // Other rolls
  detected: (misses: number) => `Detected: ${misses} ${SIGNS.miss}`,
  unnoticed: 'Unnoticed',
  chanceDetected: (share: number) => `${percent.format(share)} to be detected`,
  avoidable: (share: number) => `of which cards can prevent ${percent.format(share)}`,
  enemiesAhead: (enemies: number, level: number) =>
    `${several(enemies, 'Enemy', 'Enemies')}, level ${level} at most`,
  detectionMeans: `One ${SIGNS.miss} on any die, and all are detected.`,
  /** How likely a Skill Roll is to succeed, and to fail where cards could still help. */
  chanceOfSkill: (share: number, hopeful: number) =>
    `${percent.format(share)} to succeed${hopeful > 0 ? `, up to ${percent.format(share + hopeful)} with cards` : ''}`,
  succeeds: 'success',
  fails: 'not enough yet',
  damageMeans: `One ${SIGNS.miss}: lose 1 Health. Two: lose 2 and draw a Damage card.`,

  // Cards
  option: (number: number, text: string, taken: boolean) =>
    `Option ${number}${taken ? ', taken' : ''}: ${text}`,
  success: 'Success',
  failure: 'Failure',
  taken: 'taken',
  picked: 'chosen by another ship',
  forSale: 'For sale',
  soldOut: 'Nothing left to sell',
  price: scraps,
  toShare: 'Who takes it?',
  chooseShip: 'Choose a ship',
  chooseHalf: (ship: string, level: number) => `${ship}, level ${level}: one of the two, for good`,
  workshop: 'Maintenance',
  /** What each sort of Maintenance costs. */
  workshopMeans:
    'One of these: restore 1 Health (1 Scrap), remove a Damage card (3 Scraps), buy Energy at its price, or dismantle a Module for its price less 1.',
  trade: 'Trade',
  atSignal: 'At the Signal',
}

/** What has become of a die since it was rolled. */
export type DieChange = keyof typeof CHANGES
