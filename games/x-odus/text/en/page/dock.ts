import { several } from '@astrolabe/words/english.ts'
import type { DockWords } from '../../words.page/dock.ts'
import { scraps } from '../nouns.ts'

export const dock: DockWords = {
  ships: 'Your ships',
  noShipYet: 'Ships are being chosen.',
  toChoose: (letter) => `Ship ${letter}, still to be chosen`,
  stock: {
    health: 'Health',
    energy: 'Energy',
    scraps: 'Scraps',
    actions: 'Actions',
    level: 'Level',
    keys: 'Keys',
  },
  deeds: 'What to do here',
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
  nextEnergy: (price) => `the next marker costs ${scraps(price)}`,
  exp: (exp, next) => (next === undefined ? `${exp} EXP, the highest level` : `${exp} of ${next} EXP`),
  setAside: (markers) => `${several(markers, 'marker')} set aside by a Damage card`,
  aboard: { mod: 'Mod', module: 'Module', precursor: 'Precursor Module', damage: 'Damage card' },
  cards: 'Cards aboard',
  card: (name, sort, text) => `${name}, ${sort}. ${text}`,
  copies: (name, copies) => `${name} ×${copies}`,
}
