import { several } from '@astrolabe/words/english.ts'
import type { DieFace } from '../../../content/schema.ts'
import type { DieChange, StageWords } from '../../words.page/stage.ts'
import { FACES as SIGNS } from '../../symbols.ts'
import { COLOURS, scraps } from '../nouns.ts'

const FACES: Readonly<Record<DieFace, string>> = { hit: 'hit', miss: 'miss', special: 'special' }

const CHANGES: Readonly<Record<DieChange, string>> = {
  rerolled: 'rerolled',
  used: 'used',
  ignored: 'ignored',
}

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' })

export const stage: StageWords = {
  combat: (system) => `Combat, ${system}`,
  encounter: (system) => `Entering ${system}`,
  toMap: 'Show the map',
  toStage: 'Back to it',

  foe: (name, rank, health, most, shields, skill) =>
    `${name}, ${rank}, Health ${health} of ${most}, Shields ${shields}. ${skill}`,
  level: (level) => `level ${level}`,
  avatar: (number) => `Avatar ${number}`,
  health: 'Health',
  shields: 'Shields',
  skillActs: 'acts now',
  thenFoes: 'Then',
  whichFoe: 'Choose whom to fight first',

  offensive: 'Offensive',
  defensive: 'Defensive',
  disengage: 'Disengage',
  disengageCosts: (rolls, herald) =>
    `${several(rolls, 'Damage Roll')} each${herald ? ', and the Corruption advances' : ''}`,

  die: (colour, face, changes, hits) =>
    [
      `${COLOURS[colour]} die: ${FACES[face]}`,
      ...changes.map((change) => CHANGES[change]),
      ...(hits === undefined ? [] : [`counts as ${several(hits, 'hit')}`]),
    ].join(', '),
  again: 'reroll',
  waitingDie: (colour, aside) => `${COLOURS[colour]} die, ${aside ? 'not rolled' : 'to be rolled'}`,

  hits: 'Hits',
  damage: 'Damage',
  left: (from, to) => `Health ${from} → ${to}`,
  unharmed: 'Unharmed',
  defeated: 'Defeated',
  ahead: ({ damage, defeats }) =>
    `${decimal.format(damage)} damage on average, ${percent.format(defeats)} to defeat it`,
  meanDamage: (damage) => `≈ ${decimal.format(damage)} damage`,
  chanceToDefeat: (share) => `${percent.format(share)} to defeat it`,
  meanLoss: (health) => (health < 0.05 ? '≈ no loss' : `≈ −${decimal.format(health)} Health`),
  loss: (health) => `−${health} Health`,
  noLoss: 'no loss',
  critical: 'critical miss: a Damage card',
  destroyed: 'destroyed!',
  strikesBack: `It strikes back for each ${SIGNS.miss}.`,
  noStrikeBack: 'Defeated, it does not strike back.',
  retaliation: `Retaliation: 1 Health for each ${SIGNS.miss}`,
  moreDamage: (damage) => `${damage > 0 ? '+' : '−'}${decimal.format(Math.abs(damage))} damage`,
  lessLoss: (health) => `${health > 0 ? '+' : '−'}${decimal.format(Math.abs(health))} Health`,
  byItself: 'acts by itself',

  detected: (misses) => `Detected: ${misses} ${SIGNS.miss}`,
  unnoticed: 'Unnoticed',
  chanceDetected: (share) => `${percent.format(share)} to be detected`,
  avoidable: (share) => `of which cards can prevent ${percent.format(share)}`,
  enemiesAhead: (enemies, level) => `${several(enemies, 'Enemy', 'Enemies')}, level ${level} at most`,
  detectionMeans: `One ${SIGNS.miss} on any die, and all are detected.`,
  chanceOfSkill: (share, hopeful) =>
    `${percent.format(share)} to succeed${hopeful > 0 ? `, up to ${percent.format(share + hopeful)} with cards` : ''}`,
  succeeds: 'success',
  fails: 'not enough yet',
  damageMeans: `One ${SIGNS.miss}: lose 1 Health. Two: lose 2 and draw a Damage card.`,

  option: (number, text, taken) => `Option ${number}${taken ? ', taken' : ''}: ${text}`,
  success: 'Success',
  failure: 'Failure',
  taken: 'taken',
  picked: 'chosen by another ship',
  forSale: 'For sale',
  soldOut: 'Nothing left to sell',
  price: scraps,
  toShare: 'Who takes it?',
  chooseShip: 'Choose a ship',
  chooseHalf: (ship, level) => `${ship}, level ${level}: one of the two, for good`,
  workshop: 'Maintenance',
  workshopMeans:
    'One of these: restore 1 Health (1 Scrap), remove a Damage card (3 Scraps), buy Energy at its price, or dismantle a Module for its price less 1.',
  trade: 'Trade',
  atSignal: 'At the Signal',
}
