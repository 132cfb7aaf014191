import { isLevel, LEVELS } from '@astrolabe/bots'
import type { Person, Sitter } from '@astrolabe/tables'
import type { WantedSeat } from '../protocol/index.ts'
import type { Guest } from '../store/store.ts'
import { legibleName } from './names.ts'
import { Refused } from './refusal.ts'

/** Who sits at a seat that was wished for. */
export function sitterOf(wanted: WantedSeat, guest: Guest): Sitter {
  switch (wanted.kind) {
    case 'open':
      return { kind: 'open' }
    case 'bot':
      return botOf(wanted.level)
    case 'me':
      return personOf(guest, wanted.name)
  }
}

export type BotSitter = Extract<Sitter, { readonly kind: 'bot' }>

export function botOf(level: string): BotSitter {
  if (isLevel(level)) return { kind: 'bot', level }
  throw new Refused(
    400,
    'no-such-level',
    `There are no bots of level “${level}”. Levels: ${LEVELS.join(', ')}.`,
  )
}

export function personOf(guest: Guest, name: string | undefined): Person {
  return { kind: 'person', guest: guest.id, name: legibleName(name) ?? guest.name }
}
