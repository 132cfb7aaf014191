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
  /** Whoever lives in an Allied System. */
  ally: 'Ally',
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

/** What a ship has so much of. */
export type Stock = keyof typeof dock.stock

/** The sorts of cards a ship carries. */
export type Aboard = keyof typeof dock.aboard
