import { signal } from '@preact/signals'

export type TabId = 'choices' | 'log' | 'chat' | `panel-${string}`

const wide = globalThis.matchMedia?.('(min-width: 1000px)')
const wideNow = signal(wide?.matches ?? true)
wide?.addEventListener('change', ({ matches }) => {
  wideNow.value = matches
})

const low = globalThis.matchMedia?.('(max-width: 999px) and (max-height: 560px)')
const lowNow = signal(low?.matches ?? false)
low?.addEventListener('change', ({ matches }) => {
  lowNow.value = matches
})

/** What stands beside the board: always, where there is room for a column; else in a drawer over it. */
export class Desk {
  readonly tab = signal<TabId>('choices')
  readonly isDrawerOpen = signal(false)

  get isWide(): boolean {
    return wideNow.value
  }

  /** Whether there is so little height that what to do stands beside the board: a phone on its side, or zoomed in. */
  get isLow(): boolean {
    return lowNow.value
  }

  open(tab: TabId): void {
    this.tab.value = tab
    this.isDrawerOpen.value = true
  }

  closeChoices(): void {
    if (this.tab.value === 'choices') this.close()
  }

  /** Whether there was a drawer to close. */
  close(): boolean {
    const wasOpen = this.isDrawerOpen.value && !this.isWide
    this.isDrawerOpen.value = false
    return wasOpen
  }
}
