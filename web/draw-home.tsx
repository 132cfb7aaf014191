import type { Language } from '@astrolabe/kernel'
import { renderToString } from 'preact-render-to-string'
import { App } from './app.tsx'
import { showHome } from './outlet.tsx'
import { changeSettings } from './settings.ts'
import { words } from './words/words.ts'

export { LANGUAGES } from '@astrolabe/kernel'

export interface DrawnHome {
  /** What the page is, in a sentence. */
  readonly description: string
  readonly drawn: string
}

/** The home page as text, as it is shown to whoever comes for the first time: there to be read before any script. */
export function drawHome(language: Language): DrawnHome {
  changeSettings({ language })
  showHome()
  return { description: words.value.home.lead, drawn: renderToString(<App />) }
}
