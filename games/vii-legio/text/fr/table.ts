import { LETTERS, SECTOR_X } from '../reading.ts'
import { SLOTS, xpList } from '../symbols.ts'
import type { TableWords } from '../words.table.ts'
import { cards, ITEMS, listed, sectorName, several } from './nouns.ts'
import { fr } from './typeset.ts'

const EXPERTS = { commerce: 'Commerce', alliance: 'Alliance', capture: 'Capture' } as const

export const table: TableWords = {
  freeItems: fr`Mise en place : éléments gratuits`,
  gameOver: 'Partie terminée',
  round: (round, last) => `Tour de table ${round}${last ? ' (le dernier)' : ''}`,
  toPlay: (name, letter) => `à ${name} (${letter}) de jouer`,
  cards: (hand, deck, discards) => `${cards(hand)} en main, ${deck} dans la pioche, ${discards} en défausse`,

  sector: (sector) => (sector === SECTOR_X ? 'Secteur X' : `Secteur ${sector}`),
  toFind: (planets) => `${planets} à trouver`,
  base: 'base',
  open: 'ouvert',
  closed: 'fermé',
  legend: fr`A à D : vaisseaux. αA : le vaisseau A est sur Alpha. Entre les secteurs : le coût en cartes.`,
  way: (from, costs) =>
    fr`Cartes depuis le ${sectorName(from)} : ` +
    `${costs.map(({ to, cards: cost }) => `${cost} vers le ${sectorName(to)}`).join(', ')}.`,
  wayOutOfX: (cost) => fr`Cartes depuis le Secteur X : ${cost} vers la base stellaire.`,
  demand: (zone, sectors, xp) =>
    `La zone ${zone} (secteurs ${sectors[0]}-${sectors[sectors.length - 1]}) demande ` +
    `${LETTERS.map((letter, domain) => `${letter} ${xp[domain]}`).join(', ')}`,

  activePlanets: 'Planètes actives',
  noActivePlanet: 'aucune',
  freeTokens: (symbols) =>
    symbols.length === 0
      ? 'aucun pion libre'
      : fr`${symbols.length === 1 ? 'pion libre' : 'pions libres'} : ${symbols.join(' ')}`,
  planet: (slot, sector) => (slot === 'x' ? 'Secteur X' : `${SLOTS[slot]}, secteur ${sector}`),
  faceDown: 'face cachée',
  knownTo: (letters) => `vue par ${listed(letters)}`,
  squads: (squads, missing) =>
    squads === 0
      ? 'aucune escouade'
      : `${several(squads, 'escouade')}${missing > 0 ? ` (il vous en manque ${missing})` : ''}`,
  observation: (xp, domain, turns) => `observer +${xp} ${domain}, ${several(turns, 'tour')}`,
  threshold: (vp, needs) => fr`${vp} PV contre ${xpList(needs)}`,
  passed: 'franchi',
  within: 'à portée',
  lacks: (missing, joker) => `il vous manque ${xpList(missing)}${joker ? ' moins le joker' : ''}`,
  observes: (gained, turns) => `observe (${several(gained, 'tour')} sur ${turns})`,
  inContact: (passed, thresholds) => `en Contact (${several(passed, 'seuil')} sur ${thresholds})`,
  missionDone: 'mission accomplie, on ne s’y pose plus',

  ships: 'Vaisseaux',
  you: 'vous',
  vp: (vp) => fr`${vp} PV`,
  where: (where) => {
    switch (where.place) {
      case 'base':
        return 'à la base stellaire'
      case 'space':
        return `dans le ${sectorName(where.sector)}${where.mustLeave ? ', doit en sortir' : ''}`
      case 'observation':
        return `sur ${SLOTS[where.slot]}, en Observation`
      case 'contact':
        return `sur ${SLOTS[where.slot]}, en Contact`
    }
  },
  track: (track, value, max) => `${ITEMS[track]} ${value}/${max}`,
  cardsPerTurn: (count) => `(${cards(count)})`,
  usesLeft: (uses) => (uses < 2 ? `(${uses} restant)` : `(${uses} restants)`),
  xp: 'Expérience',
  experts: (kinds, max) =>
    fr`experts ${kinds.reduce((sum, { count }) => sum + count, 0)}/${max} : ` +
    kinds.map(({ kind, count }) => `${count} ${EXPERTS[kind]}`).join(', '),
  noExpert: (max) => `experts 0/${max}`,
  specialMissions: (done, max) => `missions spéciales ${done}/${max}`,
  exoTechnology: (technology, installed) => {
    if (technology === 'holodeck') return installed ? 'Holodeck (joker)' : 'Holodeck (non installé)'
    return installed ? 'Nanoprobes (joker)' : 'Nanoprobes (non installées)'
  },

  nextCard: (unseen) => fr`Prochaine carte, sur ${unseen} jamais vues :`,
  noCardLeft: fr`La pioche est vide : les défausses en feront une nouvelle.`,
  percent: (percent) => fr`${percent} %`,
  symbols: fr`Son symbole :`,
  symbol: (symbol) => (symbol === 'none' ? 'aucun' : symbol),
  supply: (left) =>
    fr`Experts en réserve : ${left.map(({ kind, count }) => `${EXPERTS[kind]} ${count}`).join(', ')}`,
}
