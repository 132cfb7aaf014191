/**
 * Takes the pictures in docs/screens, from the built server and in Chromium. Which ones there are of a game, it says in
 * its test/screens.json.
 * `npm run screens` takes them all, `npm run screens -- replay rules` those whose names begin so.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from './chromium.mjs'
import { allPictures } from './screens/pictures.mjs'
import { enter, stillPicture } from './screens/visitor.mjs'
import { whileServing } from './serving.mjs'

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string', default: fileURLToPath(new URL('../docs/screens', import.meta.url)) },
  },
  allowPositionals: true,
})

const wanted = allPictures().filter(
  ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
)
mkdirSync(values.out, { recursive: true })

await whileServing(async (address) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags })
  try {
    for (const { name, show, ...manners } of wanted) {
      const page = await enter(browser, address, manners)
      await show(page)
      const picture = await stillPicture(page, extname(name) === '.png' ? 'png' : 'webp')
      writeFileSync(join(values.out, name), picture)
      console.log(`${name.padEnd(28)}${Math.round(picture.length / 1024)} kB`)
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
})
