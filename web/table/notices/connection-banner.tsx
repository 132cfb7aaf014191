import { Icon } from '@astrolabe/drawing'
import type { TableSession } from '../session.ts'
import { tableWords } from '../words.ts'

/** Says that the connection is lost, for as long as it is. */
export function ConnectionBanner({ session }: { readonly session: TableSession }) {
  return (
    <div role="status">
      {session.connection.value === 'retrying' && (
        <p class="table-banner">
          <Icon name="offline" size={20} /> {tableWords.value.connection.retrying}
        </p>
      )}
    </div>
  )
}
