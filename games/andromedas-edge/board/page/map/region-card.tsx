import { Icon, SeatMark, seatColour } from '@astrolabe/drawing'
import { tileOf, isNebula, isUncolonised } from '../../../position/map.ts'
import { expectedDevelopmentVp } from '../../../position/developing.ts'
import type { BattleOutlook, ExpectedSide } from '../../../position/outlook.ts'
import { RAIDERS } from '../../../content/raiders.ts'
import { NONE, RAIDER, UNITY } from '../../../position/state.ts'
import { type Look, regionName, seatOfLook, whoName } from '../look.ts'
import type { Sign } from './appearance.ts'
import { buildingName, kindName, moonName } from './names.ts'
import { type Fight, yieldsOf } from './prospects.ts'
import './region-card.css'
import type { RegionSpot } from './spots.ts'

interface RegionCardProps {
  readonly look: Look
  readonly spot: RegionSpot
  readonly armed: string | null
  /** It lies where the card would be, which then stands above. */
  readonly isLow: boolean
  /** It lies in the western half. */
  readonly isWest: boolean
}

/** A region at length: what it is, what a launch yields there, who would fight, and how that may end. */
export function RegionCard({ look, spot, armed, isLow, isWest }: RegionCardProps) {
  const { view, words, things } = look
  const { region, prospect } = spot
  const who = seatOfLook(look)
  const tile = tileOf(view, region)
  const { moons, owner } = view.regions[region]
  const kind = isNebula(region) ? words.nebula : kindName(look, region)
  const chosen = prospect?.fights.find(({ ship }) => armed === `launch ${ship} ${region}`)
  const fights = chosen === undefined ? (prospect?.fights ?? []).slice(0, 2) : [chosen]
  return (
    <div
      class={`edge-card ${isLow ? 'edge-card-high' : ''} ${isWest ? 'edge-card-east' : ''}`}
      aria-hidden="true"
    >
      <p class="edge-card-head">
        <strong>{regionName(look, region)}</strong>
        <span>
          {kind}
          {tile?.kind === 'planet' && `, ${words.size(tile.size)}`}
        </span>
        {moons.length > 0 && (
          <span class="edge-card-moon">
            <Icon name="moon" size={15} /> {moonName(look, region)} ×{moons.length}
          </span>
        )}
      </p>
      <p class="edge-card-line">
        <Signs signs={yieldsOf(view, who, region)} />
        {!isNebula(region) && isUncolonised(view, region) && (
          <span class="edge-card-worth">
            <Icon name="laurels" size={15} />
            {words.ifDeveloped(expectedDevelopmentVp(view, who, region), buildingName(look, region))}
          </span>
        )}
        {owner !== NONE && (
          <span class="edge-card-worth">
            <SeatMark seat={owner} size={18} label="" {...(owner === UNITY && { letter: 'U' })} />
            {buildingName(look, region)}
          </span>
        )}
        {prospect !== undefined && prospect.fights.length === 0 && (
          <span class="edge-card-quiet">{words.prospectQuiet}</span>
        )}
      </p>
      {fights.map((fight) => (
        <FightLines key={fight.ship} look={look} fight={fight} who={who} name={things.ships[fight.ship]} />
      ))}
    </div>
  )
}

function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <span class="edge-card-signs">
      {signs.map(({ icon, text, colour }, index) => (
        <span key={index} style={{ color: colour }}>
          {text}
          <Icon name={icon} size={17} />
        </span>
      ))}
    </span>
  )
}

interface FightLinesProps {
  readonly look: Look
  readonly fight: Fight
  readonly who: number
  readonly name: string
}

/** Two bars: as things stand, and with all that could come. */
function FightLines({ look, fight: { alone, strongest }, who, name }: FightLinesProps) {
  const { words } = look
  return (
    <div class="edge-card-fight">
      <p class="edge-card-foes">
        <Icon name="combat" size={15} />
        {alone.sides
          .filter((side) => side.who !== who)
          .map((side) => foeName(look, alone, side))
          .join(', ')}
      </p>
      <OddsBar outlook={alone} />
      <p>
        {name} {words.alone} <b>{percentOf(look, alone, who)}</b>
      </p>
      <OddsBar outlook={strongest} />
      <p>
        {words.strongest} <b>{percentOf(look, strongest, who)}</b>
      </p>
      <p class="edge-card-note">{words.unknownCards}</p>
    </div>
  )
}

function foeName(look: Look, { raider }: BattleOutlook, { who, dice, targeting }: ExpectedSide): string {
  const { view, things } = look
  const name = who === RAIDER ? things.raiders[RAIDERS[view.raiders[raider].card].id] : whoName(look, who)
  return `${name} ${look.words.dice(dice)}${targeting > 1 ? ` (≥${targeting})` : ''}`
}

const percentOf = ({ words }: Look, { sides }: BattleOutlook, who: number): string =>
  words.percent(Math.round(100 * (sides.find((side) => side.who === who)?.win ?? 0)))

/** How likely each side wins, as lengths; what is left is that everyone loses. */
function OddsBar({ outlook }: { readonly outlook: BattleOutlook }) {
  return (
    <div class="edge-odds">
      {outlook.sides.map(({ who, win }) => (
        <span
          key={who}
          class={who === RAIDER ? 'edge-odds-raider' : ''}
          style={{ flexGrow: win, '--side': who === RAIDER ? 'var(--danger)' : seatColour(who) }}
        >
          {win > 0.12 && (who === RAIDER ? 'R' : who === UNITY ? 'U' : 'ABCDE'[who])}
        </span>
      ))}
      <span class="edge-odds-nobody" style={{ flexGrow: outlook.nobody }} />
    </div>
  )
}
