import { fileURLToPath } from 'node:url'
import type { NewTable, TableCreated } from '@astrolabe/server/protocol'
import type { TableMessage } from '@astrolabe/tables'
import { GAMES } from '@astrolabe/games'
import type { Language } from '@astrolabe/kernel'
import type { Locator } from 'playwright-core'
import type { Person } from './people.ts'
import { called, press } from './player.ts'
import { SAID } from './said.ts'

export const GAME = 'vii-legio'
/** What it is called before it is opened. */
export const TITLE = 'VII Legio'

/** What an option of a table is called. */
export async function optionSaid(language: Language, key: string, game = GAME): Promise<string> {
  const { text } = await GAMES[game]()
  return text[language].tableOption(key).name
}

/** What the option is called that makes the game end early. */
export const roundLimitSaid = (language: Language): Promise<string> => optionSaid(language, 'roundLimit')

/** On the page that sets up a table: so many rounds, and no more. */
export async function limitRounds({ page, language }: Person, rounds: number): Promise<void> {
  await page.getByText(SAID[language].page.setup.options).click()
  const field = page.getByLabel(await roundLimitSaid(language))
  await field.fill(String(rounds))
  await field.blur()
}

/** A short game on this screen: against a cadet, or of so many people. */
export async function startHere(person: Person, rounds: number, people = 1): Promise<void> {
  const { page, language } = person
  const { setup } = SAID[language].page
  await page.goto(`/new/${GAME}${people > 1 ? '?how=screen' : ''}`)
  for (let seats = 2; seats < people; seats++)
    await press(person, page.getByRole('button', { name: setup.addSeat }))
  await limitRounds(person, rounds)
  await page.getByRole('button', { name: setup.start }).click()
  await called(page)
}

export type RecordFile = Parameters<Locator['setInputFiles']>[0]

/** A game that was recorded for the tests of its rules. */
export const recorded = (name: string, game = GAME): string =>
  fileURLToPath(new URL(`../../games/${game}/test/records/${name}.json`, import.meta.url))

/** A game, taken in from its file. */
export async function openRecord({ page, language }: Person, file: RecordFile): Promise<void> {
  await page.goto('/')
  await page.getByLabel(SAID[language].page.shell.openFile).setInputFiles(file)
  await page.waitForURL(/\/local\/\w+/)
  await called(page)
}

/** Sits down at the first free seat of a table, by its invitation. */
export async function comeByLink(guest: Person, link: string, name: string): Promise<void> {
  const { page, language } = guest
  const { invitation } = SAID[language].page
  await page.goto(link)
  await page.getByLabel(invitation.yourName).fill(name)
  await press(guest, page.getByRole('button', { name: invitation.sit }).first())
}

/** The id of the table on screen. */
export const tableOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2] ?? ''

/** What the server says to somebody of the table on their screen. */
export async function positionAt(person: Person): Promise<TableMessage['position']> {
  const reply = await person.context.request.get(`/api/tables/${tableOf(person)}`)
  return ((await reply.json()) as TableMessage).position
}

/** A table of the server, set up without the page that does it. */
export async function newTable({ page }: Person, table: NewTable): Promise<string> {
  await page.goto('/about')
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await reply.json()) as TableCreated).table
  }, table)
}
