import { BoardFrame, Icon, type Spot, SpotMark } from '@astrolabe/drawing'
import { MODULES } from '../../../content/modules.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { COMMANDERS, UNITY_ACTIONS, UNITY_BERTHS, UNITY_TOKENS } from '../../../content/unity.ts'
import { participantOf } from '../../../position/participants.ts'
import { type Projection, projectionOfUnity, totalOf } from '../../../position/projection.ts'
import { projectedVp } from '../../../position/scoring.ts'
import { NONE, UNITY } from '../../../position/state.ts'
import { firstShipOfSection, nextLaunches, SECTION } from '../../../position/unity.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { PANEL_WORDS } from '../../../text/page.ts'
import { pack } from '../../../text/symbols.ts'
import { type AndromedaScene, lookOf, regionName, whoName } from '../look.ts'
import { keysBySpot } from '../option-spots.ts'
import { HelmRing, helmAhead } from '../pieces/helm-ring.tsx'
import { helmSign } from '../pieces/signs.ts'
import { SignRow } from '../pieces/sign-row.tsx'
import { ShipPicture } from '../pieces/pictures.tsx'
import { readerOf } from './reader.ts'
import './panels.css'
import './unity-panel.css'

/** The Unity: who commands it, what its Helm brings, where it launches next, and where it will end. */
export function UnityPanel(scene: AndromedaScene) {
  const { view, language } = scene
  const words = PANEL_WORDS[language]
  if (view.unity === null) return <p class="edge-note">{words.noUnity}</p>
  const { names, helm, commanderPower } = CARD_WORDS[language]
  const { machine } = view
  const commander = COMMANDERS[machine.commander]
  return (
    <BoardFrame label={names.participants.unity}>
      <div class="edge-unity">
        <div class="edge-unity-head">
          <HelmRing commander={commander} helm={machine.helm} size={124} />
          <div>
            <p class="edge-unity-name">
              <b>{names.commanders[commander.id]}</b> <small>{words.level(commander.level)}</small>
            </p>
            <p class="edge-note">{words.helmNext}</p>
            <ol class="edge-helm-list">
              {helmAhead(commander, machine.helm).map((space) => (
                <li key={space}>
                  <SignRow signs={commander.helm[space].map(helmSign)} /> {helm(commander.helm[space])}
                </li>
              ))}
            </ol>
          </div>
        </div>
        <p class="edge-note">{commanderPower(commander)}</p>
        <Launches scene={scene} />
        <ScoreAhead scene={scene} projection={projectionOfUnity(view)} />
        <Belongings scene={scene} />
      </div>
    </BoardFrame>
  )
}

/** The three sections of its bay, each with the card that would launch from there. */
function Launches({ scene }: { readonly scene: AndromedaScene }) {
  const { view, language } = scene
  const look = lookOf(scene)
  const words = PANEL_WORDS[language]
  const { names, short } = CARD_WORDS[language]
  const targets = nextLaunches(view)
  return (
    <section class="edge-section">
      <h3 class="edge-heading">{words.nextLaunches}</h3>
      {targets.map((target, section) => {
        const first = firstShipOfSection(view, section)
        const berths = view.machine.berths.slice(section * SECTION, (section + 1) * SECTION)
        return (
          <div key={section} class="edge-launch">
            <b class="edge-launch-pack">
              {pack(section)} {words.chance}
            </b>
            <p class="edge-launch-text">
              {first === NONE
                ? words.returns
                : words.goes(names.ships[SHIP_TYPES[view.ships[first].type]], regionName(look, target))}
              <small>{short.unityAction(UNITY_ACTIONS[view.machine.faceUp[section]])}</small>
            </p>
            <span class="edge-berths" role="img" aria-label={words.bay(pack(section))}>
              {berths.map((ship, place) =>
                ship === NONE ? (
                  <i key={place} class="edge-berth-empty" />
                ) : (
                  <ShipPicture
                    key={place}
                    type={UNITY_BERTHS[section * SECTION + place]}
                    owner={UNITY}
                    size={24}
                  />
                ),
              )}
            </span>
          </div>
        )
      })}
      <p class="edge-note">{words.holds(whoName(look, view.machine.control))}</p>
    </section>
  )
}

