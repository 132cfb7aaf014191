import { Icon, type IconName, SpotMark } from '@astrolabe/drawing'
import { SALVAGE } from '../../../content/limits.ts'
import { MODULES } from '../../../content/modules.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { expectedDevelopmentVp, developmentLeaders } from '../../../position/developing.ts'
import { type Dock, dockOf, effectOfDock, shipsOut } from '../../../position/docks.ts'
import { participantOf } from '../../../position/participants.ts'
import { countAt, shipsOf } from '../../../position/ships.ts'
import { BAY, type Participant, SCRAPYARD, SUPPLY } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { regionName, seatOfLook } from '../look.ts'
import { buildingName } from '../map/names.ts'
import { ShipPicture } from './choice.tsx'
import type { Drawn } from './drawn.ts'
import './return-stage.css'
import { type OptionSpot, DOCK, optionId, spotsOfKind, stageSpots } from './spots.ts'
import { WillHave } from './will-have.tsx'

/** The plan of a return: what is built, where ships dock and in which order, and what will be had then. */
export function ReturnStage(drawn: Drawn) {
  const { look, stage } = drawn
  const seat = seatOfLook(look)
  const player = participantOf(look.view, seat)
  const spots = stageSpots(look)
  return (
    <div class="edge-return">
      <div class="edge-return-plan">
        <Develop {...drawn} spots={spots} />
        <Docks {...drawn} spots={spots} player={player} />
        <div class="edge-return-foot">
          <section>
            <Heading number={3} title={stage.scrapyard} hint="" />
            <p>{wrecksSaid(drawn, seat)}</p>
          </section>
          <section>
            <Heading number={4} title={stage.recall} hint={stage.recalled(inBayAfter(drawn, seat))} />
            <p class="edge-return-fleet" aria-hidden="true">
              {shipsOf(look.view, seat)
                .filter(({ place }) => place !== SUPPLY)
                .map(({ type }, at) => (
                  <ShipPicture key={at} type={SHIP_TYPES[type]} owner={seat} size={30} />
                ))}
            </p>
          </section>
        </div>
      </div>
      <div class="edge-return-sum">
        <WillHave {...drawn} player={player} />
        <section>
          <Heading number={5} title={stage.event} hint="" />
          <p class="edge-return-event">
            <Icon name="hourglass" />
            {look.view.marker <= 1 ? stage.eventComes : stage.eventNear(look.view.marker - 1)}
          </p>
        </section>
        <Confirm {...drawn} spots={spots} />
      </div>
    </div>
  )
}

function wrecksSaid({ look, stage }: Drawn, seat: number): string {
  const wrecks = countAt(look.view, seat, SCRAPYARD)
  const each = SALVAGE.reduce((sum, gain) => sum + (gain.give === 'energy' ? gain.amount : 0), 0)
  return wrecks === 0 ? stage.noWreck : stage.salvage(wrecks, wrecks * each)
}

const inBayAfter = ({ look: { view } }: Drawn, seat: number): number =>
  shipsOut(view, seat) + countAt(view, seat, BAY)

interface HeadingProps {
  readonly number: number
  readonly title: string
  readonly hint: string
}

const Heading = ({ number, title, hint }: HeadingProps) => (
  <h3 class="edge-return-heading">
    <i aria-hidden="true">{number}</i> {title} {hint !== '' && <span>{hint}</span>}
  </h3>
)

type WithSpots = Drawn & { readonly spots: readonly OptionSpot[] }

function Develop({ scene, look, stage, spots }: WithSpots) {
  const { view, decision } = look
  const seat = seatOfLook(look)
  const sites = decision?.prompt === 'develop' ? spotsOfKind(spots, 'develop', 'none') : []
  return (
    <section>
      <Heading number={1} title={stage.develop} hint={sites.length > 0 ? stage.developHint : ''} />
      {sites.length === 0 ? (
        <p class="edge-stage-note">{view.turn.step > 1 ? stage.developed : stage.noSite}</p>
      ) : (
        <div class="edge-return-sites">
          {sites.map((spot) => {
            const { option } = spot.offer
            return (
              <SpotMark key={spot.id} scene={scene} spot={spot} as="div" class="edge-choice">
                <span class="edge-choice-words" aria-hidden="true">
                  {option.kind === 'develop' ? (
                    <>
                      <b>
                        {buildingName(look, option.region)} · {regionName(look, option.region)}
                      </b>
                      <span>
                        {stage.site(
                          expectedDevelopmentVp(view, seat, option.region),
                          developmentLeaders(view, seat, option.region),
                        )}
                      </span>
                    </>
                  ) : (
                    stage.skipSite
                  )}
                </span>
              </SpotMark>
            )
          })}
        </div>
      )}
    </section>
  )
}

