import { bold, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import { MODULES } from '../content/modules.ts'
import { dockOf, effectOfDock, shipsToDock } from '../position/docks.ts'
import { outlook } from '../position/plan-outlook.ts'
import { NONE, type Participant } from '../position/state.ts'
import { isPlayer } from '../position/strength.ts'
import type { AndromedaDrawing } from './drawing.ts'

const DOCKING = 2

/** The plan of a return, dock by dock, and what will be had once it is carried out. */
export function drawPlan(drawing: AndromedaDrawing): string[] {
  const { view, width, words } = drawing
  const { who, kind, step, plan } = view.turn
  if (kind !== 'return' || step !== DOCKING || !isPlayer(who) || view.phase !== 'play') return []
  const player = view.players[who]
  const left = shipsToDock(view, who) - plan.length
  const title: Phrase[] = [[bold(drawing, words.plan)], [words.shipsLeft(Math.max(0, left))]]
  return [
    ...flow(title, { width, between: ' · ' }),
    ...(plan.length === 0
      ? flow([[words.planEmpty]], { width, between: ' ', first: '   ' })
      : plan.flatMap((number, place) =>
          flow([[`${place + 1}. ${dockName(drawing, player, number)}`]], {
            width,
            between: ' ',
            first: '   ',
          }),
        )),
    ...(plan.length === 0 ? [] : drawOutlook(drawing, player)),
  ]
}

function dockName({ cards }: AndromedaDrawing, player: Participant, number: number): string {
  const { names, short } = cards
  const dock = dockOf(number)
  const does = short.effect(effectOfDock(player, number))
  if (dock.kind !== 'module') return `${names.docks[dock.kind]} (${does})`
  const { design } = player.modules[dock.module]
  return design === NONE ? does : `${names.modules[MODULES[design].id]} (${does})`
}

/** What is certain of it. */
function drawOutlook({ view, width, words }: AndromedaDrawing, { who, vp }: Participant): string[] {
  const found = outlook(view, who, view.turn.plan)
  const count = (number: number, say: (number: number) => string): string[] =>
    number > 0 ? [say(number)] : []
  const said = [
    words.shortStock(found.stock),
    ...count(found.basics, words.basicsToChoose),
    words.cards(found.cards),
    ...(found.vp === vp ? [] : [words.vp(found.vp)]),
    ...count(found.repairs, words.repairs),
    ...count(found.ships, words.newShips),
    ...count(found.advances, words.advances),
    ...count(found.lost, words.lost),
    ...count(found.unpaid, words.unpaid),
  ]
  return flow([[`${words.label(words.afterwards)} ${said.join(', ')}`]], {
    width,
    between: ' ',
    first: '   ',
    rest: '     ',
  })
}
