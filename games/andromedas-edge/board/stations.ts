import { bold, flow, type Phrase } from '@astrolabe/drawing/ink.ts'
import { DESTINIES } from '../content/destinies.ts'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { FACTIONS } from '../content/factions.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { RESOURCES } from '../content/schema.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { TACTICS } from '../content/tactics.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { developmentsOf, relicsOf } from '../position/scoring.ts'
import { firstShipOf, shipsAt } from '../position/ships.ts'
import { handLimitOf, storageOf } from '../position/stock.ts'
import {
  BARGE,
  BAY,
  HEAVY_CRUISER,
  NONE,
  type Participant,
  SCRAPYARD,
  SHIPS_EACH,
  SUPPLY,
} from '../position/state.ts'
import { type AndromedaDrawing, countsOf, labelled, mark, nameOf } from './drawing.ts'

/** Every station: one's own first, and in full. */
export function drawStations(drawing: AndromedaDrawing): string[] {
  const { view, seat, width, words } = drawing
  const own = view.players.filter(({ who }) => who === seat)
  const others = view.players.filter(({ who }) => who !== seat)
  return [
    ...flow([[bold(drawing, words.players)]], { width, between: ' ' }),
    ...own.flatMap((player) => drawOwnStation(drawing, player)),
    ...others.flatMap((player) => drawStation(drawing, player)),
  ]
}

const indented = ({ width }: AndromedaDrawing) => ({ width, between: ' ', first: '   ', rest: '     ' })

/** Who it is, with how many points. */
function titleOf(drawing: AndromedaDrawing, player: Participant): Phrase[] {
  const { seat, words, cards, view } = drawing
  const { who, faction } = player
  const own = who === seat ? ` (${words.you})` : ''
  const relics = relicsOf(player)
  return [
    [mark(drawing, who), ' ', bold(drawing, `${nameOf(drawing, who)}${own}`)],
    [bold(drawing, words.vp(player.vp))],
    ...(faction === NONE ? [] : [[cards.names.factions[FACTIONS[faction].id]]]),
    [words.leaders(player.leaders)],
    [words.handOf(player.hand.length, handLimitOf(view, player))],
    ...(relics > 0 ? [[words.relics(relics)]] : []),
  ]
}

function drawOwnStation(drawing: AndromedaDrawing, player: Participant): string[] {
  const { width } = drawing
  const lines = indented(drawing)
  return [
    ...flow(titleOf(drawing, player), { width, between: ' · ', rest: '  ' }),
    ...drawStock(drawing, player),
    ...drawShips(drawing, player.who),
    ...flow(powersOf(drawing, player), lines),
    ...flow(modulesOf(drawing, player, true), lines),
    ...flow(developmentsAndUpgrades(drawing, player), lines),
    ...flow(heldOf(drawing, player), lines),
    ...flow(handOf(drawing, player), lines),
    ...flow(destiniesOf(drawing, player), lines),
  ]
}

/** What is needed between two deeds. */
export function drawOwnBriefly(drawing: AndromedaDrawing, player: Participant): string[] {
  return [
    ...flow(titleOf(drawing, player), { width: drawing.width, between: ' · ', rest: '  ' }),
    ...drawStock(drawing, player),
    ...drawShips(drawing, player.who, false),
    ...flow(handOf(drawing, player), indented(drawing)),
  ]
}

function drawStation(drawing: AndromedaDrawing, player: Participant): string[] {
  const { width, words } = drawing
  const lines = indented(drawing)
  return [
    ...flow(titleOf(drawing, player), { width, between: ' · ', rest: '  ' }),
    ...flow([[words.shortStock(player.stock)]], lines),
    ...drawShips(drawing, player.who),
    ...flow(powersOf(drawing, player), lines),
    ...flow(modulesOf(drawing, player, false), lines),
    ...flow(developmentsAndUpgrades(drawing, player), lines),
    ...flow(heldOf(drawing, player), lines),
  ]
}

function drawStock(drawing: AndromedaDrawing, player: Participant): string[] {
  const { view, words, cards } = drawing
  const amounts = RESOURCES.map((resource, number) => ({
    name: cards.names.resources[resource],
    amount: player.stock[number],
    most: storageOf(view, player, number),
  }))
  return flow([[words.stock(amounts)]], indented(drawing))
}

