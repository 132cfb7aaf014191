import { expect, test } from 'vitest'
import { called, playByGlow, player } from './player.ts'
import { stage } from './stage.ts'
import { startHere } from './tables.ts'

const { enter } = stage()

/** How many tones and breaths of noise were made. */
const heard = 'astrolabeHeard'

test.each([
  ['quiet', true],
  ['off', false],
])('deeds are heard after a press, if sounds are wanted: %s', async (sound, isHeard) => {
  const someone = player(await enter())
  const { page, context } = someone
  await context.addInitScript(
    ([counter, wanted]) => {
      if (localStorage.getItem('astrolabe.settings') === null)
        localStorage.setItem('astrolabe.settings', JSON.stringify({ sound: wanted }))
      Reflect.set(window, counter, 0)
      window.AudioContext = class extends AudioContext {
        override createGain(): GainNode {
          Reflect.set(window, counter, Number(Reflect.get(window, counter)) + 1)
          return super.createGain()
        }
      }
    },
    [heard, sound],
  )
  await startHere(someone, 2)
  for (let presses = 0; presses < 6; presses++) {
    await playByGlow(someone)
    await called(page)
  }
  const count = await page.evaluate((counter) => Number(Reflect.get(window, counter)), heard)
  expect(count > 0).toBe(isHeard)
})
