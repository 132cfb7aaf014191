import './app.css'
import { Outlet, opening, shown } from './outlet.tsx'
import { Footer } from './parts/footer.tsx'
import { Header, SettingsOverPage } from './parts/header.tsx'
import { Notices } from './parts/notice.tsx'
import { words } from './words/words.ts'

function skipToMain(event: Event): void {
  event.preventDefault()
  const main = document.querySelector<HTMLElement>('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}

export function App() {
  const page = shown.value
  const { skip, opening: says } = words.value.shell
  return (
    <>
      <a class="skip-link" href="#main" onClick={skipToMain}>
        {skip}
      </a>
      {page?.whole !== true && <Header />}
      {page && <Outlet {...page} />}
      {page?.whole !== true && <Footer />}
      {opening.value && (
        <div class="opening" role="status">
          <span class="unseen">{says}</span>
        </div>
      )}
      <SettingsOverPage />
      <Notices />
    </>
  )
}
