import { several } from '@astrolabe/words/english.ts'

export const panels = {
  titles: {
    market: 'Market',
    tracks: 'Tracks',
    stations: 'Stations',
    raiders: 'Raiders',
    unity: 'Unity',
  },

  // Market
  market: 'Modules for sale',
  left: (cards: number) => (cards === 0 ? 'none left' : `${cards} more`),
  column: (type: string) => `${type}: the whole row`,
  offered: (said: {
    readonly name: string
    readonly type: string
    readonly cost: string
    readonly vp: number
    readonly text: string
    readonly payable: boolean
  }) =>
    `${said.name}, ${said.type}. Costs ${said.cost}${said.vp > 0 ? `, worth ${said.vp} VP` : ''}. ${said.text}${said.payable ? ' You can pay for it.' : ''}`,
  pressForMore: 'Bright ones you can pay for. Press a module to read it in full.',

  // Tracks
  tracks: 'Progress tracks',
  bands: 'Bands I, II, III: at the end each development of the track counts 2, 4 or 7 VP by your band.',
  next: (reward: string) => `next: ${reward}`,
  done: 'at its end',
  trackSaid: (name: string, where: readonly string[], next: string) =>
    `${name}: ${where.join(', ')}; ${next}`,
  at: (who: string, space: number) => `${who} at ${space}`,
  vault: (from: number) => `Vault from space ${from}: points for credits and cards at the end`,
  supremacyTokens: 'Supremacy tokens on the track',
  discoveries: (first: number, second: number) => `Discovery tokens left: ${first} and ${second}`,
  eventIn: (steps: number) =>
    steps === 0 ? 'The next step resolves an event.' : `Event in ${several(steps, 'step')}.`,

  // Stations
  projected: (vp: number) => `${vp} VP if it ended now`,
  factionUpgrade: (ship: string) => `its own, for the ${ship.toLowerCase()}`,
  fleet: (bay: number, out: number, scrapyard: number, barge: number) =>
    `${bay} in the bay, ${out} out${scrapyard > 0 ? `, ${scrapyard} in the scrapyard` : ''}${barge > 0 ? `, ${barge} on the Barge` : ''}`,
  moonsAndTokens: 'Moons and tokens',
  none: 'none',
  damaged: (name: string) => `${name} (damaged)`,
  choosing: 'Chooses a faction.',
  developments: (count: number) => several(count, 'development'),
  relics: (count: number) => several(count, 'relic'),
  battles: (won: number, lost: number) => `battles: ${won} won, ${lost} lost`,

  // Raiders
  inPlay: 'In play',
  dice: 'Dice',
  targeting: 'Targeting',
  range: 'Range',
  coming: (cards: number) => `${several(cards, 'raider card')} still to come`,
  defeated: (who: string, count: number) => `${who}: ${count} defeated`,
  wrecks: 'Scrapyard and Repair Barge',
  noWrecks: 'Both are empty.',
  shipOf: (ship: string, owner: string) => `${ship} (${owner})`,

  // Unity
  noUnity: 'The Unity does not play at this table.',
  level: (level: number) => `level ${level}`,
  helmNext: 'Helm, next',
  nextLaunches: 'Its next launch, one of three',
  chance: '⅓',
  goes: (ship: string, place: string) => `${ship} to ${place}`,
  returns: 'empty: it returns',
  bay: (section: string) => `Section ${section}`,
  projection: 'Projected final score',
  scored: 'scored',
  atEnd: 'at the end',
  toCome: 'to come, about',
  you: (vp: number) => `You would have ${vp} if it ended now.`,
  toComeWhy: 'What is to come is estimated from its turns so far and from many games like this.',
  holds: (who: string) => `Control: ${who}. The Unity plays after that seat.`,
  tokensLeft: (hidden: number) => `${several(hidden, 'upgrade token')} face down`,
  hasCards: (cards: number, modules: number, leaders: number, corrupted: number) =>
    `${several(cards, 'card')}, ${several(modules, 'module')}, ${several(leaders, 'leader')}${corrupted > 0 ? ` and ${corrupted} corrupted` : ''}`,

  // Seat cards
  vp: 'Victory points',
  hand: 'Tactics cards in hand',
  shipsOf: 'Ships in the bay, out, in the scrapyard',
  leaders: 'Leaders on the station',
  ships: (bay: number, out: number, scrapyard: number) => `${bay}·${out}·${scrapyard}`,
  event: 'Event',
  steps: 'Steps to the event',
}
