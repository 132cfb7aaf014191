import { participantOf } from '../position/participants.ts'
import { VP_SOURCES, type VpSource } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import type { Cause } from './facts.ts'
import { checkTerminus } from './terminus.ts'

/** AE-BX-6, AE-BF-1: points gained or lost, never below 0; told. */
export function scoreVp(g: Andromeda, who: number, vp: number, source: VpSource, from: Cause): void {
  const participant = participantOf(g.state, who)
  const change = Math.max(vp, -participant.vp)
  if (change === 0) return
  participant.vp += change
  participant.vpFrom[VP_SOURCES.indexOf(source)] += change
  g.tell({ kind: 'vp', who, vp: change, total: participant.vp, source, from })
  checkTerminus(g, who)
}

/** Where points are counted that come in place of something else, or from an ability. */
export function sourceOf({ by }: Cause): VpSource {
  switch (by) {
    case 'module':
    case 'dock':
      return 'modules'
    case 'moon':
    case 'token':
    case 'supremacy':
      return 'tokens'
    case 'card':
    case 'turn':
      return 'cards'
    case 'upgrade':
    case 'faction':
      return 'factions'
    case 'development':
      return 'developments'
    case 'event':
      return 'events'
    case 'raider':
      return 'raiders'
    case 'conflict':
    case 'battle':
      return 'battles'
    case 'track':
    case 'scoring':
      return 'tracks'
    case 'region':
      return 'regions'
    case 'order':
      return 'order'
    case 'salvage':
      return 'scrapyard'
    case 'helm':
      return 'helm'
  }
}
