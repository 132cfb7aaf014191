import { Icon, SeatMark, SpotMark, Ship as Hull } from '@astrolabe/drawing'
import { SCORING } from '../../content/scoring.ts'
import { activeSeat, type Ship } from '../../position/state.ts'
import { EXO_ICONS, shipShape } from './appearance.ts'
import type { DockDrawn } from './dock-cells.tsx'
import './dock-sides.css'
import type { Look } from './look.ts'
import { boardOf, expertsAboard, isDuePromotion } from '../../position/ship.ts'
import { handOf } from '../../position/deck.ts'
import { whereabouts } from '../whereabouts.ts'

/** Whose ship it is, of which class, where, and its points. */
export function Identity({ look, ship }: { readonly look: Look; readonly ship: Ship }) {
  const { language, words, labels } = look
  return (
    <div class="legio-identity">
      <svg class="legio-identity-ship" viewBox="-50 -50 100 100" aria-hidden="true">
        <Hull shape={shipShape(ship)} seat={ship.seat} size={96} angle={30} />
      </svg>
      <p class="legio-identity-name">
        <SeatMark seat={ship.seat} size={20} label="" />
        <b>{labels(ship.seat)}</b>
      </p>
      <p class="legio-identity-class">
        {boardOf(ship).name[language]} <span>{words.table.where(whereabouts(ship))}</span>
      </p>
      <Points look={look} ship={ship} />
    </div>
  )
}

/** Points on their way to a Spatha and to the end of the game. */
function Points({ look, ship }: { readonly look: Look; readonly ship: Ship }) {
  const { page } = look.words
  const share = (vp: number): string => `${Math.min(100, (100 * vp) / SCORING.end)}%`
  const end = page.endAt(SCORING.end)
  const ahead = isDuePromotion(ship)
    ? page.promotionDue
    : ship.spatha
      ? end
      : page.promotionAt(SCORING.promotion)
  const figure = page.vpOf(`${ship.vp} / ${SCORING.end}`)
  const marks = [figure, ahead, ...(ahead === end ? [] : [end])].join('. ')
  return (
    <div class="legio-points" role="img" aria-label={marks} title={marks}>
      <b class="legio-points-figure">{figure}</b>
      <span class="legio-points-bar">
        <span class="legio-points-share" style={{ width: share(ship.vp) }} />
        <span
          class={ship.spatha ? 'legio-points-step legio-points-passed' : 'legio-points-step'}
          style={{ insetInlineStart: share(SCORING.promotion) }}
        />
      </span>
      <small class="legio-points-ahead">{ahead}</small>
    </div>
  )
}

/** Cards, special missions and exo-technologies. */
export function Aside({ scene, look, ship, spots }: DockDrawn) {
  const { view, words } = look
  const { page } = words
  const playing = !view.over && view.endowed && ship.seat === activeSeat(view)
  const hand = handOf(view, ship)
  const perTurn = boardOf(ship).cards[ship.thrusters]
  const cards = playing ? page.hand(hand.cards, hand.taken) : words.table.cardsPerTurn(perTurn)
  const experts = page.expertsOf(expertsAboard(ship), boardOf(ship).experts)
  const missions: readonly number[] = SCORING.specialMissions
  return (
    <div class="legio-aside">
      <p class="legio-aside-line">
        <Icon name="hand" label={cards} />
        <b class="legio-aside-brief" aria-hidden="true">
          {playing ? hand.cards : perTurn}
        </b>
        <span class="legio-aside-full" aria-hidden="true">
          {cards}
        </span>
      </p>
      <p class="legio-aside-line" title={page.missionsDone(ship.specialMissions, missions.length)}>
        <Icon name="mission" label={page.missionsDone(ship.specialMissions, missions.length)} />
        <span class="legio-missions" aria-hidden="true">
          {missions.map((vp, rank) => (
            <span key={rank} class={rank < ship.specialMissions ? 'legio-mission-done' : ''}>
              {vp}
            </span>
          ))}
        </span>
      </p>
      <p class="legio-aside-line">
        <Icon name="astronaut" label={experts} />
        <b class="legio-aside-brief" aria-hidden="true">
          {expertsAboard(ship)}/{boardOf(ship).experts}
        </b>
        <span class="legio-aside-full" aria-hidden="true">
          {experts}
        </span>
      </p>
      {spots.technologies.map((spot) => (
        <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="legio-exo">
          <Icon name={EXO_ICONS[spot.technology]} />
          <span>{words.table.exoTechnology(spot.technology, spot.installed)}</span>
        </SpotMark>
      ))}
    </div>
  )
}
