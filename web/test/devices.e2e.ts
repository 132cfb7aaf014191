import { LANGUAGES } from '@astrolabe/kernel'
import { hash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SqliteStore } from '@astrolabe/server/store'
import { finding, inspect } from './axe.ts'
import { pressKey } from './keys.ts'
import type { Person } from './people.ts'
import { SAID } from './said.ts'
import { stage } from './stage.ts'
import { GAME, newTable } from './tables.ts'

const scene = stage()
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }]

interface Known {
  readonly guest: { readonly id: string } | null
}

const asked = <T>({ page }: Person, path: string): Promise<T> =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as never, path)

const isKnown = async (someone: Person): Promise<boolean> =>
  (await asked<Known>(someone, '/api/me')).guest !== null

/** A device on which somebody is known as well: its browser has the cookie of a session of its own. */
async function alsoKnown(someone: Person, device: { browser: string; system: string }): Promise<Person> {
  const guest = (await asked<Known>(someone, '/api/me')).guest?.id ?? ''
  const token = randomBytes(16).toString('base64url')
  const store = new SqliteStore(scene.server.file)
  const session = { id: randomBytes(8).toString('hex'), guest, device }
  const then = Date.now() - 3 * 86_400_000
  const times = { createdAt: then, seenAt: Date.now() - 3_600_000 }
  await store.addSession({ ...session, ...times, tokenHash: hash('sha256', token, 'base64url') })
  await store.close()
  const other = await scene.enter({ language: someone.language })
  await other.context.addCookies([{ name: 'astrolabe', value: token, url: scene.server.address }])
  await other.page.goto('/')
  return other
}

/** Goes to a button by keyboard alone. */
async function reach({ page }: Person, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  for (let stops = 0; stops < 60; stops++) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`“${name}” is not reached by keyboard`)
}

async function pressed(someone: Person, name: string): Promise<void> {
  await reach(someone, name)
  await pressKey(someone.page, 'Enter')
}

test.each(LANGUAGES)('a guest sees their devices and forgets them, by keyboard (%s)', async (language) => {
  const { settings } = SAID[language].page
  const says = settings.devices
  const someone = await scene.enter({ language })
  const { page } = someone
  await page.goto('/')
  await pressed(someone, settings.title)
  await page.getByRole('dialog').waitFor()
  // Whoever has done nothing yet is not known anywhere.
  expect(await page.getByText(says.title).count()).toBe(0)
  await page.keyboard.press('Escape')

  await newTable(someone, { game: GAME, seats: SEATS })
  const [phone, tablet, desk] = [
    await alsoKnown(someone, { browser: 'Safari', system: 'iPhone' }),
    await alsoKnown(someone, { browser: 'Firefox', system: 'Android' }),
    await alsoKnown(someone, { browser: 'Edge', system: 'Windows' }),
  ]
  for (const device of [phone, tablet, desk]) expect(await isKnown(device)).toBe(true)

  await page.goto('/')
  await pressed(someone, settings.title)
  const list = page.getByRole('region', { name: says.title }).getByRole('listitem')
  await list.first().waitFor()
  expect(await list.count()).toBe(4)
  expect(await list.first().innerText()).toContain(says.here)
  const found = await inspect(page)
  expect(found.map(finding)).toEqual([])

  await pressed(someone, says.forgetDevice(says.device('Safari', 'iPhone')))
  await page.getByText(says.forgotten(says.device('Safari', 'iPhone'))).waitFor()
  expect([await isKnown(phone), await isKnown(tablet)]).toEqual([false, true])
  await pressed(someone, says.forgetOthers)
  await page.getByText(says.othersForgotten).waitFor()
  expect([await isKnown(tablet), await isKnown(desk), await isKnown(someone)]).toEqual([false, false, true])

  await pressed(someone, says.forgetMe)
  await page.getByText(says.surely).waitFor()
  await pressed(someone, says.no)
  await pressed(someone, says.forgetMe)
  const [cookie] = await someone.context.cookies()
  await reach(someone, says.yes)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  expect(await isKnown(someone)).toBe(false)
  // Nor is whoever kept the cookie.
  await someone.context.addCookies([cookie])
  expect(await isKnown(someone)).toBe(false)
})

test.each(LANGUAGES)(
  'a guest is carried to another browser, with their name and their games (%s)',
  async (language) => {
    const { settings, invitation, me, home } = SAID[language].page
    const { link } = settings.devices
    const ada = await scene.enter({ language })
    await newTable(ada, { game: GAME, seats: SEATS })
    await ada.page.goto('/')
    await ada.page.getByRole('button', { name: settings.title }).click()
    await ada.page.getByLabel(settings.name.name).fill('Ada')
    await ada.page.getByRole('button', { name: link.make }).click()
    const address = await ada.page.getByRole('dialog').locator('code').innerText()
    expect((await inspect(ada.page)).map(finding)).toEqual([])
    // Black on white, or no camera reads it.
    const code = ada.page.getByRole('dialog').locator('.qr-code')
    const drawn = await code.evaluate((svg) => {
      const { backgroundColor, fill } = getComputedStyle(svg)
      return [backgroundColor, fill]
    })
    expect(drawn).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])

    const phone = await scene.enter({ language, size: 'phone' })
    await phone.page.goto(address)
    const confirm = phone.page.getByRole('button', { name: invitation.device.confirm })
    await confirm.waitFor()
    expect(phone.page.url()).toBe(`${scene.server.address}/device`)
    expect(await isKnown(phone)).toBe(false)
    await confirm.tap()
    await phone.page.getByRole('heading', { name: me.title }).waitFor()
    await phone.page.getByRole('link', { name: home.mine.gathering }).waitFor()
    expect(await asked(phone, '/api/me')).toEqual(await asked(ada, '/api/me'))
    await phone.page.getByRole('button', { name: settings.title }).tap()
    expect(await phone.page.getByLabel(settings.name.name).inputValue()).toBe('Ada')

    const late = await scene.enter({ language, bears: /404/ })
    await late.page.goto(address)
    await late.page.getByRole('button', { name: invitation.device.confirm }).click()
    await late.page.getByText(invitation.device.used).waitFor()
    expect(await isKnown(late)).toBe(false)
  },
)
