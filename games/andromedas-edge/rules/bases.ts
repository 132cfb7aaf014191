import { DARK_READING, FIELD_WITHOUT_MODULE, MODULES_PER_FIELD_ACTION } from '../content/limits.ts'
import { type BaseAction, type Gain, MODULE_TYPES, type ModuleType, SHIP_TYPES } from '../content/schema.ts'
import { hasPower } from '../position/abilities.ts'
import { cannotDevelop, developmentSites } from '../position/developing.ts'
import { participantOf } from '../position/participants.ts'
import { cannotBuildShip, cannotBuyModule } from '../position/prices.ts'
import type { Participant } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { develop } from './developments.ts'
import { gain, happen } from './effects.ts'
import { isFreeAct, type Offers, offerFreeActs, takeFreeAct, takeOut } from './free-acts.ts'
import { draw } from './hand.ts'
import { buyModule } from './modules.ts'
import { buildShip } from './ships.ts'

const give = (g: Andromeda, who: number, gains: readonly Gain[]): void =>
  gain(g, who, gains, { by: 'region' }, 'regions')

// AE-BA-5
export function baseAction(g: Andromeda, who: number, ship: number, region: number, base: BaseAction): void {
  const player = participantOf(g.state, who)
  switch (base.base) {
    case 'field':
      fieldAction(g, player, ship, region, base.type, base.supply)
      break
    case 'shipyard':
      shipyardAction(g, player, base.less, base.orElse)
      give(g, who, base.afterwards)
      break
    case 'council':
      councilAction(g, who, base.orElse)
      break
  }
  happen(g, who, 'base-action', ship, region)
  if (hasPower(g.state, who, 'dark-reading')) readDarkly(g, player)
}

const DONE = { kind: 'done' } as const
const AVAILABLE = MODULE_TYPES.map((type) =>
  [0, 1, 2].map((place) => ({ kind: 'module', type, place }) as const),
)

// AE-BA-6; Open Fields
function fieldAction(
  g: Andromeda,
  player: Participant,
  ship: number,
  region: number,
  type: ModuleType,
  supply: Gain,
): void {
  const { who } = player
  const field = MODULE_TYPES.indexOf(type)
  const open = hasPower(g.state, who, 'open-fields') ? MODULE_TYPES : [type]
  let left = MODULES_PER_FIELD_ACTION
  while (left > 0) {
    const menu = g.menu(who, 'field', { type, left })
    offerModules(menu, g, player, open, field)
    menu.offer(DONE)
    offerFreeActs(menu, g.state, who)
    const chosen = menu.ask()
    if (chosen.kind === 'done') break
    if (chosen.kind === 'module') {
      buyModule(g, player, MODULE_TYPES.indexOf(chosen.type), chosen.place, 0, field)
      left--
      happen(g, who, 'module-at-field', ship, region)
    } else takeFreeAct(g, who, chosen)
  }
  give(g, who, [supply])
  if (left === MODULES_PER_FIELD_ACTION) give(g, who, FIELD_WITHOUT_MODULE)
  happen(g, who, 'field-action', ship, region)
}

type AvailableModule = (typeof AVAILABLE)[number][number]

function offerModules(
  menu: Offers<AvailableModule>,
  { state }: Andromeda,
  player: Participant,
  types: readonly ModuleType[],
  field: number,
): void {
  for (const type of types) {
    const number = MODULE_TYPES.indexOf(type)
    state.columns[number].forEach((design, place) => {
      menu.offer(AVAILABLE[number][place], cannotBuyModule(state, player, design, 0, field))
    })
  }
}

const BUILD = SHIP_TYPES.map((ship) => ({ kind: 'build', ship }) as const)
const TITANIUM = { kind: 'titanium' } as const

// Talos Shipyard (6.2)
function shipyardAction(g: Andromeda, player: Participant, less: number, orElse: readonly Gain[]): void {
  const { who } = player
  for (;;) {
    const menu = g.menu(who, 'shipyard')
    BUILD.forEach((build, type) => menu.offer(build, cannotBuildShip(g.state, player, type, less)))
    menu.offer(TITANIUM)
    offerFreeActs(menu, g.state, who)
    const chosen = menu.ask()
    if (isFreeAct(chosen)) {
      takeFreeAct(g, who, chosen)
      continue
    }
    switch (chosen.kind) {
      case 'build':
        buildShip(g, player, SHIP_TYPES.indexOf(chosen.ship), less)
        return
      case 'titanium':
        give(g, who, orElse)
        return
    }
  }
}

const RECRUIT = { kind: 'recruit' } as const

// Concord Council (6.2)
function councilAction(g: Andromeda, who: number, orElse: readonly Gain[]): void {
  for (;;) {
    const menu = g.menu(who, 'council')
    for (const region of developmentSites(g.state, who)) {
      menu.offer({ kind: 'develop', region }, cannotDevelop(g.state, who, region))
    }
    menu.offer(RECRUIT)
    offerFreeActs(menu, g.state, who)
    const chosen = menu.ask()
    if (isFreeAct(chosen)) {
      takeFreeAct(g, who, chosen)
      continue
    }
    switch (chosen.kind) {
      case 'develop':
        develop(g, who, chosen.region)
        return
      case 'recruit':
        give(g, who, orElse)
        return
    }
  }
}

const KEEP = { kind: 'keep' } as const
const BURN = { kind: 'burn' } as const

/** Acolytes of the Dark Star, ability 2 (6.12): the card that is looked at is the last one of the hand. */
function readDarkly(g: Andromeda, player: Participant): void {
  const { who, hand, faction } = player
  const before = hand.length
  draw(g, who, 1, { by: 'faction', number: faction })
  if (hand.length === before) return
  const menu = g.menu(who, 'dark-reading')
  menu.offer(KEEP)
  menu.offer(BURN)
  if (menu.ask().kind === 'keep') return
  const card = hand[hand.length - 1]
  takeOut(hand, card)
  g.state.tacticsSpent.push(card)
  g.tell({ kind: 'discarded', who, cards: [card], why: 'energy' })
  gain(g, who, DARK_READING, { by: 'faction', number: faction }, 'factions')
}
