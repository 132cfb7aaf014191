import { describe, expect, test } from 'vitest'
import type { EventId } from '../content/events.ts'
import { EVENTS } from '../content/events.ts'
import { placeOf } from '../content/designs.ts'
import {
  BARGE,
  CREDITS,
  EAST,
  ENERGY,
  NONE,
  RETREATED,
  SCRAPYARD,
  TITANIUM,
  UNITY,
  WEST,
} from '../position/state.ts'
import { isInRangeOfVoid } from '../position/void.ts'
import { advanceMarker } from '../rules/events.ts'
import { DAWN } from '../rules/events/dawn.ts'
import { revealPlanet } from '../rules/events/new-planet.ts'
import { SHADOWS } from '../rules/events/shadows.ts'
import { TWILIGHT } from '../rules/events/twilight.ts'
import { buildForUnity } from '../rules/unity/infrastructure.ts'
import { shipIn } from './in-battle.ts'
import {
  CARBON_WORLD,
  COMMERCE_FIELD,
  COUNCIL,
  event,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  moduleDesign,
  planet,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  SHIPYARD,
  special,
  tactics,
  VOLCANIC,
} from './position.ts'
import { type Played, run, type Script } from './rule.ts'

const RULES = { ...DAWN, ...TWILIGHT, ...SHADOWS }
const play = (id: EventId, position: Position, script: Script = {}): Played =>
  run(position, RULES[id], script)
const stocks = (played: Played, resource: number): number[] =>
  played.state.players.map(({ stock }) => stock[resource])
const hands = (played: Played): number[] => played.state.players.map(({ hand }) => hand.length)
const points = (played: Played): number[] => played.state.players.map(({ vp }) => vp)
const THREX = 'L1C'

/** One step before an event, which will be this one. */
function due(id: EventId, position: Position): Position {
  const card = placeOf(EVENTS, id)
  const others = position.state.events.filter((other) => other !== card)
  return position.change({ events: [...others, card], marker: 1 })
}

describe('the event marker', () => {
  test('AE-BE-1 an event comes when the marker arrives; then raiders, a planet, and the marker goes back', () => {
    const early = run(new Position().change({ marker: 2 }), advanceMarker)
    expect(early.told).toEqual(['marker'])
    const played = run(due('EG4', new Position()), advanceMarker)
    expect(played.told.filter((kind) => kind !== 'bonus-placed')).toEqual([
      'marker',
      'event',
      'raider-placed',
      'raider-placed',
      'planet-revealed',
    ])
    expect(played.state).toMatchObject({ marker: 2, eventsResolved: 1, eventsSpent: [event('EG4')] })
  })

  test('AE-BE-1 AE-UO-4 Control passes last of all', () => {
    const position = due('EG4', new Position({ unity: THREX, seats: 2 }))
    expect(run(position, advanceMarker).told.at(-1)).toBe('control')
  })

  test('AE-BE-2 the next planet lies on the next free slot, with three moons and a credit', () => {
    const position = new Position().change({ planets: [planet('volcanic', 3), planet('gas-giant', 3)] })
    const played = run(position, revealPlanet)
    expect(played.state.regions[11]).toMatchObject({ tile: planet('gas-giant', 3), bonus: 1 })
    expect(played.state.regions[11].moons).toHaveLength(3)
    expect(played.state.planets).toEqual([planet('volcanic', 3)])
  })

  test('AE-BZ-4 without a planet in the stack, or a free slot, none is revealed', () => {
    expect(run(new Position().change({ planets: [] }), revealPlanet).told).toEqual([])
    const full = new Position()
    for (let slot = 11; slot < 27; slot++) full.region(slot, { tile: special('quasar') })
    expect(run(full, revealPlanet).told).toEqual([])
  })

  test('AE-BE-3 choices are made in turn order from the player whose turn it is', () => {
    const position = new Position({ seats: 3 }).turn({ who: 1 })
    for (const seat of [0, 1, 2]) position.stock(seat, { titanium: 5, energy: 5 })
    const { questions } = play('EG1', position, { answers: ['enough', 'enough', 'enough'] })
    expect(questions).toEqual(['1 build', '2 build', '0 build'])
  })

  test('AE-BE-4 an empty deck is shuffled anew', () => {
    const position = new Position().change({ events: [], eventsSpent: [event('EG4')], marker: 1 })
    expect(run(position, advanceMarker).facts('event')).toEqual([{ kind: 'event', card: event('EG4') }])
  })

  test('AE-BE-5 an event inside a turn is resolved at once', () => {
    const position = due('EG3', new Position().turn({ who: 0, kind: 'return', step: 5 }))
    expect(run(position, advanceMarker, { answers: ['decline', 'decline'] }).state.turn).toMatchObject({
      step: 5,
    })
  })

  test('Rationing: at each event the Unity draws two cards', () => {
    const played = run(due('EG4', new Position({ unity: 'L2A' })), advanceMarker)
    expect(played.state.unity?.hand).toHaveLength(2)
  })
})

