import { several } from '@astrolabe/words/french.ts'
import type { Words } from './words.ts'

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} à ${max}`)

export const french: Words = {
  sitter: {
    human: (letter) => `Joueur ${letter}`,
    random: (letter) => `Vagabond ${letter}`,
    cadet: (letter) => `Cadet ${letter}`,
    pilot: (letter) => `Pilote ${letter}`,
    captain: (letter) => `Capitaine ${letter}`,
    commander: (letter) => `Commandant ${letter}`,
  },
  table: {
    seats: (names) => `À la table : ${names.join(', ')}.`,
    options: 'Options :',
    seedHash: (hash) => `La graine reste secrète jusqu’à la fin ; son empreinte est ${hash}.`,
    start: 'Tapez le numéro de ce que vous voulez faire ; aide dit ce qu’on peut taper d’autre.',
    resumed: (answers) => `La partie reprend après ${several(answers, 'réponse')}.`,
    carriedOver: (lost) =>
      lost === 0
        ? 'Les règles ont changé depuis ; la partie continue avec les nouvelles.'
        : `Les règles ont changé depuis ; ${several(lost, 'réponse')} de ce tour ${lost < 2 ? 'est' : 'sont'} à redonner.`,
    thinking: (name) => `${name} réfléchit…`,
    turn: (name) => `${name}, à vous de décider`,
    since: 'Depuis votre dernière décision :',
    earlier: (lines) => `… et ${several(lines, 'ligne')} avant (journal tout)`,
    pass: (name) => `Passez le clavier à ${name}. Les autres ne regardent pas.`,
    turnPage: '… Entrée ',
    pressEnter: 'Appuyez sur Entrée quand vous êtes seul devant l’écran. ',
  },
  menu: {
    pick: (min, max) =>
      min === 0
        ? `Choisissez-en ${max} au plus, par exemple : 1 2. 0 n’en choisit aucun.`
        : `Choisissez-en ${range(min, max)}, par exemple : ${Array.from({ length: min }, (_, index) => index + 1).join(' ')}.`,
    hint: (refused, undoable, isRepeating) =>
      [
        ...(refused > 0 ? [`? pourquoi pas (${refused})`] : []),
        ...(undoable > 0 ? [`u reprendre (${undoable})`] : []),
        ...(isRepeating ? ['toujours 1'] : []),
        't table',
        'journal',
        'aide',
        'q quitter',
      ].join('  '),
    help: [
      ['un numéro', 'choisir cette option ; plusieurs, séparés par des espaces, si on en demande plusieurs'],
      ['?', 'ce qui n’est pas possible, et la règle qui l’interdit'],
      ['? 12', 'de même pour une option, avec le texte de la règle'],
      ['conseil', 'ce que ferait un capitaine, et pourquoi ; pas contre d’autres personnes'],
      ['pourquoi', 'pourquoi un robot a fait ce qu’il a fait en dernier'],
      ['règle ID', 'le texte d’une règle ; règle seul, celle de cette question'],
      ['u', 'reprendre votre dernière réponse ; u tout reprend tout ce qui peut l’être'],
      ['t', 'montrer toute la table'],
      ['journal', 'les 20 dernières lignes du journal ; journal 50, journal tout'],
      ['sauver NOM', 'enregistrer la partie dans un fichier, puis après chaque réponse'],
      ['q', 'quitter'],
    ],
    helpOfCards: [
      ['carte NOM', 'ce que dit une carte ; une partie du nom suffit, carte seul les nomme toutes'],
    ],
    helpOfOrders: [
      [
        'toujours 2',
        'toujours choisir cette option, quand une question revient sans cesse ; toujours seul liste ces consignes',
      ],
      ['jamais 1', 'retirer la première de ces consignes'],
    ],
    helpOfChapters: [
      ['chapitre', 'les chapitres d’une longue partie ; chapitre 2 est le journal de l’un d’eux'],
      ['branche 2 NOM', 'commencer une autre partie où s’ouvre ce chapitre, dans son propre fichier'],
    ],
    notAnOption: (typed, options) => `Il n’y a pas d’option ${typed} : elles vont de 1 à ${options}.`,
    wrongNumber: (min, max) => `Choisissez-en ${range(min, max)}, chacune une seule fois.`,
    unknown: (typed) => `« ${typed} » n’est pas compris. Tapez un numéro, ou aide.`,
    final: 'Ne se reprend pas',
    sure: 'Le faire quand même ? [o/N] ',
    notDone: 'Rien n’est fait.',
  },
  why: {
    title: 'Pas possible maintenant (? et un numéro en dit plus) :',
    nothing: 'Il n’y a rien d’autre à proposer ici.',
    allowed: 'C’est possible.',
    noSuchRule: (id, first, last) =>
      `${id === '' ? 'Quelle règle ?' : `Il n’y a pas de règle ${id}.`} Les règles vont de ${first} à ${last}.`,
    rulesFail: (message) =>
      `Les règles échouent sur cette réponse (${message}). La partie est restée comme avant.`,
  },
  counsel: {
    advice: (what) => `Le conseil du capitaine : ${what}.`,
    amongRivals: 'Pas de conseil tant que d’autres personnes jouent contre vous.',
    knowsMore: 'Le robot savait une chose qui vous est cachée : ses raisons la trahiraient.',
    nothingElse: (name) => `${name} n’avait rien d’autre à faire.`,
    did: (name) => `Les raisons de ce coup (${name}) :`,
    option: (what, percent, futures) => `${what} : perspectives ${percent} % (${several(futures, 'avenir')})`,
  },
  cards: {
    none: 'Ce jeu n’a pas de cartes à lire.',
    noSuch: (typed) => `Il n’y a pas de carte « ${typed} » ; carte seul les nomme toutes.`,
    which: (names) => `Quelle carte ? ${names.join(', ')}.`,
  },
  undo: {
    done: (answers) => `Repris : ${several(answers, 'réponse')}.`,
    nothing: 'Il n’y a encore rien à reprendre.',
    sealed: 'Votre dernière réponse a fait parler le hasard ou montré une chose cachée : elle reste.',
    others: 'D’autres ont répondu depuis : vos réponses restent.',
  },
  orders: {
    notHere: 'Cette question ne revient pas sans cesse : on ne peut pas y répondre une fois pour toutes.',
    given: (what) => `Désormais, toujours : ${what}. jamais retire cette consigne.`,
    unless: (what, exception) => `${what}, sauf si ${exception}`,
    exception: 'Sauf si ? Un numéro, ou Entrée pour aucune exception : ',
    none: 'Il n’y a pas de telle consigne.',
    stands: (question, what) => `${question} Toujours : ${what}`,
    withdrawn: 'Consigne retirée : on vous le demandera de nouveau.',
    obeyed: (name, what) => `  ${name}, selon la consigne : ${what}`,
  },
  log: { empty: 'Il ne s’est encore rien passé.' },
  chapters: {
    title: 'Chapitres',
    none: 'Cette partie n’a pas de chapitres.',
    noSuch: (number, all) => `Il n’y a pas de chapitre ${number} : ils vont de 1 à ${all}.`,
    which: 'À partir de quel chapitre ? Par exemple : branche 1.',
    branched: (chapter, file, game) =>
      `Une partie qui quitte celle-ci à « ${chapter} » est dans ${file}. Pour la jouer : astrolabe play ${game} --record ${file}`,
    leftAt: (chapter) => `Elle a quitté une autre partie à « ${chapter} ».`,
  },
  save: {
    done: (file) => `Enregistré dans ${file}, et désormais après chaque réponse.`,
    taken: (file) => `${file} existe déjà et contient autre chose. Choisissez un autre nom.`,
    failed: (file) => `${file} ne peut pas être écrit : son dossier existe-t-il, vous est-il ouvert ?`,
    unsaved: 'Cette partie n’est pas enregistrée et sera perdue. Quitter quand même ? [o/N] ',
    goOn: (file) => `Enregistré dans ${file}. Pour reprendre, utilisez --record avec ce fichier.`,
  },
  end: {
    over: 'La partie est finie',
    seed: (seed, hash) => `Graine : ${seed}\nSon empreinte : ${hash}`,
    record: (file) => `Toute la partie est dans ${file} : voir astrolabe replay, astrolabe verify.`,
  },
  replay: {
    position: (answers, all) => `Position après ${answers} sur ${several(all, 'réponse')}`,
    seenBy: (name) => `vue par ${name}`,
    seenByAll: 'vue par tout le monde',
    waitingFor: (names) => `C’est à ${names} de décider.`,
  },
}
