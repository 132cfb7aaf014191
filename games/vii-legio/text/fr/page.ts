import { listed } from '@astrolabe/words/french.ts'
import { capital } from '@astrolabe/words'
import type { LegioWords } from '../words.ts'
import { EXPERT_DOMAIN } from '../../content/ships.ts'
import { DOMAIN_NAMES } from '../cards.fr.ts'
import { aftermath } from './aftermath.ts'
import { cards, ITEMS, PURPOSES, several, SLOTS } from './nouns.ts'
import { odds } from './odds.ts'
import { fr } from './typeset.ts'
import { SECTOR_X } from '../../position/state.ts'

const EXPERTS = { commerce: 'Commerce', alliance: 'Alliance', capture: 'Capture' } as const

export const page: LegioWords['page'] = {
  map: 'Carte de la Nébuleuse Rouge',
  shipBoard: (name) => fr`Tableau de bord : ${name}`,
  odds,
  aftermath,

  sectorSaid: ({ sector, toFind, planets, met, ships, cost, grounded, closed }) => {
    const name = sector === SECTOR_X ? 'Secteur X' : `Secteur ${sector}`
    const seen = [
      ...(closed ? ['fermé'] : []),
      ...(sector === SECTOR_X ? [] : [`${several(toFind, 'planète')} à trouver`]),
      ...(planets.length > 0
        ? [fr`${planets.length === 1 ? 'active' : 'actives'} : ${listed(planets.map((slot) => SLOTS[slot]))}`]
        : []),
      ...(met.length > 0 ? [fr`rencontrés : ${listed(met.map(({ name, by }) => `${name} (${by})`))}`] : []),
      ...(ships.length > 0 ? [fr`dans l’espace : ${listed(ships)}`] : []),
      ...(cost === undefined ? [] : [`${grounded ? 'décollez d’abord, puis ' : ''}à ${cards(cost)}`]),
    ]
    return seen.length > 0 ? fr`${name} : ${seen.join(fr` ; `)}` : name
  },
  baseSaid: (ships) => (ships.length > 0 ? fr`Base stellaire : ${listed(ships)}` : 'Base stellaire'),
  planetSaid: ({ slot, sector, name, life, finder, observer, contact }) => {
    const place = slot === 'x' ? 'Planète du Secteur X' : `Planète ${SLOTS[slot]}, secteur ${sector}`
    const seen = [
      name === undefined || life === undefined ? 'face cachée' : `${name}, ${life}`,
      ...(finder === undefined ? [] : [`découverte par ${finder}`]),
      ...(observer === undefined ? [] : [`${observer} en Observation`]),
      ...(contact === undefined ? [] : [`${contact} en Contact`]),
    ]
    return fr`${place} : ${seen.join(fr` ; `)}`
  },
  worldSaid: (rank, sector) => `Planète ${rank} du secteur ${sector}, à trouver`,
  tokenSaid: (slot) => `Pion ${SLOTS[slot]}, libre`,
  deckSaid: (deck, hand) => fr`Pioche d’Exploration : ${cards(deck)}, main de ${hand}`,
  cardSaid: (name) => fr`Carte « ${name} »`,
  trackSaid: (track, value, max, left) =>
    fr`${capital(ITEMS[track])} : ${value} sur ${max}${left}, ${PURPOSES[track]}`,
  expertSaid: (kind, aboard, left) =>
    fr`${EXPERTS[kind]} : ${several(aboard, 'expert')} à bord, ${left} en réserve ; chacun vaut 1 point en ${DOMAIN_NAMES[EXPERT_DOMAIN[kind]]} dans chaque Contact`,
  xpSaid: (domain, xp, max) =>
    fr`Expérience en ${DOMAIN_NAMES[domain]} : ${xp} sur ${max}, pour payer les Contacts, qui rapportent des PV`,
  borderSaid: (from, to, price) => fr`Frontière entre les secteurs ${from} et ${to} : ${cards(price)}`,

  track: {
    thrusters: 'Propulseurs',
    scanners: 'Scanners',
    lasers: 'Lasers',
    detectors: 'Détecteurs',
    squads: 'Escouades',
  },
  expert: EXPERTS,
  exo: { holodeck: 'Holodeck', nanoprobes: 'Nanoprobes' },
  domain: DOMAIN_NAMES,
  hand: (count, taken) => (taken ? `${count} en main` : `${count} à prendre`),
  price: (price) => fr`Prix : ${cards(price)}`,
  away: (price) => `à ${cards(price)}`,
  missions: 'Missions spéciales',
  missionsBrief: 'Missions',
  expertLabel: (kind) => `Experts ${EXPERTS[kind]}`,
  missionsDone: (done, max) => fr`Missions spéciales : ${done} sur ${max}`,
  expertsOf: (aboard, max) => `${several(aboard, 'expert')} sur ${max}`,
  vp: 'PV',
  you: 'Vous',
  points: 'Points de victoire',
  cardsATurn: 'Cartes par tour',
  promotionAt: (vp) => fr`Spatha à ${vp} PV, sur la base stellaire`,
  promotionDue: 'Un Spatha attend à la base stellaire',
  endAt: (vp) => fr`Dernière manche à ${vp} PV`,
  base: 'Base stellaire',

  panels: { planets: 'Planètes', players: 'Joueurs', deck: 'Pioche' },
  groups: { explore: 'Explorer', land: 'Se poser', move: 'Voyager', buy: 'Acheter', recruit: 'Recruter' },
  unknownLife: 'Extrasolaires inconnus',
  unknownSays: 'Personne ne s’est encore posé ici. Scannez la planète, ou posez-vous pour voir.',
  squads: (squads) => (squads === 0 ? 'Aucune escouade requise' : fr`Escouades requises : ${squads}`),
  squadsShort: (missing) => `il vous en manque ${missing}`,
  observation: (xp, domain, turns) =>
    fr`Observation : +${xp} en ${DOMAIN_NAMES[domain]} par tour, ${several(turns, 'tour')} au plus`,
  vpOf: (vp) => fr`${vp} PV`,
  need: (domain, needed, missing) =>
    `${needed} en ${DOMAIN_NAMES[domain]}${missing > 0 ? ` (il vous en manque ${missing})` : ''}`,
  exit: 'le Contact peut s’arrêter là',
  noExit: 'vous devez poursuivre le Contact si vous le pouvez',
  within: 'à portée',
  withinByJoker: 'à portée avec le joker',
  tokensFree: 'Pions libres',
  noTokenFree: fr`Aucun pion libre : aucune planète ne peut être découverte.`,
  nextByType: 'La prochaine carte',
  nextBySymbol: 'Son symbole',
  unseenCards: (unseen) => several(unseen, 'carte encore cachée', 'cartes encore cachées'),
  noSymbol: 'Aucun symbole',
  anySymbol: 'Domaine au choix',
  supply: 'Experts en réserve',
  discarded: (count) => `Défausse (${count})`,
  nothingDiscarded: fr`Rien encore : toutes les cartes sont dans la pioche.`,
  lastCard: 'Dernière carte',
  copies: (name, count) => (count > 1 ? `${name} × ${count}` : name),

  rooms: {
    exploration: 'Cartes Exploration',
    extrasolars: 'Cartes Extrasolaires',
    backs: 'Dos des cartes',
    ships: 'Vaisseaux',
    tokens: 'Pions, pistes et prix',
    dice: 'Dé de dégâts',
    states: 'Ce qui peut être choisi, et ce qui ne le peut pas',
  },
  pieces: {
    base: 'Base stellaire',
    undiscovered: 'Planète à trouver',
    token: 'Pions de planète active',
    experience: 'Expérience',
    equipment: 'Équipement',
    cost: 'Prix en cartes',
  },
  spotStates: {
    open: 'Peut être choisi',
    refused: 'Refusé par une règle',
    idle: 'Rien à choisir',
    armed: 'Attend une confirmation',
    lit: 'Montré au lecteur',
  },
  dieShows: (die) => fr`Dé : ${die}`,

  explorationBack: 'Carte Exploration',
  extrasolarBack: (deck) => `Carte Extrasolaire, paquet ${deck}`,
}
