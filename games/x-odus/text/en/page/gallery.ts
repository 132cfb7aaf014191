import { several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import type { GalleryWords, SpotLook } from '../../words.page/gallery.ts'
import { stage } from './stage.ts'

const LOOKS: Readonly<Record<SpotLook, string>> = {
  open: 'can be chosen',
  rush: 'can be reached by a Rush',
  refused: 'refused by a rule',
  idle: 'nothing to choose',
  armed: 'waits for a confirmation',
  picked: 'picked to be rolled again',
  proposed: 'proposed by another captain',
  lit: 'shown to the reader',
}

export const gallery: GalleryWords = {
  rooms: {
    ships: 'Ships',
    mods: 'Mods',
    modules: 'Ship Modules',
    precursorModules: 'Precursor Modules',
    enemies: 'Enemies',
    avatars: 'Avatars',
    damage: 'Damage cards',
    explorations: 'Explorations',
    signals: 'Signals',
    allies: 'Allies',
    tiles: 'Systems',
    dice: 'Dice',
    tokens: 'Tokens and markers',
    pieces: 'Pieces on the map',
    spots: 'What can be chosen',
  },
  mod: (ship, level) => `${ship}, level ${level}`,
  die: (colour, face, sides) =>
    `${capital(stage.die(colour, face, [], undefined))}, ${several(sides, 'side')} of 6`,
  dieState: {
    waiting: 'Still to be rolled',
    aside: 'Left aside',
    rerolled: 'Rerolled',
    used: 'Used as hits',
    ignored: 'Ignored',
  },
  avatarDie: ({ steps, wormhole }) =>
    `Avatar die: ${several(steps, 'step')}${wormhole ? ' and a Wormhole' : ''}`,
  tokens: {
    exploration: 'To be explored',
    key: 'Key of Signal I',
    ally: 'Ally',
    wormhole: 'Wormhole',
    enemy: 'One Enemy',
    enemies: 'Two Enemies',
    strong: 'Strong Enemy',
    surveillance: 'Surveillance',
    pacifiedTwice: 'Pacified, green: 2 rounds',
    pacifiedOnce: 'Pacified, red: 1 round',
    riftOpened: 'Rift, opened',
    riftClosed: 'Rift, closed',
    pylon: 'Second pylon',
  },
  avatarToken: (name) => `Token: ${name}`,
  avatarBack: 'Avatar token, face down',
  standing: {
    sound: 'Ship',
    hurt: 'Ship that has lost Health',
    acting: 'Ship whose turn it is',
    acted: 'Ship whose turn is over',
    hidden: 'Hidden ship',
    engaged: 'Engaged ship',
    withKeys: 'Ship with two Keys',
    wreck: 'Destroyed ship, with a Key',
    enemy: 'Enemy, face up',
    avatar: 'Avatar',
    avatarHurt: 'Avatar that has lost Health',
  },
  spot: (what, look) => `${what}: ${LOOKS[look]}`,
  space: 'Unrevealed space',
  rolledDie: 'Die',
}
