import type { Signal } from './schema.ts'

// biome-ignore format: a card to two lines, what it is and its work
const CARDS = [
  { id: 'S01', name: { en: 'Derelict Ship', fr: 'Épave' }, level: 'hazardous',
    work: { work: 'repair', markers: 5 } },
  { id: 'S02', name: { en: 'Sealed Archive', fr: 'Archive scellée' }, level: 'hazardous',
    work: { work: 'roll', symbol: 'special', markers: 4, hurt: 0 } },
  { id: 'S03', name: { en: 'Guardian Drone', fr: 'Drone gardien' }, level: 'hazardous',
    work: { work: 'guardian', from: 'deck' } },
  { id: 'S04', name: { en: 'Dormant Relay', fr: 'Relais dormant' }, level: 'hazardous',
    work: { work: 'energy', markers: 6, three: 5 } },

  { id: 'S05', name: { en: 'Precursor Forge', fr: 'Forge précurseur' }, level: 'perilous',
    work: { work: 'scraps', markers: 6, three: 5 } },
  { id: 'S06', name: { en: 'Twin Pylons', fr: 'Pylônes jumeaux' }, level: 'perilous',
    work: { work: 'align' } },
  { id: 'S07', name: { en: 'Awakened Sentinel', fr: 'Sentinelle éveillée' }, level: 'perilous',
    work: { work: 'guardian', from: 'reserve' } },
  { id: 'S08', name: { en: 'Toxic Nebula', fr: 'Nébuleuse toxique' }, level: 'perilous',
    work: { work: 'roll', symbol: 'hit', markers: 4, hurt: 1 } },

  { id: 'S09', name: { en: 'Corrupted Heart', fr: 'Cœur corrompu' }, level: 'lethal', reveal: 'advance',
    work: { work: 'purge', n: 5, least: 2, hurt: 1 } },
  { id: 'S10', name: { en: 'Avatar’s Snare', fr: 'Piège de l’Avatar' }, level: 'lethal', reveal: 'summon',
    work: { work: 'no-avatar', ships: 2 } },
  { id: 'S11', name: { en: 'Altar of Ruin', fr: 'Autel de ruine' }, level: 'lethal',
    work: { work: 'sacrifice', markers: 6, three: 5, perShip: 3 } },
  { id: 'S12', name: { en: 'Collapsing Breach', fr: 'Brèche instable' }, level: 'lethal', reveal: 'open-rift',
    work: { work: 'stabilise', specials: 2, hits: 1, countdown: 3 } },
] as const satisfies readonly Signal[]

export type SignalId = (typeof CARDS)[number]['id']

export const SIGNALS: readonly (Signal & { readonly id: SignalId })[] = CARDS
