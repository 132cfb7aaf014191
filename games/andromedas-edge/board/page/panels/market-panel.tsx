import { BoardFrame, Icon, type Spot, SpotMark } from '@astrolabe/drawing'
import { useState } from 'preact/hooks'
import { MODULES } from '../../../content/modules.ts'
import { MODULE_TYPES, type ModuleType } from '../../../content/schema.ts'
import { modulePrice, shortOfPrice } from '../../../position/prices.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { PANEL_WORDS } from '../../../text/page.ts'
import type { AndromedaScene } from '../look.ts'
import { MODULE_COLOURS, TRACK_ICONS } from '../map/appearance.ts'
import { type KeysAt, keysBySpot } from '../option-spots.ts'
import { ModuleCard } from '../pieces/module-card.tsx'
import './market-panel.css'
import { readerOf } from './reader.ts'

type ModuleSpot = Spot & { readonly design: number; readonly payable: boolean }

/** The modules of a row, from the first place; what could be paid for at their own field is told. */
function moduleSpots(scene: AndromedaScene, keysAt: KeysAt, type: number): ModuleSpot[] {
  const { view, language } = scene
  const player = readerOf(scene)
  const cards = CARD_WORDS[language]
  return view.columns[type].map((design, place) => {
    const id = `module ${MODULE_TYPES[type]} ${place}`
    const module = MODULES[design]
    const payable = shortOfPrice(player, modulePrice(view, player.who, design, 0, type)) === 0
    return {
      id,
      name: PANEL_WORDS[language].offered({
        name: cards.names.modules[module.id],
        type: cards.names.moduleTypes[module.type],
        cost: cards.cost(module.cost),
        vp: module.vp,
        text: cards.module(module),
        payable,
      }),
      keys: keysAt(id),
      design,
      payable,
    }
  })
}

interface Row {
  readonly type: ModuleType
  readonly title: Spot
  readonly modules: readonly ModuleSpot[]
}

function rowsOf(scene: AndromedaScene): Row[] {
  const keysAt = keysBySpot(scene)
  const words = PANEL_WORDS[scene.language]
  const { names } = CARD_WORDS[scene.language]
  return MODULE_TYPES.map((type, number) => ({
    type,
    title: {
      id: `market ${type}`,
      name: `${words.column(names.moduleTypes[type])}, ${words.left(scene.view.moduleDecks[number].length)}`,
      keys: keysAt(`market ${type}`),
    },
    modules: moduleSpots(scene, keysAt, number),
  }))
}

export const marketSpots = (scene: AndromedaScene): Spot[] =>
  rowsOf(scene).flatMap(({ title, modules }) => [title, ...modules])

/** The modules for sale: a row of three of each type. The one that was pressed is told in full below. */
export function MarketPanel(scene: AndromedaScene) {
  const { view, language } = scene
  const words = PANEL_WORDS[language]
  const { names } = CARD_WORDS[language]
  const [pressed, press] = useState<string>()
  const point: AndromedaScene['point'] = (spot) => {
    press(spot.id)
    scene.point(spot)
  }
  const rows = rowsOf(scene)
  const read = rows.flatMap(({ modules }) => modules).find(({ id }) => id === pressed)
  return (
    <BoardFrame label={words.market}>
      <div class="edge-market">
        {rows.map(({ type, title, modules }, number) => (
          <section key={type} class="edge-market-row" style={{ '--kind': MODULE_COLOURS[type] }}>
            <SpotMark as="div" scene={scene} spot={title} class="edge-market-title">
              <Icon name={TRACK_ICONS[type]} />
              <b>{names.moduleTypes[type]}</b>
              <small>{words.left(view.moduleDecks[number].length)}</small>
            </SpotMark>
            <div class="edge-market-cards">
              {modules.map((spot) => (
                <SpotMark key={spot.id} as="div" scene={{ ...scene, point }} spot={spot}>
                  <ModuleCard design={spot.design} language={language} affordable={spot.payable} />
                </SpotMark>
              ))}
            </div>
          </section>
        ))}
        {read === undefined ? (
          <p class="edge-note">{words.pressForMore}</p>
        ) : (
          <ModuleCard design={read.design} language={language} size="full" affordable={read.payable} />
        )}
      </div>
    </BoardFrame>
  )
}
