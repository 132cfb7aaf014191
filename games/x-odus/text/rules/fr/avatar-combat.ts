import type { RuleOf } from '../../../rules/rule-ids.ts'

export const avatarCombat: Readonly<Record<RuleOf<'avatar-combat'>, string>> = {
  'XO-AVC-01':
    'Tout Avatar a plus de Santé et plus de Boucliers que n’importe quelle carte Ennemi. Vous le combattez selon les règles du combat, sauf là où ce chapitre en dispose autrement.',
  'XO-AVC-02':
    'Engagement agressif : quand un Avatar engage des vaisseaux pendant la phase de Corruption, chacun d’eux fait sur-le-champ un lancer de Dégâts.',
  'XO-AVC-03':
    'Un vaisseau engagé pendant la phase de Corruption combat à la phase d’Action suivante, pendant son tour. Ce tour n’a pas à venir en premier : d’autres vaisseaux peuvent agir avant lui et venir à son aide.',
  'XO-AVC-04':
    'Si vous entrez dans le Système d’un Avatar pendant la phase d’Action, vous êtes engagé sans lancer de Dégâts. Vous pouvez combattre en Flotte avec un vaisseau engagé là qui n’a pas encore agi dans la manche ; sinon, vous combattez seul.',
  'XO-AVC-05':
    'Quand vient votre tour alors que vous êtes engagé, vous devez attaquer jusqu’à la défaite d’un camp, ou vous Désengager : vous ne pouvez pas laisser passer le tour. Un vaisseau qui a déjà agi ne prend pas part au combat que d’autres mènent dans son Système, et ne subit pas de riposte.',
  'XO-AVC-06':
    'Fuite dimensionnelle : un Avatar vaincu n’est pas détruit. Son jeton va sur la piste, 2 cases au-delà du marqueur de Corruption, et il revient, avec toute sa Santé, quand le marqueur l’atteint. Tant qu’il reste dans la Galaxie, il garde les dégâts subis.',
  'XO-AVC-07': 'Si le jeton d’un Avatar vaincu devait aller au-delà de l’Éveil, cet Avatar est hors jeu.',
  'XO-AVC-08': 'Vaincre un Avatar ne vous rapporte pas de Scraps.',
  'XO-AVC-09':
    'Héraut de la Corruption : quand des vaisseaux se Désengagent d’un ou de plusieurs Avatars, le marqueur de Corruption avance aussitôt de 1 case, au beau milieu de la phase d’Action. Les cases rouges et les Avatars qui reviennent sont résolus sans attendre.',
  'XO-AVC-10':
    'Le Héraut ne fait avancer le marqueur qu’une fois par Système et par manche, quel que soit le nombre de vaisseaux qui s’y Désengagent, ensemble ou à des tours différents, et le nombre d’Avatars. Des vaisseaux qui se Désengagent dans des Systèmes différents le font avancer une fois pour chaque Système.',
  'XO-AVC-11': 'Si le Héraut doit faire avancer le marqueur alors qu’il est sur l’Éveil, vous perdez.',
  'XO-AVC-12':
    'Quand une compétence vous fait défausser de manière permanente, un marqueur de Santé peut être l’un de ceux déjà perdus, et un marqueur d’Énergie est le plus à droite, le dernier débloqué. Pour un Module, vous choisissez parmi vos Modules Vaisseau et vos Modules Précurseurs ; les Mods Précurseurs ne craignent rien.',
  'XO-AVC-13':
    'Un marqueur de Santé défaussé de manière permanente abaisse pour toujours votre Santé maximale. Un emplacement d’Énergie ainsi vidé peut être racheté au coût inscrit. Un Module quitte la partie, au lieu d’aller dans sa défausse.',
  'XO-AVC-14':
    'Plusieurs Avatars dans un même Système se combattent comme plusieurs Ennemis : un par un, dans l’ordre que vous voulez, avec un lancer de Dégâts pour chacun quand vous vous Désengagez.',
  'XO-AVC-15':
    'Pour les règles et les cartes qui parlent d’Ennemis, un Avatar est un Ennemi. Mais il n’a pas de niveau : il ne donne pas de récompense en Scraps et ne remplit jamais une condition de niveau. Les Scraps que l’une de vos propres cartes donne pour un Ennemi vaincu sont à vous.',
}
