import { Icon } from '@astrolabe/drawing'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'

/** Says that the connection is lost, for as long as it is. */
export function ConnectionBanner({ play }: { readonly play: TablePlay }) {
  const { connection: says } = tableWords.value
  return (
    <div role="status">
      {play.seen.session.connection.value === 'retrying' && (
        <p class="table-banner">
          <Icon name="offline" size={20} /> {play.sending.value ? says.sending : says.retrying}
        </p>
      )}
    </div>
  )
}