describe('Galactic Dawn', () => {
  test('AE-UE-1 AE-UE-2 a ship for two resources less; the Unity takes an Industry module', () => {
    const position = new Position({ unity: THREX }).stock(0, {})
    const played = play('EG1', position, { answers: ['build transport'] })
    expect(played.facts('built-ship')).toMatchObject([{ who: 0, ship: 'transport' }])
    expect(played.facts('module')).toMatchObject([{ who: UNITY }])
    expect(played.state.unity?.tracks).toEqual([0, 1, 0, 0, 0])
  })

  test('AE-UE-3 a token from the box for a credit or two basics; the Unity takes a Commerce module', () => {
    const position = new Position({ unity: THREX, seats: 3 }).stock(0, { credits: 1 })
    position.stock(1, { ice: 1, titanium: 1 })
    const box = position.state.discoveryBox.length
    const played = play('EG2', position, { answers: ['credit', 'basics'] })
    expect(played.questions.slice(0, 2)).toEqual(['0 fractured-relic', '1 fractured-relic'])
    expect(played.state.discoveryBox).toHaveLength(box - 2)
    expect(played.facts('took-discovery')).toHaveLength(2)
    expect(stocks(played, CREDITS)).toEqual([0, 0, 0])
    expect(stocks(played, TITANIUM)).toEqual([0, 0, 0])
    expect(played.state.unity?.tracks[2]).toBe(1)
  })

  test('AE-UE-4 three energy, and a card for two of it; the Unity takes a Science module', () => {
    const played = play('EG3', new Position({ unity: THREX }), { answers: ['use'] })
    expect(stocks(played, ENERGY)).toEqual([1])
    expect(hands(played)).toEqual([1])
    expect(played.state.unity?.tracks[0]).toBe(1)
  })

  test('a credit on each base without ships', () => {
    const played = play('EG4', new Position().ship(0, 'transport', COUNCIL))
    expect(played.facts('bonus-placed').map(({ region }) => region)).toEqual([
      SCIENCE_FIELD,
      INDUSTRY_FIELD,
      COMMERCE_FIELD,
      7,
      SHIPYARD,
    ])
  })

  test('one planet more', () => {
    expect(play('EG5', new Position()).told).toEqual(['planet-revealed'])
  })

  test('everyone recruits a leader from anywhere', () => {
    const position = new Position({ unity: THREX })
      .withoutLeaders()
      .leaders(COUNCIL, 0, 1)
      .leaders(SHIPYARD, UNITY, 1)
    const played = play('EG6', position)
    expect(played.state.players[0].leaders).toBe(2)
    expect(played.state.unity?.leaders).toBe(3)
  })

  test('up to three exchanges; a card for the Unity', () => {
    const position = new Position({ unity: THREX }).stock(0, { ice: 1 })
    const played = play('EG7', position, { answers: ['swap ice energy', 'enough'] })
    expect(stocks(played, ENERGY)).toEqual([1])
    expect(played.state.unity?.hand).toHaveLength(1)
  })

  test('a repair each, two with two ships in the scrapyard', () => {
    const position = new Position().ship(0, 'transport', SCRAPYARD).ship(0, 'transport', SCRAPYARD)
    const played = play('EG8', position)
    expect(played.state.ships.filter(({ place }) => place === BARGE)).toHaveLength(2)
    expect(points(played)).toEqual([0, 1])
  })

  test('AE-BR-12 raiders go back to nebulae, the Void Dragon does not; an energy each', () => {
    const position = new Position().lay(7, special('void')).raider('RD-A1', GAS_GIANT).raider('RD-CV', 7)
    const played = play('EG9', position)
    expect(played.state.raiders.filter(({ place }) => place === WEST || place === EAST)).toHaveLength(1)
    expect(played.state.raiders.some(({ place }) => place === 7)).toBe(true)
    expect(stocks(played, ENERGY)).toEqual([1, 1])
  })

  test('most developments 2 VP, fewest two cards, ties all', () => {
    const position = new Position({ seats: 3 }).development(GAS_GIANT, 1, 'DC-Ga')
    const played = play('EG10', position)
    expect(points(played)).toEqual([0, 2, 0])
    expect(hands(played)).toEqual([2, 0, 2])
  })
})

