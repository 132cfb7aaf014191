import { Icon, type IconName, SpotMark } from '@astrolabe/drawing'
import type { Deed } from '../../text/en/page/dock.ts'
import './dock-deeds.css'
import { deedSpots } from './dock-spots.ts'
import type { Look, XodusScene } from './map/look.ts'

const DEED_ICONS: Readonly<Record<Deed, IconName>> = {
  explore: 'compass',
  scavenge: 'grab',
  signal: 'key',
  pacify: 'combat',
  trade: 'trade',
  ally: 'diplomacy',
  maintain: 'repair',
  strain: 'thruster',
}

/** What the ships whose turn it is can do where they are; always in the same places. */
export function Deeds({ scene, look }: { readonly scene: XodusScene; readonly look: Look }) {
  const { dock } = look.words.page
  return (
    <div class="xodus-deeds" role="group" aria-label={dock.deeds}>
      {deedSpots(look).map((spot) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="xodus-deed">
          <Icon name={DEED_ICONS[spot.deed]} />
          <span>{dock.deed[spot.deed]}</span>
        </SpotMark>
      ))}
    </div>
  )
}
