// A BroadcastChannel between tabs.
/** Where tabs tell each other, by their ids, which games went on or are gone. Nobody hears what they say themselves. */
export const joinTabs = (): BroadcastChannel => new BroadcastChannel('astrolabe.local')
