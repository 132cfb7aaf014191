import type { SeatLink } from '@astrolabe/server/protocol'
import { seatMark } from '../checks/marks.ts'
import { Guest } from './guest.ts'
import type { Person } from './person.ts'
import { pause } from './world.ts'

const LEVEL = 'random'
/** How long somebody leaves their seat to a bot, and how long they wait to get it back, in milliseconds. */
const AWAY = 400
const WAIT = 50

/** Carries the seat to another guest by a link, as to another device; the former holder can do nothing any more. */
export async function carry(person: Person): Promise<void> {
  const { guest: former, table, seat, world } = person
  const made = await former.ask('POST', `${table.path}/seats/${seat}/link`)
  if (made?.status !== 200) return
  const { token } = JSON.parse(made.text) as SeatLink
  const guest = await Guest.introduce(world, 'Other device')
  const mark = seatMark(seat, { kind: 'person', guest: guest.id ?? '', name: '' })
  for (;;) {
    const sent = table.check.account.begin(mark)
    const { ending } = table.settle(guest, sent, await guest.ask('POST', '/api/seats/claim', { token }))
    // One that was cut off may have been granted; if not, the link may be used up all the same.
    if (ending === 'acknowledged' || (ending === 'cut' && (await seatsOf(person, guest)).includes(seat))) {
      world.deeds.add('seats carried by a link')
      person.becomes(guest)
      return
    }
    if (ending === 'refused' || world.isOver) return
  }
}

async function seatsOf({ table, world }: Person, guest: Guest): Promise<readonly number[]> {
  for (;;) {
    const message = await table.look(guest)
    if (message !== undefined || world.isOver) return message?.yours ?? []
    await pause(WAIT)
  }
}

/** Leaves the seat to a bot for a while. */
export async function handOver(person: Person): Promise<void> {
  const { guest, table, seat } = person
  const mark = seatMark(seat, { kind: 'bot', level: LEVEL })
  await table.deed(guest, `seats/${seat}/hand-over`, { to: { level: LEVEL } }, mark)
  await pause(AWAY)
  await comeBack(person)
}

/** Takes the seat back: the host opens it, and who left sits down again. */
export async function comeBack({ guest, table, seat, world }: Person): Promise<void> {
  const own = { kind: 'person', guest: guest.id ?? '', name: '' } as const
  const open = { kind: 'open' } as const
  while (!world.isOver) {
    const message = await table.look(guest)
    if (message?.position.phase === 'over' || message?.yours.includes(seat)) return
    const kind = message?.position.seats[seat].kind
    if (kind === 'bot') {
      await table.deed(table.host, `seats/${seat}/hand-over`, { to: 'open' }, seatMark(seat, open))
    } else if (kind === 'open') {
      const { ending } = await table.deed(guest, 'sit', { seat }, seatMark(seat, own))
      if (ending === 'acknowledged') world.deeds.add('seats handed to a bot and taken back')
    }
    await pause(WAIT)
  }
}
