import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const modules: Chapter<RuleOf<'modules'>> = {
  title: { en: 'Modules, Mods and EXP', fr: 'Modules, Mods et EXP' },
  rules: {
    'XO-MOD-01': {
      en: 'There are three kinds of equipment: Ship Modules, Precursor Modules and Precursor Mods.',
      fr: 'Il existe trois sortes d’équipement : les Modules Vaisseau, les Modules Précurseurs et les Mods Précurseurs.',
    },
    'XO-MOD-02': {
      en: 'Ship Modules and Precursor Modules come from Explorations, for free, or from Allies, for their price.',
      fr: 'Les Modules Vaisseau et les Modules Précurseurs viennent des Explorations, gratuitement, ou des Alliés, contre leur prix.',
    },
    'XO-MOD-03': {
      en: 'A passive card acts every time its condition is met, at no cost.',
      fr: 'Une carte passive agit chaque fois que sa condition est remplie, sans rien coûter.',
    },
    'XO-MOD-04': {
      en: 'A consumable card is discarded after one use.',
      fr: 'Une carte consommable se défausse après un seul usage.',
    },
    'XO-MOD-05': {
      en: 'An Energy card needs Energy that is ready: turn over as many of your Energy markers as it asks for.',
      fr: 'Une carte à Énergie demande de l’Énergie disponible : retournez autant de vos marqueurs d’Énergie qu’elle en réclame.',
    },
    'XO-MOD-06': {
      en: 'Each card says when it may be used, and can be used only then; this costs no Action unless the card says so. That moment may come in another ship’s turn, for example when you lose Health or roll with your Fleet.',
      fr: 'Chaque carte dit quand elle peut servir, et ne sert qu’à ce moment ; cela ne coûte pas d’Action, sauf si la carte le dit. Ce moment peut venir au tour d’un autre vaisseau, par exemple quand vous perdez de la Santé ou lancez les dés avec votre Flotte.',
    },
    'XO-MOD-07': {
      en: 'You may use each card once per attack or per Action. A card for Damage, Detection or Skill Rolls may be used once per roll; a card for the start of your turn, for any time in your turn or for the Corruption phase, once per round.',
      fr: 'Vous pouvez utiliser chaque carte une fois par attaque ou par Action. Une carte pour les lancers de Dégâts, de Détection ou de Compétence sert une fois par lancer ; une carte pour le début de votre tour, pour tout moment de votre tour ou pour la phase de Corruption, une fois par manche.',
    },
    'XO-MOD-08': {
      en: 'You may use any number of different cards, as long as you pay their costs and meet their conditions.',
      fr: 'Vous pouvez utiliser autant de cartes différentes que vous voulez, pourvu que vous en payiez les coûts et en remplissiez les conditions.',
    },
    'XO-MOD-09': {
      en: 'You may decline an effect that helps you, such as rerolling a die or ignoring a miss ○, but not one that harms you.',
      fr: 'Vous pouvez refuser un effet qui vous aide, comme relancer un dé ou ignorer un raté ○, mais pas un effet qui vous nuit.',
    },
    'XO-MOD-10': {
      en: 'When several cards apply at the same time, you choose their order.',
      fr: 'Quand plusieurs cartes agissent au même moment, à vous de choisir dans quel ordre.',
    },
    'XO-MOD-11': {
      en: 'A die can be rerolled only once per roll, however many cards would allow it.',
      fr: 'Un dé ne peut être relancé qu’une fois par lancer, quel que soit le nombre de cartes qui le permettraient.',
    },
    'XO-MOD-12': {
      en: 'A miss ○ that you ignore causes no retaliation and no damage, and triggers no Enemy skill.',
      fr: 'Un raté ○ que vous ignorez n’entraîne ni riposte ni dégâts, et ne déclenche aucune compétence ennemie.',
    },
    'XO-MOD-13': {
      en: 'A die that has triggered a card in this attack or Action can be neither rerolled nor ignored, whether it was a special ⚡ that was spent or a hit ☠ or a miss ○ that set off an effect.',
      fr: 'Un dé qui a déclenché une carte dans cette attaque ou cette Action ne peut être ni relancé ni ignoré, qu’il s’agisse d’un spécial ⚡ dépensé, d’une touche ☠ ou d’un raté ○ ayant provoqué un effet.',
    },
    'XO-MOD-14': {
      en: 'Cards that use specials ⚡ are used after the Attack Roll. They replace these symbols with what they give: hits ☠, Health, Energy and so on.',
      fr: 'Les cartes qui emploient des spéciaux ⚡ servent après le lancer d’Attaque. Elles remplacent ces symboles par ce qu’elles donnent : des touches ☠, de la Santé, de l’Énergie, etc.',
    },
    'XO-MOD-15': {
      en: 'Some cards act on other ships of your Fleet. The same limits hold whoever owns the card.',
      fr: 'Certaines cartes agissent sur d’autres vaisseaux de votre Flotte. Les mêmes limites valent, quel que soit le propriétaire de la carte.',
    },
    'XO-MOD-16': {
      en: 'A ship may carry any number of Modules.',
      fr: 'Un vaisseau peut porter autant de Modules que l’on veut.',
    },
    'XO-MOD-17': {
      en: 'Each time you do what your board names, move your EXP marker 1 space. For the Warship, an Avatar it helps to defeat is worth 2.',
      fr: 'Chaque fois que vous faites ce que nomme votre plateau, avancez votre marqueur d’EXP de 1 case. Pour le Vaisseau de guerre, un Avatar qu’il aide à vaincre en vaut 2.',
    },
    'XO-MOD-18': {
      en: 'When you reach a new level, take the Mod of that level at once and choose one of its two effects; the choice is final. If you reach several levels together, take their Mods in order; EXP beyond level 6 is ignored.',
      fr: 'Quand vous atteignez un nouveau niveau, prenez aussitôt le Mod de ce niveau et choisissez l’un de ses deux effets ; le choix est définitif. Si vous atteignez plusieurs niveaux à la fois, prenez leurs Mods dans l’ordre ; l’EXP au-delà du niveau 6 est ignorée.',
    },
    'XO-MOD-19': {
      en: 'You can use a new Mod from the next time its condition is met, not for what happened before you had it.',
      fr: 'Un nouveau Mod sert à partir de la prochaine fois où sa condition est remplie, et non pour ce qui a précédé.',
    },
    'XO-MOD-20': {
      en: 'Mods of levels 1, 3 and 5 need Energy and go above your board; those of levels 2, 4 and 6 are passive and go below it.',
      fr: 'Les Mods de niveaux 1, 3 et 5 demandent de l’Énergie et vont au-dessus de votre plateau ; ceux de niveaux 2, 4 et 6 sont passifs et vont au-dessous.',
    },
    'XO-MOD-21': {
      en: 'You have 1 Energy marker at the start and buy more by Ship Maintenance. All the Energy you have spent comes back in the End-of-turn phase.',
      fr: 'Vous avez 1 marqueur d’Énergie au départ et en achetez d’autres par la Maintenance du vaisseau. Toute l’Énergie que vous avez dépensée revient à la phase de Fin de tour.',
    },
  },
}
