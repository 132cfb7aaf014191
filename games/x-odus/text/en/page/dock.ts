import { several } from '@astrolabe/words/english.ts'
import { scraps } from '../nouns.ts'

export const dock = {
  /** What the dock is, read aloud. */
  ships: 'Your ships',
  noShipYet: 'Ships are being chosen.',
  /** A ship that is still to be chosen, by its letter. */
  toChoose: (letter: string) => `Ship ${letter}, still to be chosen`,
  /** Short: 8. */
  stock: {
    health: 'Health',
    energy: 'Energy',
    scraps: 'Scraps',
    actions: 'Actions',
    level: 'Level',
    keys: 'Keys',
  },
  deeds: 'What to do here',
  /** Short: 7 before and after a soft hyphen. */
  deed: {
    explore: 'Explore',
    scavenge: 'Sca\u00advenge',
    pacify: 'Pacify',
    signal: 'Signal',
    trade: 'Trade',
    ally: 'Ally',
    maintain: 'Mainte\u00adnance',
    strain: 'Strain',
  },
  /** What the deed is, in a sentence. */
  deedMeans: {
    explore: 'draw an Exploration card, decipher a Signal, or place Keys on the Great Rift',
    scavenge: 'gain 1 Scrap, or recover Keys from a wreck',
    pacify: 'fight the Enemies of this System',
    signal: 'work on the Signal here, or take its Key',
    trade: 'buy from the Ally here, exchange with other ships',
    ally: 'pay the Ally here for a service',
    maintain: 'repair, remove a Damage card, buy Energy or dismantle a Module',
    strain: '1 more Action, for a Damage Roll at the end of the turn',
  },
  /** What the next Energy marker costs. */
  nextEnergy: (price: number) => `the next marker costs ${scraps(price)}`,
  /** EXP, and what the next level asks for. */
  exp: (exp: number, next: number | undefined) =>
    next === undefined ? `${exp} EXP, the highest level` : `${exp} of ${next} EXP`,
  setAside: (markers: number) => `${several(markers, 'marker')} set aside by a Damage card`,
  aboard: { mod: 'Mod', module: 'Module', precursor: 'Precursor Module', damage: 'Damage card' },
  cards: 'Cards aboard',
  card: (name: string, sort: string, text: string) => `${name}, ${sort}. ${text}`,
  copies: (name: string, copies: number) => `${name} ×${copies}`,
}

/** What ships do where they are: a sign for each. */
export type Deed = keyof typeof dock.deed

/** What a ship has so much of. */
export type Stock = keyof typeof dock.stock

/** The sorts of cards a ship carries. */
export type Aboard = keyof typeof dock.aboard