describe('Cosmic Twilight', () => {
  test('a development falls: its leaders come home, and its owner takes two basics', () => {
    const position = new Position().development(GAS_GIANT, 1, 'DC-Ga', 2)
    const played = play('ET1', position, { answers: ['take 2 0 0'] })
    expect(played.state.regions[GAS_GIANT]).toMatchObject({ owner: NONE, card: NONE, settlers: 0 })
    expect(played.state.players[1]).toMatchObject({ leaders: 3, stock: [0, 2, 0, 0, 0] })
    expect(play('ET1', new Position()).told).toEqual([])
  })

  test('AE-UE-5 the Unity rebuilds what it lost with its next Infrastructure action, and no more than that', () => {
    const position = new Position({ unity: THREX }).development(GAS_GIANT, UNITY, 'DC-Ga', 2)
    const fallen = play('ET1', position)
    expect(fallen.state.unity).toMatchObject({ leaders: 2, vp: 0 })
    const again = run(fallen.state, buildForUnity)
    expect(again.state.regions[GAS_GIANT]).toMatchObject({ owner: UNITY, settlers: 2 })
    expect(again.told).toEqual(['unity-rebuilt'])
    fallen.state.regions[GAS_GIANT].owner = 0
    const taken = run(fallen.state, buildForUnity)
    expect(taken.state.unity?.leaders).toBe(4)
    expect(taken.state.machine.rebuild).toBeNull()
  })

  test('AE-UE-6 AE-UE-9 each player passes a card to the left, then draws one; the Unity does not', () => {
    const position = new Position({ seats: 3 }).hand(0, 'K01').hand(2, 'K05')
    const played = play('ET2', position, { answers: [`card ${tactics('K01')} + card ${tactics('K05')}`] })
    expect(played.questions).toEqual(['0 2 pass-card'])
    expect(played.state.players[1].hand[0]).toBe(tactics('K01'))
    expect(played.state.players[0].hand[0]).toBe(tactics('K05'))
    expect(hands(played)).toEqual([2, 2, 1])
    expect(played.heard.find(({ fact }) => fact.kind === 'passed-card')?.audience).toEqual([0, 1])
    const solo = play('ET2', new Position({ unity: THREX }).hand(0, 'K01').hand(UNITY, 'K02'), {
      answers: [`card ${tactics('K01')}`],
    })
    expect(solo.state.tacticsSpent).toEqual([tactics('K01')])
    expect(solo.state.unity?.hand).toEqual([tactics('K02')])
    expect(hands(solo)).toEqual([1])
  })

  test('AE-BR-13 raiders move a step toward the nearest ship', () => {
    const position = new Position().raider('RD-S1', WEST).ship(0, 'transport', GAS_GIANT)
    expect(play('ET3', position).facts('raider-moved')).toMatchObject([{ from: WEST, to: GAS_GIANT }])
  })

  test('energy above three is lost', () => {
    const position = new Position().stock(0, { energy: 5 }).stock(1, { energy: 2 })
    expect(stocks(play('ET4', position), ENERGY)).toEqual([3, 2])
  })

  test('AE-UE-8 two energy or a damaged module; the Unity has none to pay', () => {
    const position = new Position({ unity: THREX, seats: 2 }).stock(0, { energy: 2 }).modules(0, 'S01')
    position.modules(1, 'S02').modules(UNITY, 'I01')
    const played = play('ET5', position, { answers: ['pay'] })
    expect(played.questions).toEqual(['0 ion-plague'])
    expect(played.state.players.map(({ modules }) => modules[0].damage)).toEqual([0, 1])
    expect(played.state.unity?.modules[0].damage).toBe(1)
  })

  test('AE-UE-8 an ice for each development, or a point; the Unity loses two at most', () => {
    const position = new Position({ unity: THREX })
      .stock(0, { ice: 1 })
      .give(0, { vp: 5 })
      .give(UNITY, { vp: 9 })
    position.development(GAS_GIANT, 0, 'DC-Ga').development(VOLCANIC, 0, 'DC-Va')
    for (const region of [RUIN_WORLD, CARBON_WORLD, ICE_PLANET]) position.development(region, UNITY, 'DC-Ra')
    const played = play('ET6', position, { answers: ['pay 1'] })
    expect(points(played)).toEqual([4])
    expect(played.state.unity?.vp).toBe(7)
  })

  test('two scouts come', () => {
    const played = play('ET7', new Position())
    expect(played.facts('raider-placed')).toHaveLength(2)
    const none = new Position()
    for (const figure of none.state.raiders) figure.place = GAS_GIANT
    expect(play('ET7', none).told).toEqual([])
  })

  test('a ship beside a nebula costs an energy, or is damaged; those of the Unity are not', () => {
    const position = new Position({ unity: THREX })
      .ship(0, 'transport', GAS_GIANT)
      .ship(0, 'transport', VOLCANIC)
    position.ship(0, 'transport', RUIN_WORLD).ship(UNITY, 'transport', COMMERCE_FIELD).stock(0, { energy: 1 })
    const played = play('ET8', position, { answers: ['pay'] })
    expect(played.questions).toEqual(['0 gravity-shear'])
    expect(played.facts('ship-damaged')).toMatchObject([{ who: 0, to: 'scrapyard' }])
    expect(stocks(played, ENERGY)).toEqual([0])
  })

  test('new modules everywhere; credits above two are lost; the Unity discards two cards', () => {
    const position = new Position({ unity: THREX }).stock(0, { credits: 4 }).hand(UNITY, 'K01', 'K02', 'K03')
    position.column('science', 'S01', 'S02', 'S03').nextModules('science', 'S04', 'S05', 'S06')
    const played = play('ET9', position)
    expect(played.state.columns[0]).toEqual(['S04', 'S05', 'S06'].map(moduleDesign))
    expect(stocks(played, CREDITS)).toEqual([2])
    expect(played.state.unity?.hand).toHaveLength(1)
  })

  test('highest on Supremacy 2 VP, lowest two cards', () => {
    const played = play('ET10', new Position({ seats: 3 }).track(0, 'supremacy', 2).track(1, 'supremacy', 2))
    expect(points(played)).toEqual([2, 2, 0])
    expect(hands(played)).toEqual([0, 0, 2])
  })
})

