import { bold, dim, flow, type Phrase, type Piece, spaced } from '@astrolabe/drawing/ink.ts'
import type { FoeSight } from '../text/en/table.ts'
import { AVATARS } from '../content/avatars.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { foeCard, foesOf, shieldsOf } from '../position/skills.ts'
import { type Die, flyingIn, type Foe, NONE, type Roll } from '../position/state.ts'
import { CARD_WORDS } from '../text/cards.ts'
import { FACES } from '../text/symbols.ts'
import { systemName } from '../text/systems.ts'
import { type XodusDrawing, mark, named, nameOf } from './drawing.ts'
import { FACE_NAMES } from '../position/dice.ts'
import { thingsOn } from './things.ts'

function sightOf(drawing: XodusDrawing, foe: Foe): FoeSight {
  return { name: named(drawing, foeCard(foe).name), health: foe.health, shields: shieldsOf(foe) }
}

/** Avatars and face-up Enemies on the map, and whom they have engaged. */
export function drawFoes(drawing: XodusDrawing): string[] {
  const { view, width, words } = drawing
  if (view.foes.length === 0 && view.goneAvatars.length === 0) return []
  const gone = view.goneAvatars.map((number) => named(drawing, AVATARS[number - 1].name))
  return [
    ...flow([[bold(drawing, words.foes)]], { width, between: ' ' }),
    ...view.foes.flatMap((foe) => drawFoe(drawing, foe)),
    ...(gone.length === 0 ? [] : flow([[words.avatarsGone(gone)]], { width, between: ' ', rest: '  ' })),
  ]
}

export function drawFoe(drawing: XodusDrawing, foe: Foe): string[] {
  const { view, width, words } = drawing
  const sight = sightOf(drawing, foe)
  const engaged = foe.avatar ? flyingIn(view, foe.place).filter((ship) => ship.engaged) : []
  const phrases: Phrase[] = [
    [foe.avatar ? words.avatar(foe.card, sight) : words.foe(sight)],
    [nameOf(drawing, foe.place)],
  ]
  if (engaged.length > 0)
    phrases.push([words.engagedWith, ' ', ...spaced(engaged.map((ship) => mark(drawing, ship)))])
  return flow(phrases, { width, between: ' · ', rest: '  ' })
}

/** What is under way: a tile in hand, an Exploration, a combat, dice on the table. */
export function drawAffairs(drawing: XodusDrawing): string[] {
  const { view, width, words, language } = drawing
  const lines: Phrase[][] = []
  if (view.drawn !== NONE) {
    const things = words.things(thingsOn(view.drawn)).map((thing): Phrase => [thing])
    lines.push([[words.drawn(systemName(view.drawn, language))], ...things])
  }
  if (view.exploring !== null) {
    const { id, name, type } = EXPLORATIONS[view.exploring.card]
    const { names, stories } = CARD_WORDS[language]
    lines.push([[words.exploration(named(drawing, name))], [bold(drawing, names.explorations[type])]])
    // The story is read with the card, before the first choice.
    if (view.exploring.taken === 0) lines.push([[dim(drawing, stories.explorations[id])]])
  }
  lines.push(combatOf(drawing))
  if (view.roll !== null) lines.push(rollOf(drawing, view.roll))
  return lines.flatMap((phrases) => flow(phrases, { width, between: ' · ', rest: '  ' }))
}

function combatOf(drawing: XodusDrawing): Phrase[] {
  const { view, words } = drawing
  const { combat } = view
  if (combat === null) return []
  const ships = combat.ships.map((index) => mark(drawing, view.ships[index]))
  const sights = (foes: readonly Foe[]): FoeSight[] => foes.map((foe) => sightOf(drawing, foe))
  const foes = foesOf(view, combat)
  const fought = combat.foe === NONE ? foes : [view.foes[combat.foe]]
  const others = foes.filter((foe) => !fought.includes(foe))
  return [
    [bold(drawing, words.combat(nameOf(drawing, combat.place), combat.attack))],
    spaced(ships),
    [words.against(sights(fought))],
    ...(others.length > 0 ? [[words.thenFoes(sights(others))]] : []),
  ]
}

function rollOf(drawing: XodusDrawing, roll: Roll): Phrase[] {
  const { view, words } = drawing
  const phrases: Phrase[] = [[bold(drawing, words.roll[roll.kind])]]
  for (const index of new Set(roll.dice.map(({ ship }) => ship))) {
    const dice = roll.dice.filter(({ ship }) => ship === index).map((die) => dieOf(drawing, die))
    phrases.push([mark(drawing, view.ships[index]), ' ', ...spaced(dice)])
  }
  if (roll.needed > 0) phrases.push([words.needs(roll.needed, FACES[FACE_NAMES[roll.symbol]])])
  if (roll.hits > 0) phrases.push([words.addedHits(roll.hits)])
  if (roll.specials > 0) phrases.push([words.addedSpecials(roll.specials)])
  if (roll.pierce > 0) phrases.push([words.pierced(roll.pierce)])
  const changed = roll.dice.some(({ ignored, rerolled, used }) => ignored || rerolled || used)
  if (changed) phrases.push([dim(drawing, words.diceLegend)])
  return phrases
}

function dieOf(drawing: XodusDrawing, { face, ignored, rerolled, hits, used }: Die): Piece {
  const sign = FACES[FACE_NAMES[face]]
  const again = rerolled ? '*' : ''
  if (ignored) return dim(drawing, `(${sign})${again}`)
  const counts = used && FACE_NAMES[face] === 'special' && hits > 0 ? `→${hits}${FACES.hit}` : ''
  return `${sign}${again}${counts}`
}
