import '@astrolabe/drawing/icons/icon.css'
import { OWN_ICONS } from '@astrolabe/drawing/icons/own.ts'

const SIGNS = {
  ...OWN_ICONS,
  sliders: 'M4 7.500h8M18 7.500h2M4 16.500h2M12 16.500h8M15 4.500v6M9 13.500v6',
  screen: 'M3.500 5h17v11h-17zM8.500 20h7M12 16v4',
  cap: 'M2.500 9.500L12 5l9.500 4.500L12 14zM6.500 11.500v5c3 2.600 8 2.600 11 0v-5M21.500 9.500v5.500',
  book: 'M12 6.500c-2.500-2-5.500-2-8.500-1.500v13c3-.500 6-.500 8.500 1.500 2.500-2 5.500-2 8.500-1.500V5c-3-.500-6-.500-8.500 1.500zM12 6.500v13',
} as const

export type SignName = keyof typeof SIGNS

/** One of our own few signs, without the large set of icons that tables load. Decoration: words stand beside it. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg class="icon icon-own" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  )
}
