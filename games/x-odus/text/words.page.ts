import type { AftermathWords } from './words.page/aftermath.ts'
import type { DockWords } from './words.page/dock.ts'
import type { GalleryWords } from './words.page/gallery.ts'
import type { MapWords } from './words.page/map.ts'
import type { OddsWords } from './words.page/odds.ts'
import type { PanelWords } from './words.page/panels.ts'
import type { StageWords } from './words.page/stage.ts'

/** The words of the table drawn on a page, by what they stand on. */
export interface PageWords {
  readonly map: MapWords
  readonly dock: DockWords
  readonly panels: PanelWords
  readonly stage: StageWords
  readonly aftermath: AftermathWords
  readonly odds: OddsWords
  readonly gallery: GalleryWords
}
