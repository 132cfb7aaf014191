import { Chip, Icon, SeatMark } from '@astrolabe/drawing'
import { DISCOVERIES } from '../../../content/discoveries.ts'
import { FACTIONS } from '../../../content/factions.ts'
import { MODULES } from '../../../content/modules.ts'
import { RESOURCES, SHIP_TYPES } from '../../../content/schema.ts'
import { SUPREMACIES } from '../../../content/supremacies.ts'
import { UPGRADES } from '../../../content/upgrades.ts'
import { developmentsOf, projectedVp, relicsOf } from '../../../position/scoring.ts'
import { NONE, type Participant } from '../../../position/state.ts'
import { handLimitOf, storageOf } from '../../../position/stock.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { PANEL_WORDS } from '../../../text/page.ts'
import { fleetOf } from '../dock-spots.ts'
import type { AndromedaScene } from '../look.ts'
import { MODULE_COLOURS, TRACK_ICONS } from '../map/appearance.ts'
import { ShipPicture } from '../pieces/pictures.tsx'
import { ResourceChip } from '../pieces/resource-chip.tsx'
import './panels.css'
import './stations-panel.css'

/** Everyone's station, the reader's last: what others can do has to be known. */
export function StationsPanel(scene: AndromedaScene) {
  const { view, seat } = scene
  const order = view.players.toSorted((a, b) => Number(a.who === seat) - Number(b.who === seat))
  return (
    <div class="edge-stations">
      {order.map((player, place) => (
        <StationEntry key={player.who} scene={scene} player={player} isOpen={place === 0} />
      ))}
    </div>
  )
}

interface StationProps {
  readonly scene: AndromedaScene
  readonly player: Participant
}

function StationEntry({ scene, player, isOpen }: StationProps & { readonly isOpen: boolean }) {
  const { view, language, labels } = scene
  const { names } = CARD_WORDS[language]
  const words = PANEL_WORDS[language]
  const { who, faction } = player
  return (
    <details class="edge-station-entry" open={isOpen}>
      <summary>
        <SeatMark seat={who} size={22} label="" />
        <span class="edge-station-name">
          <b>{labels(who)}</b>
          <small>{faction === NONE ? words.choosing : names.factions[FACTIONS[faction].id]}</small>
        </span>
        <span class="edge-station-vp">
          <b>{player.vp}</b> {names.stock.vp}
        </span>
      </summary>
      <div class="edge-station-body">
        {faction !== NONE && <Powers scene={scene} player={player} />}
        <p class="edge-figures">
          {RESOURCES.map((resource, number) => (
            <span
              key={resource}
              role="img"
              aria-label={`${names.resources[resource]} ${player.stock[number]}`}
            >
              <ResourceChip
                resource={resource}
                amount={player.stock[number]}
                limit={storageOf(view, player, number)}
              />
            </span>
          ))}
        </p>
        <p class="edge-figures">
          <Chip icon="leader" value={player.leaders} label={names.stock.leaders} wide />
          <Chip
            icon="tactics"
            value={`${player.hand.length}/${handLimitOf(view, player)}`}
            label={names.stock.tactics}
            wide
          />
        </p>
        <Ships scene={scene} player={player} />
        <Things scene={scene} player={player} />
        <p class="edge-note">
          {[
            words.projected(projectedVp(view, who)),
            words.developments(developmentsOf(view, who).length),
            words.relics(relicsOf(player)),
            words.battles(player.battlesWon, player.battlesLost),
          ].join(' · ')}
        </p>
      </div>
    </details>
  )
}

/** Both abilities and the upgrade of the faction, in words. */
function Powers({ scene, player }: StationProps) {
  const { names, factionAbilities, upgrade } = CARD_WORDS[scene.language]
  const words = PANEL_WORDS[scene.language]
  const faction = FACTIONS[player.faction]
  const texts = factionAbilities(faction)
  const own = UPGRADES.find(({ id }) => id === faction.upgrade)
  return (
    <dl class="edge-powers">
      {names.abilities[faction.id].map((name, at) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{texts[at]}</dd>
        </div>
      ))}
      {own && (
        <div>
          <dt>
            {names.upgrades[own.id]} <small>{words.factionUpgrade(names.ships[own.ship])}</small>
          </dt>
          <dd>{upgrade(own)}</dd>
        </div>
      )}
    </dl>
  )
}

function Ships({ scene, player }: StationProps) {
  const { view, language } = scene
  const { names, short } = CARD_WORDS[language]
  const words = PANEL_WORDS[language]
  return (
    <ul class="edge-list">
      {SHIP_TYPES.map((type, number) => {
        const { bay, out, scrapyard, barge } = fleetOf(view, player.who, number)
        const upgrade = player.upgrades[number]
        if (bay + out + scrapyard + barge === 0 && upgrade === NONE) return null
        return (
          <li key={type} class="edge-told">
            <ShipPicture type={type} owner={player.who} size={26} />
            <span>
              <b>{names.ships[type]}</b> {words.fleet(bay, out, scrapyard, barge)}
              {upgrade !== NONE && (
                <>
                  <br />
                  {names.upgrades[UPGRADES[upgrade].id]} ({short.upgrade(UPGRADES[upgrade])})
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Modules, moons and tokens by name, each with what it does in a few words. */
function Things({ scene, player }: StationProps) {
  const { language } = scene
  const { names, short, moonName } = CARD_WORDS[language]
  const words = PANEL_WORDS[language]
  const tokens = [
    ...player.moons.map(moonName),
    ...player.discoveries.map((token) => names.discoveries[DISCOVERIES[token].id]),
    ...player.supremacies.map((token) => names.supremacies[SUPREMACIES[token].id]),
  ]
  return (
    <dl class="edge-powers">
      <div>
        <dt>{names.stock.modules}</dt>
        {player.modules.length === 0 && <dd>{words.none}</dd>}
        {player.modules.map(({ design, damage }, at) => {
          const { id, type } = MODULES[design]
          const name = names.modules[id]
          return (
            <dd key={at} class="edge-told">
              <span style={{ color: MODULE_COLOURS[type] }}>
                <Icon name={damage > 0 ? 'broken-shield' : TRACK_ICONS[type]} />
              </span>
              <span>
                <b>{damage > 0 ? words.damaged(name) : name}</b> {short.module(MODULES[design])}
              </span>
            </dd>
          )
        })}
      </div>
      <div>
        <dt>{words.moonsAndTokens}</dt>
        <dd>{tokens.length === 0 ? words.none : tokens.join(' · ')}</dd>
      </div>
    </dl>
  )
}
