import { foeCard } from '../../../position/skills.ts'
import { trackOf } from '../../../position/track.ts'
import { Chip, Entries, Entry, Icon, Meter, toneColour } from '@astrolabe/drawing'
import { SIGNALS } from '../../../content/signals.ts'
import { NONE, type Signal } from '../../../position/state.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { signalPlace } from '../../../text/symbols.ts'
import { progressOf } from '../../signals.ts'
import { type Look, lookOf, nameOf, shipNameOf, type XodusScene } from '../map/look.ts'
import { SIGNAL_SIGNS } from '../pieces/signs.ts'
import './panels.css'
import './signals-panel.css'

/** The Signals: where each is, what it asks for, how far that has come, and where its Key is. */
export function SignalsPanel(scene: XodusScene) {
  const look = lookOf(scene)
  const { view, words } = look
  return (
    <Entries>
      <p class="xodus-keys">
        <Icon name="key" /> {words.page.panels.keysOnRift(view.keysPlaced.length, trackOf(view).keys)}
      </p>
      {view.signals.map((signal, place) => (
        <SignalEntry key={place} look={look} signal={signal} place={place} />
      ))}
    </Entries>
  )
}

interface SignalEntryProps {
  readonly look: Look
  readonly signal: Signal
  readonly place: number
}

function SignalEntry({ look, signal, place }: SignalEntryProps) {
  const { view, words, language } = look
  const { panels } = words.page
  const at = view.systems.findIndex(({ key }) => key === place)
  const card = signal.card === NONE ? undefined : SIGNALS[signal.card]
  return (
    <Entry
      title={
        <>
          <b class="xodus-signal-place">{signalPlace(place + 1)}</b>
          <span>{card ? card.name[language] : panels.signal(signalPlace(place + 1))}</span>
          {card && (
            <Chip
              icon={SIGNAL_SIGNS[card.level].icon}
              kind={SIGNAL_SIGNS[card.level].tone}
              value={CARD_WORDS[language].names.signals[card.level]}
              label={panels.signal(signalPlace(place + 1))}
            />
          )}
        </>
      }
    >
      <p class="xodus-entry-note">
        {signal.solved
          ? keySaid(look, place)
          : at === NONE
            ? panels.notFound
            : panels.foundIn(nameOf(look, at))}
      </p>
      {!signal.solved && at !== NONE && signal.card === NONE && (
        <p class="xodus-entry-note">{panels.unknown}</p>
      )}
      {!signal.solved && signal.card !== NONE && <Work look={look} signal={signal} place={place} />}
    </Entry>
  )
}

/** Where the Key is once the Signal is solved. */
function keySaid(look: Look, place: number): string {
  const { panels } = look.words.page
  const bearer = look.view.ships.find(({ keys }) => keys.includes(place))
  if (bearer === undefined) return panels.keyOnRift
  const name = shipNameOf(look, bearer)
  return bearer.destroyed ? panels.keyInWreck(name) : panels.keyAboard(name)
}

function Work({ look, signal, place }: SignalEntryProps) {
  const { view, words, language } = look
  const { table, page } = words
  const { reveal, deed, work, key } = CARD_WORDS[language].signal(SIGNALS[signal.card], view.ships.length)
  const progress = progressOf(look, signal)
  const said = table.signalProgress(progress)
  const guardian = view.foes.find((foe) => foe.signal === place)
  return (
    <>
      {progress.kind === 'markers' && (
        <Meter share={progress.markers / progress.needed} label={said ?? ''} kind={5} />
      )}
      {said !== undefined && (
        <p class="xodus-signal-progress" style={{ color: toneColour(progress.kind === 'free' ? 'good' : 5) }}>
          {said}
        </p>
      )}
      {guardian && <p>{page.panels.guardian(foeCard(guardian).name[language])}</p>}
      <p class="xodus-entry-text">
        {deed !== '' && <b>[{deed}] </b>}
        {work === '' ? reveal : work}
      </p>
      <p class="xodus-signal-key">
        <Icon name="key" /> {key}
      </p>
    </>
  )
}
