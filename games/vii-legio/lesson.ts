import type { Lesson, LessonStep } from '@astrolabe/drawing'
import { spotId } from './board/page/spots.ts'
import { fr } from './text/fr/typeset.ts'
import { unparted } from './text/unparted.ts'

/** The seat of the reader, and that of the cadet who plays along. */
const YOU = 0
const CADET = 1

const answers = (seat: number, ...given: readonly string[]): NonNullable<LessonStep['afterwards']> =>
  given.map((answer) => ({ seat, answer }))

/**
 * A first flight, from the base to a first Contact. The seed was looked for: what the texts tell happens, because
 * the cards lie that way.
 */
export const lesson: Lesson = {
  seed: 'first flight 323118',
  seats: 2,
  options: {},
  seat: YOU,
  steps: [
    {
      says: {
        en: 'Welcome aboard. Unknown peoples live in the Red Nebula: find their planets, get to know them, and score victory points (VP). When somebody reaches 30, the round is played out and the highest score wins. The map lies before you, your ship below it.',
        fr: fr`Bienvenue à bord. Des peuples inconnus vivent dans la Nébuleuse Rouge : trouvez leurs planètes, apprenez à les connaître et marquez des points de victoire (PV). Dès que quelqu’un en atteint 30, on finit la manche, et le meilleur score l’emporte. Devant vous, le plateau ; en dessous, votre vaisseau.`,
      },
      allows: [],
      lights: [spotId.base],
      afterwards: [...answers(YOU, 'thrusters', 'squads'), ...answers(CADET, 'lasers', 'scanners')],
    },
    {
      says: {
        en: 'Each ship starts with two free items. Yours took a third thruster, for four cards a turn instead of three, and a second squad for landings. What glows in gold can be chosen, on the map or in the bar below. Take off: it is free.',
        fr: fr`Chaque vaisseau part avec deux éléments gratuits : pour vous un troisième propulseur, soit quatre cartes par tour au lieu de trois, et une deuxième escouade pour atterrir. Ce qui est cerclé d’or peut être choisi, sur le plateau ou dans la barre du bas. Décollez : c’est gratuit.`,
      },
      allows: ['take-off'],
      lights: [spotId.base, spotId.sector(1)],
    },
    {
      says: {
        en: 'Your four cards are the top of the deck. Turn them over for what they bring, or spend them unseen. A take-off can still be taken back; a card once seen cannot, as the padlock says. Point at the deck to see the odds, then turn over the first card.',
        fr: fr`Vos quatre cartes sont le dessus de la pioche. Retournez-les pour ce qu’elles apportent, ou dépensez-les sans les voir. On peut encore revenir sur un décollage ; sur une carte vue, non : le cadenas le dit. Pointez la pioche pour voir les probabilités, puis retournez la première carte.`,
      },
      allows: ['turn-over'],
      lights: [spotId.deck],
    },
    {
      says: {
        en: unparted(
          'A wandering embassy: 1 point of experience in Diplomacy, D on your ship. Cards are money too: two buy equipment, three a squad or an expert, and each purchase brings 1 N (Negotiation). Buy a laser; the cards you pay with are discarded without effect.',
        ),
        fr: fr`Une ambassade errante : 1 point d’expérience en Diplomatie, D sur votre vaisseau. Les cartes sont aussi une monnaie : deux pour un équipement, trois pour une escouade ou un expert, et chaque achat rapporte 1 N (Négoce). Achetez un laser ; les cartes payées sont défaussées sans effet.`,
      },
      allows: ['buy lasers'],
      lights: [spotId.track('lasers'), spotId.xp('D'), spotId.xp('N')],
    },
    {
      says: {
        en: unparted(
          'A laser aboard, and 1 N. Your last card, unused, goes back on the deck unseen. A turn ends when you say so, with a button that never moves. End it and watch the cadet; whatever you miss is in the log.',
        ),
        fr: fr`Un laser à bord, et 1 N. Votre dernière carte, inutilisée, retourne sur la pioche sans être vue. Un tour se termine quand vous le dites, par un bouton qui ne bouge jamais. Terminez-le et regardez jouer le cadet ; ce qui vous échappe est dans le journal.`,
      },
      allows: ['end-turn'],
      lights: [],
      afterwards: answers(CADET, 'take-off', 'turn-over', 'scan alpha', 'end-turn'),
    },
    {
      says: {
        en: 'The cadet has discovered a planet, Alpha, scanned it, and not landed: nobody else knows who lives there. Your turn, with four new cards; about one in four is a planet. Turn over the first.',
        fr: fr`Le cadet a découvert une planète, Alpha, l’a scannée et ne s’y est pas posé : nul autre ne sait qui y vit. À vous, avec quatre nouvelles cartes ; une sur quatre environ est une planète. Retournez la première.`,
      },
      allows: ['turn-over'],
      lights: [spotId.planet('alpha'), spotId.deck],
    },
    {
      says: {
        en: unparted(
          'An inhabited planet! You have discovered Beta: 1 VP at once, and a card that lies face down. A scanner shows it to you alone, once a turn. Scan Beta before you set foot on it.',
        ),
        fr: fr`Une planète habitée ! Vous avez découvert Bêta : 1 PV tout de suite, et une carte posée face cachée. Un scanner vous la montre, à vous seul, une fois par tour. Scannez Bêta avant d’y mettre le pied.`,
      },
      allows: ['scan beta'],
      lights: [spotId.planet('beta'), spotId.track('scanners')],
    },
    {
      says: {
        en: unparted(
          'The Phocyans, worth 4 VP, then 7. Landing needs 2 squads: you have them. Contact needs 1 N and 2 D: you are 1 D short, so you will observe first. A landing ends the exploration, and the cards left go back on the deck. Land on Beta.',
        ),
        fr: fr`Les Phocyans : 4 PV, puis 7. Pour se poser, 2 escouades : vous les avez. Pour entrer en Contact, 1 N et 2 D : il vous manque 1 D, vous allez donc d’abord observer. Se poser met fin à l’exploration, et les cartes restantes retournent sur la pioche. Posez-vous sur Bêta.`,
      },
      allows: ['land beta'],
      lights: [spotId.planet('beta'), spotId.track('squads'), spotId.xp('D')],
      afterwards: answers(CADET, 'turn-over', 'end-turn'),
    },
    {
      says: {
        en: unparted(
          'As your turn began, observing taught you 1 D. With 1 N and 2 D you can pay for the first threshold. You could stay and learn more, but the Contact zone holds one ship at a time, and the cadet is near. Go to the Contact zone.',
        ),
        fr: fr`Au début de votre tour, l’observation vous a appris 1 D. Avec 1 N et 2 D, vous pouvez payer le premier seuil. Vous pourriez rester pour en apprendre plus, mais la zone de Contact n’accueille qu’un vaisseau à la fois, et le cadet rôde. Passez en zone de Contact.`,
      },
      allows: ['contact'],
      lights: [spotId.planet('beta'), spotId.xp('N'), spotId.xp('D')],
      afterwards: answers(CADET, 'turn-over', 'end-turn'),
    },
    {
      says: {
        en: unparted(
          'First threshold passed: 1 N and 2 D spent, 4 VP scored, 5 in all. The second is out of reach: among the choices, what is not possible says why, and names its rule. Your mission is done: leave the Phocyans.',
        ),
        fr: fr`Premier seuil franchi : 1 N et 2 D dépensés, 4 PV marqués, 5 en tout. Le second est hors de portée : parmi les choix, ce qui est impossible dit pourquoi, et nomme sa règle. Votre mission est accomplie : quittez les Phocyans.`,
      },
      allows: ['leave'],
      lights: [spotId.planet('beta')],
    },
    {
      says: {
        en: 'Back in space, with four cards to take. Sector 1 has nothing left to discover: time to travel. Every border has its price in cards, written on the map; sector 2 is one card away. Cross into it.',
        fr: fr`De retour dans l’espace, avec quatre cartes à prendre. Le secteur 1 n’a plus rien à découvrir : il est temps de voyager. Chaque frontière a son prix en cartes, inscrit sur le plateau ; le secteur 2 est à une carte. Passez-y.`,
      },
      allows: ['cross 2'],
      lights: [spotId.sector(2)],
    },
    {
      says: {
        en: unparted(
          'Now you know your ship: explore, buy, scan, land, observe, make Contact. The rest you will meet on the way: storms and Xeno ships, for which detectors and lasers are made; a larger ship, for whoever returns to the base with 12 VP; one day, Sector X. Good luck out there.',
        ),
        fr: fr`Vous connaissez votre vaisseau : explorer, acheter, scanner, se poser, observer, entrer en Contact. Le reste, vous le verrez en chemin : tempêtes et vaisseaux Xeno, d’où les détecteurs et les lasers ; un plus grand vaisseau, pour qui rentre à la base avec 12 PV ; un jour, le Secteur X. Bonne chance.`,
      },
      allows: [],
      lights: [spotId.sector(2), spotId.ship(YOU)],
    },
  ],
}
