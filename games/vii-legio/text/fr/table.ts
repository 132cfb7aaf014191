import { listed } from '@astrolabe/words/french.ts'
import type { LegioWords } from '../words.ts'
import { DOMAIN_NAMES } from '../cards.fr.ts'
import { type Xp, xpList } from '../symbols.ts'
import { cards, ITEMS, sectorName, several, SLOTS } from './nouns.ts'
import { fr } from './typeset.ts'
import { LETTERS, SECTOR_X } from '../../position/state.ts'

const EXPERTS = { commerce: 'Commerce', alliance: 'Alliance', capture: 'Capture' } as const

const place = (sector: number): string => (sector === SECTOR_X ? 'X' : `${sector}`)

/** “N 1 D 0 C 2 R 0” */
const xpOf = (xp: Xp): string => LETTERS.map((letter, domain) => `${letter} ${xp[domain]}`).join(' ')

export const table: LegioWords['table'] = {
  freeItems: fr`Mise en place : éléments gratuits`,
  gameOver: 'Partie terminée',
  round: (round, last) => `Manche ${round}${last ? ' (la dernière)' : ''}`,
  toPlay: (name, letter) => `à ${name} (${letter}) de jouer`,
  cards: (hand, deck, discards) => `main ${hand}, pioche ${deck}, défausse ${discards}`,

  sector: (sector) => (sector === SECTOR_X ? 'Secteur X' : `Secteur ${sector}`),
  toFind: (planets) => `${planets} à trouver`,
  base: 'base',
  open: 'ouvert',
  closed: 'fermé',
  legend: (last) =>
    fr`Vaisseaux A ${last === 'B' ? 'et' : 'à'} ${last}. αA : A est sur Alpha. Entre les secteurs : le coût en cartes.`,
  domains: fr`Expérience : ${LETTERS.map((letter) => `${letter} ${DOMAIN_NAMES[letter]}`).join(', ')}.`,
  way: (from, costs) => {
    const ways = costs.map(({ to, cards: cost }, index) =>
      index === 0 ? fr`au ${place(to)} : ${cards(cost)}` : fr`au ${place(to)} : ${cost}`,
    )
    return fr`Du ${sectorName(from)} ${ways.join(fr` ; `)}.`
  },
  wayOutOfX: (cost) => fr`Du Secteur X à la base stellaire : ${cards(cost)}.`,
  demand: (a, b) =>
    fr`Expérience demandée par toutes les cartes, zone\u00a0A : ${xpOf(a)} · zone\u00a0B : ${xpOf(b)}`,

  goals: (promotion, end) =>
    fr`À ${promotion} PV, la base stellaire offre un vaisseau plus grand, le Spatha ; à ${end} PV, la manche est la dernière.`,

  activePlanets: 'Planètes actives',
  noActivePlanet: 'Aucune planète active',
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
  threshold: (vp, needs, exit) => fr`${vp} PV contre ${xpList(needs)}${exit ? '' : ', sans sortie'}`,
  passed: 'franchi',
  within: (joker) => `à portée${joker ? ' avec le joker' : ''}`,
  lacks: (missing, joker) => `il vous manque ${xpList(missing)}${joker ? ', le joker en couvre 1' : ''}`,
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
  cardsPerTurn: (count) => `${cards(count)} par tour`,
  usesLeft: (uses) => (uses < 2 ? `(${uses} restant)` : `(${uses} restants)`),
  xp: (xp, max) => `Expérience (${max} au plus) ${xpOf(xp)}`,
  experts: (kinds, max) =>
    fr`experts ${kinds.reduce((sum, { count }) => sum + count, 0)}/${max} : ` +
    kinds.map(({ kind, count }) => `${count} ${EXPERTS[kind]}`).join(', '),
  noExpert: (max) => `experts 0/${max}`,
  specialMissions: (done, max) => `missions spéciales ${done}/${max}`,
  exoTechnology: (technology, installed) => {
    if (technology === 'holodeck') return installed ? 'Holodeck (joker)' : 'Holodeck (non installé)'
    return installed ? 'Nanoprobes (joker)' : 'Nanoprobes (non installées)'
  },

  nextCard: (unseen) => fr`Prochaine carte, sur ${unseen} encore cachées :`,
  noCardLeft: fr`La pioche est vide : les défausses en feront une nouvelle.`,
  percent: (percent) => fr`${percent} %`,
  symbols: fr`Son symbole :`,
  symbol: (symbol) => (symbol === 'none' ? 'aucun' : symbol),
  supply: (left) =>
    fr`Experts en réserve : ${left.map(({ kind, count }) => `${EXPERTS[kind]} ${count}`).join(', ')}`,
}
