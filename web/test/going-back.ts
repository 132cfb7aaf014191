import { type Player, called, glance, playByGlow, press, promptBar } from './player.ts'
import { SAID } from './said.ts'
import { comeByLink, GAME, newTable } from './tables.ts'

const { table: tableSays } = SAID.en
const { undo } = tableSays

export interface Named extends Player {
  readonly name: string
}

/** Two people at a table of the server, with the game begun. */
export async function sitDown(host: Named, guest: Named, game = GAME): Promise<void> {
  const table = await newTable(host, { game, seats: [{ kind: 'me', name: host.name }, { kind: 'open' }] })
  await comeByLink(guest, `/join/${table}`, guest.name)
  await host.page.goto(`/g/${table}`)
  await press(host, host.page.getByRole('button', { name: tableSays.gathering.start }))
  await Promise.all([host, guest].map((one) => promptBar(one).waitFor()))
}

export async function playUntilOver(one: Player): Promise<void> {
  await called(one.page)
  while ((await glance(one.page)).isAsked) await playByGlow(one)
}

/** Asks to go back to the very beginning, which is the last of the moments on the list. */
export async function askBack(one: Named, other: Named): Promise<void> {
  await press(one, promptBar(one).getByRole('button', { name: undo.further }))
  const dialog = one.page.getByRole('dialog', { name: undo.last })
  await press(one, dialog.getByRole('listitem').getByRole('button').last())
  await press(one, dialog.getByRole('button', { name: undo.confirmAsk }))
  await promptBar(one).getByText(undo.asked(other.name)).waitFor()
}
