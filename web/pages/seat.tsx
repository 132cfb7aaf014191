import { useEffect, useState } from 'preact/hooks'
import { api, type ApiProblem, problemText } from '../api.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { wayOn } from '../router.ts'
import { takeToken } from '../token-in-address.ts'
import { words } from '../words/words.ts'

/** The server knows no seat by this secret, or knows it no longer. */
const isUsed = ({ kind }: ApiProblem): boolean => ['missing', 'forbidden', 'refused', 'stale'].includes(kind)

/** Carries a seat from another device to this one. Only a press does it: links are also opened by machines. */
export function SeatPage() {
  const [token, setToken] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const all = words.value
  const says = all.invitation.seat
  useEffect(() => setToken(takeToken()), [])

  const claim = async (): Promise<void> => {
    setBusy(true)
    const goOn = wayOn()
    const reply = await api.claimSeat(token)
    setBusy(false)
    if (reply.ok) goOn(`/g/${reply.value.table}`, { replace: true })
    else setTrouble(isUsed(reply.problem) ? says.used : problemText(all, reply.problem))
  }
  if (token === '')
    return (
      <Page title={says.title} width="text">
        <EmptyState {...says.nothing} />
      </Page>
    )
  return (
    <Page title={says.title} width="text" lead={says.text}>
      <div>
        <Button kind="primary" size="large" busy={busy} onClick={() => void claim()}>
          {busy ? says.taking : says.confirm}
        </Button>
      </div>
      <p role="alert">{trouble}</p>
    </Page>
  )
}
