import type { TableCard } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { COMMANDERS } from '../../content/unity.ts'
import { participantCount, participantOf } from '../../position/participants.ts'
import { projectionOfUnity, totalOf } from '../../position/projection.ts'
import { type AndromedaState, UNITY } from '../../position/state.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { PANEL_WORDS } from '../../text/page.ts'

/** The Unity at a glance, where it plays; without it, how near the next event is. */
export function tableCard(view: AndromedaState, language: Language): TableCard {
  const words = PANEL_WORDS[language]
  const { names } = CARD_WORDS[language]
  if (view.unity === null) {
    const steps = participantCount(view)
    return {
      title: words.event,
      icon: 'hourglass',
      score: { name: words.steps, value: steps - view.marker, of: steps, notches: [] },
      figures: [],
      note: words.eventIn(view.marker),
    }
  }
  const { vp, hand } = participantOf(view, UNITY)
  const projection = projectionOfUnity(view)
  return {
    title: names.participants.unity,
    icon: 'unity',
    score: { name: words.vp, value: vp, of: view.terminus, notches: [] },
    figures: [
      { icon: 'chart', value: totalOf(projection), name: words.projection },
      { icon: 'tactics', value: hand.length, name: words.hand },
    ],
    note: names.commanders[COMMANDERS[view.machine.commander].id],
  }
}
