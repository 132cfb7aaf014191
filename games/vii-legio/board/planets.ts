import type { Extrasolar } from '../content/decks.ts'
import { LETTERS, type Slot, type SlotName, SLOTS } from '../position/state.ts'
import { seatLetter, TOKENS } from '../text/symbols.ts'
import { type LegioDrawing, mark } from './drawing.ts'
import { bold, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import { cardSeenBy } from '../position/extrasolars.ts'
import { type Prospect, prospectOf } from '../position/contact.ts'
import { activeSlots, freeTokens, scoutsOf } from '../position/sectors.ts'

/** The active planets: who lives there, what a Contact asks and gives, what the seat lacks, who is there. */
export function drawPlanets(drawing: LegioDrawing): string[] {
  const { view, width } = drawing
  const { table } = drawing.words
  const active = activeSlots(view)
  const title = active.length > 0 ? table.activePlanets : table.noActivePlanet
  const heading = [[bold(drawing, title)], [table.freeTokens(freeTokens(view).map((name) => TOKENS[name]))]]
  return [
    ...flow(heading, { width, between: ' · ', rest: '  ' }),
    ...active.flatMap((name) => drawPlanet(drawing, name, view.slots[SLOTS.indexOf(name)])),
  ]
}

/** The active planets of one sector. */
export function drawPlanetsOf(drawing: LegioDrawing, sector: number): string[] {
  return SLOTS.flatMap((name, slot) => {
    const at = drawing.view.slots[slot]
    return at.sector === sector ? drawPlanet(drawing, name, at) : []
  })
}

function drawPlanet(drawing: LegioDrawing, name: SlotName, slot: Slot): string[] {
  const { language, ship, width } = drawing
  const { table, life } = drawing.words
  const place = `${TOKENS[name]} ${table.planet(name, slot.sector)}`
  const lines = { width, between: ' · ', rest: '  ' }
  const card = cardSeenBy(drawing.seat, slot)
  if (card === undefined) return flow([[place], [table.faceDown], ...scouts(drawing, slot)], lines)
  // Nobody lands any more where a mission is done (VL-611).
  const prospect = ship && !slot.missionDone ? prospectOf(ship, slot, card) : undefined
  const { xp, turns } = card.observation
  return [
    ...flow(
      [
        [place],
        [bold(drawing, card.name[language])],
        [life(card)],
        [table.squads(card.squads, prospect?.squadsMissing ?? 0)],
        [table.observation(xp, LETTERS[card.observationDomain], turns)],
        ...(slot.revealed ? [] : [[table.faceDown], ...scouts(drawing, slot)]),
      ],
      lines,
    ),
    ...flow(thresholds(drawing, card, prospect), { ...lines, first: '  ' }),
    ...flow(visitors(drawing, slot, card), { ...lines, first: '  ' }),
  ]
}

/** Who has scanned a card that lies face down. */
function scouts({ view, words }: LegioDrawing, slot: Slot): Phrase[] {
  const seats = scoutsOf(view, slot).map(seatLetter)
  return seats.length > 0 ? [[words.table.knownTo(seats)]] : []
}

function thresholds(
  { words: { table } }: LegioDrawing,
  card: Extrasolar,
  prospect: Prospect | undefined,
): Phrase[] {
  return card.thresholds.map(({ vp, exit }, index): Phrase => {
    const asked = table.threshold(vp, card.needs[index], exit)
    if (prospect?.contactOpen !== true) return [asked]
    const ahead = prospect.thresholds[index - (card.thresholds.length - prospect.thresholds.length)]
    if (ahead === undefined) return [`${asked} (${table.passed})`]
    return [
      `${asked} (${ahead.within ? table.within(ahead.covered) : table.lacks(ahead.missing, ahead.covered)})`,
    ]
  })
}

function visitors(drawing: LegioDrawing, slot: Slot, card: Extrasolar): Phrase[] {
  const { table } = drawing.words
  const phrases: Phrase[] = []
  if (slot.observer >= 0) {
    phrases.push([
      mark(drawing, slot.observer),
      ` ${table.observes(slot.observed[slot.observer], card.observation.turns)}`,
    ])
  }
  if (slot.contact >= 0) {
    phrases.push([mark(drawing, slot.contact), ` ${table.inContact(slot.passed, card.thresholds.length)}`])
  }
  if (slot.missionDone) phrases.push([table.missionDone])
  return phrases
}
