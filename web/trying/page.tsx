import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { RuleMoment } from '@astrolabe/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { deleteLocalGame, openLocalTable, startLocalGame } from '../engine/client.ts'
import { useLoaded } from '../loaded.ts'
import { FailedPage } from '../pages/fallback.tsx'
import { canBeTried, type Reference, referenceOfRule } from '../pages/rules/reference.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { wayOn } from '../router.ts'
import { language } from '../settings.ts'
import { TableScreen } from '../table/screen.tsx'
import type { TableSession } from '../table/session.ts'
import { useTitle } from '../title.ts'
import { TryGuide } from './guide.tsx'
import { gameAt } from './position.ts'
import { tryingWords } from './words.ts'

interface Parts {
  readonly reference: Reference
  readonly face: AnyFace
}

async function loadParts(rule: string): Promise<Parts | undefined> {
  const reference = await referenceOfRule(rule)
  if (reference === undefined || !canBeTried(reference, rule)) return undefined
  return { reference, face: await reference.face() }
}

/** A rule tried in a position: a table of this browser that goes on from a moment where the rule shows. */
export default function TryPage({ rule }: { readonly rule: string }) {
  const id = rule.toUpperCase()
  const loaded = useLoaded(id, loadParts)
  useTitle(tryingWords.value.title(id))
  switch (loaded.state) {
    case 'loading':
      return <Opening />
    case 'failed':
      return <FailedPage />
    case 'ready':
      return loaded.value === undefined ? <Nothing rule={id} /> : <Trying rule={id} {...loaded.value} />
  }
}

const Opening = () => (
  <p class="table-opening" role="status">
    {tryingWords.value.opening}
  </p>
)

function Nothing({ rule }: { readonly rule: string }) {
  const says = tryingWords.value
  return (
    <main class="table-nothing" id="main">
      <EmptyState {...says.nothing}>
        <Button kind="primary" href={`/r/${rule}`}>
          {says.rule}
        </Button>
      </EmptyState>
    </main>
  )
}

/**
 * A table that is thrown away with the page, unless the reader keeps it: whoever looks at ten rules does not want ten
 * games in their list.
 */
function useTable(start: () => Promise<string>, tries: number) {
  const [table, setTable] = useState<{ readonly id: string; readonly session: TableSession }>()
  const [hasFailed, setFailed] = useState(false)
  const isKept = useRef(false)
  useEffect(() => {
    let isOpen = true
    let end = (): void => {}
    start().then(
      (id) => {
        const discard = (): void => {
          if (!isKept.current) void deleteLocalGame(id)
        }
        if (!isOpen) {
          discard()
          return
        }
        const session = openLocalTable(id)
        // A page that is only put aside may come back, with its table.
        const leave = ({ persisted }: PageTransitionEvent): void => {
          if (!persisted) discard()
        }
        addEventListener('pagehide', leave)
        end = () => {
          removeEventListener('pagehide', leave)
          session.close()
          discard()
        }
        setTable({ id, session })
      },
      () => setFailed(true),
    )
    return () => {
      isOpen = false
      setTable(undefined)
      end()
    }
  }, [tries])
  return { table, hasFailed, keep: () => (isKept.current = true) }
}

function Trying({ rule, reference, face }: Parts & { readonly rule: string }) {
  const { game, chapters, positions } = reference
  const moment: RuleMoment | undefined = positions?.moments[rule]
  const [tries, setTries] = useState(0)
  const { table, hasFailed, keep } = useTable(async () => {
    if (positions === undefined || moment === undefined) throw new Error(`there is no position for ${rule}`)
    return startLocalGame(gameAt(game, positions, moment))
  }, tries)
  if (hasFailed) return <FailedPage />
  if (table === undefined || moment === undefined) return <Opening />
  const { id, session } = table
  const isThere = session.message.value?.position.number === moment.at
  const text =
    chapters[language.value].flatMap(({ rules }) => rules).find((one) => one.id === rule)?.text ?? ''
  const playOn = (): void => {
    keep()
    wayOn()(`/local/${id}`)
  }
  return (
    <TableScreen
      session={session}
      face={face}
      marked={isThere ? moment.key : undefined}
      guide={
        <TryGuide
          session={session}
          face={face}
          rule={rule}
          text={text}
          moment={moment}
          onAgain={() => setTries(tries + 1)}
          onPlayOn={playOn}
        />
      }
    />
  )
}
