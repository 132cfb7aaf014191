import { BoardFrame, Icon, type Spot, SpotMark } from '@astrolabe/drawing'
import { LAST_SPACE, VAULT_STARTS } from '../../../content/limits.ts'
import { type Track, TRACKS } from '../../../content/schema.ts'
import { SUPREMACIES } from '../../../content/supremacies.ts'
import { TRACK_REWARDS } from '../../../content/tracks.ts'
import { participants } from '../../../position/participants.ts'
import { NONE } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { PANEL_WORDS } from '../../../text/page.ts'
import { type AndromedaScene, lookOf, whoName } from '../look.ts'
import { TRACK_ICONS } from '../map/appearance.ts'
import { keysBySpot } from '../option-spots.ts'
import { SupremacyToken } from '../pieces/token.tsx'
import { TrackRow } from '../pieces/track-row.tsx'
import { readerOf } from './reader.ts'
import './panels.css'
import './tracks-panel.css'

/** What the next space would give the reader, in a few words. */
function nextReward(scene: AndromedaScene, number: number): string {
  const words = PANEL_WORDS[scene.language]
  const space = readerOf(scene).tracks[number] + 1
  return space > LAST_SPACE
    ? words.done
    : words.next(CARD_WORDS[scene.language].short.track(TRACK_REWARDS[number][space]))
}

function trackSpot(scene: AndromedaScene, track: Track, number: number): Spot {
  const { view, language } = scene
  const words = PANEL_WORDS[language]
  const look = lookOf(scene)
  return {
    id: `track ${track}`,
    name: words.trackSaid(
      CARD_WORDS[language].names.tracks[track],
      participants(view).map(({ who, tracks }) => words.at(whoName(look, who), tracks[number])),
      nextReward(scene, number),
    ),
    keys: keysBySpot(scene)(`track ${track}`),
  }
}

export const trackSpots = (scene: AndromedaScene): Spot[] =>
  TRACKS.map((track, number) => trackSpot(scene, track, number))

/** The five tracks with everyone on them, what comes next, and the tokens to be had there. */
export function TracksPanel(scene: AndromedaScene) {
  const { view, language } = scene
  const words = PANEL_WORDS[language]
  const { names, supremacy } = CARD_WORDS[language]
  const tokens = view.supremacySpaces.filter((token) => token !== NONE)
  const [first, second] = view.discoveryStacks
  return (
    <BoardFrame label={words.tracks}>
      <div class="edge-tracks">
        {TRACKS.map((track, number) => (
          <SpotMark
            key={track}
            as="div"
            scene={scene}
            spot={trackSpot(scene, track, number)}
            class="edge-tracks-row"
          >
            <p class="edge-tracks-title">
              <Icon name={TRACK_ICONS[track]} />
              <b>{names.tracks[track]}</b>
              <span>{nextReward(scene, number)}</span>
            </p>
            <TrackRow
              track={track}
              markers={participants(view).map(({ who, tracks }) => ({ who, space: tracks[number] }))}
            />
          </SpotMark>
        ))}
        <p class="edge-note">{words.bands}</p>
        <p class="edge-note">{words.vault(VAULT_STARTS[0])}</p>
        <p class="edge-note">{words.discoveries(first.length, second.length)}</p>
        {tokens.length > 0 && (
          <>
            <h3 class="edge-heading">{words.supremacyTokens}</h3>
            <ul class="edge-list">
              {tokens.map((token) => (
                <li key={token} class="edge-told">
                  <SupremacyToken token={token} />
                  <span>
                    <b>{names.supremacies[SUPREMACIES[token].id]}.</b> {supremacy(SUPREMACIES[token])}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p class="edge-note">
          <Icon name="hourglass" /> {words.eventIn(view.marker)}
        </p>
      </div>
    </BoardFrame>
  )
}
