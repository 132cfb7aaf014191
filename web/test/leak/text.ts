import type { GameText, Language } from '@astrolabe/kernel'
import type { Leak, LeakFact, LeakQuestion } from '@astrolabe/kernel/tiny/leak.ts'

/** What is said of Leak in one language. */
interface LeakWords {
  readonly title: string
  readonly summary: string
  readonly bail: string
  readonly plug: (hold: number) => string
  readonly bailOut: (hold: number) => string
  readonly usePlug: string
  readonly letIn: string
  readonly dry: string
  readonly bailed: (name: string, hold: number) => string
  readonly leaked: (hold: number) => string
  readonly plugged: (name: string, hold: number) => string
  readonly home: string
  readonly sunk: string
  readonly sea: string
  readonly rounds: { readonly name: string; readonly help: string; readonly choices: readonly string[] }
}

const en: LeakWords = {
  title: 'Leak',
  summary: 'Keep the ship afloat together.',
  bail: 'Which hold do you bail out?',
  plug: (hold) => `Hold ${hold} springs a leak. Do you use your plug?`,
  bailOut: (hold) => `Bail out hold ${hold}`,
  usePlug: 'Use your plug',
  letIn: 'Let the water in',
  dry: 'It is dry.',
  bailed: (name, hold) => `${name} bails out hold ${hold}.`,
  leaked: (hold) => `Hold ${hold} springs a leak.`,
  plugged: (name, hold) => `${name} plugs hold ${hold}.`,
  home: 'The ship is home.',
  sunk: 'The ship has sunk.',
  sea: 'The sea',
  rounds: { name: 'Voyage', help: 'How far it is.', choices: ['Short', 'Usual', 'Long'] },
}

const fr: LeakWords = {
  title: 'Voie d’eau',
  summary: 'Ensemble, maintenez le navire à flot.',
  bail: 'Quelle cale écopez-vous\u202f?',
  plug: (hold) => `Une voie d’eau dans la cale ${hold}. Utilisez-vous votre bouchon\u202f?`,
  bailOut: (hold) => `Écoper la cale ${hold}`,
  usePlug: 'Utiliser votre bouchon',
  letIn: 'Laisser entrer l’eau',
  dry: 'Elle est à sec.',
  bailed: (name, hold) => `${name} écope la cale ${hold}.`,
  leaked: (hold) => `Une voie d’eau dans la cale ${hold}.`,
  plugged: (name, hold) => `${name} bouche la cale ${hold}.`,
  home: 'Le navire est à bon port.',
  sunk: 'Le navire a coulé.',
  sea: 'La mer',
  rounds: { name: 'Traversée', help: 'Jusqu’où l’on va.', choices: ['Courte', 'Habituelle', 'Longue'] },
}

function textIn(words: LeakWords): GameText<Leak, LeakFact, LeakQuestion> {
  return {
    title: words.title,
    summary: words.summary,
    prompt: (asked) => (asked.prompt === 'leak.bail' ? words.bail : words.plug(asked.about.hold + 1)),
    option({ option }) {
      if (typeof option === 'object') return words.bailOut(option.hold + 1)
      return option === 'plug' ? words.usePlug : words.letIn
    },
    refusal: () => words.dry,
    warning: ({ kind }) => kind,
    fact(fact, names) {
      switch (fact.kind) {
        case 'bailed':
          return words.bailed(names(fact.seat), fact.hold + 1)
        case 'leaked':
          return words.leaked(fact.hold + 1)
        case 'plugged':
          return words.plugged(names(fact.seat), fact.hold + 1)
      }
    },
    outcome: ({ winners }) => (winners.length > 0 ? words.home : words.sunk),
    other: () => words.sea,
    tableOption: () => words.rounds,
    chapters: () => Promise.resolve([{ title: words.title, rules: [{ id: 'LK-2', text: words.dry }] }]),
  }
}

export const text: Readonly<Record<Language, GameText<Leak, LeakFact, LeakQuestion>>> = {
  en: textIn(en),
  fr: textIn(fr),
}
