import { apart, bold, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import type { DrawTable, Language } from '@astrolabe/kernel'
import { isRegion } from '../position/map.ts'
import { participants } from '../position/participants.ts'
import { type AndromedaState, NONE, UNITY } from '../position/state.ts'
import { CARD_WORDS } from '../text/cards.ts'
import { table as en } from '../text/en/table.ts'
import { table as fr } from '../text/fr/table.ts'
import type { TableWords } from '../text/words.ts'
import { drawBattle } from './battle.ts'
import { type AndromedaDrawing, letterOf, mark, nameOf } from './drawing.ts'
import { drawMap, drawPicture, MAP_WIDTH } from './map.ts'
import { drawMarket } from './market.ts'
import { drawPlan } from './plan.ts'
import { drawRaiders } from './raiders.ts'
import { drawRegion, drawRegions } from './regions.ts'
import { drawOwnBriefly, drawStations } from './stations.ts'
import { drawTracks } from './tracks.ts'
import { drawUnity, drawUnityBay } from './unity.ts'

const WORDS: Readonly<Record<Language, TableWords>> = { en, fr }

/** The whole table as text: every line says what it is without its colours. */
export const drawTable: DrawTable<AndromedaState> = (
  view,
  seat,
  { language, names, width, paint, brief = false },
) => {
  const drawing: AndromedaDrawing = {
    view,
    seat,
    language,
    words: WORDS[language],
    cards: CARD_WORDS[language],
    names,
    width,
    paint,
  }
  if (brief && view.phase === 'play' && seat >= 0) return drawBriefly(drawing)
  return apart(
    drawHeading(drawing),
    width >= MAP_WIDTH ? drawMap(drawing) : [],
    drawRegions(drawing),
    drawRaiders(drawing),
    drawMarket(drawing),
    drawTracks(drawing),
    drawStations(drawing),
    drawUnity(drawing),
    drawBattle(drawing),
    drawPlan(drawing),
  )
}

/** What changes during a turn, and what the next deed depends on. */
function drawBriefly(drawing: AndromedaDrawing): string[] {
  const { view, seat, width } = drawing
  const { region, who, kind } = view.turn
  const isChoosing = who === seat && kind === 'none'
  return [
    ...drawHeading(drawing),
    ...drawScores(drawing),
    ...(isChoosing && width >= MAP_WIDTH ? drawPicture(drawing) : []),
    ...(isChoosing ? drawUnityBay(drawing) : []),
    ...drawOwnBriefly(drawing, view.players[seat]),
    ...(region !== NONE && isRegion(view, region) ? drawRegion(drawing, region) : []),
    ...drawBattle(drawing),
    ...drawPlan(drawing),
  ]
}

/** Who has how many points, in the order of seats. */
function drawScores(drawing: AndromedaDrawing): string[] {
  const { view, width, words } = drawing
  const scores = participants(view).map(({ who, vp }): Phrase => [mark(drawing, who), ` ${words.vp(vp)}`])
  return flow(scores, { width, between: ' · ', rest: '  ' })
}

function drawHeading(drawing: AndromedaDrawing): string[] {
  const { view, width, words } = drawing
  const aims: Phrase[] =
    view.phase === 'over' ? [] : [[words.terminus(view.terminus)], [words.eventIn(view.marker)]]
  const last: Phrase[] =
    view.ending && view.phase === 'play'
      ? [[bold(drawing, words.lastTurns(view.lastTurns.map(letterOf)))]]
      : []
  return flow([...momentOf(drawing), ...last, ...aims], { width, between: ' · ', rest: '  ' })
}

function momentOf(drawing: AndromedaDrawing): Phrase[] {
  const { view, words, cards } = drawing
  switch (view.phase) {
    case 'factions':
      return [[bold(drawing, words.choosingFactions)]]
    case 'over':
      return [[bold(drawing, words.gameOver)]]
    case 'play': {
      const { who, kind, step } = view.turn
      const { launchSteps, returnSteps } = cards.names
      const active = who === UNITY ? words.unityPlays : words.toPlay(nameOf(drawing, who), letterOf(who))
      const doing =
        kind === 'none' || step === 0
          ? []
          : [
              kind === 'launch'
                ? words.launching(launchSteps[step - 1])
                : words.returning(returnSteps[step - 1]),
            ]
      return [
        [bold(drawing, words.turn(Math.max(1, view.turnsPlayed)))],
        [bold(drawing, active)],
        ...doing.map((text): Phrase => [text]),
      ]
    }
  }
}
