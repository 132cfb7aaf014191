import { setTimeout } from 'node:timers/promises'
import { type Chance, FastChance } from '@astrolabe/kernel'
import type { Locator, Page } from 'playwright-core'
import type { Person } from './people.ts'
import { SAID } from './said.ts'

/** A thing on the table that can be chosen, and a place where it can be pressed. */
export interface Glow {
  readonly spot: string
  readonly name: string
  readonly at: { readonly x: number; readonly y: number }
}

/** What somebody sees at a glance. */
export interface Glance {
  readonly isOver: boolean
  readonly isAsked: boolean
  /** Something was pointed at, and waits for a word in the prompt bar. */
  readonly isPending: boolean
  readonly sentence: string
  readonly glows: readonly Glow[]
}

export interface Player extends Person {
  readonly chance: Chance
}

/** Somebody who decides by the toss of a coin, the same in every run: only the cards differ. */
export const player = (person: Person, seed = 'player'): Player => ({
  ...person,
  chance: new FastChance(seed),
})

export const oneOf = <T>(chance: Chance, things: readonly T[]): T => things[chance.below(things.length)]

export const promptBar = ({ page, language }: Pick<Person, 'page' | 'language'>): Locator =>
  page.getByRole('region', { name: SAID[language].table.prompt.label })

/** Looks at the table. Whatever glows has to have a place where it can be pressed. */
export async function glance(page: Page): Promise<Glance> {
  const { hidden, ...seen } = await page.evaluate(() => {
    const bar = document.querySelector('.prompt-bar')
    const is = (kind: string): boolean => bar?.classList.contains(`prompt-bar-${kind}`) ?? false
    const places = (spot: Element) => {
      const { x, y, width, height } = spot.getBoundingClientRect()
      const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]
      return shares.flatMap((down) =>
        shares.map((along) => ({ x: x + along * width, y: y + down * height })),
      )
    }
    const found = [...document.querySelectorAll<HTMLElement>('.spot-open')].map((spot) => ({
      spot: spot.dataset['spot'] ?? '',
      name: spot.getAttribute('aria-label') ?? '',
      at: places(spot).find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-spot]') === spot),
    }))
    return {
      isOver: is('over'),
      isAsked: is('yours'),
      isPending: is('armed') || is('among'),
      sentence: document.querySelector('.prompt-bar-words')?.textContent?.trim() ?? '',
      glows: found.flatMap(({ at, ...glow }) => (at === undefined ? [] : [{ ...glow, at }])),
      hidden: found.flatMap(({ at, name }) => (at === undefined ? [name] : [])),
    }
  })
  if (hidden.length > 0) throw new Error(`it glows, but cannot be pressed anywhere: ${hidden.join(', ')}`)
  return seen
}

/** What was pressed has been heard, and what came of it is on screen. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    do await frame()
    while (document.querySelector('.prompt-bar[aria-busy="true"]') !== null)
    await frame()
  })
}

/** Waits until somebody is asked something, or the game is over. */
export async function called(page: Page): Promise<void> {
  await page.waitForSelector('.prompt-bar-yours, .prompt-bar-over, .pass')
}

/** The one of several who is asked something first, or anyone once the game is over. */
export async function whoIsAsked<Who extends Pick<Person, 'page'>>(people: readonly Who[]): Promise<Who> {
  for (;;) {
    for (const one of people) {
      const { isAsked, isOver } = await glance(one.page)
      if (isAsked || isOver) return one
    }
    await setTimeout(30)
  }
}

/** A phone has no room for the round, but knows it. */
export async function roundOf(page: Page): Promise<number> {
  const [said] = await page.locator('.table-header-round').allTextContents()
  return Number(said?.match(/\d+/)?.[0] ?? 0)
}

export async function press({ page, touch }: Person, thing: Locator | Glow): Promise<void> {
  if ('at' in thing) {
    const { x, y } = thing.at
    await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  } else await (touch ? thing.tap() : thing.click())
  await settled(page)
}

/** One press: on what glows, if anything does; else on a button of the bar; else on one of the list. */
export async function playByGlow(
  player: Player,
  choose: (glows: readonly Glow[]) => Glow = (glows) => oneOf(player.chance, glows),
): Promise<void> {
  const { isPending, glows } = await glance(player.page)
  if (glows.length > 0 && !isPending) {
    await press(player, choose(glows))
    return
  }
  const direct = await promptBar(player).locator('.prompt-choice').all()
  if (direct.length > 0) await press(player, oneOf(player.chance, direct))
  else await playByButtons(player)
}

/** Chooses in the list of choices, by the names of its buttons alone. */
export async function playByButtons(player: Player): Promise<void> {
  const { page, language, chance } = player
  const { choices, prompt } = SAID[language].table
  const list = page.getByRole('list', { name: choices.label })
  if (!(await list.isVisible()))
    await press(player, promptBar(player).getByRole('button', { name: /\(\d+\)$/ }))
  const buttons = list.getByRole('button').filter({ hasNot: page.locator('[aria-expanded]') })
  const chosen = oneOf(chance, await buttons.all())
  const name = await chosen.locator('.offer-label').innerText()
  await press(player, chosen)
  // Where there is something to be warned of, the bar asks once more.
  const again = promptBar(player).getByRole('button', { name: prompt.cancel, exact: true })
  if (await again.isVisible()) await press(player, promptBar(player).getByRole('button', { name, exact: true }))
}
