import { countIn } from '../words/count.ts'
import type { ReplayWords } from './words.ts'

const count = countIn('fr')

export const fr: ReplayWords = {
  title: (game) => `Revoir une partie de ${game}`,
  opening: 'Ouverture de l’enregistrement…',
  nothing: { title: 'Rien à montrer', home: 'Tous les jeux' },
  stillSecret: 'L’enregistrement contient ce qui est caché : on pourra le voir quand la partie sera finie.',
  bar: {
    label: 'Revoir la partie',
    moment: 'Moment',
    momentSaid: (answer, last, turn) => `Réponse ${answer} sur ${last}. ${turn}`,
    answers: (answer, last) => `${answer} / ${last}`,
    turn: (round, name) => `Manche ${round}, ${name}`,
    before: 'Avant le premier tour',
    start: 'Au début (Début)',
    end: 'À la fin (Fin)',
    back: {
      answer: 'Une réponse en arrière (←)',
      turn: 'Un tour en arrière (Maj ←)',
      round: 'Une manche en arrière (Page précédente)',
    },
    on: {
      answer: 'Une réponse en avant (→)',
      turn: 'Un tour en avant (Maj →)',
      round: 'Une manche en avant (Page suivante)',
    },
    play: 'Lecture (espace)',
    pause: 'Pause (espace)',
    chose: (name) => `${name} :`,
    answered: (name) => `${name} : réponse donnée.`,
    none: 'rien',
    beginning: 'La partie commence.',
  },
  seen: { label: 'De quelle place', by: (name) => `Vue : ${name}`, everyone: 'Vue : tout le monde' },
  link: 'Lien vers ce moment',
  goOn: {
    open: 'Continuer d’ici',
    isOver: 'La partie est finie à ce moment : choisissez-en un plus tôt.',
    text: (answers) =>
      `Une nouvelle partie avec le même passé : ${count(answers, 'réponse', 'réponses')} de celle-ci, puis des cartes et des dés bien à elle. L’ancienne reste telle quelle.`,
    start: 'Continuer d’ici',
    failed: 'La nouvelle partie n’a pas pu commencer.',
  },
  after: {
    open: 'Après la partie',
    openRunning: 'La partie jusqu’ici',
    story: 'Le récit',
    check: 'Vérification',
  },
  check: {
    under: 'L’enregistrement est rejoué…',
    whole: 'Cette partie s’est jouée comme elle est enregistrée.',
    soFar: 'Jusqu’ici, cette partie s’est jouée comme elle est enregistrée. Elle n’est pas finie.',
    wrong: 'Cet enregistrement n’est pas ce qu’il prétend être.',
    firstWrong: (answer) => `Première erreur : ${answer}.`,
    text: 'La partie a été rejouée ici, sur votre appareil, à partir de son secret et de ses réponses, puis comparée à tout ce qu’affirme l’enregistrement.',
    outcome: { passed: 'conforme', skipped: 'non vérifié', fault: 'faux' },
    checks: {
      rules: 'Version des règles',
      table: 'Places et options',
      seed: 'Secret et empreinte',
      trail: 'Aucune réponse changée',
      answers: 'Toutes les réponses permises',
      state: 'Position atteinte',
      result: 'Scores et vainqueurs',
    },
    answer: (number, text) => `la réponse ${number} (« ${text} »)`,
    missingAnswer: (number) => `la réponse ${number}, qui manque`,
    faults: {
      otherRules: (recorded, known) => `enregistrée avec les règles ${recorded} ; voici les règles ${known}`,
      badTable: 'le jeu ne se joue pas avec ces places ou ces options',
      otherSeed: 'le secret n’est pas celui dont l’empreinte a été prise',
      changedAnswer: (answer) => `${answer} n’est pas ce qui a été joué`,
      missingAnswers: (missing, from) =>
        `${count(missing, 'réponse manque', 'réponses manquent')} à partir de la réponse ${from}`,
      addedAnswers: (added, from) =>
        `${count(added, 'réponse de trop', 'réponses de trop')} à partir de la réponse ${from}`,
      illegalAnswer: (answer) => `les règles n’autorisent pas ${answer}`,
      rulesFail: 'ces réponses mettent les règles en échec',
      notOver: 'l’enregistrement a une fin, mais ses réponses n’y mènent pas',
      endLeftOut: 'la partie est finie, mais l’enregistrement omet sa fin',
      otherState: 'les réponses mènent à une autre position',
      otherResult: 'les réponses mènent à un autre résultat',
    },
    secrets: 'Le secret du hasard',
    secretsText:
      'L’empreinte a été montrée au début de la partie ; seul ce secret a cette empreinte, donc aucune carte et aucun dé n’ont été décidés après coup.',
    hash: 'Empreinte montrée au début',
    secret: 'Secret',
    fork: (answers) => `À partir de la réponse ${answers}`,
    hidden: 'Le secret sera montré quand la partie sera finie.',
  },
}
