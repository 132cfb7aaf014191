import type { AndromedaScene } from './look.ts'
import { spotsOfOption } from './option-spots.ts'

export const DOCK_TABS = ['bay', 'station', 'cards'] as const
export type DockTab = (typeof DOCK_TABS)[number]

const TAB_OF: Readonly<Record<string, DockTab>> = {
  ship: 'bay',
  plan: 'station',
  dock: 'station',
  'own-module': 'station',
  card: 'cards',
  moon: 'cards',
  token: 'cards',
}

/** Where there is room for one part of the station only: the part that the question is about, ships otherwise. */
export function tabAsked({ decision }: Pick<AndromedaScene, 'decision'>): DockTab {
  if (decision === null || decision.prompt === 'turn') return 'bay'
  for (const { key, refusal } of decision.offers) {
    if (refusal !== undefined) continue
    for (const id of spotsOfOption(decision.prompt, key)) {
      const tab = TAB_OF[id.split(' ')[0]]
      if (tab !== undefined) return tab
    }
  }
  return 'bay'
}
