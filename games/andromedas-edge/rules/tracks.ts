import { BEYOND_TRACK_VP, LAST_SPACE, NO_TOKEN_VP, UNITY_DISCOVERIES } from '../content/limits.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { TRACKS, type TrackReward } from '../content/schema.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { TRACK_REWARDS } from '../content/tracks.ts'
import { participantOf, unityHas } from '../position/participants.ts'
import { NONE, UNITY } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { gain, happen } from './effects.ts'
import type { Cause } from './facts.ts'
import { draw } from './hand.ts'
import { scoreVp } from './points.ts'

const BY_TRACK: Cause = { by: 'track' }

/** AE-BP-1, AE-BP-2, AE-BP-7: one space further on a track, with its reward (the Unity: AE-UD-23 to AE-UD-28). */
export function advance(g: Andromeda, who: number, track: number, from: Cause): void {
  const { tracks } = participantOf(g.state, who)
  if (tracks[track] >= LAST_SPACE) {
    scoreVp(g, who, BEYOND_TRACK_VP, 'tracks', from)
    return
  }
  const space = ++tracks[track]
  g.tell({ kind: 'advanced', who, track: TRACKS[track], space })
  for (const reward of TRACK_REWARDS[track][space]) takeReward(g, who, reward)
}

function takeReward(g: Andromeda, who: number, reward: TrackReward): void {
  if (reward.give === 'discovery') takeDiscovery(g, who, reward.stack, BY_TRACK)
  else if (reward.give === 'supremacy-token') takeSupremacy(g, who, reward.place)
  else if (reward.give !== 'hand-limit') gain(g, who, [reward], BY_TRACK, 'tracks')
  // AE-UD-28; for players the limit follows from where they stand.
  else if (who === UNITY) draw(g, UNITY, reward.amount, BY_TRACK)
}

// AE-BP-5, AE-UD-26, AE-UD-36, AE-UD-39
function takeSupremacy(g: Andromeda, who: number, place: number): void {
  const { supremacySpaces } = g.state
  const token = supremacySpaces[place]
  if (token === NONE) {
    scoreVp(g, who, NO_TOKEN_VP, 'tracks', BY_TRACK)
    return
  }
  supremacySpaces[place] = NONE
  const participant = participantOf(g.state, who)
  participant.supremacies.push(token)
  participant.tokensGained++
  g.tell({ kind: 'took-supremacy', who, token })
  const { now } = SUPREMACIES[token]
  if (now !== undefined && who !== UNITY) gain(g, who, now, { by: 'supremacy', number: token }, 'tokens')
}

/** AE-BP-4, AE-BD-6: a discovery token of one of the three stacks (the Unity: AE-UD-24, AE-UD-39). */
export function takeDiscovery(g: Andromeda, who: number, stack: number, from: Cause): void {
  const tokens = g.state.discoveryStacks[stack]
  if (tokens.length === 0) scoreVp(g, who, NO_TOKEN_VP, 'tokens', from)
  else if (who === UNITY) drawDiscoveries(g, tokens)
  else receiveDiscovery(g, who, chooseDiscovery(g, who, stack))
}

// Full Record
function drawDiscoveries(g: Andromeda, tokens: number[]): void {
  const most = UNITY_DISCOVERIES + (unityHas(g.state, 'full-record') ? 1 : 0)
  // Whoever has looked at the stack knows what is in it, but not what is drawn.
  g.shuffle(tokens)
  for (const token of tokens.splice(-Math.min(most, tokens.length))) receiveDiscovery(g, UNITY, token)
}

const TOKENS = DISCOVERIES.map((_, token) => ({ kind: 'token', token }) as const)

/** The player looks at the stack and takes a token of it; the others are shuffled. */
function chooseDiscovery(g: Andromeda, who: number, stack: number): number {
  const { state } = g
  const tokens = state.discoveryStacks[stack]
  state.looking = { who, stack }
  state.stacksSeen[stack] |= 1 << who
  g.tell({ kind: 'looked', who, stack, tokens: tokens.toSorted((a, b) => a - b) }, [who])
  const menu = g.menu(who, 'discovery', { stack })
  for (let token = 0; token < TOKENS.length; token++) if (tokens.includes(token)) menu.offer(TOKENS[token])
  // Even where they are all alike, which the others do not know.
  const { token } = tokens.length > 1 ? menu.askAlways() : menu.ask()
  state.looking = null
  tokens.splice(tokens.indexOf(token), 1)
  g.shuffle(tokens)
  return token
}

/** A discovery token comes to somebody, wherever it was. */
export function receiveDiscovery(g: Andromeda, who: number, token: number): void {
  const participant = participantOf(g.state, who)
  participant.discoveries.push(token)
  participant.tokensGained++
  g.tell({ kind: 'took-discovery', who, token })
  happen(g, who, 'discovery-taken', NONE, NONE)
}
