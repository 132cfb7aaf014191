import type { RuleOf } from '../../../rules/rule-ids.ts'

export const effects: Readonly<Record<RuleOf<'effects'>, string>> = {
  'XO-EFF-01':
    'Quand un effet donne des Scraps à une Flotte, ses membres se répartissent le total : ils ne reçoivent pas ce nombre chacun.',
  'XO-EFF-02':
    'Quand un effet vous donne un Module Vaisseau, piochez-le et montrez-le sans rien payer ; une Flotte décide ensuite à qui il va. Si la pioche est vide, mélangez sa défausse ; si celle-ci l’est aussi, vous ne gagnez rien.',
  'XO-EFF-03':
    'Quand un effet vous donne un Module Précurseur, piochez-le dans sa propre pioche et montrez-le sans rien payer ; une Flotte décide ensuite à qui il va.',
  'XO-EFF-04':
    'Un effet qui ralentit les Avatars ôte 1 au mouvement de chacun pour cette manche ; un marqueur blanc le rappelle.',
  'XO-EFF-05':
    'Quand un effet vous fait récupérer de la Santé, chaque membre de votre Flotte qui y prend part en récupère autant.',
  'XO-EFF-06':
    'Quand un effet vous fait récupérer toute votre Énergie, chaque membre de votre Flotte qui y prend part récupère la sienne.',
  'XO-EFF-07':
    'Quand un effet révèle des Systèmes, révélez-les un par un, où que ce soit dans la Galaxie. Pour chacun, désignez une place libre, puis regardez la tuile et tournez-la de sorte qu’au moins une voie la relie à un Système révélé. Cela ne vous donne pas d’EXP, sauf si votre plateau le dit.',
  'XO-EFF-08':
    'Quand un effet Pacifie des Systèmes, choisissez des Systèmes Ennemis révélés, où que ce soit, mais aucun où un vaisseau est engagé : il n’y a ni combat ni récompense en Scraps. Les Ennemis qui s’y trouvent face visible sont mélangés à la pioche Ennemi. Si un Système est déjà Pacifié, son marqueur repasse au vert.',
  'XO-EFF-09':
    'Pour désactiver un Rift, posez le marqueur de Rift blanc sur le Système de votre choix qui en a un, où que fût ce marqueur. Cela vaut pour le reste de la partie, ou tant que le marqueur n’est pas déplacé.',
  'XO-EFF-10':
    'Quand un effet vous fait piocher une carte Dégâts, chaque membre de votre Flotte en pioche une. Si la pioche est vide, mélangez sa défausse ; si celle-ci l’est aussi, on ne pioche pas.',
  'XO-EFF-11':
    'Un effet qui presse les Avatars ajoute 1 au mouvement de chacun pour cette manche ; un marqueur rouge le rappelle.',
  'XO-EFF-12': 'Quand un effet vous fait perdre de la Santé, chaque membre de votre Flotte en perd autant.',
  'XO-EFF-13':
    'Quand un effet met fin à votre tour, retournez votre marqueur d’Activation : vous avez agi pour cette manche. Dans une Flotte, cela vaut pour chaque membre.',
  'XO-EFF-14':
    'Quand un effet crée un Rift, posez le marqueur de Rift rouge sur votre Système, où que fût ce marqueur. Pour les Avatars, votre Système a dès lors un Rift pareil à ceux des Systèmes Corrompus. S’il en a déjà un actif, il ne se passe rien.',
  'XO-EFF-15':
    'Un effet qui ne dit rien des Flottes ne se produit qu’une fois, quel que soit le nombre de vaisseaux qui y prennent part.',
  'XO-EFF-16': 'Vous ne payez rien pour un Module que vous donne une Exploration.',
  'XO-EFF-17':
    'Système Exodus (Analyse) : une option, pour un Roublard, révèle 2 Systèmes ; une autre donne 1 Module Vaisseau ; la troisième vous fait récupérer 2 Santé et toute votre Énergie.',
  'XO-EFF-18':
    'Usine cultiste (Alerte) : une option, pour un Roublard, donne des Scraps ; une autre ralentit les Avatars de 1. La troisième demande un lancer de Compétence : en cas de réussite, le marqueur de Corruption n’avance pas au début de cette phase de Corruption, mais d’autres causes peuvent encore le déplacer ; en cas d’échec, les Avatars sont pressés de 1.',
  'XO-EFF-19':
    'Essaim dormant (Danger) : le lancer de Compétence demande 2 touches ☠. S’il échoue, chaque vaisseau perd 2 Santé et pioche une carte Dégâts. Une Flotte dont un seul vaisseau obtient les deux touches réussit, et les ratés ○ des autres ne coûtent rien.',
}