interface ScoreAheadProps {
  readonly scene: AndromedaScene
  readonly projection: Projection
}

/** A final score in three parts: a bar, and the same in numbers. */
function ScoreAhead({ scene, projection }: ScoreAheadProps) {
  const { view } = scene
  const words = PANEL_WORDS[scene.language]
  const total = totalOf(projection)
  const parts = [
    { name: words.scored, vp: projection.scored },
    { name: words.atEnd, vp: projection.atEnd },
    { name: words.toCome, vp: projection.toCome },
  ]
  return (
    <section class="edge-section">
      <h3 class="edge-heading edge-ahead-title">
        {words.projection} <b>{total}</b>
      </h3>
      <div class="edge-ahead" aria-hidden="true">
        {parts.map(({ name, vp }, part) => (
          <span key={name} class={`edge-ahead-${part}`} style={{ flexGrow: Math.max(0, vp) }} />
        ))}
      </div>
      <p class="edge-ahead-parts">
        {parts.map(({ name, vp }, part) => (
          <span key={name}>
            <i class={`edge-ahead-${part}`} />
            {name} <b>{vp}</b>
          </span>
        ))}
      </p>
      <p class="edge-note">
        {words.you(projectedVp(view, readerOf(scene).who))} {words.toComeWhy}
      </p>
    </section>
  )
}

/** Its modules and ships as far as something can be chosen of them; cards, leaders and tokens. */
export function unitySpots(scene: AndromedaScene): Spot[] {
  const { view, language } = scene
  if (view.unity === null) return []
  const { names, module } = CARD_WORDS[language]
  const keysAt = keysBySpot(scene)
  return [
    ...view.unity.modules.map(({ design, damage }, index) => {
      const name = names.modules[MODULES[design].id]
      return {
        id: `unity-module ${index}`,
        name: `${damage > 0 ? PANEL_WORDS[language].damaged(name) : name}. ${module(MODULES[design])}`,
        keys: keysAt(`unity-module ${index}`),
      }
    }),
    ...SHIP_TYPES.map((type) => ({
      id: `unity-ship ${type}`,
      name: names.ships[type],
      keys: keysAt(`unity-ship ${type}`),
    })),
  ]
}

function Belongings({ scene }: { readonly scene: AndromedaScene }) {
  const { view, language } = scene
  const words = PANEL_WORDS[language]
  const { names, unityToken } = CARD_WORDS[language]
  const { hand, modules, leaders } = participantOf(view, UNITY)
  const spots = unitySpots(scene)
  return (
    <section class="edge-section">
      <p class="edge-note">{words.hasCards(hand.length, modules.length, leaders, view.machine.corrupted)}</p>
      <div class="edge-figures">
        {spots
          .filter(({ id, keys }) => id.startsWith('unity-module') || keys.length > 0)
          .map((spot, at) => (
            <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="edge-unity-thing">
              {modules[at] !== undefined && spot.id.startsWith('unity-module') ? (
                <span class={modules[at].damage > 0 ? 'edge-damaged' : ''}>
                  {names.modules[MODULES[modules[at].design].id]}
                </span>
              ) : (
                <span>{spot.name}</span>
              )}
            </SpotMark>
          ))}
      </div>
      <ul class="edge-list">
        {view.machine.revealed.map((token) => (
          <li key={token}>
            <Icon name="upgrade" /> <b>{names.unityTokens[UNITY_TOKENS[token].id]}.</b>{' '}
            {unityToken(UNITY_TOKENS[token])}
          </li>
        ))}
      </ul>
      <p class="edge-note">{words.tokensLeft(view.machine.tokens.length)}</p>
    </section>
  )
}
