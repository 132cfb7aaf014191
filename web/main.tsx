import '@astrolabe/drawing/tokens.css'
import './fonts.css'
import './base.css'
import { effect } from '@preact/signals'
import { hydrate, render } from 'preact'
import { App } from './app.tsx'
import { bringToLife, isAsDrawn } from './home-drawn.ts'
import { followPlaces, showHome } from './outlet.tsx'
import { startRouter } from './router.ts'
import { rememberDepths } from './scroll.ts'
import { language, speakOneLanguage } from './settings.ts'
import { keepUpToDate } from './updates.ts'

const root = document.getElementById('page')
if (root === null) throw new Error('the page has no place to be drawn in')

speakOneLanguage()
effect(() => {
  document.documentElement.lang = language.value
})
startRouter()
rememberDepths()
if (isAsDrawn(root)) {
  showHome()
  bringToLife(() => hydrate(<App />, root))
} else {
  root.replaceChildren()
  render(<App />, root)
}
followPlaces()
keepUpToDate()
