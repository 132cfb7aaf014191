import { indifferent } from '../bot.ts'
import type { House } from '../house.ts'
import { type Campaign, type CampaignFact, type CampaignQuestion, campaign } from './campaign.ts'
import { story } from './campaign.story.ts'
import { text } from './campaign.text.ts'

/** Beacon with everything a house needs. */
export const campaignHouse: House<Campaign, CampaignFact, CampaignQuestion> = {
  game: campaign,
  text,
  bot: {
    value: ({ succeeded, progress }) => succeeded * 10 + progress,
    scale: 10,
    glance: indifferent,
    farEnough: (from, now) => now.turn !== from.turn,
  },
  desk: async () => ({
    draw: ({ mission, progress, plates }) => [`${mission + 1} ${progress} ${plates}`],
    watch: () => ({
      hear() {},
      finish: ({ mission }) => ({ rounds: mission, outcome: '', figures: {}, tallies: {}, labels: {} }),
    }),
  }),
  story,
}
