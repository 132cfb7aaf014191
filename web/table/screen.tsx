import { later } from '@astrolabe/drawing'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Announcer } from './log/announcer.tsx'
import { isServerSession } from './seats/seating.ts'
import { ConnectionBanner } from './notices/connection-banner.tsx'
import { TableHeader } from './header.tsx'
import { useAbsence } from './away/last-seen.ts'
import { PassScreen } from './seats/pass-screen.tsx'
import { NotifyOffer } from './notices/notify-offer.tsx'
import { PromptBar } from './prompt/prompt-bar.tsx'
import { RuleOverTable } from './choices/rule-link.tsx'
import { EndsAlone } from './prompt/ends-alone.tsx'
import './screen.css'
import type { TableScreenProps } from './screen-props.ts'
import { Side } from './side.tsx'
import { ScreenTable } from './screen-table.ts'
import { useTableKeys } from './menu/table-keys.ts'
import { ToldSlot } from './told/slot.tsx'
import { AdviceCard } from './together/advice-card.tsx'
import { TurnNotice } from './notices/turn-notice.tsx'
import { reasonShown } from './why/reason.ts'
import { tableWords } from './words.ts'

const AwayPanel = later(async () => (await import('./away/away-panel.tsx')).AwayPanel)
const CompanyBar = later(async () => (await import('./seats/company-bar.tsx')).CompanyBar)
const Ending = later(async () => (await import('./ending/ending.tsx')).Ending)
const ReasonOverTable = later(async () => (await import('./why/reason-dialog.tsx')).ReasonOverTable)
const TableDialogs = later(async () => (await import('./menu/table-dialogs.tsx')).TableDialogs)
const TableSounds = later(async () => (await import('../sound/table-sounds.tsx')).TableSounds)

const NOTHING: ReadonlySet<string> = new Set()

/** A table on the whole window: board, dock, what is beside them, and the prompt bar. */
export function TableScreen(props: TableScreenProps) {
  const { session, face, readOnly = false, only, lit = NOTHING, marked } = props
  const [table, setTable] = useState<ScreenTable | undefined>(undefined)
  useEffect(() => {
    const opened = new ScreenTable(session, face)
    setTable(opened)
    return () => opened.close()
  }, [session, face])
  useLayoutEffect(() => {
    if (table !== undefined) table.play.asked.limits.value = { readOnly, only, lit, marked }
  }, [table, readOnly, only, lit, marked])
  if (table?.play.seen.position.value === undefined)
    return (
      <p class="table-opening" role="status">
        {tableWords.value.opening}
      </p>
    )
  return <OpenTableScreen {...props} table={table} />
}

function OpenTableScreen({ table, ...props }: TableScreenProps & { readonly table: ScreenTable }) {
  useTableKeys(table)
  const { play, desk } = table
  const { face, guide, footer, momentAddress } = props
  return (
    <div class="table-screen">
      <TableHeader table={table} />
      <main class="table-main" id="main">
        <ConnectionBanner play={play} />
        {isServerSession(props.session) && <CompanyBar play={play} session={props.session} />}
        {!desk.isWide && <NotifyOffer play={play} isOverBoard />}
        {guide && <div class="table-guide">{guide}</div>}
        <Middle table={table} momentAddress={momentAddress} />
        {footer && <div class="table-footer">{footer}</div>}
      </main>
      <ToldSlot table={table} isGuided={guide !== undefined} />
      {!desk.isWide && <AdviceCard play={play} />}
      {!table.passing.value.isCovered && <Side table={table} momentAddress={momentAddress} />}
      <PromptBar table={table} />
      <Announcer table={table} />
      {play.seen.isPlayed && <TurnNotice table={table} />}
      {play.seen.isPlayed && <EndsAlone table={table} />}
      {play.seen.session.kind !== 'replay' && <TableSounds table={table} />}
      {useOnceTrue(table.overlay.value !== undefined) && (
        <TableDialogs table={table} momentAddress={momentAddress} />
      )}
      {useOnceTrue(reasonShown.value !== undefined) && <ReasonOverTable />}
      <RuleOverTable face={face} />
    </div>
  )
}

/** Whether it is so now, or was before: what has been opened stays, closed, to give the focus back. */
function useOnceTrue(isTrue: boolean): boolean {
  const was = useRef(false)
  was.current ||= isTrue
  return was.current
}

interface MiddleProps {
  readonly table: ScreenTable
  readonly momentAddress: TableScreenProps['momentAddress'] | undefined
}

/** Board and dock, or what lies over them. */
function Middle({ table, momentAddress }: MiddleProps) {
  const { play } = table
  const { absence, dismiss } = useAbsence(play)
  const scene = play.scene.value
  const { to, isCovered } = table.passing.value
  const isOver = play.seen.isPlayed && table.prompt.value?.kind === 'over'
  const hasResult = isOver && table.isResultShown.value
  const { Board, Dock } = play.seen.face
  const says = tableWords.value
  return (
    <div class="table-middle">
      <section class="table-board" aria-label={says.board}>
        {/* What lies under the result cannot be seen, so it is not reached by keys either. */}
        <div class="table-ground" inert={hasResult}>
          {scene && !isCovered && <Board {...scene} />}
        </div>
        {absence && to === undefined && <AwayPanel play={play} absence={absence} onDone={dismiss} />}
        {to !== undefined && table.holder.value === undefined && <PassScreen table={table} to={to} />}
      </section>
      <section class="table-dock" aria-label={says.dock} inert={hasResult}>
        {scene && !isCovered && <Dock {...scene} />}
      </section>
      {hasResult && <Ending play={play} momentAddress={momentAddress} />}
    </div>
  )
}
