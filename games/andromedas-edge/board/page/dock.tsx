import { BoardFrame } from '@astrolabe/drawing'
import { useState } from 'preact/hooks'
import { DOCK_WORDS } from '../../text/page.ts'
import './dock.css'
import { Bay, Docks, Hand, Modules, Stock, Tokens } from './dock-parts.tsx'
import { dockSpots, playerShown } from './dock-spots.ts'
import { DOCK_TABS, type DockTab, tabAsked } from './dock-tab.ts'
import type { AndromedaScene } from './look.ts'

/** One's station: what it has in store, ships, docks and modules, moons, tokens and cards. */
export function Dock(scene: AndromedaScene) {
  const { decision, language, labels, seat } = scene
  const player = playerShown(scene)
  const spots = dockSpots(scene)
  const words = DOCK_WORDS[language]
  const asked = tabAsked(scene)
  const question = decision?.number
  // Whoever looks at another part does so until the game asks something else.
  const [picked, pick] = useState<{ readonly at: number | undefined; readonly tab: DockTab }>()
  const tab = picked !== undefined && picked.at === question ? picked.tab : asked
  const drawn = { scene, spots, who: player.who }
  return (
    <div class="edge-dock">
      <BoardFrame label={player.who === seat ? words.yours : words.station(labels(player.who))}>
        <div class={`edge-dock-parts edge-dock-${tab}`}>
          <Stock {...drawn} />
          <div class="edge-dock-tabs">
            {DOCK_TABS.map((each) => (
              <button
                key={each}
                type="button"
                class="edge-dock-tab"
                aria-pressed={each === tab}
                onClick={() => pick({ at: question, tab: each })}
              >
                {words.tabs[each]}
              </button>
            ))}
          </div>
          <Bay {...drawn} />
          <div class="edge-dock-lines">
            <div class="edge-dock-line edge-part-station">
              <Docks {...drawn} />
            </div>
            <div class="edge-dock-line edge-part-station">
              <Modules {...drawn} />
            </div>
            <div class="edge-dock-line edge-part-cards">
              <Tokens {...drawn} />
            </div>
            <div class="edge-dock-line edge-part-cards">
              <Hand {...drawn} />
            </div>
          </div>
        </div>
      </BoardFrame>
    </div>
  )
}
