import { Chip, Entries, Entry, Icon, SeatMark } from '@astrolabe/drawing'
import { SCORING } from '../../../content/scoring.ts'
import { LETTERS, type Ship } from '../../../position/state.ts'
import { EXPERT_KINDS, exoTechnologiesOf, TRACKS } from '../../fittings.ts'
import { DOMAINS, EXO_ICONS, EXPERT_DOMAINS, TRACK_ICONS } from '../appearance.ts'
import { type LegioScene, type Look, lookOf } from '../look.ts'
import './panels.css'
import './players-panel.css'
import { spotId } from '../spots.ts'
import { boardOf, isDuePromotion } from '../../../position/ship.ts'
import { whereabouts } from '../../whereabouts.ts'

/** Every ship, one’s own first. */
export function PlayersPanel(scene: LegioScene) {
  const look = lookOf(scene)
  const { view, seat } = look
  const own = view.ships.filter((ship) => ship.seat === seat)
  const others = view.ships.filter((ship) => ship.seat !== seat)
  return (
    <Entries>
      {[...own, ...others].map((ship) => (
        <PlayerEntry key={ship.seat} look={look} ship={ship} lit={scene.lit.has(spotId.ship(ship.seat))} />
      ))}
    </Entries>
  )
}

interface PlayerEntryProps {
  readonly look: Look
  readonly ship: Ship
  readonly lit: boolean
}

function PlayerEntry({ look, ship, lit }: PlayerEntryProps) {
  const { language, names, words } = look
  const { page, table } = words
  const { name, tracks, cards } = boardOf(ship)
  return (
    <Entry
      lit={lit}
      title={
        <>
          <SeatMark seat={ship.seat} size={24} label="" />
          <span class="legio-entry-name">{ship.seat === look.seat ? page.you : names(ship.seat)}</span>
          <b class="legio-entry-vp">{page.vpOf(ship.vp)}</b>
        </>
      }
    >
      <p class="legio-panel-note">
        {[name[language], table.where(whereabouts(ship)), table.cardsPerTurn(cards[ship.thrusters])].join(
          ' · ',
        )}
      </p>
      <p class="legio-panel-note">{aheadOf(look, ship)}</p>
      <p class="legio-chips">
        {TRACKS.map((track) => (
          <Chip
            key={track}
            icon={TRACK_ICONS[track]}
            value={`${ship[track]}/${tracks[track].max}`}
            label={page.track[track]}
            kind="info"
          />
        ))}
      </p>
      <p class="legio-chips">
        {LETTERS.map((letter, domain) => (
          <Chip
            key={letter}
            icon={DOMAINS[letter].icon}
            value={`${ship.xp[domain]} ${letter}`}
            label={page.domain[letter]}
            kind={DOMAINS[letter].tone}
          />
        ))}
      </p>
      <p class="legio-chips">
        {EXPERT_KINDS.map((kind, index) =>
          ship.experts[index] === 0 ? null : (
            <Chip
              key={kind}
              icon="astronaut"
              value={`${ship.experts[index]} ${EXPERT_DOMAINS[kind]}`}
              label={page.expertLabel(kind)}
              kind={DOMAINS[EXPERT_DOMAINS[kind]].tone}
            />
          ),
        )}
        <Chip
          icon="mission"
          value={`${ship.specialMissions}/${SCORING.specialMissions.length}`}
          label={page.missions}
          kind={5}
        />
        {exoTechnologiesOf(ship).map(({ technology, installed }) => (
          <span key={technology} class="legio-owned">
            <Icon name={EXO_ICONS[technology]} /> {table.exoTechnology(technology, installed)}
          </span>
        ))}
      </p>
    </Entry>
  )
}

/** What its points lead to next. */
function aheadOf({ words: { page } }: Look, ship: Ship): string {
  if (isDuePromotion(ship)) return page.promotionDue
  return ship.spatha ? page.endAt(SCORING.end) : page.promotionAt(SCORING.promotion)
}
