import { listed, several } from '@astrolabe/words/english.ts'

/** Where the dice of a side come from; what is 0 is not told. */
export interface DiceSum {
  readonly ships: number
  readonly printed: number
  readonly abilities: number
  readonly cards: number
  readonly energy: number
  readonly fewer: number
  /** Never below one, never above six. */
  readonly total: number
}

const dice = (n: number): string => several(n, 'die', 'dice')

export const stage = {
  toMap: 'See the map',
  toStage: 'open',
  close: 'Go on',
  skip: 'Show all',
  percent: (value: number) => `${value}%`,
  /** “+12 points” of a chance. */
  change: (points: number) =>
    points === 0 ? 'no change' : `${points > 0 ? '+' : '−'}${several(Math.abs(points), 'point')}`,

  // Battle
  battle: (region: string) => `Battle of ${region}`,
  steps: 'Steps of the battle',
  step: (at: number, of: number, name: string) => `${at} of ${of}: ${name}`,
  next: (name: string) => `next: ${name}`,
  stepDone: 'done',
  chances: 'Chances to win',
  chancesBefore: 'Chances before the roll',
  nobody: (share: string) => `nobody ${share}`,
  chance: (who: string, share: string) => `${who} ${share}`,
  unknownCard: 'The Unity has yet to draw its conflict card: it is not counted.',
  othersDecide: 'What others may still add is not counted.',
  sum: (of: DiceSum) => `${sumText(of)} = ${dice(of.total)}`,
  dice,
  targeting: (targeting: number) => `targeting ${targeting}`,
  shields: (shields: number) => several(shields, 'shield'),
  winner: 'Winner',
  outOn: (place: number) => `out on ${nth(place)} dice`,
  tied: 'the same to the last',
  noWinner: 'No winner',
  rolledSaid: (who: string, rolled: readonly number[]) =>
    rolled.length === 0 ? who : `${who}: ${rolled.join(', ')}`,
  die: (value: number, fate: 'tied' | 'decides' | 'idle' | 'aside') =>
    `${value}, ${{ tied: 'shared', decides: 'decides', idle: 'not needed', aside: 'set aside' }[fate]}`,
  ifWon: 'If you win',
  ifLost: 'If you lose',
  supremacy: (space: number) => `Supremacy ${space}`,
  perShip: (most: number) => `1 VP for each ship hit, ${most} at the most`,
  operations: (operations: number) => several(operations, 'strategic operation'),
  fate: (ships: readonly string[], to: 'marker' | 'barge' | 'scrapyard') =>
    `${listed(ships)}: ${{ marker: 'a shield holds', barge: 'to the Repair Barge', scrapyard: 'to the scrapyard' }[to]}`,
  inStock: (energy: number) => `${energy} energy in stock`,
  waiting: (who: string) => `${who} decides.`,
  /** What is to be chosen, over the choices. */
  asks: {
    escalate: 'Bring ships into the battle',
    'offer-truce': 'Offer a truce?',
    truce: 'Accept the truce?',
    diplomacy: 'Play a Battle card',
    against: 'Against whom?',
    ambush: 'Which ship comes?',
    prepare: 'Divert energy to the guns',
    reroll: 'Roll a die again',
    piracy: 'What you take',
    'strategic-operations': 'What you gain in defeat',
    spare: 'Which ship goes to the Repair Barge',
    'damage-module': 'Which module is damaged',
    'lose-resource': 'What you lose',
    extortion: 'What it costs you',
  },
  energy: (energy: number) => (energy === 0 ? 'none' : `+${energy}`),
  overclock: (energy: number) => `targeting +${energy}`,
  cannons: (cannons: number) => several(cannons, 'cannon'),
  gain: 'Gain',
  loss: 'Loss',
  nothing: 'Nothing',

  // Return
  return: 'Return to station',
  returnSaid:
    'Docks are used in this order. Change it as you like: nothing is rolled or drawn before the event.',
  develop: 'Develop',
  developHint: 'one planet, if you like',
  noSite: 'No transport on a free planet.',
  developed: 'Decided.',
  site: (vp: number, leaders: number) => `${vp} VP, ${several(leaders, 'leader')}`,
  skipSite: 'Build nothing',
  dock: 'Dock',
  dockHint: (left: number) =>
    left === 0 ? 'every ship has a dock' : `${several(left, 'ship')} still without a dock`,
  takeOut: (dock: string) => `Take out ${dock}`,
  earlier: (dock: string) => `${dock}: earlier`,
  free: 'Docks still free',
  scrapyard: 'Scrapyard',
  salvage: (ships: number, energy: number) => `${several(ships, 'ship')}: +${energy} energy`,
  noWreck: 'empty',
  recall: 'Recall',
  recalled: (ships: number) => `${several(ships, 'ship')} in the bay next turn`,
  willHave: 'What you will have',
  same: 'same',
  anyBasics: 'Basics to choose',
  repairs: 'Repairs',
  shipsBuilt: 'Ships to build',
  advances: 'Tracks',
  lostToLimits: (lost: number) => `${several(lost, 'resource')} lost for want of room`,
  nothingLost: 'Nothing is lost for want of room',
  unpaid: (docks: number) => `${several(docks, 'dock')} cannot be paid for`,
  event: 'Event',
  eventComes: 'The marker arrives: an event card, a raider, one more planet.',
  eventNear: (steps: number) => `${several(steps, 'step')} to the event after this return.`,
  confirm: 'Dock in this order',

  // The Void
  void: 'The Void',
  voidSaid: 'Each die names a benefit; one of those rolled is yours.',
  voidDice: (of: number, targeting: number) => `${dice(of)}, targeting ${targeting}`,
  atLeastOne: 'chance to roll it',

  // Told step by step
  unityTurn: 'The Unity’s turn',
  eventTurn: (deck: string) => `Event: ${deck}`,
  voidRoll: 'A roll in the Void',
}

const nth = (place: number): string =>
  ['the 1st', 'the 2nd', 'the 3rd', 'the 4th', 'the 5th', 'the 6th'][place] ?? 'the last'

function sumText({ ships, printed, abilities, cards, energy, fewer }: DiceSum): string {
  const parts = [
    ...(ships > 0 ? [`ships ${ships}`] : []),
    ...(printed > 0 ? [`printed ${printed}`] : []),
    ...(abilities > 0 ? [`abilities ${abilities}`] : []),
    ...(cards > 0 ? [`cards ${cards}`] : []),
    ...(energy > 0 ? [`energy ${energy}`] : []),
  ]
  return `${parts.length === 0 ? '0' : parts.join(' + ')}${fewer > 0 ? ` − ${fewer}` : ''}`
}
