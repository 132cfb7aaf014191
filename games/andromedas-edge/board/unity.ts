import { bold, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import { MODULES } from '../content/modules.ts'
import { COMMANDERS, UNITY_ACTIONS, UNITY_TOKENS } from '../content/unity.ts'
import { commanderOf } from '../position/participants.ts'
import { projectedVp } from '../position/scoring.ts'
import { nextLaunches, SECTION } from '../position/unity.ts'
import { NONE, UNITY } from '../position/state.ts'
import { pack } from '../text/symbols.ts'
import { type AndromedaDrawing, labelled, mark, nameOf } from './drawing.ts'
import { regionName } from './regions.ts'

const HELM_AHEAD = 3

/** The Unity: what it has, and what each of its packs would do next. */
export function drawUnity(drawing: AndromedaDrawing): string[] {
  const { view, width, words, cards } = drawing
  const { unity, machine } = view
  const commander = commanderOf(view)
  if (unity === null || commander === undefined) return []
  const { helm } = commander
  const next = Array.from({ length: HELM_AHEAD }, (_, more) =>
    cards.helm(helm[(machine.helm + 1 + more) % helm.length]),
  )
  const title: Phrase[] = [
    [mark(drawing, UNITY), ' ', bold(drawing, words.unity)],
    [cards.names.commanders[COMMANDERS[machine.commander].id]],
    [bold(drawing, words.vp(unity.vp))],
    [words.projected(projectedVp(view, UNITY))],
    [words.leaders(unity.leaders)],
    [words.corrupted(machine.corrupted)],
    [words.unityHand(unity.hand.length)],
  ]
  const lines = { width, between: ' · ', first: '   ', rest: '     ' }
  return [
    ...flow(title, { width, between: ' · ', rest: '   ' }),
    ...flow([[cards.commanderPower(commander)]], { width, between: ' ', first: '   ', rest: '     ' }),
    ...flow([[words.helm(machine.helm, next)]], lines),
    ...flow(
      [
        [words.probe(regionName(drawing, machine.probe))],
        ...(view.seats > 1 ? [[words.control(nameOf(drawing, machine.control))]] : []),
      ],
      lines,
    ),
    ...drawUnityBay(drawing),
    ...flow(belongings(drawing), { ...lines, between: ' ' }),
  ]
}

/** Where its next launch may go: each section has a chance of one in three. */
export function drawUnityBay(drawing: AndromedaDrawing): string[] {
  if (drawing.view.unity === null) return []
  return [0, 1, 2].flatMap((section) =>
    flow(sectionOf(drawing, section), {
      width: drawing.width,
      between: ' · ',
      first: '   U ',
      rest: '       ',
    }),
  )
}

/** A section of its bay, with what the card of its pack would do; where it is empty it would return. */
function sectionOf({ view, words, cards, ...rest }: AndromedaDrawing, section: number): Phrase[] {
  const { berths, faceUp } = view.machine
  const ships = berths.slice(section * SECTION, (section + 1) * SECTION).filter((ship) => ship !== NONE)
  if (ships.length === 0) return [[words.sectionEmpty(pack(section))]]
  const waiting = ships.map((ship) => words.shipLetters[view.ships[ship].type]).join(' ')
  const action = cards.short.unityAction(UNITY_ACTIONS[faceUp[section]])
  const goal = nextLaunches(view)[section]
  const to = goal === NONE ? [] : [words.goesTo(regionName({ view, words, cards, ...rest }, goal))]
  return [[words.section(pack(section), waiting, action)], ...to.map((place): Phrase => [place])]
}

function belongings(drawing: AndromedaDrawing): Phrase[] {
  const { view, words, cards } = drawing
  const { unity, machine } = view
  if (unity === null) return []
  const { moons, discoveries, supremacies, modules } = unity
  const upgrades = machine.revealed.map((token) => cards.names.unityTokens[UNITY_TOKENS[token].id])
  return [
    ...labelled(
      drawing,
      words.modules,
      modules.map(({ design, damage }) => {
        const name = cards.names.modules[MODULES[design].id]
        return damage > 0 ? `${name} (${words.damaged})` : name
      }),
    ),
    [words.unityHeld(moons.length, discoveries.length + supremacies.length)],
    ...labelled(drawing, words.upgrades, upgrades),
  ]
}
