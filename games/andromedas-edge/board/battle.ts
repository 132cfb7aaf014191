import { bold, flow, type Phrase, type Piece } from '@astrolabe/drawing/ink.ts'
import { CONFLICTS } from '../content/unity.ts'
import { DICE_MOST } from '../content/limits.ts'
import { TACTICS } from '../content/tactics.ts'
import { outlookOf } from '../position/outlook.ts'
import { RAIDER, type Side, UNITY } from '../position/state.ts'
import { shipsOfSide } from '../position/strength.ts'
import { diceRow } from '../text/symbols.ts'
import { type AndromedaDrawing, countsOf, mark, nameOf } from './drawing.ts'
import { regionName } from './regions.ts'

const percent = (share: number): number => Math.round(share * 100)

/** The battle that is being fought: its sides as they stand, with their odds before the dice are rolled. */
export function drawBattle(drawing: AndromedaDrawing): string[] {
  const { view, width, words, cards } = drawing
  const { battle } = view
  if (battle === null) return []
  const lines = { width, between: ' · ', first: ' ', rest: '     ' }
  const step = cards.names.battleSteps[battle.step].toLowerCase()
  const { sides, nobody, reserves } = outlookOf(view, battle)
  const open = battle.sides.every(({ rolled }) => rolled.length === 0)
  return [
    ...flow([[bold(drawing, words.battle(regionName(drawing, battle.region), step))]], {
      width,
      between: ' ',
    }),
    ...battle.sides.flatMap((side, place) => {
      const expected = sides[place]
      return flow(
        [
          [...markOf(drawing, side.who), nameOf(drawing, side.who)],
          ...shipsIn(drawing, side),
          [words.side(expected.dice, expected.targeting)],
          ...(open ? [[words.wins(percent(expected.win))]] : []),
          ...doneBy(drawing, side),
        ],
        lines,
      )
    }),
    ...(open && percent(nobody) > 0 ? flow([[words.nobodyWins(percent(nobody))]], lines) : []),
    ...(battle.energyLimit < DICE_MOST ? flow([[words.energyLimit(battle.energyLimit)]], lines) : []),
    ...reserves.flatMap(({ who, ships }) =>
      flow([[words.couldJoin(nameOf(drawing, who), words.ships(countsOf(view, ships)))]], lines),
    ),
  ]
}

const markOf = (drawing: AndromedaDrawing, who: number): Piece[] =>
  who === RAIDER ? ['! '] : [mark(drawing, who), ' ']

function shipsIn({ view, words }: AndromedaDrawing, { who }: Side): Phrase[] {
  const { battle } = view
  if (battle === null || who === RAIDER) return []
  return [[words.ships(countsOf(view, shipsOfSide(view, battle, who)))]]
}

/** What a side has done in the battle so far. */
function doneBy({ words, cards }: AndromedaDrawing, side: Side): Phrase[] {
  const { names } = cards
  const played = side.cards.map((card) =>
    side.who === UNITY ? names.conflicts[CONFLICTS[card].id] : names.tactics[TACTICS[card].id],
  )
  return [
    ...(played.length > 0 ? [[words.played(played)]] : []),
    ...(side.energy + side.overclock > 0 ? [[words.diverted(side.energy + side.overclock)]] : []),
    ...(side.rolled.length > 0 ? [[words.rolled(diceRow(side.rolled))]] : []),
    ...(side.aside.length > 0 ? [[words.aside(diceRow(side.aside))]] : []),
  ]
}
