import type { AvatarFace, DieColour, DieFace } from '../../content/schema.ts'

export type Room =
  | 'ships'
  | 'mods'
  | 'modules'
  | 'precursorModules'
  | 'enemies'
  | 'avatars'
  | 'damage'
  | 'explorations'
  | 'signals'
  | 'allies'
  | 'tiles'
  | 'dice'
  | 'tokens'
  | 'pieces'
  | 'spots'

/** What lies in a System, as a sign on its tile. */
export type Token =
  | 'exploration'
  | 'key'
  | 'ally'
  | 'wormhole'
  | 'enemy'
  | 'enemies'
  | 'strong'
  | 'surveillance'
  | 'pacifiedTwice'
  | 'pacifiedOnce'
  | 'riftOpened'
  | 'riftClosed'
  | 'pylon'

/** How a piece of the map may stand. */
export type Standing =
  | 'sound'
  | 'hurt'
  | 'acting'
  | 'acted'
  | 'hidden'
  | 'engaged'
  | 'withKeys'
  | 'wreck'
  | 'enemy'
  | 'avatar'
  | 'avatarHurt'

/** What may become of a die once it is rolled. */
export type DieState = 'waiting' | 'aside' | 'rerolled' | 'used' | 'ignored'

/** How a spot looks to whoever is asked, or is told of it. */
export type SpotLook = 'open' | 'rush' | 'refused' | 'idle' | 'armed' | 'picked' | 'proposed' | 'lit'

export interface GalleryWords {
  readonly rooms: Readonly<Record<Room, string>>
  readonly mod: (ship: string, level: number) => string
  /** A face, and on how many sides of the die it is. */
  readonly die: (colour: DieColour, face: DieFace, sides: number) => string
  readonly dieState: Readonly<Record<DieState, string>>
  readonly avatarDie: (face: AvatarFace) => string
  readonly tokens: Readonly<Record<Token, string>>
  readonly avatarToken: (name: string) => string
  readonly avatarBack: string
  readonly standing: Readonly<Record<Standing, string>>
  readonly spot: (what: string, look: SpotLook) => string
  readonly space: string
  readonly rolledDie: string
}
