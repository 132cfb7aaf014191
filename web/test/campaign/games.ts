import type { House } from '@astrolabe/kernel'
import { campaignHouse } from '@astrolabe/kernel/tiny/campaign.house.ts'

/** Takes the place of the registry of games, to which states and facts are opaque too. */
export const GAMES = { campaign: () => Promise.resolve(campaignHouse as unknown as House<unknown>) }
