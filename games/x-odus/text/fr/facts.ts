import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { definite, toThe } from '@astrolabe/words/french-nouns.ts'
import { capital } from '@astrolabe/words'
import type { XodusWords } from '../words.ts'
import type { FactOf } from '../en/facts.ts'
import { ALLIES } from '../../content/allies.ts'
import { EXPLORATIONS } from '../../content/explorations.ts'
import { MODULES } from '../../content/modules.ts'
import { SIGNALS } from '../../content/signals.ts'
import { TRACKS } from '../../content/track.ts'
import type { Why } from '../../rules/facts.ts'
import { skillText } from '../cards/fr/skills.ts'
import { skillNamed } from '../foes.ts'
import { signed } from '../symbols.ts'
import { ENDINGS, STORIES } from '../stories.fr.ts'
import {
  actions,
  au,
  avatarName,
  damageCardName,
  du,
  explorationName,
  FACES,
  aFoe,
  foeDoes,
  he,
  theFoe,
  keys,
  Le,
  le,
  moduleName,
  scraps,
  signalName,
  system,
} from './nouns.ts'
import type { TargetReason } from '../../position/targets.ts'
import { cardNameOf, halfOf } from '../../position/printed.ts'

// Names of Systems may begin with an article: they follow a colon or stand in brackets, never « de » or « à ».

const SYMBOLS = [FACES.hit, FACES.miss, FACES.special]
const LEVELS = ['Promeneurs tranquilles', 'Voyageurs endurcis', 'Aventuriers héroïques']

const ships = (boards: readonly number[]): string => listed(boards.map(le))
const plural = (boards: readonly number[], one: string, many: string): string =>
  boards.length > 1 ? many : one

const WHY: Readonly<Record<Why, string>> = {
  retaliation: 'sous la riposte',
  'damage-roll': 'au lancer de Dégâts',
  skill: 'à cause de la compétence adverse',
  grip: 'en s’arrachant à l’emprise de l’Avatar',
  exploration: 'lors de l’exploration',
  signal: 'au contact du Signal',
  bodyguard: 'à la place d’un autre vaisseau',
  card: 'pour prix de sa carte',
  'unstable-core': 'à cause de son cœur instable',
}

export const REASONS: Readonly<Record<TargetReason, string>> = {
  nearest: 'la proie la plus proche',
  'least-health': 'le plus endommagé des plus proches',
  'least-markers': 'le plus fragile des plus proches',
  'smallest-fleet': 'la plus petite Flotte des plus proches',
  'fleet-least-health': 'la Flotte la plus endommagée des plus proches',
  'fleet-least-markers': 'la Flotte la plus fragile des plus proches',
  keys: 'la proie qui porte le plus de Clés',
  seat: 'la première à égalité',
  'great-rift': 'les Clés l’attirent',
  'all-engaged': 'plus personne d’autre à chasser',
  none: 'personne à chasser',
}

function moved({ board, how, from, to, crossed }: FactOf<'moved'>): string {
  const way = `(${system(from)} → ${system(to)})`
  switch (how) {
    case 'jump':
      return `${Le(board)} saute ${way}.`
    case 'blind-jump':
      return `${Le(board)} saute à l’aveugle ${way}.`
    case 'rush':
      return `${Le(board)} traverse l’hyperespace d’une traite (${[from, ...crossed, to].map(system).join(' → ')}).`
    case 'fold':
      return `${Le(board)} plie l’espace ${way}.`
    case 'card':
      return `${Le(board)} se glisse plus loin ${way}.`
  }
}

function avatarMoves(fact: FactOf<'avatar-moves'>): string {
  const { avatar, die, wormhole, steps, target, distance, reason, path } = fact
  const rolled = `${avatarName(avatar)} obtient ${die}${wormhole ? ' et un Trou de ver' : ''}`
  const pace = steps === die ? '' : `, soit ${several(steps, 'pas', 'pas')} avec les marqueurs`
  const end = path.at(-1)
  const goes = path.length < 2 || end === undefined ? 'reste sur place' : `s’arrête (${system(end)})`
  const it = he(avatar)
  if (target < 0) return fr`${rolled}${pace} : ${REASONS[reason]}, ${it} ${goes}.`
  const prey = `${it} chasse ${le(target)}, à ${several(distance, 'pas', 'pas')} (${REASONS[reason]})`
  return fr`${rolled}${pace} : ${prey}, et ${goes}.`
}

