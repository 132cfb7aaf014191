import { later } from '@astrolabe/drawing'
import { useEffect, useRef } from 'preact/hooks'
import { restFocus } from '../focus.ts'
import { Button } from '../parts/button.tsx'
import { type TabOf, Tabs } from '../parts/tabs.tsx'
import { language } from '../settings.ts'
import { ChoiceList } from './choices/choice-list.tsx'
import { Counsel } from './counsel.tsx'
import type { TabId } from './desk.ts'
import { Since } from './told/since-list.tsx'
import { StandingOrders } from './orders/orders.tsx'
import { NameOffer } from './notices/name-offer.tsx'
import { NotifyOffer } from './notices/notify-offer.tsx'
import type { TablePlay } from './play.ts'
import './side.css'
import type { ScreenTable } from './screen-table.ts'
import { tableWords } from './words.ts'

const Log = later(async () => (await import('./log/log.tsx')).Log)
const Chat = later(async () => (await import('./chat.tsx')).Chat)

interface SideProps {
  readonly table: ScreenTable
  readonly momentAddress: ((answers: number) => string) | undefined
}

/** What is beside the board: choices, log, what the game adds, chat. A column, or a drawer over the board. */
export function Side({ table, momentAddress }: SideProps) {
  const { desk, play } = table
  const { side: says } = tableWords.value
  const drawer = useRef<HTMLElement>(null)
  const isOpen = desk.isDrawerOpen.value
  useEffect(() => {
    if (desk.isWide || !isOpen) return undefined
    play.said.value = undefined
    drawer.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
    return restFocus
  }, [isOpen, desk])
  if (!desk.isWide && !isOpen) return null
  const tabs = tabsOf(table)
  const chosen = tabs.some(({ id }) => id === desk.tab.value) ? desk.tab.value : 'log'
  return (
    <aside class={`side ${desk.isWide ? 'side-column' : 'side-drawer'}`} aria-label={says.label} ref={drawer}>
      <Tabs
        label={says.label}
        tabs={tabs}
        chosen={chosen}
        onChoose={(id) => {
          desk.tab.value = id
        }}
      >
        {/* It scrolls, and not everything in it can be stood on. */}
        <div class="side-content" tabIndex={0}>
          {contentOf(chosen, { table, momentAddress })}
        </div>
      </Tabs>
      {!desk.isWide && (
        <span class="side-close">
          <Button kind="quiet" sign="close" label={says.close} onClick={() => desk.close()} />
        </span>
      )}
      <Counsel table={table} />
      {desk.isWide && <NotifyOffer play={play} />}
      {desk.isWide && isBeforeFirstAct(play) && <NameOffer seen={play.seen} />}
      {play.seen.session.kind === 'server' && <UnreadMark table={table} isReading={chosen === 'chat'} />}
    </aside>
  )
}

/** From then on the room belongs to the choices. */
const isBeforeFirstAct = ({ seen, told }: TablePlay): boolean =>
  seen.position.value?.phase === 'playing' && !told.hasActed.value

/** Whoever has the chat before them has read it. */
function UnreadMark({ table, isReading }: { readonly table: ScreenTable; readonly isReading: boolean }) {
  const lines = table.play.seen.session.message.value?.chat.length ?? 0
  useEffect(() => {
    if (isReading) table.chatRead.value = lines
  }, [isReading, lines, table])
  return null
}

function tabsOf(table: ScreenTable): readonly TabOf<TabId>[] {
  const { side: says } = tableWords.value
  const { play } = table
  const isPlaying = play.seen.position.value?.phase === 'playing' && !play.asked.limits.value.readOnly
  const tabs: TabOf<TabId>[] = []
  if (isPlaying) tabs.push({ id: 'choices', name: says.choices, icon: 'choices' })
  tabs.push({ id: 'log', name: says.log, icon: 'log' })
  for (const { id, title, icon } of play.seen.face.panels)
    tabs.push({ id: `panel-${id}`, name: title[language.value], icon })
  if (play.seen.session.kind === 'server') {
    const unread = table.unread.value
    tabs.push({ id: 'chat', name: unread > 0 ? says.chatOf(unread) : says.chat, icon: 'chat' })
  }
  return tabs
}

function contentOf(tab: TabId, { table, momentAddress }: SideProps) {
  const { play } = table
  switch (tab) {
    case 'choices':
      return (
        <>
          <Since play={play} />
          <ChoiceList play={play} />
          <StandingOrders play={play} />
        </>
      )
    case 'log':
      return <Log play={play} momentAddress={momentAddress} />
    case 'chat':
      return <Chat play={play} />
    default: {
      const panel = play.seen.face.panels.find(({ id }) => tab === `panel-${id}`)
      const scene = play.scene.value
      if (panel === undefined || scene === undefined) return null
      return (
        <>
          <h2 class="unseen">{panel.title[language.value]}</h2>
          <panel.Panel {...scene} />
        </>
      )
    }
  }
}
