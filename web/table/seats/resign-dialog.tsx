import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'
import { isServerSession } from './seating.ts'

/** The seat that whoever looks may give up; nothing where nobody else would mind. */
export function seatToResign({ play }: ScreenTable): number | undefined {
  const { session, position, yours } = play.seen
  const shown = position.value
  if (!isServerSession(session) || shown?.phase !== 'playing') return undefined
  return yours.value.includes(shown.seat) ? shown.seat : undefined
}

/** Asks whoever wants to give up whether they mean it. */
export function ResignDialog({ table }: { readonly table: ScreenTable }) {
  const { company, prompt } = tableWords.value
  const { resign: says } = company
  const { session, position } = table.play.seen
  const seat = seatToResign(table)
  const isCooperative = position.value?.cooperative === true
  const close = (): void => table.closeOverlay('resign')
  const go = async (): Promise<void> => {
    close()
    if (isServerSession(session) && seat !== undefined) table.play.say(await session.seating.resign(seat))
  }
  return (
    <Dialog
      title={isCooperative ? says.leaveTitle : says.title}
      open={table.overlay.value === 'resign' && seat !== undefined}
      onClose={close}
    >
      <p>{isCooperative ? says.leaveText : says.text}</p>
      <Button kind="danger" onClick={() => void go()}>
        {isCooperative ? says.confirmLeave : says.confirm}
      </Button>
      <Button onClick={close}>{prompt.cancel}</Button>
    </Dialog>
  )
}
