import { aftermath } from './page/aftermath.ts'
import { dock } from './page/dock.ts'
import { gallery } from './page/gallery.ts'
import { groups } from './page/groups.ts'
import { map } from './page/map.ts'
import { odds } from './page/odds.ts'
import { panels } from './page/panels.ts'
import { stage } from './page/stage.ts'

export const page = { map, dock, panels, stage, aftermath, odds, gallery, groups }
