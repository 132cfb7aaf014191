import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const control: Chapter<RuleOf<'control'>> = {
  title: { en: 'Turn order and Control', fr: 'L’ordre du tour et le Contrôle' },
  rules: {
    'AE-UO-1': {
      en: 'With two or three players, settle the turn order as usual, then give Control to whoever plays last.',
      fr: 'À deux ou trois joueurs, fixez l’ordre du tour comme d’habitude, puis donnez le Contrôle à qui joue en dernier.',
    },
    'AE-UO-2': {
      en: 'Whoever holds Control has the Unity at their heels: it plays after each of their turns, before the next player.',
      fr: 'Qui détient le Contrôle a l’Unité sur les talons : elle joue après chacun de ses tours, avant le joueur suivant.',
    },
    'AE-UO-3': {
      en: 'All VP markers start by turn order, the first on 1, the second on 2, and so on. The Unity comes last: its marker starts one space beyond that of the last player.',
      fr: 'Tous les marqueurs de PV partent selon l’ordre du tour, le premier de 1, le deuxième de 2, et ainsi de suite. L’Unité vient en dernier : son marqueur part une case au-delà de celui du dernier joueur.',
    },
    'AE-UO-4': {
      en: 'With two or three players, Control moves to the left each time an event is over, and with it the Unity’s place in the turn order. Say so aloud, so that nobody is taken by surprise.',
      fr: 'À deux ou trois joueurs, le Contrôle passe à gauche chaque fois qu’un événement est terminé, et avec lui la place de l’Unité dans l’ordre du tour. Dites-le tout haut, pour ne surprendre personne.',
    },
    'AE-UO-5': {
      en: 'Alone, you take Control and keep it.',
      fr: 'Seul, vous prenez le Contrôle et vous le gardez.',
    },
    'AE-UO-6': {
      en: 'Alone, you play first; then you and the Unity alternate, as two players would.',
      fr: 'Seul, vous jouez en premier ; puis l’Unité et vous alternez, comme le feraient deux joueurs.',
    },
    'AE-UO-7': {
      en: 'Alone, your VP marker starts on 1, that of the Unity on 2.',
      fr: 'Seul, votre marqueur de PV part de 1, celui de l’Unité de 2.',
    },
    'AE-UO-8': {
      en: 'If Control passes on during the turn of its holder, the Unity does not play after that turn. It plays after the turn of the new holder.',
      fr: 'Si le Contrôle change de mains pendant le tour de son détenteur, l’Unité ne joue pas après ce tour. Elle joue après celui du nouveau détenteur.',
    },
    'AE-UO-9': {
      en: 'Wherever participants act or answer in turn order, in battles and in events, the Unity comes right after the holder of Control.',
      fr: 'Partout où les participants agissent ou répondent dans l’ordre du tour, en bataille et lors des événements, l’Unité vient juste après le détenteur du Contrôle.',
    },
  },
}