/** The Void lies in slot 7, with the Dragon at home. Slots 2, 3, 6, 8 and 11 are beside it. */
const shadowed = (wishes: ConstructorParameters<typeof Position>[0] = {}): Position =>
  new Position(wishes).lay(7, special('void')).raider('RD-CV', 7)

describe('Shadows of the Void', () => {
  test('AE-VN-3 AE-VN-4 only those with a ship in range are concerned', () => {
    const position = shadowed().ship(0, 'transport', VOLCANIC).ship(1, 'transport', GAS_GIANT)
    const played = play('EN10', position)
    expect(stocks(played, CREDITS)).toEqual([1, 0])
    expect(played.state.raiders.find(({ place }) => place === 7)?.dice).toBe(1)
  })

  test('AE-VN-8 in range is in the Void or as near as the range of the ship', () => {
    const { state } = shadowed().ship(0, 'transport', 7).ship(0, 'transport', SCIENCE_FIELD)
    const at = (ship: number, place: number): boolean =>
      isInRangeOfVoid(state, { ...state.ships[ship], place })
    expect([at(0, 7), at(0, VOLCANIC), at(0, SCIENCE_FIELD), at(0, BARGE)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([at(8, SCIENCE_FIELD), at(8, GAS_GIANT)]).toEqual([true, false])
  })

  test('AE-VN-10 the cruiser of the Unity counts with range 2', () => {
    const near = shadowed({ unity: THREX }).ship(UNITY, 'heavy-cruiser', SCIENCE_FIELD)
    expect(play('EN10', near).state.unity?.hand).toHaveLength(1)
    const far = shadowed({ unity: THREX }).ship(UNITY, 'heavy-cruiser', GAS_GIANT)
    expect(play('EN10', far).state.unity?.hand).toHaveLength(0)
  })

  test('AE-UE-7 a cheap module and damage; the Unity takes a module and none', () => {
    const position = shadowed({ unity: THREX })
      .ship(0, 'transport', VOLCANIC)
      .ship(UNITY, 'transport', ICE_PLANET)
    const played = play('EN1', position.column('science', 'S13', 'S01', 'S02'), {
      answers: ['use', 'module science 1'],
    })
    expect(played.asked[1].refusals['module science 0']).toEqual({ rule: 'AE-BM-11', missing: 2 })
    expect(played.state.players[0].modules).toEqual([{ design: moduleDesign('S01'), damage: 1 }])
    expect(played.state.unity?.modules.map(({ damage }) => damage)).toEqual([0])
  })

  test('two cards, then one goes', () => {
    const position = shadowed({ unity: THREX }).ship(0, 'transport', 7).ship(UNITY, 'transport', ICE_PLANET)
    const played = play('EN2', position.nextTactics('K01', 'K02'), { answers: [`card ${tactics('K01')}`] })
    expect(played.state.players[0].hand).toEqual([tactics('K02')])
    expect(played.state.unity?.hand).toHaveLength(1)
  })

  test('AE-VO-12 the nearest ship is drawn into the Void, acts there, and pays the Dragon', () => {
    const position = shadowed().ship(0, 'transport', VOLCANIC).stock(0, { energy: 1 })
    const played = play('EN3', position, {
      answers: ['energy 0', 'pay'],
      draws: [{ of: 6, is: 2 }],
    })
    expect(played.facts('moved')).toMatchObject([{ from: VOLCANIC, to: 7 }])
    expect(played.facts('void-result')).toMatchObject([{ result: 3 }])
    expect(stocks(played, CREDITS)).toEqual([2, 0])
    expect(stocks(played, ENERGY)).toEqual([0, 0])
  })

  test('two energy or a point; Supremacy for most ships in range', () => {
    const position = shadowed().ship(0, 'transport', VOLCANIC).ship(0, 'transport', ICE_PLANET)
    position
      .ship(1, 'transport', CARBON_WORLD)
      .stock(0, { energy: 2 })
      .stock(1, { energy: 1 })
      .give(1, { vp: 3 })
    const played = play('EN4', position, { answers: ['energy'] })
    expect(played.questions).toEqual(['0 dark-harvest'])
    expect(points(played)).toEqual([0, 2])
    expect(played.state.players.map(({ tracks }) => tracks[4])).toEqual([1, 0])
  })

  test('a die, and what the Void gives for it', () => {
    const position = shadowed({ unity: THREX }).ship(0, 'transport', 7).ship(UNITY, 'transport', ICE_PLANET)
    const played = play('EN5', position, {
      draws: [
        { of: 6, is: 2 },
        { of: 6, is: 0 },
      ],
    })
    expect(stocks(played, CREDITS)).toEqual([2])
    expect(played.state.unity?.hand).toHaveLength(3)
  })

  test('ships in range cannot dock at the next return, and bring a point each', () => {
    const position = shadowed().ship(0, 'transport', VOLCANIC).ship(0, 'transport', ICE_PLANET)
    const played = play('EN6', position)
    expect(points(played)).toEqual([2, 0])
    expect(played.state.players[0].eclipsed).toEqual([0, 1])
  })

  test('ships in the Void are damaged; two basics for each', () => {
    const position = shadowed().ship(0, 'transport', 7).ship(0, 'transport', VOLCANIC)
    const played = play('EN7', position, { answers: ['take 0 0 2'] })
    expect(played.facts('ship-damaged')).toHaveLength(1)
    expect(stocks(played, TITANIUM)).toEqual([2, 0])
  })

  test('a ship in range moves to an empty tile, or is damaged for two energy', () => {
    const position = shadowed().ship(0, 'transport', VOLCANIC).ship(1, 'transport', GAS_GIANT)
    const ship = shipIn(position.state, 0, 'transport', VOLCANIC)
    const moved = play('EN8', position, { answers: [`transfer ${ship} ${COUNCIL}`] })
    expect(moved.state.ships[ship].place).toBe(COUNCIL)
    expect(moved.asked[0].options).not.toContain(`transfer ${ship} ${GAS_GIANT}`)
    const hit = play('EN8', position, { answers: [`damage ${ship}`] })
    expect(hit.state.ships[ship].place).toBe(SCRAPYARD)
    expect(stocks(hit, ENERGY)).toEqual([2, 0])
    const unity = play('EN8', shadowed({ unity: THREX }).ship(UNITY, 'transport', ICE_PLANET))
    expect(unity.facts('moved')).toMatchObject([{ who: UNITY, to: GAS_GIANT }])
  })

  test('a point for each relic icon, or a card', () => {
    const position = shadowed()
      .ship(0, 'transport', 7)
      .ship(1, 'transport', VOLCANIC)
      .modules(0, 'R01', 'R02')
    const played = play('EN9', position)
    expect(points(played)).toEqual([2, 0])
    expect(hands(played)).toEqual([0, 1])
  })

  test('the Longest Night ends when the Dragon is beaten: a retreated one does not grow', () => {
    const position = new Position().lay(7, special('void'))
    position.state.raiders.push({ card: 10, place: RETREATED, dice: 0 })
    expect(play('EN10', position).state.raiders.at(-1)?.dice).toBe(0)
  })
})
