import { useEffect, useState } from 'preact/hooks'
import './qr-code.css'

interface QrCodeProps {
  readonly text: string
  /** Read aloud in its place. */
  readonly label: string
}

interface Drawn {
  readonly size: number
  /** Path data of all that is dark. */
  readonly dark: string
}

const BLANK: Drawn = { size: 1, dark: '' }

/** What draws codes comes when one is wanted, which is seldom. */
async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, dark }
}

/** An address for the camera of another device. Dark on light, with the quiet border that cameras need. */
export function QrCode({ text, label }: QrCodeProps) {
  const [{ size, dark }, setDrawn] = useState(BLANK)
  useEffect(() => {
    let wanted = true
    draw(text).then(
      (drawn) => wanted && setDrawn(drawn),
      // Without the code, the address beside it is there all the same.
      () => wanted && setDrawn(BLANK),
    )
    return () => {
      wanted = false
    }
  }, [text])
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark} />
    </svg>
  )
}
