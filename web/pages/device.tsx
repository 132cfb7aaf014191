import { useEffect, useState } from 'preact/hooks'
import { api, type ApiProblem, problemText } from '../api.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { wayOn } from '../router.ts'
import { changeSettings } from '../settings.ts'
import { takeToken } from '../token-in-address.ts'
import { words } from '../words/words.ts'

const isWorthless = ({ kind }: ApiProblem): boolean => ['missing', 'forbidden', 'refused'].includes(kind)

/** Makes this device one more of somebody who is known elsewhere. Only a press does it: links are also opened by machines. */
export function DevicePage() {
  const [token, setToken] = useState('')
  const [knownAs, setKnownAs] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const all = words.value
  const says = all.invitation.device
  useEffect(() => {
    setToken(takeToken())
    void api.me().then((reply) => {
      if (reply.ok) setKnownAs(reply.value.guest?.name)
    })
  }, [])

  const claim = async (): Promise<void> => {
    setBusy(true)
    const goOn = wayOn()
    const reply = await api.claimDevice(token)
    setBusy(false)
    if (!reply.ok) {
      setTrouble(isWorthless(reply.problem) ? says.used : problemText(all, reply.problem))
      return
    }
    changeSettings({ name: reply.value.guest?.name ?? '' })
    goOn('/me', { replace: true })
  }
  if (token === '')
    return (
      <Page title={says.title} width="text">
        <EmptyState {...says.nothing} />
      </Page>
    )
  return (
    <Page title={says.title} width="text" lead={says.text}>
      {knownAs !== undefined && <p>{says.instead(knownAs)}</p>}
      <div>
        <Button kind="primary" size="large" busy={busy} onClick={() => void claim()}>
          {busy ? says.taking : says.confirm}
        </Button>
      </div>
      <p role="alert">{trouble}</p>
    </Page>
  )
}
