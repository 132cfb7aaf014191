import { useCallback } from 'preact/hooks'
import { useLoaded } from '../../loaded.ts'
import { OverviewText } from '../../pages/rules/overview.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { RuleLink } from '../choices/rule-link.tsx'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** The game on one page, over the table. */
export function OverviewDialog({ table }: { readonly table: ScreenTable }) {
  const isOpen = table.overlay.value === 'overview'
  return (
    <Dialog
      title={tableWords.value.menu.overview}
      open={isOpen}
      onClose={() => table.closeOverlay('overview')}
    >
      {isOpen && <Opened table={table} />}
    </Dialog>
  )
}

function Opened({ table }: { readonly table: ScreenTable }) {
  const { face } = table.play.seen
  const load = useCallback(async () => face.overview?.(), [face])
  const loaded = useLoaded('', load)
  if (loaded.state !== 'ready' || loaded.value === undefined) return null
  return (
    <OverviewText
      overview={loaded.value}
      link={(rule, text) => (
        <RuleLink key={rule} rule={rule}>
          {text}
        </RuleLink>
      )}
    />
  )
}
