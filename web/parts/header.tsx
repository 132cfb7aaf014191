import { signal } from '@preact/signals'
import { SettingsDialog } from '../settings-dialog.tsx'
import { words } from '../words/words.ts'
import { Astrolabe } from './astrolabe.tsx'
import { Button } from './button.tsx'
import './header.css'
import { LanguageSwitch } from './language-switch.tsx'

const settingsOpen = signal(false)

/** Opens the settings; for whoever has no room for the header. */
export const openSettings = (): void => {
  settingsOpen.value = true
}

export function Header() {
  const { shell } = words.value
  return (
    <header class="header">
      <a class="header-brand" href="/" aria-label={shell.home}>
        <Astrolabe />
        <span>Astrolabe</span>
      </a>
      <LanguageSwitch />
      <Button kind="quiet" sign="sliders" label={words.value.settings.title} onClick={openSettings} />
    </header>
  )
}

/** The settings, over any page. */
export function SettingsOverPage() {
  return <SettingsDialog open={settingsOpen.value} onClose={() => (settingsOpen.value = false)} />
}
