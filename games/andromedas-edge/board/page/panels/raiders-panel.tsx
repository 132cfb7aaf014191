import { Icon } from '@astrolabe/drawing'
import { RAIDERS } from '../../../content/raiders.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { isRetreated, raiderDice, raiderTargeting } from '../../../position/raiding.ts'
import { BARGE, type Raider, SCRAPYARD, type Ship } from '../../../position/state.ts'
import { participants } from '../../../position/participants.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { PANEL_WORDS } from '../../../text/page.ts'
import { type AndromedaScene, lookOf, regionName, whoName } from '../look.ts'
import { RaiderPicture, ShipPicture } from '../pieces/pictures.tsx'
import './panels.css'
import './raiders-panel.css'

/** Raiders in play, those that retreated, and the ships that were damaged. */
export function RaidersPanel(scene: AndromedaScene) {
  const { view, language } = scene
  const look = lookOf(scene)
  const words = PANEL_WORDS[language]
  const { names } = CARD_WORDS[language]
  const inPlay = alike(view.raiders.filter((raider) => !isRetreated(raider)))
  const retreated = alike(view.raiders.filter(isRetreated))
  return (
    <>
      <section class="edge-section">
        <h3 class="edge-heading">{words.inPlay}</h3>
        {inPlay.map((group) => (
          <RaiderEntry key={`${group[0].card} ${group[0].dice}`} scene={scene} raiders={group} />
        ))}
        <p class="edge-note">{words.coming(view.coming.length)}</p>
      </section>
      {retreated.length > 0 && (
        <section class="edge-section">
          <h3 class="edge-heading">{names.places.retreated}</h3>
          <ul class="edge-list">
            {retreated.map((group) => (
              <li key={group[0].card} class="edge-told">
                <RaiderPicture card={group[0].card} size={26} />
                <span>
                  <b>{names.raiders[RAIDERS[group[0].card].id]}</b> {group.length > 1 && `×${group.length}`}
                </span>
              </li>
            ))}
          </ul>
          <p class="edge-note">
            {participants(view)
              .filter(({ raidersDefeated }) => raidersDefeated > 0)
              .map(({ who, raidersDefeated }) => words.defeated(whoName(look, who), raidersDefeated))
              .join(' · ')}
          </p>
        </section>
      )}
      <Wrecks scene={scene} />
    </>
  )
}

/** Raiders of one card with the same strength, together. */
function alike(raiders: readonly Raider[]): Raider[][] {
  const groups = new Map<string, Raider[]>()
  for (const raider of raiders) {
    const key = `${raider.card} ${raider.dice}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [raider])
    else group.push(raider)
  }
  return [...groups.values()]
}

interface RaiderEntryProps {
  readonly scene: AndromedaScene
  readonly raiders: readonly Raider[]
}

function RaiderEntry({ scene, raiders }: RaiderEntryProps) {
  const look = lookOf(scene)
  const words = PANEL_WORDS[scene.language]
  const { names, raiderPower, raiderReward } = CARD_WORDS[scene.language]
  const [raider] = raiders
  const card = RAIDERS[raider.card]
  return (
    <div class="edge-raider-entry">
      <RaiderPicture card={raider.card} size={44} />
      <p class="edge-raider-name">
        <b>{names.raiders[card.id]}</b> {raiders.length > 1 && `×${raiders.length} `}
        <small>
          {names.raiderClasses[card.class]} · {raiders.map(({ place }) => regionName(look, place)).join(', ')}
        </small>
      </p>
      <p class="edge-figures edge-raider-figures">
        <span>
          <Icon name="die" /> {words.dice} <b>{raiderDice(raider)}</b>
        </span>
        <span>
          <Icon name="targeting" /> {words.targeting} <b>{raiderTargeting(raider)}</b>
        </span>
        <span>
          <Icon name="orbit" /> {words.range} <b>{card.range}</b>
        </span>
      </p>
      <p class="edge-raider-text">{raiderPower(card)}</p>
      <p class="edge-raider-text">{raiderReward(card)}</p>
    </div>
  )
}

function Wrecks({ scene }: { readonly scene: AndromedaScene }) {
  const { view, language } = scene
  const look = lookOf(scene)
  const words = PANEL_WORDS[language]
  const { names } = CARD_WORDS[language]
  const at = (place: number): Ship[] => view.ships.filter((ship) => ship.place === place)
  const places = [
    { name: names.places.scrapyard, ships: at(SCRAPYARD) },
    { name: names.places.barge, ships: at(BARGE) },
  ]
  return (
    <section class="edge-section">
      <h3 class="edge-heading">{words.wrecks}</h3>
      {places.every(({ ships }) => ships.length === 0) && <p class="edge-note">{words.noWrecks}</p>}
      {places
        .filter(({ ships }) => ships.length > 0)
        .map(({ name, ships }) => (
          <p key={name} class="edge-figures edge-wrecks">
            <span>{name}</span>
            {ships.map(({ type, owner }, number) => (
              <ShipPicture
                key={number}
                type={SHIP_TYPES[type]}
                owner={owner}
                size={30}
                label={words.shipOf(names.ships[SHIP_TYPES[type]], whoName(look, owner))}
              />
            ))}
          </p>
        ))}
    </section>
  )
}
