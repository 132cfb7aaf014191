import type { OverviewWords } from '@astrolabe/kernel'
import { french as fr } from '@astrolabe/words/french.ts'

/** The game on one page; the names of its passages are those of the pictures beside them. */
export const overviewWords = {
  goal: {
    en: 'Lead your faction to the Edge of Andromeda, gather, build and fight there, and have the most victory points (VP) when the game ends.',
    fr: fr`Menez votre faction à la Bordure d’Andromède, récoltez, bâtissez, battez-vous, et ayez le plus de points de victoire (PV) à la fin de la partie.`,
  },
  passages: {
    turn: {
      title: { en: 'Your turn', fr: 'Votre tour' },
      says: {
        en: [
          'You do [one of two things|AE-BT-1]: launch one ship, or bring all of them home. You start with [three transports|AE-BS-20] and build more: a [fighter|AE-BL-7], which may attack, a [science vessel|AE-BL-6], which goes anywhere, a [heavy cruiser|AE-BM-3] with shields. Your [faction|AE-BS-19] has powers that nobody else has.',
          'You pay with energy, ice, nanocarbon and titanium. [Credits|AE-BT-9] stand in for any of them.',
        ],
        fr: [
          fr`Vous faites [l’une de deux choses|AE-BT-1] : lancer un vaisseau, ou les rappeler tous. Vous commencez avec [trois transports|AE-BS-20] et en construisez d’autres : un [chasseur|AE-BL-7], qui peut attaquer, un [vaisseau scientifique|AE-BL-6], qui va partout, un [croiseur lourd|AE-BM-3] et ses boucliers. Votre [faction|AE-BS-19] a des pouvoirs que nul autre n’a.`,
          fr`Vous payez en énergie, glace, nanocarbone et titane. Les [crédits|AE-BT-9] les remplacent tous.`,
        ],
      },
    },
    launch: {
      title: { en: 'Launching', fr: 'Le lancement' },
      inSteps: true,
      says: {
        en: [
          'Send a ship to a region [within reach|AE-BL-4] where [no ship is|AE-BL-2]; a fighter may go where others are.',
          'Do what the region offers: a planet gives a [moon|AE-BA-1] to spend later, a field sells [modules|AE-BA-6] of its type, another Alliance base has [its own action|AE-BA-5], a nebula a [rare moon|AE-BA-4].',
          'Wherever you have ships, your leaders [come to your station|AE-BL-9], and you pick up [what lies there|AE-BL-10].',
          'A [raider in range|AE-BR-2] attacks. If you are not alone in the region, there is a [battle|AE-BB-1].',
        ],
        fr: [
          fr`Envoyez un vaisseau vers une région [à portée|AE-BL-4] où [il n’y en a aucun|AE-BL-2] ; un chasseur peut aller là où d’autres se trouvent.`,
          fr`Faites ce qu’offre la région : une planète donne une [lune|AE-BA-1] à dépenser plus tard, un champ vend des [modules|AE-BA-6] de son type, une autre base de l’Alliance a [son action|AE-BA-5], une nébuleuse une [lune rare|AE-BA-4].`,
          fr`Partout où vous avez des vaisseaux, vos chefs [rejoignent votre station|AE-BL-9], et vous ramassez [ce qui s’y trouve|AE-BL-10].`,
          fr`Un [pillard à portée|AE-BR-2] attaque. Si vous n’êtes pas seul dans la région, il y a [bataille|AE-BB-1].`,
        ],
      },
    },
    return: {
      title: { en: 'Returning to station', fr: 'Le rappel vers la station' },
      inSteps: true,
      says: {
        en: [
          'With a transport on a free planet, you may [build a development|AE-BH-1].',
          'Each ship that is out [docks|AE-BH-2] at a module, or at [your station|AE-BH-4], for what it gives: resources, cards, repairs, a new ship.',
          'All ships [come home|AE-BH-6], even those from the scrapyard.',
          'The event marker [advances|AE-BH-7]. When it arrives, an [event|AE-BE-1] strikes, raiders come, and the map [grows by a planet|AE-BE-2].',
        ],
        fr: [
          fr`Avec un transport sur une planète libre, vous pouvez [implanter une infrastructure|AE-BH-1].`,
          fr`Chaque vaisseau sorti [s’amarre|AE-BH-2] à un module, ou à [votre station|AE-BH-4], pour ce qu’on y gagne : ressources, cartes, réparations, un nouveau vaisseau.`,
          fr`Tous les vaisseaux [rentrent|AE-BH-6], même ceux de la casse.`,
          fr`Le marqueur Événement [avance|AE-BH-7]. Quand il arrive, un [événement|AE-BE-1] frappe, des pillards viennent, et la carte [gagne une planète|AE-BE-2].`,
        ],
      },
    },
    battle: {
      title: { en: 'Battle', fr: 'La bataille' },
      says: {
        en: [
          'Ships in range may [join|AE-BB-3], everyone may play a [card|AE-BB-7], and [energy|AE-BB-11] buys dice, six [at the most|AE-BB-13]. All roll, and the [highest die|AE-BB-16] wins; if it is shared, the [next ones|AE-BB-17] decide. [Targeting|AE-BB-14] keeps your dice from falling low.',
          'The winner advances on [Supremacy|AE-BB-19] and scores what was hit. Losing ships go to the [scrapyard|AE-BB-21], and their owner gets a [consolation|AE-BB-20].',
        ],
        fr: [
          fr`Les vaisseaux à portée peuvent [s’y joindre|AE-BB-3], chacun peut jouer une [carte|AE-BB-7], et l’[énergie|AE-BB-11] achète des dés, six [au plus|AE-BB-13]. Tous lancent, et le [dé le plus haut|AE-BB-16] l’emporte ; s’il est partagé, les [suivants|AE-BB-17] décident. Le [ciblage|AE-BB-14] empêche vos dés de tomber trop bas.`,
          fr`Le vainqueur avance en [Suprématie|AE-BB-19] et marque ce qu’il a touché. Les vaisseaux vaincus vont à la [casse|AE-BB-21], et leur propriétaire reçoit une [consolation|AE-BB-20].`,
        ],
      },
    },
    growth: {
      title: { en: 'Developments and tracks', fr: 'Infrastructures et pistes' },
      says: {
        en: [
          'A development takes a transport, resources and [one to three leaders|AE-BD-2]. It scores a point for [every leader around|AE-BD-4], up to ten, whoever they belong to, and brings you a [lasting ability|AE-BD-5].',
          'Each module and each development moves you along [one of five tracks|AE-BP-1]. Their spaces give rewards, and the further you are on a track, the more its [developments|AE-BF-4] are worth at the end.',
        ],
        fr: [
          fr`Une infrastructure demande un transport, des ressources et [un à trois chefs|AE-BD-2]. Elle rapporte un point par [chef alentour|AE-BD-4], jusqu’à dix, à qui qu’il soit, et vous apporte une [capacité durable|AE-BD-5].`,
          fr`Chaque module, chaque infrastructure vous fait avancer sur [l’une de cinq pistes|AE-BP-1]. Leurs cases donnent des récompenses, et plus vous êtes loin sur une piste, plus ses [infrastructures|AE-BF-4] valent à la fin.`,
        ],
      },
    },
    unity: {
      title: { en: 'The Unity', fr: 'L’Unité' },
      says: {
        en: [
          '[Alone, or two or three together|AE-US-1], you can face a fleet that plays by itself. A [die|AE-UL-4] picks its ship and its card, often aimed at the [Probe|AE-UL-1], which follows your launches. It plays after whoever [holds Control|AE-UO-2]; it pays for nothing, and its [Helm|AE-UR-2] turns at every return. Most of its points come [at the end|AE-UF-6].',
        ],
        fr: [
          fr`[Seul, ou à deux ou trois|AE-US-1], vous pouvez affronter une flotte qui joue d’elle-même. Un [dé|AE-UL-4] désigne son vaisseau et sa carte, qui vise souvent la [Sonde|AE-UL-1], attirée par vos lancements. Elle joue après qui [détient le Contrôle|AE-UO-2] ; elle ne paie rien, et son [Gouvernail|AE-UR-2] tourne à chaque rappel. La plupart de ses points viennent [à la fin|AE-UF-6].`,
        ],
      },
    },
    end: {
      title: { en: 'The end', fr: 'La fin' },
      says: {
        en: [
          'When somebody’s VP reach the [Terminus|AE-BF-1], 50, 60 or 70 as you chose, everyone has [one more turn|AE-BF-2]. Then [tracks|AE-BF-3], developments, [leaders|AE-BF-6] and your [vault|AE-BF-7] score, and [most VP|AE-BF-10] wins. Against the Unity, you must have [more than it has|AE-UF-12].',
        ],
        fr: [
          fr`Quand les PV de quelqu’un atteignent le [Terminus|AE-BF-1], 50, 60 ou 70 selon votre choix, chacun a [un tour de plus|AE-BF-2]. Puis [pistes|AE-BF-3], infrastructures, [chefs|AE-BF-6] et [coffre-fort|AE-BF-7] rapportent, et [le plus de PV|AE-BF-10] l’emporte. Contre l’Unité, il vous en faut [plus qu’elle|AE-UF-12].`,
        ],
      },
    },
  },
  terms: [
    {
      rule: 'AE-BL-1',
      forms: { en: ['active region'], fr: ['région active'] },
      says: {
        en: 'The region a ship has just been launched to: there the turn is played, and fought out.',
        fr: fr`La région vers laquelle un vaisseau vient d’être lancé : c’est là que le tour se joue, et se dispute.`,
      },
    },
    {
      rule: 'AE-BM-2',
      forms: { en: ['range'], fr: ['portée'] },
      says: {
        en: 'How many steps away a ship can join a battle, or a raider attack.',
        fr: 'À combien de pas un vaisseau peut se joindre à une bataille, ou un pillard attaquer.',
      },
    },
    {
      rule: 'AE-BB-14',
      forms: { en: ['targeting'], fr: ['ciblage'] },
      says: {
        en: 'The lowest number your dice can show.',
        fr: 'Le plus petit nombre que vos dés puissent montrer.',
      },
    },
    {
      rule: 'AE-BT-8',
      forms: {
        en: ['basic resource'],
        fr: ['ressource de base'],
      },
      says: { en: 'Ice, nanocarbon or titanium.', fr: 'Glace, nanocarbone ou titane.' },
    },
    {
      rule: 'AE-BX-3',
      forms: { en: ['repair', 'repairs'], fr: ['réparation', 'réparations'] },
      says: {
        en: 'Mends a module or a cruiser, or takes a ship out of the scrapyard; with nothing to mend, 1 VP.',
        fr: fr`Remet en état un module ou un croiseur, ou tire un vaisseau de la casse ; sans rien à réparer, 1 PV.`,
      },
    },
    {
      rule: 'AE-BZ-10',
      forms: { en: ['return cycle'], fr: ['cycle de rappel'] },
      says: {
        en: 'The time from one of your returns to the next.',
        fr: 'Le temps qui va d’un de vos rappels au suivant.',
      },
    },
    {
      rule: 'AE-BT-3',
      forms: { en: ['free action', 'free actions'], fr: ['action gratuite', 'actions gratuites'] },
    },
    { rule: 'AE-BL-2', forms: { en: ['Attack'], fr: ['Attaquer'] } },
    { rule: 'AE-BL-6', forms: { en: ['Voyage'], fr: ['Voyager'] } },
    { rule: 'AE-BM-3', forms: { en: ['shields'], fr: ['boucliers'] } },
    { rule: 'AE-BS-3', forms: { en: ['Repair Barge'], fr: ['Barge de réparation'] } },
    { rule: 'AE-BS-8', forms: { en: ['nebula', 'nebulae'], fr: ['nébuleuse', 'nébuleuses'] } },
    {
      rule: 'AE-BA-5',
      forms: { en: ['Alliance base', 'Alliance bases'], fr: ['base de l’Alliance', 'bases de l’Alliance'] },
    },
    {
      rule: 'AE-BD-1',
      forms: { en: ['development', 'developments'], fr: ['infrastructure', 'infrastructures'] },
    },
    {
      rule: 'AE-BD-5',
      forms: { en: ['ability card', 'ability cards'], fr: ['carte Infrastructure', 'cartes Infrastructure'] },
    },
    {
      rule: 'AE-BM-6',
      forms: {
        en: ['ship upgrade', 'ship upgrades'],
        fr: ['amélioration de vaisseau', 'améliorations de vaisseau'],
      },
    },
    { rule: 'AE-BB-7', forms: { en: ['Diplomacy'], fr: ['Diplomatie'] } },
    { rule: 'AE-BB-3', forms: { en: ['Escalation'], fr: ['Escalade'] } },
    { rule: 'AE-BB-20', forms: { en: ['Strategic Operations'], fr: ['Opérations stratégiques'] } },
    { rule: 'AE-BF-7', forms: { en: ['vault'], fr: ['coffre-fort'] } },
    { rule: 'AE-BF-1', forms: { en: ['Terminus'], fr: ['Terminus'] } },
    {
      rule: 'AE-RL-4',
      forms: { en: ['relic icon', 'relic icons'], fr: ['icône Relique', 'icônes Relique'] },
    },
    { rule: 'AE-VO-1', forms: { en: ['Void action'], fr: ['action du Néant'] } },
    { rule: 'AE-BR-10', forms: { en: ['Shadow Warp'], fr: ['Distorsion ombrale'] } },
    { rule: 'AE-UO-2', forms: { en: ['Control'], fr: ['Contrôle'] } },
    { rule: 'AE-US-5', forms: { en: ['Helm'], fr: ['Gouvernail'] } },
    { rule: 'AE-UL-1', forms: { en: ['Probe'], fr: ['Sonde'] } },
    { rule: 'AE-US-12', forms: { en: ['corrupted leaders'], fr: ['chefs corrompus'] } },
    {
      rule: 'AE-UB-3',
      forms: { en: ['conflict card', 'conflict cards'], fr: ['carte Conflit', 'cartes Conflit'] },
    },
    {
      rule: 'AE-UD-11',
      forms: { en: ['upgrade token', 'upgrade tokens'], fr: ['pion Amélioration', 'pions Amélioration'] },
    },
  ],
} satisfies OverviewWords