/** Ships by where they are, those on the map by their number alone: it is drawn above. */
function drawShips(drawing: AndromedaDrawing, who: number, withSupply = true): string[] {
  const { view, words } = drawing
  const at = (label: string, place: number): Phrase[] => {
    const ships = shipsAt(view, who, place)
    return ships.length === 0 ? [] : [[`${words.label(label)} ${words.ships(countsOf(view, ships))}`]]
  }
  const first = firstShipOf(view, who)
  const out: number[] = []
  for (let ship = first; ship < first + SHIPS_EACH; ship++) if (view.ships[ship].place >= 0) out.push(ship)
  const cruiser = view.ships.find(
    ({ owner, type, damage }) => owner === who && type === HEAVY_CRUISER && damage > 0,
  )
  const phrases: Phrase[] = [
    ...at(words.bay, BAY),
    ...(out.length === 0 ? [] : [[`${words.label(words.out)} ${words.ships(countsOf(view, out))}`]]),
    ...at(words.barge, BARGE),
    ...at(words.scrapyard, SCRAPYARD),
    ...(withSupply ? at(words.supply, SUPPLY) : []),
    ...(cruiser === undefined ? [] : [[words.shielded(cruiser.damage)]]),
  ]
  return flow(phrases, { ...indented(drawing), between: ' · ' })
}

function powersOf(drawing: AndromedaDrawing, { faction }: Participant): Phrase[] {
  const { words, cards } = drawing
  if (faction === NONE) return []
  const { names, short } = cards
  const [first, second] = names.abilities[FACTIONS[faction].id]
  const [one, other] = short.faction(FACTIONS[faction])
  return labelled(drawing, words.powers, [`${first} (${one})`, `${second} (${other})`])
}

function modulesOf(drawing: AndromedaDrawing, { modules }: Participant, inFull: boolean): Phrase[] {
  const { words, cards } = drawing
  const { names, short } = cards
  const listed = modules.map(({ design, damage }) => {
    const module = MODULES[design]
    const harm = damage === 0 ? [] : [damage === 1 ? words.damaged : words.infested]
    const said = [...(inFull ? [short.module(module)] : []), ...harm]
    return said.length === 0 ? names.modules[module.id] : `${names.modules[module.id]} (${said.join('; ')})`
  })
  return labelled(drawing, words.modules, listed)
}

function developmentsAndUpgrades(drawing: AndromedaDrawing, player: Participant): Phrase[] {
  const { view, words, cards } = drawing
  const { names, short } = cards
  const cardsHeld = developmentsOf(view, player.who).flatMap((region) => {
    const { card } = view.regions[region]
    return card === NONE
      ? []
      : [
          `${names.developmentCards[DEVELOPMENT_CARDS[card].id]} (${short.developmentCard(DEVELOPMENT_CARDS[card])})`,
        ]
  })
  const upgrades = player.upgrades.flatMap((upgrade) =>
    upgrade === NONE ? [] : [`${names.upgrades[UPGRADES[upgrade].id]} (${short.upgrade(UPGRADES[upgrade])})`],
  )
  return [...labelled(drawing, words.developments, cardsHeld), ...labelled(drawing, words.upgrades, upgrades)]
}

/** Moons and tokens. */
function heldOf(drawing: AndromedaDrawing, { moons, discoveries, supremacies }: Participant): Phrase[] {
  const { words, cards } = drawing
  const { names, short } = cards
  const tokens = [
    ...discoveries.map(
      (token) => `${names.discoveries[DISCOVERIES[token].id]} (${short.discovery(DISCOVERIES[token])})`,
    ),
    ...supremacies.map(
      (token) => `${names.supremacies[SUPREMACIES[token].id]} (${short.supremacy(SUPREMACIES[token])})`,
    ),
  ]
  return [
    ...labelled(
      drawing,
      words.moonsHeld,
      moons.map((moon) => short.moon(MOONS[moon])),
    ),
    ...labelled(drawing, words.tokens, tokens),
  ]
}

/** A hand is drawn where it may be seen: one's own, and everybody's where all play together. */
function handOf(drawing: AndromedaDrawing, { who, hand }: Participant): Phrase[] {
  const { view, seat, words, cards } = drawing
  if (who !== seat && !view.together) return []
  const { names, short } = cards
  return labelled(
    drawing,
    words.hand,
    hand.map((card) => `${names.tactics[TACTICS[card].id]} (${short.tactics(TACTICS[card])})`),
  )
}

function destiniesOf(drawing: AndromedaDrawing, { destinies }: Participant): Phrase[] {
  const { words, cards } = drawing
  const { names, short } = cards
  return labelled(
    drawing,
    words.destinies,
    destinies.map((card) => `${names.destinies[DESTINIES[card].id]} (${short.destiny(DESTINIES[card])})`),
  )
}
