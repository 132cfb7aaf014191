import { bold, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import type { SignalProgress } from '../text/en/table.ts'
import { SIGNALS } from '../content/signals.ts'
import { NONE, type Signal } from '../position/state.ts'
import { signalPlace } from '../text/symbols.ts'
import { type XodusDrawing, mark, named, nameOf } from './drawing.ts'

/** Every Signal: where it is, what it asks for and how far that has come, or where its Key is now. */
export function drawSignals(drawing: XodusDrawing): string[] {
  const { view, width, words } = drawing
  return [
    ...flow([[bold(drawing, words.signals)]], { width, between: ' ' }),
    ...view.signals.flatMap((signal, place) =>
      flow([[signalPlace(place + 1), ...titleOf(drawing, signal)], ...standingOf(drawing, signal, place)], {
        width,
        between: ' · ',
        rest: '  ',
      }),
    ),
  ]
}

function titleOf(drawing: XodusDrawing, { card }: Signal): Phrase {
  if (card === NONE) return []
  const { name, level } = SIGNALS[card]
  return [` ${named(drawing, name)} (${drawing.words.signalLevel[level]})`]
}

function standingOf(drawing: XodusDrawing, signal: Signal, place: number): Phrase[] {
  const { view, words } = drawing
  if (signal.solved) return [keyOf(drawing, place)]
  const at = view.systems.findIndex(({ key }) => key === place)
  if (at === NONE) return [[words.signalNotFound]]
  const where: Phrase = [nameOf(drawing, at)]
  if (signal.card === NONE) return [where, [words.signalUnknown]]
  const progress = words.signalProgress(progressOf(drawing, signal))
  return progress === undefined ? [where] : [where, [progress]]
}

function keyOf(drawing: XodusDrawing, place: number): Phrase {
  const { view, words } = drawing
  const bearer = view.ships.find(({ keys }) => keys.includes(place))
  if (bearer === undefined) return [words.keyOnRift]
  return [bearer.destroyed ? words.keyInWreck : words.keyAboard, ' ', mark(drawing, bearer)]
}

/** How far the work on a Signal has come. */
export function progressOf(
  drawing: Pick<XodusDrawing, 'view' | 'language'>,
  { card, markers, needed, marked }: Signal,
): SignalProgress {
  const { work } = SIGNALS[card]
  const three = drawing.view.ships.length === 3
  switch (work.work) {
    case 'repair':
      return markers === 0 ? { kind: 'free' } : { kind: 'damage', markers }
    case 'roll':
      return done(markers, work.markers)
    case 'energy':
    case 'scraps':
    case 'sacrifice':
      return done(markers, three ? work.three : work.markers)
    case 'purge':
      return needed === 0 ? { kind: 'free' } : { kind: 'specials', needed }
    case 'align':
      return needed === 0 ? { kind: 'free' } : { kind: 'pylon', system: nameOf(drawing, marked) }
    case 'stabilise':
      return needed === 0 ? { kind: 'free' } : { kind: 'countdown', rounds: markers }
    case 'guardian':
      return needed === 0 ? { kind: 'free' } : { kind: 'none' }
    case 'no-avatar':
      return { kind: 'none' }
  }
}

function done(markers: number, needed: number): SignalProgress {
  return markers >= needed ? { kind: 'free' } : { kind: 'markers', markers, needed }
}