export const facts: XodusWords['facts'] = {
  'game-start': ({ difficulty, ships: count }) =>
    fr`L’X-ODUS commence : ${several(count, 'vaisseau', 'vaisseaux')}, ${LEVELS[difficulty]}.`,
  'ship-taken': ({ seat, board }, names) => `${names(seat)} prend les commandes ${du(board)}.`,
  mod: ({ board, level, half }) => fr`${Le(board)} installe « ${halfOf(board, level, half).name.fr} ».`,
  round: ({ round, marker }) =>
    fr`Manche ${round}. La Corruption est à la case ${marker} sur ${TRACKS[4].spaces}.`,
  turn: ({ seat, board }, names) => `${Le(board)} agit, ${names(seat)} aux commandes.`,
  'fleet-joined': ({ board, leader, actions: left }) =>
    fr`${Le(board)} rejoint ${le(leader)} en Flotte : ${actions(left)}.`,
  'fleet-declined': ({ board, leader }) => `${Le(board)} ne se joint pas ${au(leader)}.`,
  'turn-ended': ({ board, actionsLost }) =>
    actionsLost > 0 ? `${Le(board)} termine son tour et renonce à ${actions(actionsLost)}.` : undefined,
  revealed: ({ board, tile, blind = false }) =>
    board < 0 || blind
      ? fr`Un Système apparaît : ${system(tile)}.`
      : fr`${Le(board)} envoie une sonde, qui révèle un Système : ${system(tile)}.`,
  'stack-empty': () => 'Tous les Systèmes sont révélés.',
  moved,
  strained: ({ board }) =>
    fr`${Le(board)} pousse ses moteurs : 1 Action de plus, et un lancer de Dégâts à venir.`,
  'action-gained': ({ board, n }) => `${Le(board)} gagne ${several(n, 'Action')}.`,
  scraps: ({ board, n, from }) =>
    `${Le(board)} ${from === 'scavenge' ? 'fouille et gagne' : 'gagne'} ${scraps(n)}.`,
  'keys-recovered': ({ board, keys: count }) => `${Le(board)} récupère ${keys(count)} dans l’épave.`,
  'module-gained': ({ board, module }) => `${Le(board)} embarque ${moduleName(module)}.`,
  'module-bought': ({ board, module, price }) =>
    `${Le(board)} achète ${moduleName(module)} pour ${scraps(price)}.`,
  dismantled: ({ board, module, scraps: count }) =>
    fr`${Le(board)} démantèle ${moduleName(module)} : ${scraps(count)}.`,
  'energy-bought': ({ board, price, markers }) =>
    `${Le(board)} achète son marqueur d’Énergie nº ${markers} pour ${scraps(price)}.`,
  'gave-scraps': ({ board, to, n }) => `${Le(board)} donne ${scraps(n)} ${au(to)}.`,
  'gave-module': ({ board, to, module }) => `${Le(board)} cède ${moduleName(module)} ${au(to)}.`,
  'gave-key': ({ board, to }) => `${Le(board)} confie une Clé ${au(to)}.`,
  'card-used': ({ board, card, half }) => fr`${Le(board)} utilise « ${cardNameOf(board, card, half).fr} ».`,
  repaired: ({ board, on, n }) =>
    board === on
      ? `${Le(board)} répare sa coque et récupère ${n} Santé.`
      : fr`${Le(board)} répare ${le(on)}, qui récupère ${n} Santé.`,
  healed: ({ board, n }) => `${Le(board)} récupère ${n} Santé.`,
  'energy-recovered': ({ board, n }) => `${Le(board)} récupère ${n} Énergie.`,
  drained: ({ board, n }) => `${Le(board)} perd ${n} Énergie pour cette manche.`,
  mended: ({ board, card }) => `${Le(board)} se débarrasse de ${damageCardName(card)}.`,
  'damage-card': ({ board, card }) => fr`${Le(board)} subit une avarie : ${damageCardName(card)}.`,
  'lost-health': ({ board, n, left, why }) =>
    fr`${Le(board)} perd ${n} Santé ${WHY[why]} : il en reste ${left}.`,
  survived: ({ board }) => `${Le(board)} tient bon avec 1 Santé.`,
  destroyed: ({ board, keys: count }) =>
    count > 0 ? fr`${Le(board)} est détruit. Dans son épave : ${keys(count)}.` : `${Le(board)} est détruit.`,
  adrift: ({ board }) =>
    fr`Vous avez perdu ${le(board)} ; les autres ont recueilli votre équipage. Vous dites toujours qui agit ensuite, et vous gagnez ou perdez avec eux.`,
  discarded: ({ board, what, module }) =>
    what === 'module'
      ? `${Le(board)} perd ${moduleName(module)} pour toujours.`
      : `${Le(board)} perd un marqueur ${what === 'health' ? 'de Santé' : 'd’Énergie'} pour toujours.`,
  exp: ({ board, exp, level }) => fr`${Le(board)} gagne en expérience : ${exp} EXP, niveau ${level}.`,
  rolled: ({ dice }) => fr`Dés : ${dice.map(({ face }) => SYMBOLS[face]).join(' ')}.`,
  rerolled: ({ board, from, to }) =>
    fr`${Le(board)} relance un dé : ${SYMBOLS[from]} devient ${SYMBOLS[to]}.`,
  detection: ({ boards, tile, detected }) =>
    detected
      ? `${capital(ships(boards))} ${plural(boards, 'est détecté', 'sont détectés')} (${system(tile)}).`
      : `${capital(ships(boards))} ${plural(boards, 'passe inaperçu', 'passent inaperçus')} (${system(tile)}).`,
  unseen: ({ board, tile }) => `Personne ne remarque ${le(board)} (${system(tile)}).`,
  'skill-roll': ({ symbol, needed, got, success }) =>
    fr`${success ? 'Réussite' : 'Échec'} : ${got} ${SYMBOLS[symbol]} sur ${needed}.`,
  'damage-roll': ({ board, misses }) =>
    misses === 0 ? `${Le(board)} sort indemne de son lancer de Dégâts.` : undefined,
  'critical-miss': ({ board }) => `Raté critique pour ${le(board)}.`,
  combat: ({ boards, foes, tile }) =>
    fr`Combat (${system(tile)}) : ${ships(boards)} contre ${listed(foes.map(aFoe))}.`,
  'no-enemy': ({ tile }) => `Plus aucun Ennemi ne peut surgir ici (${system(tile)}).`,
  attack: ({ foe, hits, shields, damage, left }) =>
    damage === 0
      ? fr`${hits} ${FACES.hit} contre ${several(shields, 'Bouclier')} : ${theFoe(foe)} ${foeDoes(foe, 'est indemne', 'sont indemnes')}.`
      : fr`${hits} ${FACES.hit} contre ${several(shields, 'Bouclier')} : ${theFoe(foe)} ${foeDoes(foe, 'perd', 'perdent')} ${damage} Santé, il en reste ${left}.`,
  'foe-skill': ({ foe }) =>
    `${capital(theFoe(foe))} ${foeDoes(foe, 'use de sa compétence', 'usent de leur compétence')}. ${skillText(skillNamed(foe))}`,
  retribution: ({ foe }) =>
    fr`Rendu coup pour coup : ${theFoe(foe)} ${foeDoes(foe, 'perd', 'perdent')} 1 Santé.`,
  defeated: ({ foe, boards }) =>
    boards.length === 0
      ? fr`Plus personne pour s’en réjouir : ${theFoe(foe)} ${foeDoes(foe, 'est', 'sont')} hors de combat.`
      : fr`${capital(ships(boards))} ${plural(boards, 'l’emporte', 'l’emportent')} : ${theFoe(foe)} ${foeDoes(foe, 'est', 'sont')} hors de combat.`,
  disengaged: ({ boards, tile }) =>
    `${capital(ships(boards))} se ${plural(boards, 'désengage', 'désengagent')} (${system(tile)}).`,
  'fights-on': ({ board, asking }) =>
    fr`${Le(board)} veut poursuivre le combat : ${le(asking)} ne peut se désengager seul.`,
  hid: ({ board, tile }) => `${Le(board)} se cache (${system(tile)}).`,
  pacified: ({ tile }) => fr`Système pacifié : ${system(tile)}.`,
  exploration: ({ board, card }) => fr`${Le(board)} explore : ${explorationName(card)}.`,
  'option-taken': ({ card, option, boards }) =>
    fr`${capital(ships(boards))} : ${STORIES.deeds[EXPLORATIONS[card].id][option]}.`,
  // The rest is told by what follows from it.
  effect: ({ effect }) => (effect.do === 'end-turn' ? 'Le tour s’arrête aussitôt.' : undefined),
  'nothing-left': () => 'Il n’y a plus rien à piocher.',
  'signal-found': ({ tile }) => fr`Un Signal Précurseur se fait entendre : ${system(tile)}.`,
  'signal-revealed': ({ board, card }) => fr`${Le(board)} déchiffre le Signal : ${signalName(card)}.`,
  'signal-work': ({ board, card, markers }) => {
    const { work } = SIGNALS[card].work
    if (work === 'align') return `${Le(board)} aligne un pylône.`
    if (work === 'stabilise')
      return `${Le(board)} ${markers > 0 ? 'stabilise' : 'échoue à stabiliser'} la brèche.`
    if (markers === 0) return fr`${Le(board)} n’avance pas sur ${signalName(card)}.`
    return fr`${Le(board)} progresse sur ${signalName(card)} : ${several(markers, 'marqueur')}.`
  },
  pylon: ({ tile }) => fr`Le second pylône se dresse ici : ${system(tile)}.`,
  'purge-easier': ({ needed }) => fr`Le cœur faiblit : ${needed} ${FACES.special} suffiront désormais.`,
  'breach-countdown': ({ left }) =>
    left === 0 ? 'La brèche cède.' : fr`La brèche s’élargit : ${several(left, 'marqueur')} avant la rupture.`,
  'key-taken': ({ board, card }) => fr`${Le(board)} s’empare de la Clé : ${signalName(card)}.`,
  'keys-placed': ({ board, keys: count, total, needed }) =>
    fr`${Le(board)} pose ${keys(count)} sur le Grand Rift : ${total} sur ${needed}.`,
  'last-key': () => 'La dernière Clé est en place. Tous les Avatars se tournent vers le Grand Rift.',
  ally: ({ ally, tile, modules }) =>
    fr`Rencontre (${system(tile)}) : ${definite(ALLIES[ally].name)}, qui propose ${listed(modules.map((module) => MODULES[module].name.fr))}.`,
  service: ({ board, ally }) => `${Le(board)} fait appel ${toThe(ALLIES[ally].name)}.`,
  wormhole: ({ tile }) => fr`Un Trou de ver s’ouvre : ${system(tile)}.`,
  'rift-closed': ({ tile }) => fr`Un Rift se referme : ${system(tile)}.`,
  'rift-opened': ({ tile }) => fr`Un Rift s’ouvre : ${system(tile)}.`,
  movement: ({ by, total }) =>
    `Les Avatars font un pas de ${by > 0 ? 'plus' : 'moins'} dans cette manche (${signed(total)}).`,
  held: () => 'La Corruption n’avancera pas à la fin de cette manche.',
  corruption: ({ space, why }) => `${CORRUPTION[why]} à la case ${space} sur ${TRACKS[4].spaces}.`,
  'corruption-held': () => 'La Corruption est contenue.',
  'avatar-arrives': ({ avatar, tile }) => `${avatarName(avatar)} surgit (${system(tile)}).`,
  'enemies-added': ({ n }) =>
    `${several(n, 'Ennemi plus fort rejoint', 'Ennemis plus forts rejoignent')} la pioche Ennemi.`,
  'avatar-moves': avatarMoves,
  'avatar-engages': ({ avatar, boards, tile }) =>
    `${avatarName(avatar)} engage ${ships(boards)} (${system(tile)}).`,
  'avatar-escapes': ({ avatar, space }) =>
    `${avatarName(avatar)} s’enfuit entre les dimensions et reviendra à la case ${space}.`,
  'avatar-gone': ({ avatar }) => `${avatarName(avatar)} ne reviendra plus.`,
  'hostile-again': ({ tile }) => fr`Système de nouveau hostile : ${system(tile)}.`,
  'enemies-return': ({ tile, n }) =>
    `${several(n, 'Ennemi retourne', 'Ennemis retournent')} dans la pioche (${system(tile)}).`,
  'game-over': ({ ending }) => (ending === '' ? undefined : ENDINGS[ending]),
}

const CORRUPTION: Readonly<Record<FactOf<'corruption'>['why'], string>> = {
  phase: 'La Corruption avance',
  herald: fr`Votre fuite sert de héraut : la Corruption avance`,
  skill: 'L’adversaire appelle la Corruption, qui avance',
  signal: 'Le Signal éveille la Corruption, qui avance',
}
