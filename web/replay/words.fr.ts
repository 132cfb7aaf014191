import { countIn } from '@astrolabe/words'
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
    momentSaid: (answer, last, turn) => `Coup ${answer} sur ${last}. ${turn}`,
    answers: (answer, last) => `${answer} / ${last}`,
    turn: (round, name) => `Manche ${round}, ${name}`,
    before: 'Avant le premier tour',
    start: 'Au début (Début)',
    end: 'À la fin (Fin)',
    back: {
      answer: 'Un coup en arrière (←)',
      turn: 'Un tour en arrière (Maj ←)',
      round: 'Une manche en arrière (Page précédente)',
    },
    on: {
      answer: 'Un coup en avant (→)',
      turn: 'Un tour en avant (Maj →)',
      round: 'Une manche en avant (Page suivante)',
    },
    play: 'Lecture (espace)',
    pause: 'Pause (espace)',
    chose: (name) => `${name} :`,
    answered: (name) => `${name} a fait son choix.`,
    none: 'rien',
    beginning: 'La partie commence.',
  },
  seen: { label: 'De quelle place', by: (name) => `Vue : ${name}`, everyone: 'Vue : tout le monde' },
  link: 'Lien vers ce moment',
  opensHere:
    'Copié. Cette partie est trop longue pour tenir dans un lien : il ne s’ouvre que dans ce navigateur. Pour la montrer ailleurs, enregistrez-la.',
  brokenLink:
    'Il n’y a dans ce lien aucune partie que l’on puisse montrer ici. Il a peut-être été coupé ou modifié en chemin.',
  goOn: {
    open: 'Continuer d’ici',
    isOver: 'La partie est finie à ce moment : choisissez-en un plus tôt.',
    text: (answers) =>
      `Une nouvelle partie avec le même passé : ${count(answers, 'coup', 'coups')} de celle-ci, puis des cartes et des dés bien à elle. L’ancienne reste telle quelle.`,
    start: 'Continuer d’ici',
    failed: 'La nouvelle partie n’a pas pu commencer.',
    refused: {
      simulation:
        'Cette partie s’est jouée avec un hasard que chacun peut prévoir. Continuez-la plutôt sur cet écran.',
      'other-rules':
        'Le serveur joue avec une autre version des règles que celle de cette partie. Essayez plutôt sur cet écran.',
      'no-such-moment': 'La partie du serveur ne va pas jusqu’à ce moment : choisissez-en un plus tôt.',
      over: 'La partie est finie à ce moment : choisissez-en un plus tôt.',
      'bad-record':
        'Le serveur ne peut pas suivre cet enregistrement : il a peut-être été modifié depuis la partie.',
    },
  },
  after: {
    open: 'Après la partie',
    openRunning: 'La partie jusqu’ici',
    story: 'Le récit',
    check: 'Vérification',
    working: 'L’enregistrement est rejoué…',
    failed: 'L’enregistrement n’a pas pu être rejoué. Rien n’est perdu.',
  },
  check: {
    whole: 'Tous les coups suivent les règles et mènent à ce résultat.',
    soFar: 'Jusqu’ici, tous les coups suivent les règles. La partie n’est pas finie.',
    partly: (checked, all) =>
      `Rien de faux n’a été trouvé, mais seuls ${checked} coups sur ${all} ont pu être vérifiés : les premiers ont été joués sous d’autres règles.`,
    wrong: 'Cet enregistrement n’est pas ce qu’il prétend être.',
    firstWrong: (answer) => `Première erreur : ${answer}.`,
    text: 'La partie a été rejouée ici, sur votre appareil, à partir de son secret et de ses coups, puis comparée à tout ce qu’affirme l’enregistrement.',
    outcome: { passed: 'conforme', skipped: 'non vérifié', fault: 'faux' },
    checks: {
      rules: 'Version des règles',
      table: 'Places et options',
      seed: 'Secret et empreinte',
      trail: 'Suite des coups',
      answers: 'Tous les coups permis',
      state: 'Position atteinte',
      result: 'Scores et vainqueurs',
    },
    answer: (number, text) => `le coup ${number} (« ${text} »)`,
    missingAnswer: (number) => `le coup ${number}, qui manque`,
    faults: {
      otherRules: (recorded, known) =>
        `enregistrée avec les règles ${recorded}, qui ne sont plus là ; voici les règles ${known}`,
      badTable: 'le jeu ne se joue pas avec ces places ou ces options',
      otherSeed: 'le secret n’est pas celui dont l’empreinte a été prise',
      badForks: 'le hasard ne peut pas avoir été renouvelé ainsi à une table',
      changedAnswer: (answer) => `${answer} n’est pas ce qui a été joué`,
      missingAnswers: (missing, from) =>
        `${count(missing, 'coup manque', 'coups manquent')} à partir du coup ${from}`,
      addedAnswers: (added, from) =>
        `${count(added, 'coup de trop', 'coups de trop')} à partir du coup ${from}`,
      illegalAnswer: (answer) => `les règles n’autorisent pas ${answer}`,
      rulesFail: 'ces coups mettent les règles en échec',
      notOver: 'l’enregistrement a une fin, mais ses coups n’y mènent pas',
      endLeftOut: 'la partie est finie, mais l’enregistrement omet sa fin',
      otherState: 'les coups mènent à une autre position',
      otherResult: 'les coups mènent à un autre résultat',
    },
    secrets: 'Le secret du hasard',
    secretsText:
      'L’empreinte a été montrée au début de la partie ; seul ce secret a cette empreinte, donc aucune carte et aucun dé n’ont été décidés après coup.',
    hash: 'Empreinte montrée au début',
    secret: 'Secret',
    fork: (answers) => `À partir du coup ${answers}`,
    hidden: 'Le secret sera montré quand la partie sera finie.',
  },
}
