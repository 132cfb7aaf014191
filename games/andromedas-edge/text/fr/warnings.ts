import { french as fr, several } from '@astrolabe/words/french.ts'
import type { AndromedaWords } from '../words.ts'
import { cards, dice, resourcesOf, vp } from './nouns.ts'

export const warnings: AndromedaWords['warnings'] = {
  overflow: (lost) => fr`La place manque : ${resourcesOf(lost)} en moins.`,
  'nothing-to-repair': () => fr`Il n’y a rien à réparer : cela ne rapporte que 1 PV.`,
  'raider-attacks': (number) => `Un pillard à ${dice(number)} y attaquera.`,
  'way-unused': () => 'Ce que vous aviez préparé pour un lancement sera perdu.',
  'development-possible': (points) => `Une infrastructure de ${vp(points)} pourrait être bâtie.`,
  'ships-undocked': (ships) => `${several(ships, 'vaisseau reste', 'vaisseaux restent')} sans amarrage.`,
  'docks-unpaid': (docks) =>
    `${several(docks, 'amarrage ne pourra être payé', 'amarrages ne pourront être payés')} le moment venu.`,
  'cancelled-in-vain': () => 'Vous avez annulé un coût, et aucun amarrage de ce plan n’en a.',
  'hand-too-large': (number) => `Il vous faudra défausser ${cards(number)}.`,
}
