import type { OverviewWords } from '@astrolabe/kernel'
import { french as fr } from '@astrolabe/words/french.ts'

/** The game on one page; the names of its passages are those of the pictures beside them. */
export const overviewWords = {
  goal: {
    en: 'Together, find the Keys of the Precursors and place them all on the Great Rift, before the Corruption awakens or your last ship is lost.',
    fr: fr`Ensemble, trouvez les Clés des Précurseurs et posez-les toutes sur le Grand Rift, avant que la Corruption ne s’éveille ou que votre dernier vaisseau ne soit perdu.`,
  },
  passages: {
    crew: {
      title: { en: 'You and your ships', fr: 'Vous et vos vaisseaux' },
      says: {
        en: [
          'You all [win or lose together|XO-GEN-01]. Whoever plays is a captain, with one ship or [several|XO-VAR-05]; three or four fly in all. Each ship has its own dice, Actions and Health, and grows: do what [its board names|XO-MOD-17], gain EXP, and at each level choose [half of a Mod|XO-MOD-18].',
          'Scraps are your money. [Energy|XO-MOD-05] makes Mods and Modules work, and comes back every round.',
        ],
        fr: [
          fr`Vous [gagnez ou perdez tous ensemble|XO-GEN-01]. Qui joue est capitaine, d’un vaisseau ou de [plusieurs|XO-VAR-05] ; trois ou quatre volent en tout. Chaque vaisseau a ses dés, ses Actions et sa Santé, et progresse : faites ce que [nomme son plateau|XO-MOD-17], gagnez de l’EXP et, à chaque niveau, choisissez [une moitié de Mod|XO-MOD-18].`,
          fr`Les Scraps sont votre monnaie. L’[Énergie|XO-MOD-05] fait marcher Mods et Modules, et revient à chaque manche.`,
        ],
      },
    },
    round: {
      title: { en: 'A round', fr: 'Une manche' },
      inSteps: true,
      says: {
        en: [
          '[In any order|XO-TRN-01], each ship takes its turn and spends its [Actions|XO-TRN-03], usually three or four.',
          'Discover: [send a Probe|XO-ACT-01] to lay a new System beside yours, or [jump blindly|XO-ACT-07] into it. Move: [jump|XO-ACT-06] along a lane, or [rush|XO-ACT-08] through several Systems.',
          'Act where you are: [explore|XO-ACT-18], [scavenge|XO-ACT-22] a Scrap, [trade|XO-ACT-24], [repair and equip|XO-ACT-29], [pacify|XO-ACT-23]. To [strain|XO-ACT-37] gives one Action more, at some risk.',
          'Ships in one System may form a [Fleet|XO-FLT-01]: they act as one, and fight with all their dice.',
          'When all have acted, the [Corruption advances|XO-CPH-01], the [Avatars move|XO-AVM-01], and a new round begins.',
        ],
        fr: [
          fr`[Dans l’ordre que vous voulez|XO-TRN-01], chaque vaisseau joue son tour et dépense ses [Actions|XO-TRN-03], trois ou quatre d’ordinaire.`,
          fr`Découvrir : [envoyez une Sonde|XO-ACT-01] pour poser un nouveau Système à côté du vôtre, ou [sautez-y à l’aveugle|XO-ACT-07]. Bouger : [sautez|XO-ACT-06] le long d’une voie, ou traversez plusieurs Systèmes d’un [Rush|XO-ACT-08].`,
          fr`Agir sur place : [explorez|XO-ACT-18], [fouillez|XO-ACT-22] pour un Scrap, [marchandez|XO-ACT-24], [réparez et équipez|XO-ACT-29], [pacifiez|XO-ACT-23]. [Pousser|XO-ACT-37] donne une Action de plus, non sans risque.`,
          fr`Des vaisseaux d’un même Système peuvent former une [Flotte|XO-FLT-01] : ils agissent comme un seul, et combattent avec tous leurs dés.`,
          fr`Quand tous ont agi, la [Corruption avance|XO-CPH-01], les [Avatars se déplacent|XO-AVM-01], et une nouvelle manche commence.`,
        ],
      },
    },
    systems: {
      title: { en: 'Systems', fr: 'Les Systèmes' },
      says: {
        en: [
          'Blue Systems are [Allied|XO-ALS-01]: safe, sometimes with an [Ally|XO-ALS-08] who sells Modules. Orange ones are [Enemy|XO-ENS-01]: on entering you roll your dice, and a miss ○ starts a fight. Red ones are [Corrupted|XO-COR-01]: nothing to explore there, but Avatars come out of their Rifts.',
          'An Exploration marker is worth an [Exploration card|XO-EXP-01]: a find, a choice or a danger.',
        ],
        fr: [
          fr`Les Systèmes bleus sont [Alliés|XO-ALS-01] : sûrs, parfois avec un [Allié|XO-ALS-08] qui vend des Modules. Les orange sont [Ennemis|XO-ENS-01] : en entrant vous lancez vos dés, et un raté ○ déclenche un combat. Les rouges sont [Corrompus|XO-COR-01] : rien à y explorer, mais les Avatars sortent de leurs Rifts.`,
          fr`Un marqueur d’Exploration vaut une [carte Exploration|XO-EXP-01] : une trouvaille, un choix ou un danger.`,
        ],
      },
    },
    combat: {
      title: { en: 'Combat', fr: 'Le combat' },
      says: {
        en: [
          'Before each attack every ship chooses: [Offensive|XO-CMB-04], with both dice, or Defensive, with one. Hits ☠ are added up, the [Shields|XO-CMB-06] taken off, the rest is damage. Each miss ○ costs the ship that rolled it [1 Health|XO-CMB-05]; two misses draw a [Damage card|XO-DMG-04]. Specials ⚡ do nothing unless [a card uses them|XO-MOD-14].',
          'Too strong? [Disengage|XO-CMB-17], then leave or [hide|XO-CMB-19]. A ship without Health is [lost for good|XO-CMB-14].',
        ],
        fr: [
          fr`Avant chaque attaque, chaque vaisseau choisit : [Offensive|XO-CMB-04], avec ses deux dés, ou Défensive, avec un seul. Les touches ☠ s’additionnent, on retranche les [Boucliers|XO-CMB-06], le reste fait des dégâts. Chaque raté ○ coûte [1 Santé|XO-CMB-05] au vaisseau qui l’a fait ; deux ratés font piocher une [carte Dégâts|XO-DMG-04]. Les spéciaux ⚡ ne font rien, sauf si [une carte s’en sert|XO-MOD-14].`,
          fr`Trop fort pour vous ? [Désengagez-vous|XO-CMB-17], puis partez ou [cachez-vous|XO-CMB-19]. Un vaisseau sans Santé est [perdu pour de bon|XO-CMB-14].`,
        ],
      },
    },
    keys: {
      title: { en: 'Keys, Avatars and the end', fr: 'Les Clés, les Avatars et la fin' },
      says: {
        en: [
          'Some Systems hold a [Signal|XO-SIG-01]. Explore it to [reveal its card|XO-SIG-02], do what the card asks, and [take its Key|XO-SIG-08]. Carry the Keys to the Great Rift, which lies near the bottom of the stack, and [explore there|XO-KEY-01] to place them.',
          'On red spaces of its track the Corruption marker wakes an [Avatar|XO-CPH-02], which hunts the [nearest ship|XO-AVM-04]. Beaten, it only [withdraws|XO-AVC-06] for a while; whoever flees it makes the [Corruption advance|XO-AVC-09].',
          'You [win|XO-GEN-02] when, once all ships have acted, every Key lies on the Great Rift and no Avatar stands there. You lose when [all ships|XO-GEN-05] are destroyed, or when the marker must go [beyond the Awakening|XO-GEN-06].',
        ],
        fr: [
          fr`Certains Systèmes recèlent un [Signal|XO-SIG-01]. Explorez-le pour [révéler sa carte|XO-SIG-02], faites ce qu’elle demande, et [prenez sa Clé|XO-SIG-08]. Portez les Clés jusqu’au Grand Rift, vers le fond de la pile, et [explorez-y|XO-KEY-01] pour les poser.`,
          fr`Sur les cases rouges de sa piste, le marqueur de Corruption éveille un [Avatar|XO-CPH-02], qui traque le [vaisseau le plus proche|XO-AVM-04]. Battu, il ne fait que [se retirer|XO-AVC-06] un temps ; qui le fuit fait [avancer la Corruption|XO-AVC-09].`,
          fr`Vous [gagnez|XO-GEN-02] si, une fois que tous ont agi, toutes les Clés sont sur le Grand Rift et qu’aucun Avatar ne s’y tient. Vous perdez quand [tous les vaisseaux|XO-GEN-05] sont détruits, ou quand le marqueur doit aller [au-delà de l’Éveil|XO-GEN-06].`,
        ],
      },
    },
  },
  terms: [
    {
      rule: 'XO-GEN-07',
      forms: { en: ['round', 'rounds'], fr: ['manche', 'manches'] },
      says: {
        en: 'All ships act once, then the Corruption does. A turn is the part of one ship, or of one Fleet.',
        fr: fr`Tous les vaisseaux agissent une fois, puis la Corruption. Un tour est la part d’un vaisseau, ou d’une Flotte.`,
      },
    },
    {
      rule: 'XO-ENS-02',
      forms: {
        en: ['Detection Roll', 'Detection Rolls'],
        fr: ['lancer de Détection', 'lancers de Détection'],
      },
      says: {
        en: 'Your two dice, on entering an Enemy System: one miss ○, and you are seen.',
        fr: fr`Vos deux dés, en entrant dans un Système Ennemi : un raté ○, et l’on vous voit.`,
      },
    },
    {
      rule: 'XO-CMB-02',
      forms: { en: ['engaged'], fr: ['engagé', 'engagés'] },
      says: {
        en: 'In a fight, unable to do anything else until you win or disengage.',
        fr: 'Pris dans un combat, sans rien pouvoir faire d’autre avant de vaincre ou de se désengager.',
      },
    },
    {
      rule: 'XO-ENS-16',
      forms: { en: ['Pacified'], fr: ['Pacifié', 'Pacifiés'] },
      says: {
        en: 'Said of an Enemy System whose Enemies are beaten: nobody is detected there for this round and the next.',
        fr: fr`Se dit d’un Système Ennemi dont les Ennemis sont vaincus : nul n’y est détecté pendant cette manche et la suivante.`,
      },
    },
    {
      rule: 'XO-DMG-02',
      forms: { en: ['Damage Roll', 'Damage Rolls'], fr: ['lancer de Dégâts', 'lancers de Dégâts'] },
      says: {
        en: 'Your two dice, after straining or fleeing: each miss ○ costs 1 Health.',
        fr: fr`Vos deux dés, après avoir poussé ou fui : chaque raté ○ coûte 1 Santé.`,
      },
    },
    {
      rule: 'XO-COR-03',
      forms: { en: ['Rift', 'Rifts'], fr: ['Rift', 'Rifts'] },
      says: {
        en: 'A passage for Avatars alone, from any Corrupted System to any other.',
        fr: 'Un passage pour les Avatars seuls, d’un Système Corrompu à n’importe quel autre.',
      },
    },
    { rule: 'XO-KEY-01', forms: { en: ['Great Rift'], fr: ['Grand Rift'] } },
    { rule: 'XO-ACT-12', forms: { en: ['Wormhole', 'Wormholes'], fr: ['Trou de ver', 'Trous de ver'] } },
    { rule: 'XO-FLT-01', forms: { en: ['Fleet', 'Fleets'], fr: ['Flotte', 'Flottes'] } },
    {
      rule: 'XO-EXP-13',
      forms: { en: ['Skill Roll', 'Skill Rolls'], fr: ['lancer de Compétence', 'lancers de Compétence'] },
    },
    { rule: 'XO-CMB-05', forms: { en: ['Attack Roll'], fr: ['lancer d’Attaque'] } },
    { rule: 'XO-DMG-04', forms: { en: ['critical miss', 'critical misses'], fr: ['raté critique'] } },
    {
      rule: 'XO-DMG-05',
      forms: { en: ['Damage card', 'Damage cards'], fr: ['carte Dégâts', 'cartes Dégâts'] },
    },
    { rule: 'XO-ACT-29', forms: { en: ['Ship Maintenance'], fr: ['Maintenance du vaisseau'] } },
    { rule: 'XO-ACT-22', forms: { en: ['Scavenge'], fr: ['Fouiller'] } },
    { rule: 'XO-ACT-37', forms: { en: ['Strain', 'Strained'], fr: ['Pousser'] } },
    { rule: 'XO-ACT-01', forms: { en: ['Send a Probe'], fr: ['Envoyer une Sonde'] } },
    { rule: 'XO-ACT-07', forms: { en: ['Blind Jump'], fr: ['Saut à l’Aveugle'] } },
    { rule: 'XO-ACT-08', forms: { en: ['Rush'], fr: ['Rush'] } },
    { rule: 'XO-MOD-21', forms: { en: ['Energy'], fr: ['Énergie'] } },
    { rule: 'XO-MOD-17', forms: { en: ['EXP'], fr: ['EXP'] } },
    { rule: 'XO-GEN-06', forms: { en: ['Awakening'], fr: ['Éveil'] } },
    { rule: 'XO-CPH-01', forms: { en: ['Corruption phase'], fr: ['phase de Corruption'] } },
    { rule: 'XO-END-01', forms: { en: ['End-of-turn phase'], fr: ['phase de Fin de tour'] } },
    { rule: 'XO-SET-06', forms: { en: ['Enemy Reserve'], fr: ['réserve d’Ennemis'] } },
    { rule: 'XO-GEN-08', forms: { en: ['Corrupted Rule'], fr: ['Règle Corrompue'] } },
    { rule: 'XO-SIG-03', forms: { en: ['Signal', 'Signals'], fr: ['Signal', 'Signaux'] } },
  ],
} satisfies OverviewWords
