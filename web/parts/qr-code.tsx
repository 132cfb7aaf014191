import { encode } from 'uqr'
import './qr-code.css'

interface QrCodeProps {
  readonly text: string
  /** Read aloud in its place. */
  readonly label: string
}

/** An address for the camera of another device. Dark on light, with the quiet border that cameras need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark} />
    </svg>
  )
}
