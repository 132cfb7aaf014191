import type { ComponentChildren } from 'preact'
import { Die, Icon, type IconName, SpotMark } from '@astrolabe/drawing'
import { MODULES } from '../../../content/modules.ts'
import { RESOURCES, type Resource, SHIP_TYPES, type ShipType } from '../../../content/schema.ts'
import { TACTICS } from '../../../content/tactics.ts'
import type { Diversion } from '../../../position/preparing.ts'
import { participantOf } from '../../../position/participants.ts'
import { NONE } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { regionName, seatOfLook } from '../look.ts'
import { RESOURCE_COLOURS } from '../map/appearance.ts'
import { ShipFigure } from '../map/figures.tsx'
import './choice.css'
import type { Drawn } from './drawn.ts'
import type { OptionSpot } from './spots.ts'
import { raiderOf, sideName } from './side-name.ts'
import { WhoMark } from './who-mark.tsx'

interface ChoiceProps extends Drawn {
  readonly spot: OptionSpot
  /** How likely the battle is won with it, in percent, and the points that changes. */
  readonly chance: number | undefined
  readonly change: number | undefined
}

/** Something that can be chosen on a stage: what it is, and what it would come to. */
export function Choice({ scene, look, stage, spot, chance, change }: ChoiceProps) {
  const figures = [
    ...(chance === undefined ? [] : [stage.percent(chance)]),
    ...(chance === undefined || change === undefined || change === 0 ? [] : [stage.change(change)]),
  ]
  const name = [spot.name, ...figures].join(', ')
  return (
    <SpotMark scene={scene} spot={{ ...spot, name }} as="div" class="edge-choice">
      <Sight {...{ scene, look, stage, spot }} />
      {chance !== undefined && (
        <span class="edge-choice-chance">
          <b>{stage.percent(chance)}</b>
          {change !== undefined && change !== 0 && (
            <span class={change > 0 ? 'edge-good' : 'edge-bad'}>{stage.change(change)}</span>
          )}
        </span>
      )}
    </SpotMark>
  )
}

const isShipType = (ship: number | string): ship is ShipType => SHIP_TYPES.some((type) => type === ship)
const isResource = (name: string): name is Resource => RESOURCES.some((resource) => resource === name)

/** The picture and the words of an option. */
function Sight({ look, stage, spot }: Drawn & { readonly spot: OptionSpot }) {
  const { view, things, language } = look
  const { option } = spot.offer
  const seat = seatOfLook(look)
  if (option.kind === 'ship') {
    const type = isShipType(option.ship) ? option.ship : SHIP_TYPES[view.ships[Number(option.ship)].type]
    const place = isShipType(option.ship) ? NONE : view.ships[Number(option.ship)].place
    return (
      <Row
        picture={<ShipPicture type={type} owner={seat} />}
        head={things.ships[type]}
        sub={place < 0 ? '' : regionName(look, place)}
      />
    )
  }
  if (option.kind === 'card') {
    const card = TACTICS[option.card]
    return (
      <Row
        picture={<Icon name="tactics" size={26} />}
        head={things.tactics[card.id]}
        sub={CARD_WORDS[language].short.tactics(card)}
      />
    )
  }
  if (option.kind === 'side') {
    const raider = view.battle === null ? NONE : raiderOf(view, view.battle)
    return (
      <Row
        picture={<WhoMark who={option.who} size={26} />}
        head={sideName(look, option.who, raider)}
        sub=""
      />
    )
  }
  if (option.kind === 'divert') return <Diverted stage={stage} {...option} />
  if (option.kind === 'reroll')
    return <Row picture={<Die value={option.die} size={30} label="" />} head={spot.name} sub="" />
  if (option.kind === 'take' && 'gain' in option) return <Gained name={option.gain} said={spot.name} />
  if (option.kind === 'take' && 'resource' in option)
    return <Gained name={option.resource} said={spot.name} />
  if (option.kind === 'lose') return <Gained name={option.resource} said={spot.name} />
  if (option.kind === 'module' && 'module' in option) {
    const { design } = participantOf(view, seat).modules[option.module]
    return (
      <Row
        picture={<Icon name="module" size={24} />}
        head={things.modules[MODULES[design].id]}
        sub={CARD_WORDS[language].short.module(MODULES[design])}
      />
    )
  }
  return <Words said={spot.name} />
}

const Diverted = ({ stage, energy, overclock, cannons }: Pick<Drawn, 'stage'> & Diversion) => (
  <Row
    picture={<Icon name="energy" size={22} />}
    head={stage.energy(energy)}
    sub={[
      ...(overclock > 0 ? [stage.overclock(overclock)] : []),
      ...(cannons > 0 ? [stage.cannons(cannons)] : []),
    ].join(', ')}
  />
)

function Gained({ name, said }: { readonly name: string; readonly said: string }) {
  const icon: IconName = isResource(name) ? name : 'tactics'
  return (
    <Row
      picture={
        <span style={isResource(name) ? { color: RESOURCE_COLOURS[name] } : {}}>
          <Icon name={icon} size={24} />
        </span>
      }
      head={said}
      sub=""
    />
  )
}

const Words = ({ said }: { readonly said: string }) => <span class="edge-choice-words">{said}</span>

interface RowProps {
  readonly picture: ComponentChildren
  readonly head: string
  readonly sub: string
}

const Row = ({ picture, head, sub }: RowProps) => (
  <>
    <span class="edge-choice-picture" aria-hidden="true">
      {picture}
    </span>
    <span class="edge-choice-words" aria-hidden="true">
      <b>{head}</b>
      {sub !== '' && <span>{sub}</span>}
    </span>
  </>
)

export const ShipPicture = ({
  type,
  owner,
  size = 38,
}: {
  readonly type: ShipType
  readonly owner: number
  readonly size?: number
}) => (
  <svg viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true">
    <ShipFigure type={type} owner={owner} size={38} mark={0.01} />
  </svg>
)
