import { french as fr, several } from '@astrolabe/words/french.ts'
import { capital } from '@astrolabe/words'
import type { XodusWords } from '../../words.ts'
import type { SpotLook } from '../../en/page/gallery.ts'
import { stage } from './stage.ts'

const LOOKS: Readonly<Record<SpotLook, string>> = {
  open: 'on peut choisir',
  rush: 'à portée de Rush',
  refused: 'refus d’une règle',
  idle: 'rien à choisir',
  armed: 'attente d’une confirmation',
  picked: 'choisi pour être relancé',
  proposed: 'proposition d’un autre capitaine',
  lit: 'attire l’attention',
}

export const gallery: XodusWords['page']['gallery'] = {
  rooms: {
    ships: 'Vaisseaux',
    mods: 'Mods',
    modules: 'Modules Vaisseau',
    precursorModules: 'Modules Précurseurs',
    enemies: 'Ennemis',
    avatars: 'Avatars',
    damage: 'Cartes Dégâts',
    explorations: 'Explorations',
    signals: 'Signaux',
    allies: 'Alliés',
    tiles: 'Systèmes',
    dice: 'Dés',
    tokens: 'Jetons et marqueurs',
    pieces: 'Pièces sur la carte',
    spots: 'Ce qu’on peut choisir',
  },
  mod: (ship, level) => `${ship}, niveau ${level}`,
  die: (colour, face, sides) =>
    `${capital(stage.die(colour, face, [], undefined))}, ${several(sides, 'face')} sur 6`,
  dieState: {
    waiting: 'À lancer',
    aside: 'Laissé de côté',
    rerolled: 'Relancé',
    used: 'Compté en touches',
    ignored: 'Ignoré',
  },
  avatarDie: ({ steps, wormhole }) => fr`Dé Avatar : ${steps} pas${wormhole ? ' et un Trou de ver' : ''}`,
  tokens: {
    exploration: 'À explorer',
    key: 'Clé du Signal I',
    ally: 'Allié',
    wormhole: 'Trou de ver',
    enemy: 'Un Ennemi',
    enemies: 'Deux Ennemis',
    strong: 'Ennemi puissant',
    surveillance: 'Surveillance',
    pacifiedTwice: fr`Pacifié, vert : 2 manches`,
    pacifiedOnce: fr`Pacifié, rouge : 1 manche`,
    riftOpened: 'Rift ouvert',
    riftClosed: 'Rift fermé',
    pylon: 'Second pylône',
  },
  avatarToken: (name) => fr`Jeton : ${name}`,
  avatarBack: 'Jeton Avatar, face cachée',
  standing: {
    sound: 'Vaisseau',
    hurt: 'Vaisseau qui a perdu de la Santé',
    acting: 'Vaisseau dont c’est le tour',
    acted: 'Vaisseau dont le tour est fini',
    hidden: 'Vaisseau caché',
    engaged: 'Vaisseau engagé',
    withKeys: 'Vaisseau avec deux Clés',
    wreck: 'Vaisseau détruit, avec une Clé',
    enemy: 'Ennemi, face visible',
    avatar: 'Avatar',
    avatarHurt: 'Avatar qui a perdu de la Santé',
  },
  spot: (what, look) => fr`${what} : ${LOOKS[look]}`,
  space: 'Espace non révélé',
  rolledDie: 'Dé',
}
