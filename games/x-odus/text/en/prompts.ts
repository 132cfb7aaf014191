import { capital } from '@astrolabe/words'
import type { Name } from '../../content/schema.ts'
import { actions, scraps, The, the, theFoe } from './nouns.ts'

export const prompts = {
  ship: (number: number, of: number) => `Choose a ship (${number} of ${of}).`,
  mod: (board: number, level: number) =>
    `${The(board)} reaches level ${level}: which half of its Mod, for good?`,
  order: 'Which ship acts next?',
  act: (board: number, left: number, system: string, fleet: number) =>
    fleet > 1
      ? `${The(board)} leads a Fleet of ${fleet} in ${system}: ${actions(left)} left.`
      : `${The(board)} in ${system}: ${actions(left)} left.`,
  leaveOrHide: (board: number) => `${The(board)} has disengaged: leave, or hide here?`,
  join: (board: number, leader: number, left: number) =>
    `${capital(the(leader))} asks ${the(board)} to join its Fleet, with ${actions(left)}: agreed?`,
  gather: (board: number) => `Who joins ${the(board)} before the encounter?`,
  afterProbe: (board: number) => `${The(board)} can send a second probe: do so?`,
  mend: (board: number) => `Which Damage card do you remove from ${the(board)}?`,
  space: (tile: string | undefined) =>
    tile === undefined ? 'Where do you reveal the next System?' : `Where do you place ${tile}?`,
  rotation: (system: string) => `How do you turn ${system}?`,
  detection: (system: string) => `${capital(system)} is hostile: try to pass unnoticed, or attack?`,
  window: {
    'before-attack': 'Before the attack: use a card?',
    'after-attack': 'The dice have fallen: use a card?',
    'after-detection': 'The dice have fallen: use a card to stay unnoticed?',
    'after-skill': 'The dice have fallen: use a card?',
    'after-damage': 'The dice have fallen: use a card against the damage?',
    'lose-health': 'Health is about to be lost: use a card?',
    defeat: 'The foe is beaten: use a card?',
    disengaging: 'You are about to disengage: use a card?',
  },
  reroll: (max: number) =>
    max === 1 ? 'Which die do you reroll?' : `Which dice do you reroll (up to ${max})?`,
  foe: 'Which foe do you fight first?',
  manoeuvre: (board: number, foe: string, health: number, shields: number) =>
    `${The(board)} faces ${foe} (Health ${health}, Shields ${shields}): how does it attack?`,
  flee: (board: number) => `${The(board)} would have the whole Fleet disengage: agreed?`,
  theFoe,
  maintenance: (board: number) => `Maintenance of ${the(board)}: what do you do?`,
  trade: 'Trade: buy, give, or close the deal.',
  exploration: (card: Name, board: number | undefined) =>
    board === undefined
      ? `“${card.en}”: which option?`
      : `“${card.en}”: which option does ${the(board)} take?`,
  extraOption: (card: Name) => `“${card.en}”: spend an Action on another option?`,
  shareScrap: (left: number) => `Who takes the next Scrap (${scraps(left)} left)?`,
  shareModule: (module: Name) => `Who takes “${module.en}”?`,
  shareKey: 'Who takes the Key aboard?',
  pacify: 'Which System do you pacify?',
  closeRift: 'Which Rift do you close?',
  moveWormhole: 'Both Wormhole markers are in use: which one do you move here?',
  fold: 'Where do you fold space to?',
  freeJump: 'Where do you jump?',
  charge: (board: number) => `How much Energy does ${the(board)} give?`,
  feed: (board: number) => `How many Scraps does ${the(board)} give?`,
  sacrifice: (board: number) => `What does ${the(board)} sacrifice, for good?`,
  discardModule: 'Which Module is lost for good?',
}
