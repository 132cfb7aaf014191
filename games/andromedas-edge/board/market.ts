import { bold, dim, flow } from '@astrolabe/drawing/ink.ts'
import { MODULES } from '../content/modules.ts'
import { MODULE_TYPES } from '../content/schema.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { cannotBuyModule } from '../position/prices.ts'
import { NONE, type Participant } from '../position/state.ts'
import type { AndromedaDrawing } from './drawing.ts'

/** What can be bought, by type: a star marks what whoever looks can pay for at the printed price. */
export function drawMarket(drawing: AndromedaDrawing): string[] {
  const { view, seat, width, words } = drawing
  const own = view.players.at(seat < 0 ? view.seats : seat)
  const title = [[bold(drawing, words.market)], ...(own === undefined ? [] : [[dim(drawing, words.payable)]])]
  return [
    ...flow(title, { width, between: ' · ' }),
    ...MODULE_TYPES.flatMap((_, type) => drawColumn(drawing, type, own)),
    ...drawUpgrades(drawing),
  ]
}

function drawColumn(drawing: AndromedaDrawing, type: number, own: Participant | undefined): string[] {
  const { view, width, words, cards } = drawing
  const { names, short } = cards
  const column = view.columns[type]
  const label = words.label(names.moduleTypes[MODULE_TYPES[type]])
  if (column.length === 0)
    return flow([[label, ' ', dim(drawing, words.columnEmpty)]], { width, between: ' ' })
  return [
    ...flow([[label, ' ', dim(drawing, words.deck(view.moduleDecks[type].length))]], { width, between: ' ' }),
    ...column.flatMap((design) => {
      const module = MODULES[design]
      const payable = own !== undefined && cannotBuyModule(view, own, design, 0, NONE) === undefined
      const name = names.modules[module.id]
      return flow(
        [
          [payable ? bold(drawing, `* ${name}`) : `  ${name}`],
          [`${short.cost(module.cost)}${words.moduleVp(module.vp)}`],
          [short.module(module)],
        ],
        { width, between: ' · ', first: ' ', rest: '      ' },
      )
    }),
  ]
}

function drawUpgrades({ view, width, words, cards }: AndromedaDrawing): string[] {
  const { names, short } = cards
  const offered = view.upgradePiles.flatMap((pile) => {
    const upgrade = pile.at(-1)
    return upgrade === undefined
      ? []
      : [`${names.upgrades[UPGRADES[upgrade].id]} (${short.upgrade(UPGRADES[upgrade])})`]
  })
  if (offered.length === 0) return []
  return flow([[words.upgradesOffered(offered)]], { width, between: ' ', rest: '   ' })
}
