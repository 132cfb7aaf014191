import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const avatarCombat: Chapter<RuleOf<'avatar-combat'>> = {
  title: { en: 'Fighting Avatars', fr: 'Combattre les Avatars' },
  rules: {
    'XO-AVC-01': {
      en: 'Every Avatar has more Health and more Shields than any Enemy card. You fight it by the rules of combat, except where this chapter says otherwise.',
      fr: 'Tout Avatar a plus de Santé et plus de Boucliers que n’importe quelle carte Ennemi. Vous le combattez selon les règles du combat, sauf là où ce chapitre en dispose autrement.',
    },
    'XO-AVC-02': {
      en: 'Aggressive engagement: when an Avatar engages ships in the Corruption phase, each of them makes a Damage Roll at once.',
      fr: 'Engagement agressif : quand un Avatar engage des vaisseaux pendant la phase de Corruption, chacun d’eux fait sur-le-champ un lancer de Dégâts.',
    },
    'XO-AVC-03': {
      en: 'A ship engaged in the Corruption phase fights in the next Action phase, on its turn. That turn need not come first: other ships may act before it and come to its aid.',
      fr: 'Un vaisseau engagé pendant la phase de Corruption combat à la phase d’Action suivante, pendant son tour. Ce tour n’a pas à venir en premier : d’autres vaisseaux peuvent agir avant lui et venir à son aide.',
    },
    'XO-AVC-04': {
      en: 'If you move into the System of an Avatar during the Action phase, you are engaged without a Damage Roll. You may fight as a Fleet with a ship engaged there that has not yet acted this round; otherwise you fight alone.',
      fr: 'Si vous entrez dans le Système d’un Avatar pendant la phase d’Action, vous êtes engagé sans lancer de Dégâts. Vous pouvez combattre en Flotte avec un vaisseau engagé là qui n’a pas encore agi dans la manche ; sinon, vous combattez seul.',
    },
    'XO-AVC-05': {
      en: 'When your turn comes while you are engaged, you must attack until one side is beaten, or disengage: you cannot let the turn pass. A ship that has already acted takes no part in a fight that others lead in its System, and suffers no retaliation.',
      fr: 'Quand vient votre tour alors que vous êtes engagé, vous devez attaquer jusqu’à la défaite d’un camp, ou vous Désengager : vous ne pouvez pas laisser passer le tour. Un vaisseau qui a déjà agi ne prend pas part au combat que d’autres mènent dans son Système, et ne subit pas de riposte.',
    },
    'XO-AVC-06': {
      en: 'Dimensional escape: a beaten Avatar is not destroyed. Its token goes on the track 2 spaces beyond the Corruption marker, and it comes back, at full Health, when the marker reaches it. As long as it is on the map, it keeps the damage it has taken.',
      fr: 'Fuite dimensionnelle : un Avatar vaincu n’est pas détruit. Son jeton va sur la piste, 2 cases au-delà du marqueur de Corruption, et il revient, avec toute sa Santé, quand le marqueur l’atteint. Tant qu’il reste dans la Galaxie, il garde les dégâts subis.',
    },
    'XO-AVC-07': {
      en: 'If the token of a beaten Avatar would have to go beyond the Awakening, that Avatar is out of the game.',
      fr: 'Si le jeton d’un Avatar vaincu devait aller au-delà de l’Éveil, cet Avatar est hors jeu.',
    },
    'XO-AVC-08': {
      en: 'You gain no Scraps for beating an Avatar.',
      fr: 'Vaincre un Avatar ne vous rapporte pas de Scraps.',
    },
    'XO-AVC-09': {
      en: 'Herald of the Corruption: when ships disengage from one or more Avatars, the Corruption marker advances 1 space at once, in the middle of the Action phase. Red spaces and Avatars that come back are resolved immediately.',
      fr: 'Héraut de la Corruption : quand des vaisseaux se Désengagent d’un ou de plusieurs Avatars, le marqueur de Corruption avance aussitôt de 1 case, au beau milieu de la phase d’Action. Les cases rouges et les Avatars qui reviennent sont résolus sans attendre.',
    },
    'XO-AVC-10': {
      en: 'The Herald makes the marker advance once for all the ships that Avatars hold in a System, however many of them disengage this round, together or in separate turns, and from however many Avatars. Ships that come there later and disengage make it advance again, as do ships in other Systems: every time you give ground, the Corruption gains.',
      fr: 'Le Héraut fait avancer le marqueur une fois pour tous les vaisseaux que des Avatars retiennent dans un Système, quel que soit le nombre de ceux qui s’en Désengagent dans la manche, ensemble ou à des tours différents, et le nombre d’Avatars. Des vaisseaux qui arrivent plus tard et s’en Désengagent le font avancer de nouveau, comme ceux d’un autre Système : chaque fois que vous cédez du terrain, la Corruption en gagne.',
    },
    'XO-AVC-11': {
      en: 'If the Herald should make the marker advance while it stands on the Awakening, you lose.',
      fr: 'Si le Héraut doit faire avancer le marqueur alors qu’il est sur l’Éveil, vous perdez.',
    },
    'XO-AVC-12': {
      en: 'When a skill makes you discard permanently, a Health marker may be one you have already lost, and an Energy marker is the rightmost one, the last you unlocked. For a Module, you choose among your Ship Modules and Precursor Modules; Precursor Mods are safe.',
      fr: 'Quand une compétence vous fait défausser de manière permanente, un marqueur de Santé peut être l’un de ceux déjà perdus, et un marqueur d’Énergie est le plus à droite, le dernier débloqué. Pour un Module, vous choisissez parmi vos Modules Vaisseau et vos Modules Précurseurs ; les Mods Précurseurs ne craignent rien.',
    },
    'XO-AVC-13': {
      en: 'A Health marker discarded permanently lowers your maximum Health for good. An Energy slot emptied this way can be bought again at its printed cost. A Module leaves the game, instead of going to its discard.',
      fr: 'Un marqueur de Santé défaussé de manière permanente abaisse pour toujours votre Santé maximale. Un emplacement d’Énergie ainsi vidé peut être racheté au coût inscrit. Un Module quitte la partie, au lieu d’aller dans sa défausse.',
    },
    'XO-AVC-14': {
      en: 'Several Avatars in one System are fought like several Enemies: one at a time, in the order you choose, with one Damage Roll for each when you disengage.',
      fr: 'Plusieurs Avatars dans un même Système se combattent comme plusieurs Ennemis : un par un, dans l’ordre que vous voulez, avec un lancer de Dégâts pour chacun quand vous vous Désengagez.',
    },
    'XO-AVC-15': {
      en: 'For rules and cards that speak of Enemies, an Avatar is an Enemy. But it has no level: it gives no Scrap reward and never meets a condition on the level. Scraps that a card of your own gives you for defeating an Enemy are yours.',
      fr: 'Pour les règles et les cartes qui parlent d’Ennemis, un Avatar est un Ennemi. Mais il n’a pas de niveau : il ne donne pas de récompense en Scraps et ne remplit jamais une condition de niveau. Les Scraps que l’une de vos propres cartes donne pour un Ennemi vaincu sont à vous.',
    },
    'XO-AVC-16': {
      en: 'Grip: each ship that disengages from an Avatar loses Health, after its Damage Rolls: 2 with four ships in play, 1 with three. A card that spares a ship those Damage Rolls spares it the grip as well.',
      fr: 'Emprise : chaque vaisseau qui se Désengage d’un Avatar perd de la Santé, après ses lancers de Dégâts : 2 à quatre vaisseaux en jeu, 1 à trois. Une carte qui lui épargne ces lancers de Dégâts lui épargne aussi l’emprise.',
    },
  },
}
