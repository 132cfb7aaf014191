import { several } from '@astrolabe/words/english.ts'
import type { Signal, SignalWork } from '../../../content/schema.ts'
import { FACES, faces } from '../../symbols.ts'

// A part that a card does not have is an empty text.

export interface SignalText {
  readonly reveal: string
  /** What the work is called, and what it is. */
  readonly deed: string
  readonly work: string
  /** When the Key is free. */
  readonly key: string
}

const REVEALS: Readonly<Record<NonNullable<Signal['reveal']>, string>> = {
  advance: 'The Corruption advances 1 space.',
  'open-rift': 'A Rift opens here.',
  summon:
    'The next Avatar of the track enters play here and engages you, without a Damage Roll. If none is left, the nearest free Avatar comes instead.',
}

/** What the Action is called. */
export function deedName(work: SignalWork): string {
  switch (work.work) {
    case 'repair':
      return 'Repair'
    case 'roll':
      return work.symbol === 'hit' ? 'Dive' : 'Decipher'
    case 'guardian':
      return 'Provoke'
    case 'energy':
      return 'Charge'
    case 'scraps':
      return 'Feed'
    case 'align':
      return 'Align'
    case 'purge':
      return 'Purge'
    case 'no-avatar':
      return ''
    case 'sacrifice':
      return 'Sacrifice'
    case 'stabilise':
      return 'Stabilise'
  }
}

/** What is laid out when the card is turned over. */
function layoutText(work: SignalWork): string {
  if (work.work === 'repair') return `Put ${several(work.markers, 'marker')} on this card.`
  if (work.work === 'align') return 'Mark the revealed Corrupted System that is farthest from here by lanes.'
  if (work.work !== 'stabilise') return ''
  return (
    `Put ${several(work.countdown, 'marker')} on this card. At the start of each End-of-turn phase remove 1. ` +
    `When the last one goes, the Corruption advances 1 space and ${work.countdown} come back.`
  )
}

const GUARDIANS: Readonly<Record<'deck' | 'reserve', string>> = {
  deck: 'the first time, draw it from the Enemy deck',
  reserve: 'the first time, draw the top card of the Enemy Reserve, or of the deck if the Reserve is empty',
}

function workText(work: SignalWork): string {
  switch (work.work) {
    case 'repair':
      return 'Each Repair made here may remove 1 marker instead of restoring Health.'
    case 'roll': {
      const price = work.hurt > 0 ? ` It loses ${work.hurt} Health for each ${FACES.miss}.` : ''
      return `Each acting ship rolls its dice and adds 1 marker for each ${FACES[work.symbol]}.${price}`
    }
    case 'guardian':
      return `Fight the guardian: ${GUARDIANS[work.from]}. If you disengage, it stays on this card with its damage.`
    case 'energy':
      return 'Each acting ship turns over as much Energy as it likes and adds 1 marker for each.'
    case 'scraps':
      return 'Pay as many Scraps as you like and add 1 marker for each.'
    case 'align':
      return 'Align one pylon here and the other in the marked System.'
    case 'purge':
      return (
        `Make a Skill Roll of ${faces(work.n, 'special')}. On a failure each acting ship loses ${work.hurt} Health, ` +
        `and from then on the roll asks for 1 less, down to ${work.least}.`
      )
    case 'no-avatar':
      return ''
    case 'sacrifice':
      return (
        'Permanently discard Modules, Health markers or Energy markers and add 1 marker for each, ' +
        `${work.perShip} per ship at most.`
      )
    case 'stabilise':
      return `Roll ${faces(work.specials, 'special')} and ${faces(work.hits, 'hit')} at once; a Fleet adds its dice.`
  }
}

function keyText(work: SignalWork, ships: number | undefined): string {
  switch (work.work) {
    case 'repair':
      return 'No marker is left.'
    case 'roll':
      return `${work.markers} markers are on this card.`
    case 'energy':
    case 'scraps':
    case 'sacrifice': {
      const both = `${work.markers} markers (${work.three} with three ships)`
      const asked = ships === undefined ? both : `${ships === 3 ? work.three : work.markers} markers`
      return `${asked} are on this card.`
    }
    case 'guardian':
      return 'The guardian is defeated.'
    case 'align':
      return 'Both are done in one round, by different ships.'
    case 'purge':
    case 'stabilise':
      return 'The roll succeeds.'
    case 'no-avatar':
      return `No Avatar is in this System, and at least ${several(work.ships, 'ship')} are.`
  }
}

export function signalText({ reveal, work }: Signal, ships?: number): SignalText {
  return {
    reveal: `${reveal ? REVEALS[reveal] : ''} ${layoutText(work)}`.trim(),
    deed: deedName(work),
    work: workText(work),
    key: keyText(work, ships),
  }
}
