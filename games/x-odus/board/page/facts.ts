import type { Face } from '@astrolabe/drawing'
import { SPECTATOR } from '@astrolabe/kernel'
import { SHIPS } from '../../content/ships.ts'
import type { XodusState } from '../../position/state.ts'
import type { XodusFact } from '../../rules/facts.ts'
import { WORDS } from '../../text/text.ts'
import { spotId } from './map/spots.ts'

type XodusFace = Face<XodusState, XodusFact>

const CORRUPTION = { en: WORDS.en.table.corruptionPhase, fr: WORDS.fr.table.corruptionPhase }

/** What opens a turn, a phase that is nobody’s, or a round. A captain may have several ships. */
export const turnOf: XodusFace['turnOf'] = (fact) => {
  if (fact.kind === 'turn') return { seat: fact.seat, round: fact.round, of: SHIPS[fact.board].name }
  if (fact.kind === 'round') return { seat: SPECTATOR, round: fact.round }
  if (fact.kind === 'corruption-held' || (fact.kind === 'corruption' && fact.why === 'phase'))
    return { seat: SPECTATOR, round: fact.round, of: CORRUPTION }
  return undefined
}

/** A tile that an effect reveals is no captain's doing. */
export const seatOf: XodusFace['seatOf'] = (fact) => {
  if (fact.kind === 'avatar-moves') return seatOrNone(fact.targetSeat)
  return 'seat' in fact ? seatOrNone(fact.seat) : undefined
}

const seatOrNone = (seat: number): number | undefined => (seat >= 0 ? seat : undefined)

/** Ids of the things on the table a fact is about. */
export function spotsOf(fact: XodusFact): readonly string[] {
  switch (fact.kind) {
    case 'game-start':
    case 'effect':
    case 'nothing-left':
    case 'enemies-added':
    case 'foe-skill':
    case 'attack':
    case 'skill-roll':
    case 'purge-easier':
    case 'breach-countdown':
    case 'game-over':
      return []
    case 'round':
    case 'held':
    case 'corruption':
    case 'corruption-held':
    case 'movement':
    case 'avatar-gone':
      return [spotId.track]
    case 'stack-empty':
      return [spotId.stack]
    case 'revealed':
      return [spotId.system(fact.tile), ...ships(fact.board)]
    case 'moved':
      return [...ships(fact.board), ...[fact.from, ...fact.crossed, fact.to].map(spotId.system)]
    case 'rolled':
      return ships(...new Set(fact.dice.map(({ board }) => board)))
    case 'fights-on':
      return ships(fact.board, fact.asking)
    case 'defeated':
    case 'option-taken':
      return ships(...fact.boards)
    case 'detection':
    case 'combat':
    case 'disengaged':
      return [spotId.system(fact.tile), ...ships(...fact.boards)]
    case 'hid':
    case 'unseen':
      return [spotId.system(fact.tile), ...ships(fact.board)]
    case 'no-enemy':
    case 'pacified':
    case 'signal-found':
    case 'pylon':
    case 'ally':
    case 'wormhole':
    case 'rift-closed':
    case 'rift-opened':
    case 'hostile-again':
    case 'enemies-return':
      return [spotId.system(fact.tile)]
    case 'last-key':
      return [spotId.track]
    case 'avatar-arrives':
      return [spotId.avatar(fact.avatar), spotId.system(fact.tile)]
    case 'avatar-moves':
      return [spotId.avatar(fact.avatar), ...fact.path.map(spotId.system), ...ships(fact.target)]
    case 'avatar-engages':
      return [spotId.avatar(fact.avatar), spotId.system(fact.tile), ...ships(...fact.boards)]
    case 'avatar-escapes':
      return [spotId.avatar(fact.avatar), spotId.track]
    case 'fleet-joined':
    case 'fleet-declined':
      return ships(fact.board, fact.leader)
    case 'gave-scraps':
    case 'gave-module':
    case 'gave-key':
      return ships(fact.board, fact.to)
    case 'repaired':
      return ships(...new Set([fact.board, fact.on]))
    case 'ship-taken':
    case 'mod':
    case 'turn':
    case 'turn-ended':
    case 'strained':
    case 'action-gained':
    case 'scraps':
    case 'keys-recovered':
    case 'module-gained':
    case 'module-bought':
    case 'dismantled':
    case 'energy-bought':
    case 'card-used':
    case 'healed':
    case 'energy-recovered':
    case 'drained':
    case 'mended':
    case 'damage-card':
    case 'lost-health':
    case 'survived':
    case 'destroyed':
    case 'adrift':
    case 'discarded':
    case 'exp':
    case 'rerolled':
    case 'damage-roll':
    case 'critical-miss':
    case 'retribution':
    case 'exploration':
    case 'signal-revealed':
    case 'signal-work':
    case 'key-taken':
    case 'keys-placed':
    case 'service':
      return ships(fact.board)
  }
}

/** Those that are one of the six ships. */
const ships = (...boards: readonly number[]): string[] =>
  boards.filter((board) => board >= 0).map(spotId.ship)
