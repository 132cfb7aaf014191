import type { RuleOf } from '../../../rules/rule-ids.ts'

export const modules: Readonly<Record<RuleOf<'modules'>, string>> = {
  'XO-MOD-01':
    'Il existe trois sortes d’équipement : les Modules Vaisseau, les Modules Précurseurs et les Mods Précurseurs.',
  'XO-MOD-02':
    'Les Modules Vaisseau et les Modules Précurseurs viennent des Explorations, gratuitement, ou des Alliés, contre leur prix.',
  'XO-MOD-03': 'Une carte passive agit chaque fois que sa condition est remplie, sans rien coûter.',
  'XO-MOD-04': 'Une carte consommable se défausse après un seul usage.',
  'XO-MOD-05':
    'Une carte à Énergie demande de l’Énergie disponible : retournez autant de vos marqueurs d’Énergie qu’elle en réclame.',
  'XO-MOD-06':
    'Chaque carte dit quand elle peut servir, et ne sert qu’à ce moment ; cela ne coûte pas d’Action, sauf si la carte le dit. Ce moment peut venir au tour d’un autre vaisseau, par exemple quand vous perdez de la Santé ou lancez les dés avec votre Flotte.',
  'XO-MOD-07':
    'Vous pouvez utiliser chaque carte une fois par attaque ou par Action. Une carte pour les lancers de Dégâts, de Détection ou de Compétence sert une fois par lancer ; une carte pour le début de votre tour, pour tout moment de votre tour ou pour la phase de Corruption, une fois par manche.',
  'XO-MOD-08':
    'Vous pouvez utiliser autant de cartes différentes que vous voulez, pourvu que vous en payiez les coûts et en remplissiez les conditions.',
  'XO-MOD-09':
    'Vous pouvez refuser un effet qui vous aide, comme relancer un dé ou ignorer un raté ○, mais pas un effet qui vous nuit.',
  'XO-MOD-10': 'Quand plusieurs cartes agissent au même moment, à vous de choisir dans quel ordre.',
  'XO-MOD-11':
    'Un dé ne peut être relancé qu’une fois par lancer, quel que soit le nombre de cartes qui le permettraient.',
  'XO-MOD-12':
    'Un raté ○ que vous ignorez n’entraîne ni riposte ni dégâts, et ne déclenche aucune compétence ennemie.',
  'XO-MOD-13':
    'Un dé qui a déclenché une carte dans cette attaque ou cette Action ne peut être ni relancé ni ignoré, qu’il s’agisse d’un spécial ⚡ dépensé, d’une touche ☠ ou d’un raté ○ ayant provoqué un effet.',
  'XO-MOD-14':
    'Les cartes qui emploient des spéciaux ⚡ servent après le lancer d’Attaque. Elles remplacent ces symboles par ce qu’elles donnent : des touches ☠, de la Santé, de l’Énergie, etc.',
  'XO-MOD-15':
    'Certaines cartes agissent sur d’autres vaisseaux de votre Flotte. Les mêmes limites valent, quel que soit le propriétaire de la carte.',
  'XO-MOD-16': 'Un vaisseau peut porter autant de Modules que l’on veut.',
  'XO-MOD-17':
    'Chaque fois que vous faites ce que nomme votre plateau, avancez votre marqueur d’EXP de 1 case. Pour le Vaisseau de guerre, un Avatar qu’il aide à vaincre en vaut 2.',
  'XO-MOD-18':
    'Quand vous atteignez un nouveau niveau, prenez aussitôt le Mod de ce niveau et choisissez l’un de ses deux effets ; le choix est définitif. Si vous atteignez plusieurs niveaux à la fois, prenez leurs Mods dans l’ordre ; l’EXP au-delà du niveau 6 est ignorée.',
  'XO-MOD-19':
    'Un nouveau Mod sert à partir de la prochaine fois où sa condition est remplie, et non pour ce qui a précédé.',
  'XO-MOD-20':
    'Les Mods de niveaux 1, 3 et 5 demandent de l’Énergie et vont au-dessus de votre plateau ; ceux de niveaux 2, 4 et 6 sont passifs et vont au-dessous.',
  'XO-MOD-21':
    'Vous avez 1 marqueur d’Énergie au départ et en achetez d’autres par la Maintenance du vaisseau. Toute l’Énergie que vous avez dépensée revient à la phase de Fin de tour.',
}
