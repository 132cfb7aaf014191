import { several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import type { AvatarFace, DieColour, DieFace } from '../../../content/schema.ts'
import { stage } from './stage.ts'

const LOOKS = {
  open: 'can be chosen',
  rush: 'can be reached by a Rush',
  refused: 'refused by a rule',
  idle: 'nothing to choose',
  armed: 'waits for a confirmation',
  picked: 'picked to be rolled again',
  proposed: 'proposed by another captain',
  lit: 'shown to the reader',
}

export const gallery = {
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
  mod: (ship: string, level: number) => `${ship}, level ${level}`,
  /** A face, and on how many sides of the die it is. */
  die: (colour: DieColour, face: DieFace, sides: number) =>
    `${capital(stage.die(colour, face, [], undefined))}, ${several(sides, 'side')} of 6`,
  dieState: {
    waiting: 'Still to be rolled',
    aside: 'Left aside',
    rerolled: 'Rerolled',
    used: 'Used as hits',
    ignored: 'Ignored',
  },
  avatarDie: ({ steps, wormhole }: AvatarFace) =>
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
  avatarToken: (name: string) => `Token: ${name}`,
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
  spot: (what: string, look: SpotLook) => `${what}: ${LOOKS[look]}`,
  space: 'Unrevealed space',
  rolledDie: 'Die',
}

export type Room = keyof typeof gallery.rooms

/** What lies in a System, as a sign on its tile. */
export type Token = keyof typeof gallery.tokens

/** How a piece of the map may stand. */
export type Standing = keyof typeof gallery.standing

/** What may become of a die once it is rolled. */
export type DieState = keyof typeof gallery.dieState

/** How a spot looks to whoever is asked, or is told of it. */
export type SpotLook = keyof typeof LOOKS
