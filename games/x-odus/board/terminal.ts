import { trackOf } from '../position/track.ts'
import { actingShips } from '../position/turn.ts'
import type { DrawTable, Language } from '@astrolabe/kernel'
import { apart, bold, commas, dim, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import type { TableWords } from '../text/words.ts'
import { nextSpecial, tilesLeft } from '../position/stack.ts'
import { flyingIn, NONE, type XodusState } from '../position/state.ts'
import { table as en } from '../text/en/table.ts'
import { table as fr } from '../text/fr/table.ts'
import { drawAffairs, drawFoe, drawFoes } from './combat.ts'
import { type XodusDrawing, shipLetter, shipName } from './drawing.ts'
import { drawMap } from './map.ts'
import { drawShip, drawShips } from './ships.ts'
import { drawSignals } from './signals.ts'
import { drawSystem, drawSystems, drawWays } from './systems.ts'
import { drawChanges, drawTrack } from './track.ts'
import { foesIn } from '../position/skills.ts'

const WORDS: Readonly<Record<Language, TableWords>> = { en, fr }

/** The whole table as text: every line says what it is without its colours. */
export const drawTable: DrawTable<XodusState> = (
  view,
  seat,
  { language, names, width, paint, brief = false },
) => {
  const drawing: XodusDrawing = { view, seat, language, words: WORDS[language], names, width, paint }
  if (brief && actingShips(view).length > 0) return drawBriefly(drawing)
  const picture = drawMap(drawing)
  return apart(
    [...drawHeading(drawing), ...drawTrack(drawing)],
    picture ?? [],
    [...drawSystems(drawing, picture !== undefined), ...drawStack(drawing), ...drawWays(drawing)],
    drawFoes(drawing),
    drawSignals(drawing),
    drawShips(drawing),
    drawAffairs(drawing),
  )
}

/** What changes during a turn, and what the next deed depends on. */
function drawBriefly(drawing: XodusDrawing): string[] {
  const { view, words } = drawing
  const acting = actingShips(view)
  const here = acting[0].place
  const met = flyingIn(view, here).filter((ship) => !acting.includes(ship))
  return [
    ...drawHeading(drawing, [`${words.corruption} ${view.marker}/${trackOf(view).spaces}`]),
    ...drawChanges(drawing),
    ...acting.flatMap((ship) => drawShip(drawing, ship)),
    ...met.flatMap((ship) => drawShip(drawing, ship)),
    ...drawSystem(drawing, here),
    ...(view.combat === null ? foesIn(view, here) : []).flatMap((foe) => drawFoe(drawing, foe)),
    ...drawWays(drawing),
    ...drawAffairs(drawing),
  ]
}

function drawHeading(drawing: XodusDrawing, ...more: readonly Phrase[]): string[] {
  const { view, width, words } = drawing
  const placed: Phrase = [words.keysPlaced(view.keysPlaced.length, trackOf(view).keys)]
  return flow([...momentOf(drawing), placed, ...more], { width, between: ' · ', rest: '  ' })
}

function momentOf(drawing: XodusDrawing): Phrase[] {
  const { view, words } = drawing
  if (view.ending !== '') return [[bold(drawing, words.gameOver(view.ending))]]
  if (!view.ready) return [[bold(drawing, words.choosingShips)]]
  const round: Phrase = [bold(drawing, words.round(view.round))]
  switch (view.phase) {
    case 'action': {
      const ships = actingShips(view).map((ship) => `${shipName(drawing, ship)} (${shipLetter(ship.index)})`)
      return [round, [bold(drawing, ships.length === 0 ? words.whoseTurn : words.turnOf(ships))]]
    }
    case 'corruption':
      return [round, [bold(drawing, words.corruptionPhase)]]
    case 'end':
      return [round, [bold(drawing, words.endPhase)]]
  }
}

/** What is left of the stack, and how likely the next tile is a red one. */
function drawStack(drawing: XodusDrawing): string[] {
  const { view, width, words } = drawing
  const next = nextSpecial(view)
  const phrases: Phrase[] = [[dim(drawing, words.stack(tilesLeft(view)))]]
  if (next !== undefined && view.drawn === NONE)
    phrases.push([dim(drawing, words.nextTile(next.percent, next.greatRift))])
  return flow(commas(phrases), { width, between: ' ', rest: '  ' })
}
