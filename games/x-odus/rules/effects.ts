import type { Asked, QuestionAt } from '@astrolabe/kernel'
import { type Individual, isIndividual } from '../content/families.ts'
import type { Effect } from '../content/schema.ts'
import { kindsOfDamage } from '../position/malfunctions.ts'
import { jumpsFrom } from '../position/map.ts'
import { isOver, NONE, type Ship } from '../position/state.ts'
import { stopTurn } from './acting.ts'
import { revealAlly } from './allies.ts'
import { advanceCorruption } from './corruption.ts'
import { drawDamageCard, damageRoll, removeDamageCard } from './damage.ts'
import type { ScrapsFrom } from './facts.ts'
import { drain, gainHealth, recoverEnergy } from './health.ts'
import { closeRift, openRift, pacifyAnywhere, placeWormhole, SYSTEM } from './map-effects.ts'
import { drawModule, takeModule } from './module-cards.ts'
import { moveFree } from './moving.ts'
import type { AnswerTo, XodusQuestion } from './questions.ts'
import { revealAnywhere } from './revealing.ts'
import { loseHealth } from './survival.ts'
import { scavengeWith } from './system-actions.ts'
import type { Xodus } from './xodus.ts'

const TO = [0, 1, 2, 3].map((ship): AnswerTo<'share-key'> => ({ kind: 'to', ship }))

/**
 * What an option, a card or a service does to the ships concerned, the leading one first; in printed order. Of what
 * reaches every ship each has its part, anything else happens once (XO-EFF-15).
 */
export function applyEffects(
  g: Xodus,
  effects: readonly Effect[],
  ships: readonly Ship[],
  why: 'exploration' | 'card',
): void {
  for (const effect of effects) {
    if (isOver(g.state)) return
    if (isIndividual(effect)) {
      for (const ship of ships) affect(g, effect, ship, why)
    } else {
      const left = ships.filter(({ destroyed }) => !destroyed)
      if (left.length > 0) happen(g, effect, left, why)
    }
  }
}

// XO-EFF-05, XO-EFF-06, XO-EFF-10, XO-EFF-12
function affect(g: Xodus, effect: Individual, ship: Ship, why: 'exploration' | 'card'): void {
  switch (effect.do) {
    case 'heal':
      gainHealth(g, ship, effect.n)
      return
    case 'energy':
      recoverEnergy(g, ship, effect.n)
      return
    case 'damage-card':
      drawDamageCard(g, ship)
      return
    case 'hurt':
      loseHealth(g, ship, effect.n, why)
      return
    case 'damage-roll':
      damageRoll(g, ship, why)
      return
    case 'drain':
      drain(g, ship, effect.n)
      return
    case 'mend':
      mend(g, ship, ship.seat)
      return
    case 'action':
      ship.actions += effect.n
      g.tell({ kind: 'action-gained', seat: ship.seat, board: ship.board, n: effect.n })
      return
    case 'scavenge':
      scavengeWith(g, ship)
      return
  }
}

// XO-EFF-01 to XO-EFF-04, XO-EFF-07 to XO-EFF-09, XO-EFF-11, XO-EFF-13, XO-EFF-14
function happen(
  g: Xodus,
  effect: Exclude<Effect, Individual>,
  ships: readonly Ship[],
  why: 'exploration' | 'card',
): void {
  const [{ seat, place }] = ships
  switch (effect.do) {
    case 'scraps':
      gainScraps(g, ships, effect.n, why)
      return
    case 'module':
    case 'precursor-module':
      for (let n = 0; n < effect.n; n++) gainModule(g, ships, effect.do === 'precursor-module')
      return
    case 'avatars':
      changeMovement(g, effect.by)
      return
    case 'reveal':
      revealAnywhere(g, seat, effect.n)
      return
    case 'pacify':
      pacifyAnywhere(g, seat, effect.n)
      return
    case 'close-rift':
      closeRift(g, seat)
      return
    case 'open-rift':
      openRift(g, place)
      return
    case 'end-turn':
      g.tell({ kind: 'effect', effect })
      stopTurn(g)
      return
    case 'advance':
      advanceCorruption(g, 'skill')
      return
    case 'hold':
      g.state.held = true
      g.tell({ kind: 'held' })
      return
    case 'wormhole':
      placeWormhole(g, place, seat)
      return
    case 'ally':
      revealAlly(g, place, ships)
      return
    case 'jump':
      jumpFreely(g, ships[0])
      return
    case 'fold':
      fold(g, ships[0])
      return
  }
}

type Sharing = Asked<QuestionAt<XodusQuestion, 'share-scrap' | 'share-module' | 'share-key'>>

/** Who of the ships takes something: their Fleet decides. */
export function chooseShip(g: Xodus, ships: readonly Ship[], { prompt, about }: Sharing): Ship {
  if (ships.length === 1) return ships[0]
  const menu = g.menu(ships[0].seat, prompt, about)
  for (const ship of ships) menu.offer(TO[ship.index])
  return g.state.ships[menu.ask().ship]
}

/** XO-EFF-01. A ship that learns from Scraps does so once per Action or combat: whoever calls this sees to it. */
export function gainScraps(g: Xodus, ships: readonly Ship[], n: number, from: ScrapsFrom): void {
  if (ships.length === 1) {
    giveScraps(g, ships[0], n, from)
    return
  }
  for (let left = n; left > 0; left--) {
    giveScraps(g, chooseShip(g, ships, { prompt: 'share-scrap', about: { left } }), 1, from)
  }
}

function giveScraps(g: Xodus, ship: Ship, n: number, from: ScrapsFrom): void {
  ship.scraps += n
  g.tell({ kind: 'scraps', seat: ship.seat, board: ship.board, n, from })
}

// XO-EFF-02, XO-EFF-03, XO-EFF-16
export function gainModule(g: Xodus, ships: readonly Ship[], precursor: boolean): void {
  const module = drawModule(g, precursor)
  if (module === NONE) return
  const ship = chooseShip(g, ships, { prompt: 'share-module', about: { module } })
  takeModule(g.state, ship, module)
  g.tell({ kind: 'module-gained', seat: ship.seat, board: ship.board, module })
}

// XO-EFF-04, XO-EFF-11
function changeMovement(g: Xodus, by: number): void {
  g.state.movement += by
  g.tell({ kind: 'movement', by, total: g.state.movement })
}

/** One of its Damage cards, by choice of the captain who has it removed. */
export function mend(g: Xodus, ship: Ship, seat: number): void {
  if (ship.damage.length === 0) return
  const menu = g.menu(seat, 'mend', { ship: ship.index })
  for (const damage of kindsOfDamage(ship)) menu.offer({ kind: 'mend', ship: ship.index, damage })
  removeDamageCard(g, ship, menu.ask().damage)
}

function jumpFreely(g: Xodus, ship: Ship): void {
  const menu = g.menu(ship.seat, 'free-jump')
  for (const place of jumpsFrom(g.state, ship.place)) menu.offer(SYSTEM[place])
  if (menu.count > 0) moveFree(g, ship, menu.askAlways().system, 'card')
}

function fold(g: Xodus, ship: Ship): void {
  const menu = g.menu(ship.seat, 'fold')
  for (let place = 0; place < g.state.systems.length; place++) {
    if (place !== ship.place) menu.offer(SYSTEM[place])
  }
  if (menu.count > 0) moveFree(g, ship, menu.askAlways().system, 'fold')
}
