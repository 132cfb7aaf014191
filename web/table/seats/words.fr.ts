import type { company as en } from './words.en.ts'

export const company: typeof en = {
  again: {
    asked: (name) => `${name} veut rejouer.`,
    sit: 'Prendre place',
    own: 'Les autres sont prévenus. Votre place vous attend à la prochaine table.',
    next: 'À la prochaine table',
    watch: 'Regarder la prochaine partie',
  },
  away: (name) => `${name} est absent.`,
  awaySince: (name, ago) => `${name} est absent (vu ${ago}).`,
  nudge: 'Relancer',
  nudgeOne: (name) => `Relancer ${name}`,
  nudged: (name, time) => `${name} a été relancé. Un robot pourra prendre le relais dans ${time}.`,
  late: (name) => `${name} ne répond pas.`,
  outOfTime: (name) => `${name} n’a plus de temps.`,
  timeLeft: (time) => `Temps restant : ${time}`,
  clock: {
    live: (minutes, seconds) => `${seconds} par décision, puis ${minutes} pour toute la partie`,
    slow: (hours) => `${hours} par tour`,
  },
  standIn: 'Laisser jouer un robot',
  areYouThere: (name) => `${name} demande si vous êtes encore là.`,
  here: 'Je suis là',
  played: 'Un robot joue à votre place.',
  comeBack: 'Reprendre ma place',
  isHere: 'présent',
  isAway: 'absent',
  resign: {
    item: 'Abandonner',
    leave: 'Laisser la partie à un robot',
    title: 'Abandonner ?',
    leaveTitle: 'Quitter la partie ?',
    text: 'Un robot continue à votre place. Vous ne pourrez pas revenir, et vous ne compterez pas comme vainqueur.',
    leaveText: 'Un robot continue à votre place. Vous pourrez la reprendre à tout moment.',
    confirm: 'Abandonner',
    confirmLeave: 'Quitter',
    resigned: 'a abandonné',
  },
  incident: {
    nudged: (name, by) => `${by} demande si ${name} est encore là.`,
    'stood-in': (name, by) => `${by} laisse un robot jouer à la place de ${name}.`,
    left: (name) => `${name} laisse un robot continuer.`,
    resigned: (name) => `${name} abandonne. Un robot continue.`,
    returned: (name) => `${name} est de retour, et le robot s’en va.`,
    'request-ended': (name, by) =>
      name === by
        ? `${name} a continué à jouer : la demande de retour est annulée.`
        : `${by} a continué à jouer : la demande de retour de ${name} est annulée.`,
  },
}
