import { capital } from '@astrolabe/words'
import { listed } from '@astrolabe/words/french.ts'
import { type Item, SECTOR_X } from '../../position/state.ts'
import { DOMAIN_NAMES } from '../cards.fr.ts'
import type { LegioWords } from '../words.ts'
import { AN, cards, EXO, ordinal, SLOTS } from './nouns.ts'
import { fr } from './typeset.ts'

const ITEM: Readonly<Record<Item, readonly [one: string, many: string]>> = {
  thrusters: ['propulseur', 'propulseurs'],
  scanners: ['scanner', 'scanners'],
  lasers: ['laser', 'lasers'],
  detectors: ['détecteur', 'détecteurs'],
  squads: ['escouade', 'escouades'],
  commerce: ['expert Commerce', 'experts Commerce'],
  alliance: ['expert Alliance', 'experts Alliance'],
  capture: ['expert Capture', 'experts Capture'],
}

// Nouns rather than participles: nothing has to agree with whoever acts.
export const told: LegioWords['told'] = {
  card: (name, came) => fr`${name} : ${came}`,
  came: {
    avoided: 'danger évité',
    beaten: 'victoire',
    beatenAtAPrice: 'victoire, à un prix',
    tooStrong: 'adversaire trop fort',
    goesItsWay: 'il passe son chemin',
    found: (slot) => `un monde apparaît, ${SLOTS[slot]}`,
    nothingToFind: 'plus rien à trouver ici',
    adrift: (sector) => `dérive vers le secteur ${sector}`,
    recalled: 'retour à la base stellaire',
    stopped: 'l’exploration s’arrête',
    blind: 'instruments aveugles ce tour-ci',
    lost: (items) => `${listed(items.map((item) => AN[item]))} en moins`,
    harmless: 'plus de peur que de mal',
    cardsLost: (count) => `${cards(count)} de perdu${count === 1 ? 'e' : 'es'}`,
    aboard: 'embarquement',
    nothing: 'rien ne se passe',
    mission: 'mission accomplie',
    declined: 'refus',
    opened: fr`le Secteur X est ouvert !`,
    closed: 'le Secteur X reste fermé',
    reset: 'toutes les cartes sont mélangées',
    learned: (domain) => `de l’expérience en ${DOMAIN_NAMES[domain]}`,
    trackFull: (domain) => `la piste ${DOMAIN_NAMES[domain]} est pleine`,
  },

  freeItem: (item) => `${capital(AN[item])} à bord, gratuitement`,
  takeOff: 'Décollage de la base stellaire',
  crossed: (sector) => (sector === SECTOR_X ? 'Entrée dans le Secteur X' : `Passage au secteur ${sector}`),
  leftX: 'Retour du Secteur X à la base stellaire',
  bought: (item) => `${capital(AN[item])} à bord`,
  scanned: (slot) => fr`Scanner : ${SLOTS[slot]}`,
  scanShows: (slot, name) => fr`${capital(SLOTS[slot])} : ${name}`,
  landed: (slot, name) => fr`Atterrissage sur ${SLOTS[slot]} : ${name}`,
  revealed: (slot, name) => fr`${capital(SLOTS[slot])} se dévoile : ${name}`,
  notLanded: (slot, name) => fr`${capital(SLOTS[slot])} : ${name}, et trop peu d’escouades`,
  toContact: (name) => fr`Vers la zone de Contact : ${name}`,
  threshold: (name, threshold) => fr`Contact, ${ordinal(threshold)} seuil : ${name}`,
  left: (name) => fr`Départ : ${name}`,
  atBase: 'Atterrissage sur la base stellaire',
  promoted: fr`Promotion : un Spatha !`,
  passed: 'Un tour sans carte',
  stayed: {
    base: 'Toujours à la base stellaire',
    observation: 'L’observation continue',
    contact: 'Le Contact continue',
  },
  observed: (domain) => fr`Observation : ${DOMAIN_NAMES[domain]}`,
  installed: (technology) => fr`${capital(EXO[technology])} : installation`,
  lastRound: 'Cette manche est la dernière',
  turnEnds: 'Fin du tour',
  cardsBack: (count) =>
    `${cards(count)} ${count === 1 ? 'retourne' : 'retournent'} sur la pioche, face cachée.`,

  item: (item, count) => ITEM[item][count < 2 ? 0 : 1],
  cards: (count) => (count < 2 ? 'carte' : 'cartes'),
  vp: 'PV',
  joker: 'joker',
  you: 'vous',
  foe: 'hostile',
  place: (sector) => (sector === SECTOR_X ? 'X' : `${sector}`),
  base: 'base',
  dieShows: (die) => fr`Dé : ${die}`,
  extrasolars: 'Extrasolaires',
  star: 'Base stellaire',
}
