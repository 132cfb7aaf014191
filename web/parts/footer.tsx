import { FACES } from '@astrolabe/games/faces.ts'
import { words } from '../words/words.ts'
import './footer.css'
import { OpenFile } from './open-file.tsx'

export function Footer() {
  const { shell, me } = words.value
  return (
    <footer class="footer">
      <nav class="footer-links" aria-label="Astrolabe">
        {Object.entries(FACES).map(([game, { cover }]) => (
          <a key={game} href={`/rules/${game}`}>
            {shell.allRules(cover.title)}
          </a>
        ))}
        <a href="/me">{me.title}</a>
        <OpenFile />
        <a href="/gallery">{shell.gallery}</a>
        <a href="/about">{shell.about}</a>
      </nav>
    </footer>
  )
}
