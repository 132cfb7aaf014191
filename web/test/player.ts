import { setTimeout } from 'node:timers/promises'
import { type Chance, FastChance } from '@astrolabe/kernel'
import type { Locator, Page } from 'playwright-core'
import type { Person } from './people.ts'
import { SAID } from './said.ts'

/** A thing on the table that can be chosen. */
export interface Glow {
  readonly spot: string
  readonly name: string
}

/** What somebody sees at a glance. */
export interface Glance {
  readonly isOver: boolean
  readonly isAsked: boolean
  /** Something was pointed at, and waits for a word in the prompt bar. */
  readonly isPending: boolean
  /** Several things are picked together before the answer is given. */
  readonly isOfSeveral: boolean
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
  page.getByRole('region', { name: SAID[language].table.prompt.label, exact: true })

/** Looks at the table. */
export async function glance(page: Page): Promise<Glance> {
  return page.evaluate(() => {
    const bar = document.querySelector('.prompt-bar')
    const is = (kind: string): boolean => bar?.classList.contains(`prompt-bar-${kind}`) ?? false
    return {
      isOver: is('over'),
      isAsked: is('yours'),
      isPending: is('armed') || is('among'),
      isOfSeveral: is('some'),
      sentence: document.querySelector('.prompt-bar-words')?.textContent?.trim() ?? '',
      glows: [...document.querySelectorAll<HTMLElement>('.spot-open')]
        // What lies under something else is not for pressing.
        .filter((spot) => spot.closest('[inert]') === null && spot.checkVisibility())
        .map((spot) => ({
          spot: spot.dataset['spot'] ?? '',
          name: spot.getAttribute('aria-label') ?? '',
        })),
    }
  })
}

/** A place where something that glows can be pressed: its middle, or as near to it as nothing lies in front of it. */
async function placeOf(
  page: Page,
  { spot, name }: Glow,
): Promise<{ readonly x: number; readonly y: number }> {
  const place = await page.locator(`[data-spot="${spot}"]`).evaluate(async (element) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    const found = () => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]
      return shares
        .flatMap((down) => shares.map((along) => ({ x: x + along * width, y: y + down * height })))
        .find((at) => document.elementFromPoint(at.x, at.y)?.closest('[data-spot]') === element)
    }
    const here = found()
    if (here !== undefined) return here
    // Further away: a list is scrolled, and a map brings what has the focus into sight.
    element.scrollIntoView({ block: 'center' })
    if (found() === undefined && element instanceof SVGElement) element.focus()
    for (let frames = 0; frames < 3; frames++) await frame()
    return found()
  })
  if (place === undefined) throw new Error(`it glows, but cannot be pressed anywhere: ${name}`)
  return place
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

/** Choices that have just come take presses. */
export async function heldStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-settling]') === null)
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

export async function press(person: Person, thing: Locator | Glow): Promise<void> {
  if ('spot' in thing) await point(person, thing)
  else await (person.touch ? thing.tap() : thing.click())
  await settled(person.page)
}

/** Presses what glows, without waiting for anything to come of it. */
export async function point({ page, touch }: Person, glow: Glow): Promise<void> {
  const { x, y } = await placeOf(page, glow)
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** One press: on what glows, if anything does; else on a button of the bar; else on one of the list. */
export async function playByGlow(
  player: Player,
  choose: (glows: readonly Glow[]) => Glow = (glows) => oneOf(player.chance, glows),
): Promise<void> {
  const { isPending, isOfSeveral, glows } = await glance(player.page)
  const settle = promptBar(player).locator('.prompt-bar-actions .button-primary:enabled')
  if (isOfSeveral && (await settle.isVisible())) {
    await press(player, settle)
    return
  }
  if (glows.length > 0 && !isPending) {
    await press(player, choose(glows))
    return
  }
  const direct = await promptBar(player).locator('.prompt-choice').all()
  if (direct.length > 0) await press(player, oneOf(player.chance, direct))
  else await playByButtons(player)
}

/** Chooses by the names of buttons alone, as they are read aloud: in the list, or where they are few, in the bar. */
export async function playByButtons(
  player: Player,
  choose: (names: readonly string[]) => string = (names) => oneOf(player.chance, names),
): Promise<void> {
  const { page, language } = player
  const { choices, prompt } = SAID[language].table
  const list = page.getByRole('list', { name: choices.label })
  const bar = promptBar(player)
  const toList = bar.getByRole('button', { name: /\(\d+\)$/ })
  if (!(await list.isVisible()) && (await toList.isVisible())) await press(player, toList)
  const isListed = await list.isVisible()
  const offered = isListed ? await buttonsRead(list) : await choicesRead(bar)
  const chosen = choose(offered.filter((name) => !name.startsWith(`${choices.odds}, `)))
  await press(player, (isListed ? list : bar).getByRole('button', { name: chosen, exact: true }))
  // Where there is something to be warned of, the bar asks once more.
  if (!(await bar.getByRole('button', { name: prompt.cancel, exact: true }).isVisible())) return
  const again = (await choicesRead(bar)).find((name) => chosen.includes(name))
  await press(player, bar.getByRole('button', { name: again ?? chosen, exact: true }))
}

/** The names of the choices that have a button in the prompt bar. */
async function choicesRead(bar: Locator): Promise<readonly string[]> {
  const names = await Promise.all((await bar.locator('.prompt-choice').all()).map(buttonsRead))
  return names.flat()
}

/** The names of all buttons, in reading order. */
export async function buttonsRead(part: Locator): Promise<readonly string[]> {
  const read = await part.ariaSnapshot()
  return [...read.matchAll(/\bbutton "((?:[^"\\]|\\.)*)"/g)].map(([, name]) => name.replace(/\\(.)/g, '$1'))
}

/** Plays to the end of the game, by what glows. */
export async function playOut(player: Player): Promise<void> {
  for (; !(await glance(player.page)).isOver; await called(player.page)) await playByGlow(player)
}

/** Where several share a screen: the next one says that they are there. */
export async function takeDevice(person: Person): Promise<void> {
  const { page, language } = person
  const ready = new RegExp(`^${SAID[language].table.pass.ready('').trim()}`)
  await press(person, page.getByRole('button', { name: ready }).filter({ visible: true }).first())
  await page.waitForSelector('.prompt-bar-yours')
}
