import { ICON_CREDITS } from '@astrolabe/drawing'
import { KNOWN_GAMES } from '../games.ts'
import { Page } from '../parts/page.tsx'
import { words } from '../words/words.ts'
import './about.css'

const FONTS = [
  { name: 'Inter', by: 'The Inter Project Authors', home: 'https://github.com/rsms/inter' },
  { name: 'Oxanium', by: 'The Oxanium Project Authors', home: 'https://github.com/sevmeyer/oxanium' },
] as const
const OFL = { name: 'SIL Open Font License 1.1', text: 'https://openfontlicense.org' }

const LIBRARIES = [
  { name: 'Preact', licence: 'MIT', home: 'https://preactjs.com' },
  { name: 'TypeBox', licence: 'MIT', home: 'https://github.com/sinclairzx81/typebox' },
  { name: 'noble-hashes', licence: 'MIT', home: 'https://github.com/paulmillr/noble-hashes' },
  { name: 'uqr', licence: 'MIT', home: 'https://github.com/unjs/uqr' },
] as const

/** What is whose. */
export function AboutPage() {
  const says = words.value.about
  return (
    <Page title={says.title} width="text" lead={says.lead}>
      <section class="section">
        <h2>{says.games.title}</h2>
        <p>{says.games.text}</p>
        <ul class="about-credits">
          {KNOWN_GAMES.map(({ game, cover: { title, credits } }) => (
            <li key={game}>
              <strong>{title}</strong>
              {' · '}
              {credits === undefined ? (
                says.games.unnamed
              ) : (
                <>
                  {says.icons.by(credits.authors)}
                  {' · '}
                  <a href={credits.address}>{says.games.from(credits.publisher)}</a>
                </>
              )}
            </li>
          ))}
        </ul>
        <p>{says.games.ours}</p>
      </section>
      <section class="section">
        <h2>{says.privacy.title}</h2>
        <p>{says.privacy.text}</p>
        <p>{says.privacy.dice}</p>
      </section>
      <section class="section">
        <h2>{says.icons.title}</h2>
        <ul class="about-credits">
          {ICON_CREDITS.map(({ title, authors, address, licence, licenceAddress }) => (
            <li key={title}>
              <a href={address}>{title}</a> {says.icons.by(authors)}
              {' · '}
              <a href={licenceAddress}>{licence}</a>
            </li>
          ))}
        </ul>
      </section>
      <section class="section">
        <h2>{says.fonts.title}</h2>
        <ul class="about-credits">
          {FONTS.map(({ name, by, home }) => (
            <li key={name}>
              <a href={home}>{name}</a> {says.icons.by(by)}
              {' · '}
              <a href={OFL.text}>{OFL.name}</a>
            </li>
          ))}
        </ul>
      </section>
      <section class="section">
        <h2>{says.libraries.title}</h2>
        <ul class="about-credits">
          {LIBRARIES.map(({ name, licence, home }) => (
            <li key={name}>
              <a href={home}>{name}</a>
              {' · '}
              {licence}
            </li>
          ))}
        </ul>
      </section>
      <section class="section">
        <h2>{says.code.title}</h2>
        <p>{says.code.text}</p>
        <p>
          <a href="/api">{says.code.api}</a>
        </p>
      </section>
    </Page>
  )
}
