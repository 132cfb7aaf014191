import { french as fr, several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../../words.ts'

export const panels: XodusWords['page']['panels'] = {
  titles: { ships: 'Vaisseaux', signals: 'Signaux', decks: 'Pioches', cards: 'Cartes' },

  signal: (place) => `Signal ${place}`,
  keysOnRift: (placed, needed) => `${several(placed, 'Clé')} sur ${needed} au Grand Rift`,
  keyAboard: (ship) => fr`Clé à bord : ${ship}`,
  keyInWreck: (ship) => fr`Clé dans une épave : ${ship}`,
  keyOnRift: 'Clé posée sur le Grand Rift',
  foundIn: (system) => fr`Trouvé : ${system}`,
  notFound: 'Son Système n’est pas encore révélé.',
  unknown: 'Explorez son Système pour voir ce qui garde la Clé.',
  guardian: (foe) => fr`Son gardien : ${foe}`,

  stack: 'Systèmes à révéler',
  tilesLeft: (tiles) => (tiles === 0 ? 'il n’en reste pas' : `encore ${several(tiles, 'tuile')}`),
  blockRule: fr`Un Système Corrompu par groupe de cinq tuiles ; le Grand Rift parmi les cinq dernières.`,
  nextCorrupted: (percent) => fr`Chances que la prochaine tuile soit Corrompue : ${percent} %.`,
  nextGreatRift: (percent) =>
    percent === 0
      ? 'Le Grand Rift est trouvé.'
      : fr`Chances que la prochaine tuile soit le Grand Rift : ${percent} %.`,
  enemyDeck: 'Ennemis',
  level: (level) => `Niveau ${level}`,
  inDeck: 'dans la pioche',
  inReserve: 'en Réserve',
  explorations: 'Explorations à venir',
  explorationType: { analysis: 'Analyse', warning: 'Alerte', danger: 'Danger' },
  otherDecks: 'Autres pioches',
  modules: 'Modules Vaisseau',
  precursorModules: 'Modules Précurseurs',
  damage: 'Cartes Dégâts',
  allies: 'Alliés à rencontrer',
  cards: (cards) => several(cards, 'carte'),

  nextMod: (level, exp) => `Niveau ${level}, à ${exp} EXP`,
  eitherHalf: fr`L’une des deux :`,
}
