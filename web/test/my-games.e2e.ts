import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { finding, inspect } from './axe.ts'
import { player, playOut } from './player.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { startHere, TITLE } from './tables.ts'

const { enter } = stage()

test.each(LANGUAGES)(
  'a finished game is counted among my games, and can be watched again (%s)',
  async (language) => {
    const { me, home } = SAID[language].page
    const someone = player(await enter({ language }))
    const { page } = someone
    await page.goto('/me')
    await page.getByText(me.nothing.title).waitFor()

    await startHere(someone, 1)
    await playOut(someone)
    await page.goto('/me')
    const figures = page.getByRole('region', { name: TITLE })
    await figures.waitFor()
    const [won, lost] = [me.result.won, me.result.lost].map((say) => say(7).split('7')[0])
    const row = page.getByRole('listitem').filter({ hasText: TITLE })
    expect(await row.innerText()).toMatch(new RegExp(`${won}|${lost}`))
    expect(await figures.getByRole('definition').first().innerText()).toBe('1')
    expect((await inspect(page)).map(finding)).toEqual([])
    await page.getByRole('link', { name: me.replay }).click()
    await page.waitForURL(/\/replay/)

    await page.goto('/')
    await page.getByRole('link', { name: home.mine.results }).click()
    await page.getByRole('heading', { name: me.title }).waitFor()
  },
)
