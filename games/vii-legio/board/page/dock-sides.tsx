import { Icon, SeatMark, Ship as Hull, SpotMark, Track } from '@astrolabe/drawing'
import { SCORING } from '../../content/scoring.ts'
import type { Ship } from '../../position/state.ts'
import { EXO_ICONS, shipShape } from './appearance.ts'
import type { DockDrawn } from './dock-cells.tsx'
import './dock-sides.css'
import type { Look } from './look.ts'
import { boardOf, isDuePromotion } from '../../position/ship.ts'
import { whereabouts } from '../whereabouts.ts'

/** Whose ship it is, of which class, and where. */
export function Identity({ look, ship }: { readonly look: Look; readonly ship: Ship }) {
  const { language, words, names } = look
  return (
    <div class="legio-identity">
      <svg class="legio-identity-ship" viewBox="-50 -50 100 100" aria-hidden="true">
        <Hull shape={shipShape(ship)} seat={ship.seat} size={96} angle={30} />
      </svg>
      <p class="legio-identity-name">
        <SeatMark seat={ship.seat} size={20} label="" />
        <b>{ship.seat === look.seat ? words.page.you : names(ship.seat)}</b>
      </p>
      {isDuePromotion(ship) ? (
        <p class="legio-identity-class legio-identity-due">{words.page.promotionDue}</p>
      ) : (
        <p class="legio-identity-class">
          {boardOf(ship).name[language]} {words.table.where(whereabouts(ship))}
        </p>
      )}
    </div>
  )
}

/** Special missions, as far as they go. */
export function Missions({ look, ship }: Pick<DockDrawn, 'look' | 'ship'>) {
  const { page } = look.words
  const { length } = SCORING.specialMissions
  return (
    <div
      class="legio-cell legio-missions"
      role="img"
      aria-label={page.missionsDone(ship.specialMissions, length)}
    >
      <span class="legio-cell-label" aria-hidden="true">
        {page.missionsBrief}
      </span>
      <span class="legio-cell-figure" aria-hidden="true">
        <Icon name="mission" />
        <b>{ship.specialMissions}</b>
      </span>
      <span class="legio-cell-more" aria-hidden="true">
        <Track value={ship.specialMissions} max={length} label={page.missions} kind={5} />
      </span>
    </div>
  )
}

/** Exo-technologies aboard; none, most of the time. */
export const Technologies = ({ scene, spots }: DockDrawn) => (
  <>
    {spots.technologies.map((spot) => (
      <SpotMark
        key={spot.id}
        as="div"
        scene={scene}
        spot={spot}
        class={`legio-cell legio-exo ${spot.installed ? 'legio-exo-joker' : ''}`}
      >
        <Icon name={EXO_ICONS[spot.technology]} />
      </SpotMark>
    ))}
  </>
)
