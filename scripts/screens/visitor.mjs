/** @typedef {import('playwright-core').Page} Page */

export const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}

/**
 * Somebody who has never been here.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {{ readonly size: keyof typeof SIZES, readonly language: 'en' | 'fr' }} manners
 * @returns {Promise<Page>}
 */
export async function enter(browser, address, { size, language }) {
  const context = await browser.newContext({
    baseURL: address,
    ...SIZES[size],
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.on('weberror', (error) => console.error(error.error().stack))
  return context.newPage()
}

/**
 * Opens a recorded game, by the file.
 * @param {Page} page
 * @param {string} file
 * @returns {Promise<string>} where its table is
 */
export async function openRecord(page, file) {
  await page.goto('/')
  await page.locator('.footer-file input').setInputFiles(file)
  await page.waitForURL('**/local/*')
  return new URL(page.url()).pathname
}

/**
 * Goes on with a recorded game from a moment, in the seat that is asked there.
 * @param {Page} page
 * @param {{ readonly file: string, readonly moment: number }} recorded
 */
export async function continueRecord(page, { file, moment }) {
  const table = await openRecord(page, file)
  await page.goto(`${table}/replay#a${moment}`)
  await page.locator('.scrubber-deeds .button-primary').click()
  await page.locator('.continue-form [type=submit]').click()
  await page.locator('.prompt-bar-yours').waitFor()
}

/** Few letters in the pictures are small enough to suffer from it. */
const QUALITY = 80

/**
 * What is on screen once nothing changes any more: letters have come, the sky and every part of the page are drawn.
 * @param {Page} page
 * @param {'png' | 'webp'} format
 * @returns {Promise<Buffer>}
 */
export async function stillPicture(page, format) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const take = format === 'png' ? () => page.screenshot() : await compressing(page)
  for (let before = await take(); ; ) {
    const now = await take()
    if (now.equals(before)) return now
    before = now
  }
}

/**
 * @param {Page} page
 * @returns {Promise<() => Promise<Buffer>>}
 */
async function compressing(page) {
  const devtools = await page.context().newCDPSession(page)
  const { x, y, width, height, scale } = await page.evaluate(() => ({
    x: scrollX,
    y: scrollY,
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
  }))
  return async () => {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x, y, width, height, scale },
    })
    return Buffer.from(data, 'base64')
  }
}
