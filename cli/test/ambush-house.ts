import { type GameText, type House, type Language, indifferent, keyOf } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import type { Ambush, AmbushFact, AmbushQuestion } from '@astrolabe/kernel/tiny/ambush-round.ts'

/** Texts that show what they were asked for; the words of the two languages differ in a letter. */
function textIn(language: Language): GameText<Ambush, AmbushFact, AmbushQuestion> {
  const here = (text: string): string => `${language}:${text}`
  return {
    title: here('Ambush'),
    summary: here('A small game of hidden hands.'),
    prompt: ({ prompt, about }) => here(`${prompt} about ${about === undefined ? 'nothing' : keyOf(about)}?`),
    option: ({ option }) =>
      here(typeof option === 'object' ? Object.values(option).join('-') : `take-${option}`),
    refusal: ({ missing }) => here(`no (${missing ?? 'never'})`),
    warning: ({ kind, amount }) => here(`${kind} by ${amount ?? 0}`),
    fact(fact, names) {
      switch (fact.kind) {
        case 'ground':
          return here(`${names(fact.seat)} scouts the ${fact.ground}, wind ${fact.wind}.`)
        case 'played':
          return here(`Played: ${fact.cards.join(' ')}.`)
        case 'rallied':
          return here(`${names(fact.seat)} rallies: ${fact.how}.`)
        case 'drew':
          return here(`SECRET card ${fact.card}.`)
        case 'took':
          return fact.prizes.length === 0
            ? undefined
            : here(`${names(fact.seat)} takes ${fact.prizes.join(' ')}.`)
        case 'reserves':
          return here(`Reserves: ${fact.cards.join(' ')}.`)
      }
    },
    outcome: ({ winners }, names) => here(`${winners.map(names).join(' and ')} won.`),
    tableOption: (key) => ({ name: here(key), help: here(key) }),
    chapters: () =>
      Promise.resolve([
        {
          title: here('Rounds'),
          rules: Array.from({ length: 8 }, (_, index) => ({
            id: `AM-${index + 1}`,
            text: here(`rule ${index + 1}`),
          })),
        },
      ]),
  }
}

/** Ambush with everything a house needs: hidden hands, and questions of all four kinds. */
export const ambushHouse: House<Ambush, AmbushFact, AmbushQuestion> = {
  game: ambush,
  text: { en: textIn('en'), fr: textIn('fr') },
  bot: {
    value: (state, seat) => state.won[seat].length,
    scale: 4,
    glance: indifferent,
    farEnough: () => true,
  },
  desk: async () => ({
    draw: (view, seat, { language, names, brief = false }) => [
      `${language} ${brief ? 'glance' : 'table'} of round ${view.round}`,
      '',
      ...view.hands.map((hand, owner) => `${names(owner)} seen by ${seat}: hand ${hand.join(' ')}`),
    ],
    watch: () => ({
      hear() {},
      finish: ({ rounds }) => ({ rounds, outcome: '', figures: {}, tallies: {}, labels: {} }),
    }),
  }),
}
