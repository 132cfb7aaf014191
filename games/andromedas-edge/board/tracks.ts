import { bold, columnsOf, dim, flow, inked, type Phrase, type Piece } from '@astrolabe/drawing/ink.ts'
import { BAND_STARTS } from '../content/limits.ts'
import { TRACKS } from '../content/schema.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { TRACK_REWARDS } from '../content/tracks.ts'
import { participants } from '../position/participants.ts'
import { NONE } from '../position/state.ts'
import { type AndromedaDrawing, mark } from './drawing.ts'

const SPACES = 10

/** The five tracks, each a line: who stands on which space, and what the next one gives whoever looks. */
export function drawTracks(drawing: AndromedaDrawing): string[] {
  const { view, seat, width, words, cards } = drawing
  const wide = Math.max(...TRACKS.map((track) => cards.names.tracks[track].length))
  const room = Math.max(
    ...TRACKS.flatMap((_, track) =>
      Array.from({ length: SPACES }, (__, space) => standing(drawing, track, space).length),
    ),
  )
  const own = view.players.at(seat < 0 ? view.seats : seat)
  const lines = TRACKS.flatMap((track, number) => {
    const line: Piece[] = [` ${cards.names.tracks[track].padEnd(wide)} `]
    for (let space = 0; space < SPACES; space++) {
      line.push(space > 0 && BAND_STARTS.some((start) => start === space) ? '|' : ' ')
      const there = standing(drawing, number, space)
      line.push(...(there.length === 0 ? ['·'] : there.map((who) => mark(drawing, who))))
      if (space + 1 < SPACES) line.push(' '.repeat(room - Math.max(1, there.length)))
    }
    if (columnsOf(line) > width) return listTrack(drawing, number)
    const next = own === undefined ? [] : nextOf(drawing, number, own.tracks[number])
    return [inked(columnsOf([...line, ...next]) <= width ? [...line, ...next] : line)]
  })
  return [
    ...flow([[bold(drawing, words.tracks)], [dim(drawing, words.marks)]], { width, between: ' · ' }),
    ...lines,
    ...drawSupremacies(drawing),
  ]
}

/** Where there is no room for the spaces: who stands on which. */
function listTrack(drawing: AndromedaDrawing, track: number): string[] {
  const { view, width, words, cards } = drawing
  const places = participants(view).map(
    ({ who, tracks }): Phrase => [mark(drawing, who), ` ${tracks[track]}`],
  )
  const name: Phrase = [words.label(cards.names.tracks[TRACKS[track]])]
  return flow([name, ...places], { width, between: ' ', first: ' ', rest: '   ' })
}

const standing = ({ view }: AndromedaDrawing, track: number, space: number): number[] =>
  participants(view)
    .filter(({ tracks }) => tracks[track] === space)
    .map(({ who }) => who)

function nextOf({ words, cards }: AndromedaDrawing, track: number, space: number): string[] {
  const said =
    space + 1 < SPACES ? words.nextSpace(cards.short.track(TRACK_REWARDS[track][space + 1])) : words.topSpace
  return [`   ${said}`]
}

function drawSupremacies({ view, width, words, cards }: AndromedaDrawing): string[] {
  const { names, short } = cards
  const tokens = view.supremacySpaces.flatMap((token) =>
    token === NONE
      ? []
      : [`${names.supremacies[SUPREMACIES[token].id]} (${short.supremacy(SUPREMACIES[token])})`],
  )
  return tokens.length === 0
    ? []
    : flow([[words.supremacyTokens(tokens)]], { width, between: ' ', first: ' ', rest: '   ' })
}