const DOCK_ICONS: Readonly<Record<Exclude<Dock['kind'], 'cargo'>, IconName>> = {
  slipway: 'shipyard',
  workshop: 'spanner',
  lab: 'lab',
  module: 'module',
}

const dockIcon = (dock: Dock): IconName => (dock.kind === 'cargo' ? dock.resource : DOCK_ICONS[dock.kind])

function dockName({ look: { things } }: Drawn, player: Participant, number: number): string {
  const dock = dockOf(number)
  if (dock.kind === 'module') return things.modules[MODULES[player.modules[dock.module].design].id]
  return dock.kind === 'cargo'
    ? `${things.docks.cargo} · ${things.resources[dock.resource]}`
    : things.docks[dock.kind]
}

function Docks(drawn: WithSpots & { readonly player: Participant }) {
  const { scene, look, stage, spots, player } = drawn
  const { decision, view, language } = look
  const isAsked = decision?.prompt === 'plan'
  // Where every ship has its dock, the others are not wanted.
  const isOpen = isAsked && decision.about.left > 0
  const free = isOpen ? spotsOfKind(spots, 'cargo', 'slipway', 'workshop', 'lab', 'module') : []
  return (
    <section>
      <Heading number={2} title={stage.dock} hint={isAsked ? stage.dockHint(decision.about.left) : ''} />
      <ol class="edge-return-docks">
        {view.turn.plan.map((number, place) => {
          const name = dockName(drawn, player, number)
          const effect = effectOfDock(player, number)
          return (
            <li key={place}>
              <b class="edge-return-place">{place + 1}</b>
              <Icon name={dockIcon(dockOf(number))} size={22} />
              <span class="edge-choice-words">
                <b>{name}</b>
                <span>{CARD_WORDS[language].short.effect(effect)}</span>
              </span>
              {isAsked && place > 0 && (
                <Edit {...drawn} edit="earlier" place={place} name={stage.earlier(name)} icon="chevron-up" />
              )}
              {isAsked && (
                <Edit {...drawn} edit="take-out" place={place} name={stage.takeOut(name)} icon="close" />
              )}
            </li>
          )
        })}
      </ol>
      {free.length > 0 && (
        <>
          <p class="edge-stage-note">{stage.free}</p>
          <div class="edge-return-free">
            {free.map((spot) => {
              const { option } = spot.offer
              const dock = dockOfOption(option)
              return (
                <SpotMark
                  key={spot.id}
                  scene={scene}
                  spot={spot}
                  as="div"
                  class="edge-choice edge-return-dock"
                >
                  {dock !== undefined && <Icon name={dockIcon(dock)} size={20} />}
                  <span class="edge-choice-words">{spot.name}</span>
                </SpotMark>
              )
            })}
          </div>
        </>
      )}
    </section>
  )
}

function dockOfOption(option: OptionSpot['offer']['option']): Dock | undefined {
  if (option.kind === 'cargo' || option.kind === 'slipway' || option.kind === 'workshop') return option
  if (option.kind === 'lab') return option
  return option.kind === 'module' && 'module' in option ? option : undefined
}

interface EditProps extends WithSpots {
  readonly edit: 'earlier' | 'take-out'
  readonly place: number
  readonly name: string
  readonly icon: IconName
}

/** A change of the plan; where no more are allowed, it is not there. */
function Edit({ scene, spots, edit, place, name, icon }: EditProps) {
  const spot = spots.find(({ id }) => id === optionId(`${edit} ${place}`))
  if (spot === undefined) return null
  return (
    <SpotMark scene={scene} spot={{ ...spot, name }} as="div" class="edge-return-edit">
      <Icon name={icon} />
    </SpotMark>
  )
}

function Confirm({ scene, stage, spots }: WithSpots) {
  const spot = spots.find(({ id }) => id === DOCK)
  if (spot === undefined) return null
  return (
    <SpotMark scene={scene} spot={spot} as="div" class="edge-choice edge-return-confirm">
      <Icon name="check" /> <span aria-hidden="true">{stage.confirm}</span>
    </SpotMark>
  )
}
