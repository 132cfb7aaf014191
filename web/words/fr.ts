import { about } from './fr/about.ts'
import { gallery } from './fr/gallery.ts'
import { game } from './fr/game.ts'
import { home } from './fr/home.ts'
import { invitation } from './fr/invitation.ts'
import { me } from './fr/me.ts'
import { problems } from './fr/problems.ts'
import { rules } from './fr/rules.ts'
import { seats } from './fr/seats.ts'
import { settings } from './fr/settings.ts'
import { setup } from './fr/setup.ts'
import { shell } from './fr/shell.ts'

export const fr = {
  about,
  gallery,
  game,
  home,
  invitation,
  me,
  problems,
  rules,
  seats,
  settings,
  setup,
  shell,
}
