import { about } from './en/about.ts'
import { gallery } from './en/gallery.ts'
import { game } from './en/game.ts'
import { home } from './en/home.ts'
import { invitation } from './en/invitation.ts'
import { me } from './en/me.ts'
import { problems } from './en/problems.ts'
import { rules } from './en/rules.ts'
import { seats } from './en/seats.ts'
import { settings } from './en/settings.ts'
import { setup } from './en/setup.ts'
import { shell } from './en/shell.ts'

export const en = {
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
