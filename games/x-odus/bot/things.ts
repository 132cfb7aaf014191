import type { XodusThing } from '../position/reasons.ts'
import type { FEATURES } from './features.ts'

/** What each feature is to a person. */
export const THINGS: Readonly<Record<(typeof FEATURES)[number], readonly [thing: XodusThing, each: number]>> =
  {
    roundsLeft: ['rounds', 1],
    roundsShort: ['outlook', 0],
    keysPlaced: ['keys-placed', 1],
    keysAboard: ['keys', 1],
    keysFar: ['keys', 0],
    keysInWrecks: ['outlook', 0],
    signalsKnown: ['signals', 1],
    signalProgress: ['signals', 0],
    signalsFound: ['outlook', 0],
    tiles: ['systems', 1],
    riftFound: ['outlook', 0],
    ships: ['ships', 1],
    health: ['health', 1],
    weak: ['health', 0],
    levels: ['levels', 1],
    energy: ['energy', 1],
    modules: ['modules', 1],
    scraps: ['scraps', 1],
    damageCards: ['damage', 1],
    engaged: ['engaged', 1],
    threat: ['outlook', 0],
    avatars: ['avatars', 1],
    held: ['outlook', 0],
    always: ['outlook', 0],
  }
