import { continueRecord, openRecord } from './visitor.mjs'

/**
 * @typedef {object} Recorded
 * @property {string} game
 * @property {string} file
 * @property {number} moment in the middle of the game, where the first seat has something to decide
 *
 * @typedef {object} Picture
 * @property {string} name of its file
 * @property {keyof typeof import('./visitor.mjs').SIZES} size
 * @property {'en' | 'fr'} language
 * @property {(page: import('playwright-core').Page, recorded: Recorded) => Promise<void>} show what is to be seen
 */

const STEPS_OF_THE_LESSON = 3

/** @type {readonly Picture[]} */
export const PICTURES = [
  { name: 'home-desktop.webp', size: 'desktop', language: 'en', show: home },
  { name: 'home-phone.webp', size: 'phone', language: 'en', show: home },
  { name: 'home-phone-fr.webp', size: 'phone', language: 'fr', show: home },
  // What the README shows first is exact to the dot.
  { name: 'table-desktop.png', size: 'desktop', language: 'en', show: continueRecord },
  { name: 'table-desktop-fr.webp', size: 'desktop', language: 'fr', show: continueRecord },
  { name: 'table-phone.webp', size: 'phone', language: 'en', show: continueRecord },
  { name: 'table-choices-phone.webp', size: 'phone', language: 'en', show: choices },
  { name: 'replay.webp', size: 'desktop', language: 'en', show: replay },
  { name: 'after-game.webp', size: 'desktop', language: 'en', show: afterGame },
  { name: 'lesson.webp', size: 'desktop', language: 'en', show: lesson },
  { name: 'setup.webp', size: 'desktop', language: 'en', show: setup },
  { name: 'rules.webp', size: 'desktop', language: 'en', show: rules },
  { name: 'gallery.webp', size: 'desktop', language: 'en', show: gallery },
]

/** @type {Picture['show']} */
async function home(page) {
  await page.goto('/')
  await page.locator('.stage-art svg').waitFor()
}

/** @type {Picture['show']} */
async function choices(page, recorded) {
  await continueRecord(page, recorded)
  await page.locator('.prompt-bar-actions .button').tap()
  await page.locator('.side-drawer').waitFor()
}

/** @type {Picture['show']} */
async function replay(page, { file, moment }) {
  const table = await openRecord(page, file)
  await page.goto(`${table}/replay#a${moment}`)
  await page.locator('.scrubber').waitFor()
}

/** @type {Picture['show']} */
async function afterGame(page, recorded) {
  await replay(page, recorded)
  await page.locator('.scrubber-deeds .button-secondary').last().click()
  await page.locator('.after-game svg').first().waitFor()
}

/** @type {Picture['show']} */
async function lesson(page, { game }) {
  await page.goto(`/lesson/${game}`)
  for (let step = 0; step < STEPS_OF_THE_LESSON; step++) {
    await page.locator('.guide-ways .button:last-child').click()
    await page.locator(`.guide-mark-reached:nth-child(${step + 2})`).waitFor()
  }
}

/** @type {Picture['show']} */
async function setup(page, { game }) {
  await page.goto(`/new/${game}?how=link`)
  await page.locator('.setup-options').waitFor()
}

/** @type {Picture['show']} */
async function rules(page, { game }) {
  await page.goto(`/rules/${game}`)
  await page.locator('.rules-list').first().waitFor()
}

/** @type {Picture['show']} */
async function gallery(page) {
  await page.goto('/gallery')
  await page.locator('.gallery-controls').getByRole('radio', { name: 'English' }).check()
  await page.locator('.exhibit').first().waitFor()
  await page
    .locator('.gallery-rooms .tabs')
    .first()
    .evaluate((rooms) => rooms.scrollIntoView())
}
