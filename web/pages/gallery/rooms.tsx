import type { Exhibit, Exhibition } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { useState } from 'preact/hooks'
import { type KnownGame, knownGame } from '../../games.ts'
import { useLoaded } from '../../loaded.ts'
import { LANGUAGE_NAMES } from '../../parts/language-switch.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'

const loadRooms = async (game: string): Promise<readonly Exhibition[]> =>
  (await (await knownGame(game)?.face())?.gallery()) ?? []

interface RoomsProps extends KnownGame {
  /** The pieces in one language, or in several beside each other. */
  readonly languages: readonly Language[]
}

/** All the pieces of a game, a room at a time. */
export function Rooms({ game, cover, languages }: RoomsProps) {
  const loaded = useLoaded(game, loadRooms)
  const [entered, setEntered] = useState('0')
  const { shell, gallery } = words.value
  return (
    <section class="section" id={game} aria-labelledby={`${game}-title`}>
      <h2 id={`${game}-title`}>{cover.title}</h2>
      {loaded.state === 'loading' && <p role="status">{shell.opening}</p>}
      {loaded.state === 'failed' && <p role="alert">{shell.failed.text}</p>}
      {loaded.state === 'ready' && (
        <div>
          <Tabs
            label={gallery.rooms}
            tabs={loaded.value.map(({ title }, at) => ({ id: String(at), name: title[language.value] }))}
            chosen={entered}
            onChoose={setEntered}
          >
            <ul class="exhibits">
              {loaded.value[Number(entered)]?.exhibits.map((exhibit) => (
                <ExhibitCase key={exhibit.id} {...exhibit} languages={languages} />
              ))}
            </ul>
          </Tabs>
        </div>
      )}
    </section>
  )
}

function ExhibitCase({ name, Piece, languages }: Exhibit & Pick<RoomsProps, 'languages'>) {
  return (
    <li class="exhibit">
      <div class="exhibit-pieces">
        {languages.map((one) => (
          <div class="exhibit-piece" key={one} lang={one}>
            {languages.length > 1 && <span class="unseen">{LANGUAGE_NAMES[one]}</span>}
            <Piece language={one} />
          </div>
        ))}
      </div>
      <p class="exhibit-name">{name[language.value]}</p>
    </li>
  )
}
