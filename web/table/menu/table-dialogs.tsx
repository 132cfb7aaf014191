import { KeysDialog } from './keys-dialog.tsx'
import { OverviewDialog } from './overview-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { TableMenu, type MenuProps } from './table-menu.tsx'
import { ResignDialog } from '../seats/resign-dialog.tsx'
import { SeatsDialog } from '../seats/seats-dialog.tsx'
import { UndoDialog } from '../undo/undo-dialog.tsx'

/** The menu, and what it and the prompt bar open over the table. */
export function TableDialogs({ table, momentAddress }: MenuProps) {
  return (
    <>
      <TableMenu table={table} momentAddress={momentAddress} />
      <OverviewDialog table={table} />
      <UndoDialog table={table} />
      <SeatsDialog table={table} />
      <ResignDialog table={table} />
      <KeysDialog table={table} />
      <RulesDialog table={table} />
    </>
  )
}
