import { type Vision, VISIONS } from '@astrolabe/drawing/colour.ts'
import { LANGUAGES, type Language } from '@astrolabe/kernel'
import { useState } from 'preact/hooks'
import { KNOWN_GAMES } from '../../games.ts'
import { Choice } from '../../parts/field.tsx'
import { LANGUAGE_NAMES } from '../../parts/language-switch.tsx'
import { Page } from '../../parts/page.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import './gallery.css'
import { Rooms } from './rooms.tsx'
import { ShellRoom } from './shell-room.tsx'
import { filterOf, SightFilters } from './sight.tsx'

/** Everything that is drawn, in one place: where a drawing that is not right is seen. */
export function GalleryPage() {
  const [spoken, setSpoken] = useState<Language | 'both'>(language.value)
  /** The page's own parts are shown to whoever looks closer. */
  const [inAllStates, setInAllStates] = useState(false)
  const [sight, setSight] = useState<Vision>('full')
  const says = words.value.gallery
  return (
    <Page title={says.title} lead={says.lead}>
      <SightFilters />
      <details class="gallery-more" onToggle={(event) => setInAllStates(event.currentTarget.open)}>
        <summary>{says.closer}</summary>
        <div class="gallery-controls">
          <Choice
            name={says.languages}
            values={[
              { value: 'both', name: says.sideBySide },
              ...LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
            ]}
            chosen={spoken}
            onChoose={setSpoken}
          />
          <Choice
            name={says.sight}
            values={VISIONS.map((value) => ({ value, name: says.sights[value] }))}
            chosen={sight}
            onChoose={setSight}
          />
        </div>
      </details>
      <div class="gallery-rooms" style={{ filter: filterOf(sight) }}>
        {KNOWN_GAMES.map((known) => (
          <Rooms key={known.game} {...known} languages={spoken === 'both' ? LANGUAGES : [spoken]} />
        ))}
        {inAllStates && <ShellRoom />}
      </div>
    </Page>
  )
}
