import { countIn } from '@astrolabe/words'

const count = countIn('en')

export const rules = {
  title: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  placeholder: 'A word or a number',
  found: (rules: number) => (rules === 0 ? 'No rule found' : `${count(rules, 'rule', 'rules')} found`),
  nothing: {
    title: 'No rule speaks of that',
    text: 'Try a shorter word: “land” also finds “landing”.',
  },
  chapters: 'Chapters',
  overview: 'The game on one page',
  wordsToKnow: 'Words to know',
  tryIt: 'Try it',
  tryRule: (rule: string) => `Try it: rule ${rule} in a position`,
  all: 'All the rules',
  linkTo: (rule: string) => `Link to rule ${rule}`,
  noSuchRule: (rule: string) => `There is no rule ${rule}`,
  noSuchRuleText: 'None of the games here has a rule with this number.',
  ours: 'These rules are written in our own words.',
}
