import type { OverviewWords } from '@astrolabe/kernel'
import { fr } from './fr/typeset.ts'
import { unparted as en } from './unparted.ts'

/** The game on one page; the names of its passages are those of the pictures beside them. */
export const overviewWords = {
  goal: {
    en: en(
      'Explore the Red Nebula, get to know the peoples who live there, and have the most victory points (VP) when somebody has reached 30.',
    ),
    fr: fr`Explorez la Nébuleuse Rouge, apprenez à connaître les peuples qui l’habitent, et ayez le plus de points de victoire (PV) quand quelqu’un en a atteint 30.`,
  },
  passages: {
    ship: {
      title: { en: 'You and your ship', fr: 'Vous et votre vaisseau' },
      says: {
        en: [
          en(
            'Each player commands one ship, and never attacks another: in the rules a player is called a [Commanding Unit|VL-001]. You set out from the star base in a small Frombola, with [2 free items|VL-127] of your choice.',
          ),
          en(
            'Each track of your ship does one thing: thrusters give you [cards|VL-150], scanners look at [planets|VL-558] from afar, lasers [fight|VL-754], detectors [avoid|VL-408] what is dangerous, squads let you [land|VL-560]. [Experts|VL-409] know something of one domain for good.',
          ),
        ],
        fr: [
          fr`Chaque joueur commande un vaisseau et n’en attaque jamais un autre ; dans les règles, un joueur s’appelle une [Unité Commandante|VL-001]. Vous partez de la base stellaire à bord d’un petit Frombola, avec [2 éléments gratuits|VL-127] de votre choix.`,
          fr`Chaque piste de votre vaisseau a son usage : les propulseurs vous donnent des [cartes|VL-150], les scanners regardent les [planètes|VL-558] de loin, les lasers [combattent|VL-754], les détecteurs [évitent|VL-408] les dangers, les escouades permettent de [se poser|VL-560]. Les [experts|VL-409] connaissent un domaine pour de bon.`,
        ],
      },
    },
    turn: {
      title: { en: 'A turn', fr: 'Un tour' },
      inSteps: true,
      says: {
        en: [
          en(
            'On a planet, you first [observe or make Contact|VL-203], then stay or leave. At the base, you [take off|VL-207] for free.',
          ),
          en(
            'In space, you [take cards|VL-208] from the deck, face down. Nobody looks at them, [not even you|VL-209].',
          ),
          en(
            'Use them as you like. [Turn one over|VL-321] and take what comes: experience, a planet, a danger. Or pay with them unseen: to [cross a border|VL-302], to buy equipment ([2 cards|VL-211]), a squad or an expert ([3 cards|VL-212]).',
          ),
          en(
            '[Scan|VL-558] a planet of your sector, and [land|VL-560] if you have the squads it asks for. Landing ends your exploration.',
          ),
          en(
            'End your turn: unused cards [go back on the deck|VL-218]. In one turn you land at most once and take off at most once: the [golden rule|VL-204].',
          ),
        ],
        fr: [
          fr`Sur une planète, vous commencez par [observer ou prendre Contact|VL-203], puis vous restez ou partez. À la base, vous [décollez|VL-207] gratuitement.`,
          fr`Dans l’espace, vous [prenez des cartes|VL-208] sur la pioche, face cachée. Personne ne les regarde, [pas même vous|VL-209].`,
          fr`Usez-en à votre gré. [Retournez-en une|VL-321] et prenez ce qui vient : de l’expérience, une planète, un danger. Ou payez avec, sans les voir : pour [franchir une frontière|VL-302], acheter un équipement ([2 cartes|VL-211]), une escouade ou un expert ([3 cartes|VL-212]).`,
          fr`[Scannez|VL-558] une planète de votre secteur, et [posez-vous|VL-560] si vous avez les escouades qu’elle demande. Se poser met fin à l’exploration.`,
          fr`Terminez votre tour : les cartes inutilisées [retournent sur la pioche|VL-218]. À chaque tour, on se pose une fois au plus et on décolle une fois au plus : c’est la [règle d’or|VL-204].`,
        ],
      },
    },
    peoples: {
      title: { en: 'Meeting a people', fr: 'Rencontrer un peuple' },
      says: {
        en: [
          en(
            'A planet card lets you [discover|VL-553] a planet of your sector: 1 VP at once, and a card that lies face down on it. Whoever lands [reveals it|VL-561] and chooses a [zone|VL-563].',
          ),
          en(
            'In the Observation zone you [learn|VL-604] at the start of each of your next turns. In the Contact zone you [pay experience|VL-656] for one [threshold|VL-652] a turn, and score what it is worth. Each zone holds one ship. When you leave after a success, [the planet is done|VL-663].',
          ),
        ],
        fr: [
          fr`Une carte planète vous permet de [découvrir|VL-553] une planète de votre secteur : 1 PV tout de suite, et une carte posée dessus, face cachée. Qui s’y pose [la révèle|VL-561] et choisit une [zone|VL-563].`,
          fr`En zone d’Observation, vous [apprenez|VL-604] au début de chacun de vos tours suivants. En zone de Contact, vous [payez en expérience|VL-656] un [seuil|VL-652] par tour, et vous marquez ce qu’il vaut. Chaque zone accueille un seul vaisseau. Quand vous partez après une réussite, [la planète est épuisée|VL-663].`,
        ],
      },
    },
    dangers: {
      title: { en: 'Dangers', fr: 'Les dangers' },
      says: {
        en: [
          en(
            'A [risk|VL-407] teaches you Research and does you some harm. A [hostile ship|VL-751] is fought: with as many lasers as it has you suffer nothing, and each laser you lack means [a roll|VL-755] that may cost a part of your ship. With a laser of your own you may win its [trophy|VL-757]. A [detector|VL-752] lets you avoid either.',
          ),
        ],
        fr: [
          fr`Un [risque|VL-407] vous apprend de la Recherche et vous fait du tort. Un [vaisseau hostile|VL-751] se combat : avec autant de lasers que lui, vous ne subissez rien ; chaque laser qui vous manque vaut [un jet de dé|VL-755] qui peut vous coûter un élément de votre vaisseau. Avec un laser à vous, vous pouvez gagner son [trophée|VL-757]. Un [détecteur|VL-752] permet d’éviter l’un comme l’autre.`,
        ],
      },
    },
    points: {
      title: { en: 'Points, and the end', fr: 'Les points, et la fin' },
      says: {
        en: [
          en(
            'Most points come from [Contacts|VL-657]; the rest from discoveries, trophies, [special missions|VL-842] and the opening of [Sector X|VL-502], a closed region with rich worlds. Nothing ever [takes a point away|VL-006].',
          ),
          en(
            'Come to the base with 12 VP and you are [promoted|VL-705]: a larger ship, the Spatha, and 2 free items for it.',
          ),
          en(
            'When somebody has 30 VP, or [everything is discovered|VL-904], the [round is played out|VL-902] and the [highest score|VL-903] wins.',
          ),
        ],
        fr: [
          fr`La plupart des points viennent des [Contacts|VL-657] ; le reste, des découvertes, des trophées, des [missions spéciales|VL-842] et de l’ouverture du [Secteur X|VL-502], une région fermée aux mondes riches. Rien ne vous [retire jamais un point|VL-006].`,
          fr`Revenez à la base avec 12 PV et vous voilà [promu|VL-705] : un plus grand vaisseau, le Spatha, et 2 éléments gratuits pour lui.`,
          fr`Quand quelqu’un a 30 PV, ou que [tout est découvert|VL-904], on [achève la manche|VL-902] et le [plus haut score|VL-903] l’emporte.`,
        ],
      },
    },
  },
  terms: [
    {
      rule: 'VL-001',
      forms: {
        en: ['Commanding Unit', 'Commanding Units'],
        fr: ['Unité Commandante', 'Unités Commandantes'],
      },
      says: { en: 'A player, with a ship and a colour.', fr: 'Un joueur, avec son vaisseau et sa couleur.' },
    },
    {
      rule: 'VL-401',
      forms: { en: ['experience', 'XP'], fr: ['expérience'] },
      says: {
        en: 'What you know in four domains: Negotiation (N), Diplomacy (D), Capture (C) and Research (R). Contacts are paid with it.',
        fr: fr`Ce que vous savez dans quatre domaines : Négoce (N), Diplomatie (D), Capture (C) et Recherche (R). Les Contacts se paient avec.`,
      },
    },
    {
      rule: 'VL-142',
      forms: { en: ['grey value', 'grey values'], fr: ['valeur grisée', 'valeurs grisées'] },
      says: {
        en: 'The least that a track of your ship can fall to.',
        fr: 'Le minimum au-dessous duquel une piste de votre vaisseau ne descend pas.',
      },
    },
    {
      rule: 'VL-102',
      forms: {
        en: ['active-planet token', 'active-planet tokens'],
        fr: ['pion planète active', 'pions planète active'],
      },
      says: {
        en: 'Alpha, Beta, Gamma or Delta: it marks a planet that is discovered and not yet done.',
        fr: fr`Alpha, Bêta, Gamma ou Delta : il marque une planète découverte, et pas encore épuisée.`,
      },
    },
    {
      rule: 'VL-652',
      forms: { en: ['threshold', 'thresholds'], fr: ['seuil', 'seuils'] },
      says: {
        en: 'A step of a Contact: the experience it asks for, and the points it is worth.',
        fr: fr`Une étape d’un Contact : l’expérience qu’elle demande, et les points qu’elle vaut.`,
      },
    },
    {
      rule: 'VL-451',
      forms: { en: ['Reset card'], fr: ['carte R.A.Z.'] },
      says: {
        en: 'It shuffles the whole deck and ends your exploration, even when you pay with it.',
        fr: 'Elle remélange toute la pioche et met fin à votre exploration, même quand vous payez avec elle.',
      },
    },
    { rule: 'VL-204', forms: { en: ['golden rule'], fr: ['règle d’or'] } },
    { rule: 'VL-202', forms: { en: ['space step'], fr: ['phase spatiale'] } },
    { rule: 'VL-701', forms: { en: ['star base'], fr: ['base stellaire'] } },
    { rule: 'VL-705', forms: { en: ['promotion', 'promoted'], fr: ['promotion'] } },
    { rule: 'VL-501', forms: { en: ['Sector X'], fr: ['Secteur X'] } },
    { rule: 'VL-558', forms: { en: ['scanner', 'scanners'], fr: ['scanner', 'scanners'] } },
    { rule: 'VL-408', forms: { en: ['detector', 'detectors'], fr: ['détecteur', 'détecteurs'] } },
    { rule: 'VL-560', forms: { en: ['squad', 'squads'], fr: ['escouade', 'escouades'] } },
    { rule: 'VL-150', forms: { en: ['thruster', 'thrusters'], fr: ['propulseur', 'propulseurs'] } },
    { rule: 'VL-145', forms: { en: ['expert', 'experts'], fr: ['expert', 'experts'] } },
    { rule: 'VL-601', forms: { en: ['Observation zone'], fr: ['zone d’Observation'] } },
    { rule: 'VL-651', forms: { en: ['Contact zone'], fr: ['zone de Contact'] } },
    { rule: 'VL-407', forms: { en: ['risk', 'risks'], fr: ['risque', 'risques'] } },
    {
      rule: 'VL-751',
      forms: { en: ['hostile ship', 'hostile ships'], fr: ['vaisseau hostile', 'vaisseaux hostiles'] },
    },
    {
      rule: 'VL-755',
      forms: { en: ['damage roll', 'damage rolls'], fr: ['jet de dégâts', 'jets de dégâts'] },
    },
    { rule: 'VL-757', forms: { en: ['trophy', 'trophies'], fr: ['trophée', 'trophées'] } },
    { rule: 'VL-802', forms: { en: ['joker'], fr: ['joker'] } },
    {
      rule: 'VL-801',
      forms: { en: ['exo-technology', 'exo-technologies'], fr: ['exo-technologie', 'exo-technologies'] },
    },
    {
      rule: 'VL-842',
      forms: { en: ['special mission', 'special missions'], fr: ['mission spéciale', 'missions spéciales'] },
    },
  ],
} satisfies OverviewWords
