import { useState } from 'preact/hooks'
import { api, problemText } from './api.ts'
import { Button } from './parts/button.tsx'
import { CopyButton } from './parts/copy-button.tsx'
import type { QrCode } from './parts/qr-code.tsx'
import { settings } from './settings.ts'
import { sheetOfOtherPages } from './sheets.ts'
import { words } from './words/words.ts'

/** How to be known on another device: a link to open there, or a code to scan. */
export function DeviceLinkMaker() {
  const says = words.value.settings.devices.link
  const [address, setAddress] = useState<string>()
  const [Code, setCode] = useState<typeof QrCode>()
  const [said, setSaid] = useState('')
  const make = async (): Promise<void> => {
    const { name } = settings.value
    // The other device is to know the reader by the name they have here.
    if (name !== '') await api.rename(name)
    // What draws the code is needed here alone, and comes when it is; on dark ground no camera would read it.
    const [reply, parts] = await Promise.all([
      api.linkDevice(),
      import('./parts/qr-code.tsx'),
      sheetOfOtherPages(),
    ])
    setCode(() => parts.QrCode)
    setSaid(reply.ok ? '' : problemText(words.value, reply.problem))
    if (reply.ok) setAddress(`${location.origin}/device#${reply.value.token}`)
  }
  const revoke = async (): Promise<void> => {
    const reply = await api.unlinkDevice()
    setSaid(reply.ok ? says.revoked : problemText(words.value, reply.problem))
    if (reply.ok) setAddress(undefined)
  }
  return (
    <div class="device-link">
      {address === undefined ? (
        <>
          <Button sign="link" onClick={() => void make()}>
            {says.make}
          </Button>
          <p class="field-help">{says.help}</p>
        </>
      ) : (
        <>
          <p>{says.text}</p>
          {Code && <Code text={address} label={words.value.shell.qrCode} />}
          <code>{address}</code>
          <div class="devices-ways">
            <CopyButton text={address} />
            <Button kind="danger" onClick={() => void revoke()}>
              {says.revoke}
            </Button>
          </div>
        </>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
