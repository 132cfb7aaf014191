import { inBothOf } from '@astrolabe/drawing'
import { type PanelWords, PANEL_WORDS } from '../../../text/page.ts'

const inBoth = inBothOf(PANEL_WORDS)

/** The title of a panel, in both languages. */
export const panelTitle = (panel: keyof PanelWords['titles']) => inBoth(({ titles }) => titles[panel])
