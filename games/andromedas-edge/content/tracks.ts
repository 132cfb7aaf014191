import type { TrackReward } from './schema.ts'

// AE-BP-1

/** By track in the order of TRACKS and by space, from 0, which is the start and gives nothing. */
export const TRACK_REWARDS: readonly (readonly (readonly TrackReward[])[])[] = [
  // Science
  [
    [],
    [{ give: 'tactics', amount: 1 }],
    [{ give: 'discovery', stack: 0 }],
    [{ give: 'energy', amount: 2 }],
    [{ give: 'tactics', amount: 1 }],
    [{ give: 'discovery', stack: 1 }],
    [{ give: 'vp', amount: 2 }],
    [{ give: 'tactics', amount: 2 }],
    [{ give: 'vp', amount: 3 }],
    [{ give: 'vp', amount: 5 }],
  ],
  // Industry
  [
    [],
    [{ give: 'titanium', amount: 1 }],
    [{ give: 'upgrade' }],
    [{ give: 'repair', amount: 1 }],
    [{ give: 'titanium', amount: 1 }],
    [{ give: 'upgrade' }],
    [{ give: 'vp', amount: 2 }],
    [{ give: 'free-ship' }],
    [{ give: 'vp', amount: 3 }],
    [{ give: 'vp', amount: 5 }],
  ],
  // Commerce
  [
    [],
    [{ give: 'credits', amount: 1 }],
    [{ give: 'basic', amount: 1 }],
    [{ give: 'credits', amount: 1 }],
    [{ give: 'basic', amount: 1 }],
    [{ give: 'credits', amount: 2 }],
    [{ give: 'vp', amount: 2 }],
    [
      { give: 'basic', amount: 1 },
      { give: 'credits', amount: 1 },
    ],
    [{ give: 'vp', amount: 3 }],
    [{ give: 'vp', amount: 5 }],
  ],
  // Civilization
  [
    [],
    [{ give: 'ice', amount: 1 }],
    [{ give: 'hand-limit', amount: 3 }],
    [{ give: 'recruit', amount: 1 }],
    [{ give: 'vp', amount: 2 }],
    [{ give: 'recruit', amount: 1 }],
    [{ give: 'vp', amount: 2 }],
    [{ give: 'vp', amount: 2 }],
    [{ give: 'vp', amount: 3 }],
    [{ give: 'vp', amount: 5 }],
  ],
  // Supremacy
  [
    [],
    [{ give: 'tactics', amount: 1 }],
    [{ give: 'supremacy-token', place: 0 }],
    [{ give: 'energy', amount: 2 }],
    [{ give: 'tactics', amount: 1 }],
    [{ give: 'supremacy-token', place: 1 }],
    [{ give: 'vp', amount: 2 }],
    [
      { give: 'tactics', amount: 1 },
      { give: 'basic', amount: 1 },
    ],
    [{ give: 'supremacy-token', place: 2 }],
    [{ give: 'vp', amount: 5 }],
  ],
]
