import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { words } from '../../words/words.ts'
import './invite.css'
import { tableWords } from '../words.ts'

interface AddressCardProps {
  readonly address: string
  readonly text: string
}

/** An address to be given to somebody: to be copied, sent, or read by a camera. */
export function AddressCard({ address, text }: AddressCardProps) {
  const { shell } = words.value
  const canShare = 'share' in navigator
  return (
    <div class="address">
      <p>{text}</p>
      <div class="address-ways">
        <div class="address-text">
          <code class="address-code">{address}</code>
          <div class="address-actions">
            {canShare && (
              <Button
                kind="primary"
                sign="share"
                // Whoever closes the list of ways to share has not failed at anything.
                onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
              >
                {tableWords.value.gathering.share}
              </Button>
            )}
            <CopyButton text={address} kind={canShare ? 'secondary' : 'primary'} />
          </div>
        </div>
        <QrCode text={address} label={shell.qrCode} />
      </div>
    </div>
  )
}

export const invitationTo = (table: string): string => `${location.origin}/join/${table}`
export const seatAddress = (token: string): string => `${location.origin}/seat#${token}`
