import type { RuleOf } from '../../../rules/rule-ids.ts'

export const specialMissions: Readonly<Record<RuleOf<'special-missions'>, string>> = {
  'VL-841':
    'Your ship board counts the special missions you do for the Imperium, up to 4. You keep the count at your promotion.',
  'VL-842':
    'Special missions come from Exploration cards, each with its condition. Every one you do moves your counter up by 1 and scores the VP printed under its new value.',
  'VL-843':
    'When your counter is on 4, a special mission card gives you 1 XP in the domain of your choice instead, without condition or cost.',
  'VL-844':
    'You are free to decline a special mission. If you decline it, or do not meet its condition, the card is discarded without effect.',
}
