import { listed, several } from '@astrolabe/words/french.ts'
import type { Development } from '../../content/schema.ts'
import { NAMES } from '../names/fr.ts'
import type { TableWords } from '../words.ts'
import { cards, dice, leaders, steps, vp } from './nouns.ts'

const SHIPS = [
  ['transport', 'transports'],
  ['chasseur', 'chasseurs'],
  ['vaisseau scientifique', 'vaisseaux scientifiques'],
  ['croiseur lourd', 'croiseurs lourds'],
]

export const table: TableWords = {
  choosingFactions: 'Choix des factions',
  gameOver: 'La partie est finie',
  turn: (turn: number) => `Tour ${turn}`,
  toPlay: (name: string, letter: string) => `à ${name} (${letter}) de jouer`,
  unityPlays: 'L’Unité joue',
  launching: (step: string) => `lancement\u00a0: ${step.toLowerCase()}`,
  returning: (step: string) => `rappel\u00a0: ${step.toLowerCase()}`,
  terminus: (points: number) => `Terminus à ${vp(points)}`,
  eventIn: (left: number) => `événement dans ${steps(left)}`,
  lastTurns: (letters: readonly string[]) =>
    letters.length === 0 ? 'le dernier tour' : `derniers tours\u00a0: ${letters.join(' ')}`,
  you: 'vous',
  label: (name: string) => `${name}\u00a0:`,

  shipLetters: ['T', 'C', 'V', 'L'],
  legend: (last: string, hasUnity: boolean) =>
    `${last === 'A' ? 'A le joueur' : `A à ${last} les joueurs`}${hasUnity ? ', U l’Unité, % sa Sonde' : ''}\u00a0; vaisseaux\u00a0: T transport, C chasseur, V vaisseau scientifique, L croiseur lourd. En minuscules, les chefs à recruter. ^ infrastructure, ! pillard, $ crédit.`,
  regions: 'Régions',
  nextMoon: (what: string, count: number) => `lune\u00a0: ${what}${count > 1 ? ` (${count} lunes)` : ''}`,
  noMoon: (gain: string) => `plus de lune\u00a0: ${gain}`,
  moons: (names: readonly string[]) =>
    `${names.length === 1 ? 'lune' : 'lunes'}\u00a0: ${names.join('\u00a0; ')}`,
  always: (gains: string) => `toujours ${gains}`,
  leadersHere: 'chefs',
  bonus: (credits: number) => several(credits, 'crédit'),
  developmentHere: (development: Development, settlers: number) =>
    `${NAMES.developments[development].toLowerCase()}, ${leaders(settlers)}`,
  developmentCosts: (costs) =>
    `Infrastructures\u00a0: ${costs.map(({ development, cost }) => `${NAMES.developments[development].toLowerCase()} ${cost}`).join('\u00a0; ')}`,
  ships: (counts: readonly number[]) =>
    listed(
      counts.flatMap((count, type) => {
        const [one, many] = SHIPS[type]
        return count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]
      }),
    ),
  raiders: 'Pillards',
  raider: (name: string, places: readonly string[]) =>
    places.length === 0 ? `${name}, en retrait` : `${name}\u00a0: ${listed(places)}`,
  raiderStats: (number: number, targeting: number, range: number) =>
    `${dice(number)}, ciblage ${targeting}, portée ${range}`,
  raiderReward: (reward: string) => `récompense\u00a0: ${reward}`,
  raidersToCome: (count: number) =>
    count === 1 ? 'encore 1 pillard plus fort à venir' : `encore ${count} pillards plus forts à venir`,

  players: 'Stations',
  vp,
  leaders,
  cards,
  handOf: (count: number, limit: number) => `main ${count}/${limit}`,
  stock: (amounts) =>
    amounts.map(({ name, amount, most }) => `${name.toLowerCase()} ${amount}/${most}`).join(', '),
  shortStock: ([energy, ice, nanocarbon, titanium, credits]: readonly number[]) =>
    `${energy} énergie, ${ice} glace, ${nanocarbon} nanocarbone, ${titanium} titane, ${several(credits, 'crédit')}`,
  bay: 'baie',
  out: 'sur la carte',
  scrapyard: 'casse',
  barge: 'Barge',
  supply: 'réserve',
  shielded: (markers: number) =>
    `croiseur lourd avec ${several(markers, 'marqueur Dégât', 'marqueurs Dégât')}`,
  modules: 'modules',
  damaged: 'endommagé',
  infested: 'Mécaphage',
  developments: 'infrastructures',
  upgrades: 'améliorations',
  tokens: 'pions',
  moonsHeld: 'lunes',
  hand: 'main',
  destinies: 'destinée',
  powers: 'pouvoirs',
  relics: (count: number) => several(count, 'relique'),

  market: 'Modules disponibles',
  payable: 'vous pouvez payer ceux marqués *',
  deck: (count: number) => `encore ${count}`,
  moduleVp: (points: number) => (points === 0 ? '' : `, ${vp(points)}`),
  columnEmpty: 'plus aucun',
  tracks: 'Pistes',
  nextSpace: (what: string) => `ensuite\u00a0: ${what}`,
  topSpace: 'au bout',
  marks: 'cases 0 à 9\u00a0; | où commencent les bandes II et III',
  supremacyTokens: (names: readonly string[]) => `pions Suprématie sur la piste\u00a0: ${names.join(', ')}`,
  upgradesOffered: (names: readonly string[]) => `améliorations disponibles\u00a0: ${names.join(', ')}`,

  unity: 'L’Unité',
  projected: (points: number) => `${vp(points)} si la partie finissait maintenant`,
  corrupted: (count: number) => several(count, 'chef corrompu', 'chefs corrompus'),
  unityHand: cards,
  helm: (space: number, next: readonly string[]) =>
    `Gouvernail en ${space}\u00a0; ensuite\u00a0: ${next.join(', ')}`,
  probe: (place: string) => `Sonde\u00a0: ${place}`,
  control: (name: string) => `Contrôle\u00a0: ${name}`,
  section: (number: string, waiting: string, action: string) => `${number}\u00a0: ${waiting} · ${action}`,
  sectionEmpty: (number: string) => `${number}\u00a0: vide, elle ferait un rappel`,
  goesTo: (place: string) => `vers ${place}`,
  unityHeld: (moons: number, tokens: number) => `${several(moons, 'lune')}, ${several(tokens, 'pion')}`,

  battle: (place: string, step: string) => `Bataille, ${place}\u00a0: ${step}`,
  side: (number: number, targeting: number) => `${dice(number)}, ciblage ${targeting}`,
  wins: (percent: number) => `gagne à ${percent}\u00a0%`,
  nobodyWins: (percent: number) => `tous perdent à ${percent}\u00a0%`,
  diverted: (energy: number) => `${energy} énergie déviée`,
  played: (names: readonly string[]) => `a joué ${names.join(', ')}`,
  rolled: (row: string) => `a lancé ${row}`,
  aside: (row: string) => `mis de côté\u00a0: ${row}`,
  energyLimit: (most: number) => `au plus ${most} énergie peut être déviée`,
  couldJoin: (name: string, joining: string) => `${name} peut encore envoyer ${joining}`,
  plan: 'Plan d’amarrage',
  planEmpty: 'rien de prévu encore',
  shipsLeft: (count: number) =>
    count === 0
      ? 'chaque vaisseau a son amarrage'
      : `encore ${several(count, 'vaisseau', 'vaisseaux')} à amarrer`,
  afterwards: 'ensuite',
  basicsToChoose: (count: number) => `${several(count, 'ressource de base', 'ressources de base')} au choix`,
  lost: (count: number) => `${several(count, 'ressource perdue', 'ressources perdues')} faute de place`,
  unpaid: (count: number) => `${several(count, 'amarrage')} qui ne peut être payé`,
  repairs: (count: number) => several(count, 'réparation'),
  newShips: (count: number) => several(count, 'nouveau vaisseau', 'nouveaux vaisseaux'),
  advances: (count: number) => `${several(count, 'case')} sur les pistes`,
}
