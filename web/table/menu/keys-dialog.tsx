import { Dialog } from '../../parts/dialog.tsx'
import { settings } from '../../settings.ts'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** What the keys do. */
export function KeysDialog({ table }: { readonly table: ScreenTable }) {
  const { help: says } = tableWords.value
  const close = (): void => table.closeOverlay('keys')
  return (
    <Dialog title={says.title} open={table.overlay.value === 'keys'} onClose={close}>
      <p>{says.lead}</p>
      <dl class="keys">
        {says.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {!settings.value.letterKeys && <p>{says.off}</p>}
    </Dialog>
  )
}
