import type { Language } from '@astrolabe/kernel'
import type { Wording } from '@astrolabe/words'
import { dock as dockEn } from './en/page/dock.ts'
import { map as en } from './en/page/map.ts'
import { odds as oddsEn } from './en/page/odds.ts'
import { panels as panelsEn } from './en/page/panels.ts'
import { dock as dockFr } from './fr/page/dock.ts'
import { map as fr } from './fr/page/map.ts'
import { odds as oddsFr } from './fr/page/odds.ts'
import { panels as panelsFr } from './fr/page/panels.ts'

/** What the map says and shows. */
export type MapWords = Wording<typeof en>
/** What the dock says and shows. */
export type DockWords = Wording<typeof dockEn>
/** What panels and seat cards say and show. */
export type PanelWords = Wording<typeof panelsEn>

/** What may come of an option. */
export type OddsWords = Wording<typeof oddsEn>

export const MAP_WORDS: Readonly<Record<Language, MapWords>> = { en, fr }
export const DOCK_WORDS: Readonly<Record<Language, DockWords>> = { en: dockEn, fr: dockFr }
export const PANEL_WORDS: Readonly<Record<Language, PanelWords>> = { en: panelsEn, fr: panelsFr }
export const ODDS_WORDS: Readonly<Record<Language, OddsWords>> = { en: oddsEn, fr: oddsFr }
