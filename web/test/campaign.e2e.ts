import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Driver } from '@astrolabe/kernel'
import { campaign } from '@astrolabe/kernel/tiny/campaign.ts'
import { STORY as ENGLISH } from '@astrolabe/kernel/tiny/campaign.story.en.ts'
import { STORY as FRENCH } from '@astrolabe/kernel/tiny/campaign.story.fr.ts'
import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import { buildWith } from './one-game.ts'
import type { Manners, Person } from './people.ts'
import { called, press } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { newTable, openRecord, positionAt, type RecordFile } from './tables.ts'

const scene = stage(() => buildWith('campaign'))

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

/** Answers the questions of a table at which one person sits. */
const play = ({ page }: Person, table: string, answers: readonly string[]): Promise<void> =>
  page.evaluate(
    async ([id, texts]) => {
      const tell = (path: string, body: object): Promise<Response> =>
        fetch(`/api/tables/${id}/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      await tell('start', {})
      for (const [number, answer] of texts.entries())
        await tell('answer', { seat: 0, number, rewinds: 0, answer, id: `answer-${number}` })
    },
    [table, answers] as const,
  )

/** Two missions of a crew of one, and the briefing of the third. */
const TWO_MISSIONS = ['ready', 'work', 'work', 'cargo', 'work', 'work', 'ready']

async function campaigner(manners: Manners = {}): Promise<{ ada: Person; table: string }> {
  const ada = await scene.enter(manners)
  const table = await newTable(ada, { game: 'campaign', seats: [{ kind: 'me', name: 'Ada' }] })
  await ada.page.goto('/')
  await play(ada, table, TWO_MISSIONS)
  await ada.page.goto(`/g/${table}`)
  await called(ada.page)
  return { ada, table }
}

test('a campaign is read by chapters and branched from', async () => {
  const { ada, table } = await campaigner()
  const says = SAID.en.table
  await ada.page.getByRole('tab', { name: says.side.log }).click()
  // The last two chapters are in the log, with their story; the first is opened to be read.
  await ada.page.getByText(ENGLISH[3][0]).waitFor()
  expect(await ada.page.getByText(ENGLISH[1][0]).count()).toBe(0)
  await ada.page.getByText(says.chapters.title(3)).click()
  await ada.page.locator('.chapter-older summary').first().click()
  await ada.page.getByText(ENGLISH[1][0]).waitFor()
  await press(ada, button(ada, says.story.readEntry(1)))
  await ada.page.getByRole('dialog').getByText(ENGLISH[1][1]).waitFor()
  expect((await inspect(ada.page)).map(finding)).toEqual([])
  await ada.page.keyboard.press('Escape')
  await press(ada, button(ada, says.chapters.branchAt('Mission 2')))
  await ada.page.waitForURL(
    (address) => address.pathname.startsWith('/g/') && !address.pathname.endsWith(table),
  )
  await press(ada, button(ada, says.gathering.start))
  await called(ada.page)
  expect(await positionAt(ada)).toMatchObject({ number: 3, phase: 'playing' })
  await ada.page.goto(`/g/${table}`)
  await ada.page.getByRole('tab', { name: says.side.log }).click()
  await ada.page.getByText(says.chapters.title(3)).click()
  await ada.page.getByRole('link', { name: says.chapters.branched(1) }).waitFor()
})

/** A campaign that was played to its end, in a file. */
function finishedCampaign(): RecordFile {
  const driver = new Driver(campaign, { seats: ['human'], seed: 'beacon' })
  for (const answer of [...TWO_MISSIONS, 'work', 'work']) driver.answer(0, answer)
  const buffer = Buffer.from(JSON.stringify(driver.record()))
  return { name: 'beacon.json', mimeType: 'application/json', buffer }
}

test('the replay of a campaign stops at its chapters, and a game of this screen branches off there', async () => {
  const ada = await scene.enter()
  const { page } = ada
  const { table: says } = SAID.en
  await openRecord(ada, finishedCampaign())
  const original = page.url()
  await page.goto(`${original}/replay`)
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe('3')
  await page.locator('.scrubber-where').getByText('Mission 2').waitFor()
  await page.getByRole('tab', { name: says.side.log }).click()
  await page.getByText(says.chapters.title(2)).click()
  expect(await page.getByText(says.log.before).count()).toBe(0)
  expect((await inspect(page)).map(finding)).toEqual([])
  await press(ada, button(ada, says.chapters.branchAt('Mission 2')))
  await page.waitForURL((address) => /\/local\/\w+$/.test(address.pathname) && address.href !== original)
  await called(page)
  await page.locator('.prompt-bar').getByText('Take the cargo').waitFor()
  await page.goto(original)
  await page.getByRole('tab', { name: says.side.log }).click()
  await page.getByText(says.chapters.title(3)).click()
  await page.getByRole('link', { name: says.chapters.branched(1) }).waitFor()
})

test('in French, on a phone', async () => {
  const { ada } = await campaigner({ size: 'phone', language: 'fr' })
  const says = SAID.fr.table
  await ada.page.getByRole('button', { name: says.side.log }).first().click()
  await ada.page.getByText(FRENCH[3][0]).waitFor()
  await ada.page.getByText(says.chapters.title(3)).click()
  const first = ada.page.locator('.chapter-older')
  await first.locator('summary').click()
  await first.getByText(FRENCH[1][0]).waitFor()
  expect(await first.getByText('Mission 1').count()).toBe(1)
  expect((await inspect(ada.page)).map(finding)).toEqual([])
  await press(ada, button(ada, says.story.readEntry(1)))
  await ada.page.getByRole('dialog').getByText(FRENCH[1][1]).waitFor()
})

test('the prose is in files of its own, which nobody loads beforehand', () => {
  const folder = fileURLToPath(new URL('../../dist/campaign/web', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|map|html)$/.test(path),
  )
  const holding = (sentence: string): string[] =>
    files.filter((path) => readFileSync(join(folder, path), 'utf8').includes(sentence))
  const [english, french] = [holding(ENGLISH[9][0].slice(0, 30)), holding('Vous allumez le phare')]
  expect([english.length, french.length]).toEqual([1, 1])
  expect(english).not.toEqual(french)
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8')
  for (const path of [...english, ...french]) expect(worker).not.toContain(path)
})
