import { Icon, type IconName, SpotMark } from '@astrolabe/drawing'
import { NONE, type Ship, type XodusState } from '../../position/state.ts'
import { shipLetter } from '../drawing.ts'
import { tabSpot } from './dock-spots.ts'
import './dock-tabs.css'
import type { Look, XodusScene } from './map/look.ts'
import { ShipEmblem } from './pieces/ship-emblem.tsx'

interface TabsProps {
  readonly scene: XodusScene
  readonly look: Look
  readonly shown: number
  readonly onShow: (ship: number) => void
}

/** How a ship stands, as one sign: the most pressing. */
function standingOf(view: XodusState, ship: Ship): IconName | undefined {
  if (ship.destroyed) return 'skull'
  if (ship.engaged) return 'combat'
  if (view.turn?.fleet.includes(ship.index)) return 'play'
  if (ship.hidden) return 'hidden'
  return ship.acted ? 'check' : undefined
}

/** Every ship of the game: how it stands, and a way to its board. */
export function DockTabs({ scene, look, shown, onShow }: TabsProps) {
  return (
    <div class="xodus-tabs">
      {look.view.ships.map((ship) => (
        <Tab
          key={ship.index}
          scene={scene}
          look={look}
          ship={ship}
          shown={shown === ship.index}
          onShow={onShow}
        />
      ))}
    </div>
  )
}

interface TabProps extends Omit<TabsProps, 'shown'> {
  readonly ship: Ship
  readonly shown: boolean
}

function Tab({ scene, look, ship, shown, onShow }: TabProps) {
  const { view, seat } = look
  const standing = standingOf(view, ship)
  const spot = tabSpot(look, ship, 'dock')
  const point: XodusScene['point'] = (pointed) => {
    onShow(ship.index)
    scene.point(pointed)
  }
  const classes = [
    'xodus-tab',
    shown && 'xodus-tab-shown',
    ship.seat !== seat && 'xodus-tab-other',
    ship.destroyed && 'xodus-tab-lost',
    view.turn?.fleet.includes(ship.index) && 'xodus-tab-acting',
  ]
  return (
    <SpotMark as="div" scene={{ ...scene, point }} spot={spot} class={classes.filter(Boolean).join(' ')}>
      {ship.board === NONE ? (
        <b class="xodus-tab-letter">{shipLetter(ship.index)}</b>
      ) : (
        <>
          <ShipEmblem
            ship={ship}
            size={30}
            state={ship.destroyed ? 'wreck' : ship.hidden ? 'hidden' : 'sound'}
          />
          <Health ship={ship} />
          {ship.keys.length > 0 && (
            <span class="xodus-tab-keys" aria-hidden="true">
              <Icon name="key" />
              {ship.keys.length > 1 && ship.keys.length}
            </span>
          )}
        </>
      )}
      {standing && (
        <span class="xodus-tab-standing">
          <Icon name={standing} />
        </span>
      )}
    </SpotMark>
  )
}

function Health({ ship: { health, markers } }: { readonly ship: Ship }) {
  return (
    <span class="xodus-tab-health" aria-hidden="true">
      <span class="xodus-tab-bar">
        <span style={{ width: `${(100 * health) / Math.max(1, markers)}%` }} />
      </span>
      {health}
    </span>
  )
}
