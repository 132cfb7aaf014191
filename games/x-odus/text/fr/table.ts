import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../words.ts'
import type { FoeSight, SystemThings } from '../en/table.ts'
import { NAMES } from '../cards/fr/names.ts'
import { actions, DIRECTIONS, keys, scraps } from './nouns.ts'

const foe = ({ name, health, shields }: FoeSight): string => `${name} (Santé ${health}, Boucliers ${shields})`

export const table: XodusWords['table'] = {
  choosingShips: fr`Mise en place : vaisseaux et Mods`,
  gameOver: (ending) => {
    switch (ending) {
      case 'victory':
        return fr`Victoire : le sceau est rétabli`
      case 'destruction':
        return fr`Défaite : tous les vaisseaux sont détruits`
      case 'awakening':
        return fr`Défaite : la Corruption s’est éveillée`
    }
  },
  round: (round) => `Manche ${round}`,
  corruptionPhase: 'Phase de Corruption',
  endPhase: 'Fin de tour',
  whoseTurn: fr`Qui joue ensuite ?`,
  turnOf: (ships) => fr`${ships.length > 1 ? 'Flotte' : 'Tour'} : ${listed(ships)}`,
  keysPlaced: (placed, needed) => `${keys(placed)} sur ${needed} au Grand Rift`,

  corruption: 'Corruption',
  trackLegend: fr`[ ] le marqueur, * case rouge, (n) jeton Avatar ; la dernière case est l’Éveil`,
  held: 'la Corruption n’avancera pas cette manche',
  movement: (by) => `Avatars ${by > 0 ? '+' : '−'}${Math.abs(by)} cette manche`,
  lastRound: fr`l’Éveil : cette manche est la dernière`,

  greatRift: NAMES.tiles['great-rift'],
  legend: (last) => [
    fr`( ) Allié, [ ] Ennemi, { } Corrompu, < > Grand Rift ; les traits sont des voies, les points mènent à l’inconnu.`,
    '? Exploration, K Clé, $ Allié, @ Trou de ver, % Rift, e Ennemi, E Ennemi puissant, o surveillance, ~ pacifié.',
    `Vaisseaux A à ${last} (minuscule\u00a0: caché), x épave, 1 à 4 Avatars, ! Ennemis face visible.`,
  ],
  stack: (tiles) => (tiles === 0 ? 'Plus aucune tuile' : `${several(tiles, 'tuile')} en pile`),
  nextTile: (percent, greatRift) =>
    greatRift && percent === 0
      ? 'le Grand Rift est trouvé'
      : fr`la prochaine est ${greatRift ? 'le Grand Rift' : 'corrompue'} : ${percent} %`,
  drawn: (tile) => fr`Tuile piochée : ${tile}`,

  systems: 'Systèmes',
  things: (things) => thingsIn(things),
  lanesTo: (systems) =>
    systems.length === 0
      ? 'aucune voie'
      : fr`${systems.length === 1 ? 'voie' : 'voies'} : ${listed(systems)}`,
  ways: (from) => fr`Depuis ${from} :`,
  way: (edge, to) => `${DIRECTIONS[edge]} ${to ?? 'l’inconnu'}`,
  throughWormhole: (to) => `Trou de ver ${to}`,

  foes: 'Adversaires',
  foe,
  avatar: (number, sight) => `${number} ${foe(sight)}`,
  engagedWith: 'engagé avec',
  avatarsGone: (names) => fr`Partis pour de bon : ${listed(names)}`,

  signals: 'Signaux',
  signalLevel: NAMES.signals,
  signalUnknown: 'non révélé',
  signalNotFound: 'pas encore trouvé',
  signalProgress: (progress) => {
    switch (progress.kind) {
      case 'markers':
        return `${several(progress.markers, 'marqueur')} sur ${progress.needed}`
      case 'damage':
        return `encore ${several(progress.markers, 'réparation')}`
      case 'countdown':
        return `rompt dans ${several(progress.rounds, 'manche')}`
      case 'specials':
        return `demande ${progress.needed}\u00a0⚡`
      case 'pylon':
        return fr`second pylône : ${progress.system}`
      case 'free':
        return 'sa Clé peut être prise'
      case 'none':
        return undefined
    }
  },
  keyAboard: 'Clé à bord de',
  keyInWreck: 'Clé dans l’épave de',
  keyOnRift: 'Clé au Grand Rift',

  ships: 'Vaisseaux',
  you: 'vous',
  noShip: 'pas encore de vaisseau',
  destroyed: 'détruit',
  health: (health, markers) => `Santé ${health}/${markers}`,
  energy: (ready, markers) => `Énergie ${ready}/${markers}`,
  scraps,
  actions,
  level: (level, exp, next) => `niveau ${level}, EXP ${next === undefined ? exp : `${exp}/${next}`}`,
  keys,
  condition: {
    acted: 'tour fini',
    hidden: 'caché',
    engaged: 'engagé',
    strained: 'poussé',
    scavenged: 'a fouillé',
  },
  mods: (names) => fr`Mods : ${names.join(', ')}`,
  modules: (names) => fr`Modules : ${names.join(', ')}`,
  damage: (names) => fr`Dégâts : ${names.join(', ')}`,

  combat: (system, attack) => (attack > 0 ? `Combat, ${system}, attaque ${attack}` : `Combat, ${system}`),
  against: (foes) => `contre ${listed(foes.map(foe))}`,
  thenFoes: (foes) => `puis ${listed(foes.map(foe))}`,
  roll: {
    attack: 'Lancer d’Attaque',
    detection: 'Lancer de Détection',
    skill: 'Lancer de Compétence',
    damage: 'Lancer de Dégâts',
    work: 'Lancer pour le Signal',
  },
  needs: (needed, face) => `il faut ${needed}\u00a0${face}`,
  addedHits: (hits) => `+${hits}\u00a0☠`,
  addedSpecials: (specials) => `+${specials}\u00a0⚡`,
  pierced: (shields) => `Boucliers −${shields}`,
  diceLegend: '(○) ignoré, ⚡→2☠ compté en touches, * relancé',
  exploration: (card) => fr`Exploration : ${card}`,
}

function thingsIn(things: SystemThings): string[] {
  const { signal, ally, stock, enemies, strong, surveillance, pacified } = things
  const said = [NAMES.tiles[things.colour]]
  if (things.exploration) said.push('Exploration')
  if (signal !== undefined) said.push(`Signal ${signal}`)
  if (ally !== undefined) said.push(stock.length === 0 ? ally : `${ally} vend ${listed(stock)}`)
  if (things.allyToMeet) said.push('Allié à rencontrer')
  if (things.wormhole) said.push('Trou de ver')
  if (things.rift) said.push('Rift')
  if (things.riftClosed) said.push('Rift refermé')
  if (things.pylon) said.push('pylône')
  if (enemies > 0)
    said.push(
      several(enemies, strong ? 'Ennemi puissant' : 'Ennemi', strong ? 'Ennemis puissants' : 'Ennemis'),
    )
  if (surveillance) said.push('sous surveillance')
  if (pacified > 0) said.push(`pacifié pour ${several(pacified, 'manche')}`)
  return said
}
