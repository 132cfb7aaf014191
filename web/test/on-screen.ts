import { expect } from 'vitest'
import type { Person } from './people.ts'
import { glance, promptBar } from './player.ts'
import { SAID } from './said.ts'
import { positionAt, tableOf } from './tables.ts'

/** All that is written on the table, but for what is there only for a moment. */
export const onScreen = ({ page }: Pick<Person, 'page'>): Promise<string> =>
  page.evaluate(() => {
    const lines: string[] = []
    for (const part of document.querySelectorAll('.table-middle, .prompt-bar')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const holder = text.parentElement
        if (holder?.checkVisibility() && holder.closest('[data-passing]') === null)
          lines.push(text.textContent ?? '')
      }
    }
    return lines.join('\n')
  })

/** What somebody has before them comes to be what a page opened just now shows. */
export async function showsAllThereIs(one: Person): Promise<void> {
  const fresh = await one.context.newPage()
  await fresh.goto(one.page.url())
  await promptBar({ ...one, page: fresh }).waitFor()
  const difference = async (): Promise<string> => {
    const [shown, now] = await Promise.all([one, { page: fresh }].map(onScreen))
    return shown === now ? '' : `${shown}\n——— and on a fresh page ———\n${now}`
  }
  await expect.poll(difference).toBe('')
  await fresh.close()
}

/** How many answers had been given at the moment on screen: every page keeps that for when somebody comes back. */
const numberSeen = (one: Person): Promise<number | undefined> =>
  one.page.evaluate(
    (key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly number?: number }
      return kept.number
    },
    `astrolabe.seen.server.${tableOf(one)}`,
  )

/** Everyone is connected, sees the newest position, and is asked what the server asks them. */
export async function converged(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(isUpToDate))
}

async function isUpToDate(one: Person): Promise<void> {
  const { page, language } = one
  await page.getByText(SAID[language].table.connection.retrying).waitFor({ state: 'hidden' })
  const { waitingFor, seat, number } = await positionAt(one)
  await expect.poll(() => numberSeen(one)).toBe(number)
  await expect.poll(async () => (await glance(page)).isAsked).toBe(waitingFor.includes(seat))
}

/** The server dies and comes back: everyone has the position they had, and reads what they read. */
export async function surviveServer(
  people: readonly Person[],
  server: { readonly kill: () => Promise<void>; readonly start: () => Promise<void> },
): Promise<void> {
  const before = await Promise.all(people.map(positionAt))
  for (const one of people) await showsAllThereIs(one)
  const shown = await Promise.all(people.map(onScreen))
  await server.kill()
  await Promise.all(
    people.map(({ page, language }) => page.getByText(SAID[language].table.connection.retrying).waitFor()),
  )
  await server.start()
  await converged(people)
  expect(await Promise.all(people.map(positionAt))).toEqual(before)
  await expect.poll(() => Promise.all(people.map(onScreen))).toEqual(shown)
}
