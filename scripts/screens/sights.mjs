import { continueRecord, openRecord } from './visitor.mjs'

/**
 * @typedef {import('playwright-core').Page} Page
 *
 * @typedef {object} Recorded
 * @property {string} file
 * @property {number} moment so many answers have been given, and the seat that is asked has something to decide
 *
 * @typedef {object} Shelf what there is of a game besides its tables
 * @property {string} game
 * @property {string} [room] of the gallery; else the first
 */

const STEPS_OF_THE_LESSON = 3

/** @param {Page} page */
export async function home(page) {
  await page.goto('/')
  await page.locator('.game-card-art svg').first().waitFor()
}

/** What can be seen of a recorded game. */
export const TABLES = { table: continueRecord, choices, odds, replay, afterGame }

/** What can be seen of a game before it is played. */
export const PAGES = { lesson, setup, rules, gallery }

/**
 * @param {Page} page
 * @param {Recorded} recorded
 */
async function choices(page, recorded) {
  await continueRecord(page, recorded)
  await page.locator('.prompt-bar-actions :is(.group-button-all, .button)').tap()
  await page.locator('.side-drawer').waitFor()
}

/**
 * @param {Page} page
 * @param {Recorded} recorded
 */
async function odds(page, recorded) {
  await continueRecord(page, recorded)
  await page.locator('.offer-odds').first().click()
  await page.locator('.odds').waitFor()
}

/**
 * @param {Page} page
 * @param {Recorded} recorded
 */
async function replay(page, { file, moment }) {
  const table = await openRecord(page, file)
  await page.goto(`${table}/replay#a${moment}`)
  await page.locator('.scrubber').waitFor()
}

/**
 * @param {Page} page
 * @param {Recorded} recorded
 */
async function afterGame(page, recorded) {
  await replay(page, recorded)
  await page.locator('.scrubber-deeds .button-secondary').last().click()
  await page.locator('.after-game svg').first().waitFor()
}

/**
 * @param {Page} page
 * @param {Shelf} shelf
 */
async function lesson(page, { game }) {
  await page.goto(`/lesson/${game}`)
  for (let step = 0; step < STEPS_OF_THE_LESSON; step++) {
    await page.locator('.guide-ways .button:last-child').click()
    await page.locator(`.guide-mark-reached:nth-child(${step + 2})`).waitFor()
  }
}

/**
 * @param {Page} page
 * @param {Shelf} shelf
 */
async function setup(page, { game }) {
  await page.goto(`/new/${game}?how=link`)
  await page.locator('.setup-options').waitFor()
}

/**
 * @param {Page} page
 * @param {Shelf} shelf
 */
async function rules(page, { game }) {
  await page.goto(`/rules/${game}`)
  await page.locator('.rules-list').first().waitFor()
}

/**
 * @param {Page} page
 * @param {Shelf} shelf
 */
async function gallery(page, { game, room }) {
  await page.goto('/gallery')
  // Games above that are still on their way would push this one down.
  await page.locator('.gallery-rooms [role=status]').first().waitFor({ state: 'detached' })
  const rooms = page.locator(`#${game} .tabs`)
  if (room !== undefined) await rooms.getByRole('tab', { name: room }).click()
  await rooms.evaluate((tabs) => tabs.scrollIntoView())
}
