import type { GameText, Language } from '../house.ts'
import { keyOf } from '../menu.ts'
import type { Campaign, CampaignFact } from './campaign.ts'

const en = {
  title: 'Beacon',
  summary: 'Three missions to light a beacon.',
  prompts: {
    'campaign.briefing': 'Are you ready?',
    'campaign.take': 'Whom or what do you take aboard?',
    'campaign.turn': 'What do you do?',
  } as Readonly<Record<string, string>>,
  options: {
    ready: 'Cast off',
    castaways: 'Take the castaways',
    cargo: 'Take the cargo',
    work: 'Work',
    scout: 'Scout',
  } as Readonly<Record<string, string>>,
  noPlates: 'There is no plate left on the hull.',
  mission: (mission: number) => `Mission ${mission}`,
  story: 'The story goes on.',
  taken: (what: string) => `Aboard for good: ${what}.`,
  castaways: 'the castaways',
  cargo: 'the cargo',
  worked: (name: string) => `${name} works.`,
  found: (name: string) => `${name} scouts, and finds something.`,
  hit: (name: string) => `${name} scouts, and the hull is hit.`,
  succeeded: 'The mission has succeeded.',
  failed: 'The mission has failed.',
  home: 'You find the way home.',
  adrift: 'You stay adrift.',
}

const fr: typeof en = {
  title: 'Le phare',
  summary: 'Trois missions pour rallumer un phare.',
  prompts: {
    'campaign.briefing': 'Êtes-vous prêts\u202f?',
    'campaign.take': 'Qui ou quoi prenez-vous à bord\u202f?',
    'campaign.turn': 'Que faites-vous\u202f?',
  },
  options: {
    ready: 'Larguer les amarres',
    castaways: 'Prendre les naufragés',
    cargo: 'Prendre la cargaison',
    work: 'Travailler',
    scout: 'Partir en reconnaissance',
  },
  noPlates: 'La coque n’a plus de plaque.',
  mission: (mission) => `Mission ${mission}`,
  story: 'L’histoire continue.',
  taken: (what) => `À bord pour de bon\u202f: ${what}.`,
  castaways: 'les naufragés',
  cargo: 'la cargaison',
  worked: (name) => `${name} travaille.`,
  found: (name) => `${name} part en reconnaissance et trouve quelque chose.`,
  hit: (name) => `${name} part en reconnaissance et la coque est touchée.`,
  succeeded: 'La mission a réussi.',
  failed: 'La mission a échoué.',
  home: 'Vous trouvez le chemin du retour.',
  adrift: 'Vous restez à la dérive.',
}

function textIn(words: typeof en): GameText<Campaign, CampaignFact> {
  return {
    title: words.title,
    summary: words.summary,
    prompt: ({ prompt }) => words.prompts[prompt] ?? prompt,
    option: ({ option }) => words.options[keyOf(option)] ?? keyOf(option),
    refusal: () => words.noPlates,
    warning: ({ kind }) => kind,
    fact(fact, names) {
      switch (fact.kind) {
        case 'mission':
          return words.mission(fact.mission + 1)
        case 'story':
          return words.story
        case 'taken':
          return words.taken(words[fact.taken])
        case 'worked':
          return words.worked(names(fact.seat))
        case 'scouted':
          return (fact.found ? words.found : words.hit)(names(fact.seat))
        case 'over':
          return fact.succeeded ? words.succeeded : words.failed
      }
    },
    outcome: ({ winners }) => (winners.length > 0 ? words.home : words.adrift),
    tableOption: (key) => ({ name: key, help: key }),
    chapters: async () => [{ title: words.title, rules: [{ id: 'BC-3', text: words.noPlates }] }],
  }
}

export const text: Readonly<Record<Language, GameText<Campaign, CampaignFact>>> = {
  en: textIn(en),
  fr: textIn(fr),
}
