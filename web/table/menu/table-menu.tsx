import { Icon, type IconName } from '@astrolabe/drawing'
import { useState } from 'preact/hooks'
import { Dialog } from '../../parts/dialog.tsx'
import { openSettings } from '../../parts/header.tsx'
import './menu.css'
import { canNotify, isNotified, notifyOfTurns, stopNotifying } from '../notices/push.ts'
import { saveRecord } from '../ending/record-file.ts'
import type { Overlay, ScreenTable } from '../screen-table.ts'
import { seatToResign } from '../seats/resign-dialog.tsx'
import { TableOptionsList } from '../seats/table-options.tsx'
import { tableWords } from '../words.ts'

export interface MenuProps {
  readonly table: ScreenTable
  readonly momentAddress: ((answers: number) => string) | undefined
}

/** Everything about the table that is not the game. */
export function TableMenu({ table, momentAddress }: MenuProps) {
  const close = (): void => table.closeOverlay('menu')
  return (
    <Dialog title={tableWords.value.menu.title} open={table.overlay.value === 'menu'} onClose={close}>
      <MenuItems table={table} momentAddress={momentAddress} />
    </Dialog>
  )
}

function MenuItems({ table, momentAddress }: MenuProps) {
  const { menu: says, company } = tableWords.value
  const { play } = table
  const position = play.seen.position.value
  const open = (overlay: Overlay) => () => {
    table.overlay.value = overlay
  }
  return (
    <>
      <ul class="menu">
        <MenuItem icon="players" name={says.seats} onClick={open('seats')} />
        {play.seen.face.overview && <MenuItem icon="rules" name={says.overview} onClick={open('overview')} />}
        <MenuItem icon="rules" name={says.rules} onClick={open('rules')} />
        {play.seen.session.kind !== 'lesson' && (
          <MenuItem icon="lesson" name={says.lesson} href={`/lesson/${position?.game ?? ''}`} />
        )}
        <MenuItem
          icon="settings"
          name={says.settings}
          onClick={() => {
            table.overlay.value = undefined
            openSettings()
          }}
        />
        <MenuItem icon="help" name={says.keys} onClick={open('keys')} />
        {momentAddress && (
          <MenuItem icon="replay" name={says.replay} href={momentAddress(position?.number ?? 0)} />
        )}
        {(play.seen.session.kind === 'local' || position?.phase === 'over') && (
          <MenuItem icon="download" name={says.record} onClick={() => void saveRecord(play)} />
        )}
        {play.seen.session.kind === 'server' && (
          <MenuItem
            icon="expand"
            name={says.tv}
            href={`/g/${play.seen.session.message.value?.table ?? ''}/tv`}
          />
        )}
        {play.seen.session.kind === 'server' && canNotify() && <NotifyItem />}
        {seatToResign(table) !== undefined && (
          <MenuItem
            icon="close"
            name={position?.cooperative === true ? company.resign.leave : company.resign.item}
            onClick={open('resign')}
          />
        )}
        <MenuItem icon="home" name={says.home} href="/" />
      </ul>
      {position && (
        <TableOptionsList
          game={position.game}
          options={position.options}
          text={play.seen.text.value}
          time={position.time}
        />
      )}
      {position && (
        <details class="menu-fairness">
          <summary>{says.fairness}</summary>
          <p>{says.fairnessText}</p>
          <code>{position.seedHash}</code>
        </details>
      )}
    </>
  )
}

function NotifyItem() {
  const { menu: says } = tableWords.value
  const [isOn, setOn] = useState(isNotified())
  const [isRefused, setRefused] = useState(false)
  const toggle = async (): Promise<void> => {
    if (isOn) {
      await stopNotifying()
      setOn(false)
      return
    }
    const allowed = await notifyOfTurns()
    setOn(allowed)
    setRefused(!allowed)
  }
  return (
    <>
      <MenuItem icon="bell" name={isOn ? says.stopNotifying : says.notify} onClick={() => void toggle()} />
      {isRefused && <li role="status">{says.notNotified}</li>}
    </>
  )
}

interface MenuItemProps {
  readonly icon: IconName
  readonly name: string
  readonly href?: string
  readonly onClick?: () => void
}

function MenuItem({ icon, name, href, onClick }: MenuItemProps) {
  const face = (
    <>
      <Icon name={icon} size={22} /> <span>{name}</span>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button type="button" class="menu-item" onClick={onClick}>
          {face}
        </button>
      ) : (
        <a class="menu-item" href={href}>
          {face}
        </a>
      )}
    </li>
  )
}
