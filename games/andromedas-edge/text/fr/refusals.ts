import { french as fr, several } from '@astrolabe/words/french.ts'
import type { AndromedaWords } from '../words.ts'

const moreResources = (missing: number): string => `Il manque ${several(missing, 'ressource')}.`

export const refusals: AndromedaWords['refusals'] = {
  'AE-5P-1': () => 'À cinq, il faut le contenu de l’extension.',
  'AE-BB-2': () => 'Aucun pillard ne participe à cette bataille.',
  'AE-BB-4': () => 'Aucun de vos vaisseaux ne peut rejoindre cette bataille.',
  'AE-BD-1': () => 'Une infrastructure occupe cette planète.',
  'AE-BD-2': (missing) =>
    missing > 0
      ? fr`Il en manque ${missing}, en chefs ou en ressources.`
      : 'Aucun de vos transports n’est là.',
  'AE-BF-11': () => 'Sans l’Unité, il n’y a personne à vaincre ensemble.',
  'AE-BH-2': () => 'Il ne reste pas de vaisseau pour lui, ou sa place est prise.',
  'AE-BH-4': () => 'Cette place ne reçoit qu’un vaisseau.',
  'AE-BL-2': () => 'Des vaisseaux s’y trouvent, et celui-ci n’a pas Attaque.',
  'AE-BL-4': () => fr`C’est hors de portée : lancez à côté de vos vaisseaux ou de vos infrastructures.`,
  'AE-BL-5': () => 'C’est hors de portée, même pour le croiseur lourd.',
  'AE-BL-6': () => 'Seul un vaisseau doué de Voyage atteint une nébuleuse.',
  'AE-BM-10': () => 'Il ne reste pas de module dans cette colonne.',
  'AE-BM-11': (missing) => `Il coûte ${several(missing, 'ressource')} de trop.`,
  'AE-BM-4': moreResources,
  'AE-BM-5': () => 'Votre réserve n’a plus de vaisseau de ce type.',
  'AE-BM-7': () => 'Ce type de vaisseau a son amélioration.',
  'AE-BM-8': moreResources,
  'AE-BS-26': () => 'Les deux régions spéciales doivent différer.',
  'AE-BS-29': () => 'Les factions d’une première partie ne suffisent pas pour cinq.',
  'AE-BT-10': (missing) =>
    missing > 0 ? fr`Il n’y a pas de place pour ${missing} d’entre elles.` : 'Il n’y a pas de place.',
  'AE-BT-14': () => 'Vous pouvez lancer ou rappeler.',
  'AE-BT-2': () => 'Tous vos vaisseaux sont rentrés.',
  'AE-BT-4': () => 'Cette lune se conserve et ne se dépense pas.',
  'AE-BT-5': () => 'Ce pion ne peut se dépenser maintenant.',
  'AE-BT-6': () => 'Cette carte ne peut se jouer maintenant.',
  'AE-BT-7': (missing) =>
    missing > 0 ? moreResources(missing) : 'Ce pouvoir a servi, ou son moment est passé.',
  'AE-BT-8': (missing) => `Il manque ${missing} énergie.`,
  'AE-BX-1': () => 'Ce module est endommagé.',
  'AE-BZ-12': moreResources,
  'AE-BZ-13': () => 'Une Ancre gravitique retient tous les camps dans cette bataille.',
  'AE-BZ-6': () => 'Il ne reste pas d’infrastructure de ce type.',
  'AE-IC-8': () => 'Aucun effet payant ne s’offre à présent.',
  'AE-US-21': () => fr`L’Unité affronte 1 à 3 joueurs ; sans elle, il faut être 2 au moins.`,
  'AE-VN-11': () => 'Le Dragon du Néant a besoin du Néant.',
  'AE-VN-2': () => 'Les Ombres du Néant demandent le Néant et son Dragon.',
}
