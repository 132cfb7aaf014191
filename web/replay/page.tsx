import type { AnyFace } from '@astrolabe/games/faces.ts'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { engine } from '../engine/client.ts'
import { EngineTrouble } from '../engine/trouble.ts'
import { troubleText } from '../engine/words.ts'
import { knownGame } from '../games.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { place } from '../router.ts'
import { language } from '../settings.ts'
import { namesAt } from '../table/names.ts'
import { TableScreen } from '../table/screen.tsx'
import { useTitle } from '../title.ts'
import { words } from '../words/words.ts'
import { AfterDialog } from './after-dialog.tsx'
import { ContinueDialog } from './continue-dialog.tsx'
import { linkIn, momentIn } from './moment-address.ts'
import { usePlaying } from './playing.ts'
import { useReplayKeys } from './replay-keys.ts'
import { ReplaySession } from './replay-session.ts'
import { Scrubber } from './scrubber.tsx'
import { loadSource, momentOf, NothingToShow, type Where } from './source.ts'
import { replayWords } from './words.ts'

interface ReplayPageProps {
  readonly where: Where
  readonly id: string
}

interface Opened {
  readonly session: ReplaySession
  readonly face: AnyFace
}

async function openReplay(where: Where, id: string): Promise<Opened> {
  const source = await loadSource(where, id)
  const known = knownGame(source.record.game)
  if (known === undefined) throw new NothingToShow(words.value.home.mine.unknown)
  const face = await known.face()
  try {
    const session = await ReplaySession.open(source, face, engine, momentIn(place.value.hash) ?? 0)
    return { session, face }
  } catch (error) {
    // A record that anyone may have made up: the rules say what is wrong with it.
    if (where === 'link' && error instanceof EngineTrouble)
      throw new NothingToShow(troubleText(error.trouble, language.value))
    throw error
  }
}

/** A record that came in the address itself. */
export const LinkedReplayPage = () => <ReplayPage where="link" id={linkIn(place.value.hash)} />

/** A record to look at, wherever it is kept. */
export default function ReplayPage({ where, id }: ReplayPageProps) {
  const [opened, setOpened] = useState<Opened | { readonly nothing: string }>()
  useEffect(() => {
    let wanted = true
    let session: ReplaySession | undefined
    openReplay(where, id).then(
      (found) => {
        session = found.session
        if (wanted) setOpened(found)
        else session.close()
      },
      (error: unknown) => {
        const nothing = error instanceof NothingToShow ? error.message : words.value.shell.broken.text
        if (wanted) setOpened({ nothing })
      },
    )
    return () => {
      wanted = false
      session?.close()
    }
  }, [where, id])
  if (opened === undefined)
    return (
      <p class="table-opening" role="status">
        {replayWords.value.opening}
      </p>
    )
  if ('nothing' in opened) return <Nothing text={opened.nothing} />
  if (opened.session.connection.value === 'gone') return <Nothing text={words.value.shell.broken.text} />
  return <OpenReplay {...opened} />
}

function Nothing({ text }: { readonly text: string }) {
  const says = replayWords.value.nothing
  return (
    <main class="table-nothing" id="main">
      <EmptyState title={says.title} text={text}>
        <Button kind="primary" href="/">
          {says.home}
        </Button>
      </EmptyState>
    </main>
  )
}

type Window = 'continue' | 'after' | undefined

function OpenReplay({ session, face }: Opened) {
  const [isPlaying, setPlaying] = useState(false)
  const [window, setWindow] = useState<Window>()
  const names = useMemo(() => namesAt(session.source.seats, words.value), [session, words.value])
  const toggle = useCallback(() => setPlaying((plays) => !plays), [])
  const close = (): void => setWindow(undefined)
  usePlaying(session, isPlaying, () => setPlaying(false))
  useReplayKeys(session, toggle)
  useMomentInAddress(session)
  useTitle(replayWords.value.title(knownGame(session.source.record.game)?.cover.title ?? ''))
  const open = (wanted: Window): void => {
    setPlaying(false)
    setWindow(wanted)
  }
  return (
    <>
      <TableScreen
        session={session}
        face={face}
        readOnly
        momentAddress={(answers) => momentOf(session.source, answers)}
        footer={
          <Scrubber
            session={session}
            face={face}
            names={names}
            isPlaying={isPlaying}
            onPlay={toggle}
            onContinue={() => open('continue')}
            onAfter={() => open('after')}
          />
        }
      />
      <ContinueDialog session={session} open={window === 'continue'} onClose={close} />
      <AfterDialog session={session} face={face} names={names} open={window === 'after'} onClose={close} />
    </>
  )
}

/** The address follows the moment, so that it can be copied or left and found again; and the moment the address. */
function useMomentInAddress(session: ReplaySession): void {
  const { number } = session
  const here = place.value
  useEffect(() => {
    const asked = momentIn(here.hash)
    if (asked !== undefined) session.goTo(asked)
  }, [session, here])
  useEffect(() => {
    const address = momentOf(session.source, number)
    history.replaceState(history.state, '', address.slice(address.indexOf('#')))
  }, [number])
}
