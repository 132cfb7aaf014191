import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const unityEnd: Chapter<RuleOf<'unity-end'>> = {
  title: { en: 'The Unity’s last turn and score', fr: 'Dernier tour et décompte de l’Unité' },
  rules: {
    'AE-UF-1': {
      en: 'In its last turn the Unity returns to station. Only if all its ships are in the bay does it launch one.',
      fr: 'À son dernier tour, l’Unité fait un rappel. Ce n’est que si tous ses vaisseaux sont dans la Baie qu’elle en lance un.',
    },
    'AE-UF-2': {
      en: 'The Unity scores its place on each of the five tracks, as players do.',
      fr: 'L’Unité marque sa place sur chacune des cinq pistes, comme les joueurs.',
    },
    'AE-UF-3': {
      en: 'Each of its developments scores by band I, II or III of its track, as for players.',
      fr: 'Chacune de ses infrastructures rapporte selon le palier I, II ou III de sa piste, comme pour les joueurs.',
    },
    'AE-UF-4': {
      en: 'If Quasar or Vortex is in the game, the Unity scores its developments beside it.',
      fr: 'Si le Quasar ou le Vortex est en jeu, l’Unité marque ses infrastructures adjacentes.',
    },
    'AE-UF-5': {
      en: 'Each damaged module costs it 2 VP, as it costs players.',
      fr: 'Chaque module endommagé lui coûte 2 PV, comme aux joueurs.',
    },
    'AE-UF-6': {
      en: 'The Unity alone scores moons: 2 VP for each moon it holds.',
      fr: 'L’Unité seule marque les lunes : 2 PV pour chacune de celles qu’elle détient.',
    },
    'AE-UF-7': {
      en: 'The Unity alone scores tokens: 3 VP for each discovery or supremacy token it holds.',
      fr: 'L’Unité seule marque les pions : 3 PV pour chaque pion Découverte ou Suprématie qu’elle détient.',
    },
    'AE-UF-8': {
      en: 'For its vault, each of its tactics cards, 15 at most, is worth 0, 1 or 2 VP by its place on the Commerce track.',
      fr: 'Pour son coffre-fort, chacune de ses cartes Stratégie, 15 au plus, vaut 0, 1 ou 2 PV selon sa place sur la piste Commerce.',
    },
    'AE-UF-9': {
      en: 'If relics are in the game, 1, 2, 3, 4 or 5 relic icons give the Unity 2, 5, 9, 14 or 20 VP.',
      fr: 'Si les reliques sont en jeu, 1, 2, 3, 4 ou 5 icônes Relique donnent à l’Unité 2, 5, 9, 14 ou 20 PV.',
    },
    'AE-UF-10': {
      en: 'Each leader on its station, corrupted ones included, gives the Unity 1 VP. The Helm marker gives none.',
      fr: 'Chaque chef sur sa station, corrompus compris, donne 1 PV à l’Unité. Le marqueur Gouvernail n’en donne pas.',
    },
    'AE-UF-11': {
      en: 'If you play with Destiny cards, only the better of its two cards scores.',
      fr: 'Si vous jouez avec les cartes Destinée, seule la meilleure de ses deux cartes rapporte.',
    },
    'AE-UF-12': {
      en: 'You beat the Unity only with a higher score than it has. On equal terms, the Unity wins.',
      fr: 'Vous ne battez l’Unité qu’avec un score plus élevé que le sien. À égalité, l’Unité gagne.',
    },
    'AE-UF-13': {
      en: 'The order of the last turns is settled when the end is triggered: players clockwise, the Unity right after whoever holds Control at that moment. It does not change if Control passes on, so that each participant has one last turn and no more.',
      fr: 'L’ordre des derniers tours est fixé quand la fin se déclenche : les joueurs dans le sens horaire, l’Unité juste après qui détient alors le Contrôle. Il ne change pas si le Contrôle change de mains, de sorte que chaque participant a un dernier tour, et un seul.',
    },
    'AE-UF-14': {
      en: 'A last return needs no die. It is rolled in the last turn only if the Unity has to launch.',
      fr: 'Un dernier rappel se passe de dé. On ne le lance au dernier tour que si l’Unité doit faire un lancement.',
    },
  },
}
