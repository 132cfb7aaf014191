import type { RuleOf } from '../../../rules/rule-ids.ts'

export const signals: Readonly<Record<RuleOf<'signals'>, string>> = {
  'XO-SIG-01':
    'Quand une tuile à symbole Signal est révélée, le marqueur de Clé du même numéro y passe depuis le plateau Corruption.',
  'XO-SIG-02':
    'Explorer ce Système révèle la carte Signal du même numéro. Le marqueur de Clé reste sur la tuile.',
  'XO-SIG-03':
    'Un Signal est Risqué, Périlleux ou Mortel. Lisez sa carte et faites ce qu’elle dit ; chacune fixe sa propre condition pour prendre sa Clé.',
  'XO-SIG-04':
    'Vous ne pouvez prendre une Clé que tant que la condition de son Signal est remplie. Cela ne coûte pas d’Action, sauf si la carte le dit.',
  'XO-SIG-05':
    'Un Signal n’a pas à être résolu tout de suite, ni d’un seul coup. La carte reste tant qu’il n’est pas résolu, avec les progrès accomplis et les dégâts subis par son gardien.',
  'XO-SIG-06':
    'Une fois un Signal révélé, tout vaisseau de son Système peut s’en occuper à tout moment de son propre tour, s’il n’est pas engagé. Revenir à une carte révélée ne coûte rien.',
  'XO-SIG-07':
    'Ce qu’une carte Signal écrit entre crochets coûte 1 Action. Ce peut fort bien être votre dernière.',
  'XO-SIG-08':
    'Quand un Signal est résolu, défaussez sa carte et mettez le marqueur de Clé sur le plateau du vaisseau qui la prend. Une Flotte décide lequel de ses membres ce sera.',
  'XO-SIG-09':
    'Les progrès de vaisseaux différents et de manches différentes s’additionnent. L’Épave, par exemple, commence avec 5 marqueurs, et chaque réparation faite là, pour 1 Scrap, peut en ôter un au lieu de rendre de la Santé : une Flotte de 2 vaisseaux qui dépense 2 Actions en ôte 4.',
  'XO-SIG-10': 'Un vaisseau peut porter autant de Clés que l’on veut, et les Clés s’échangent.',
}
