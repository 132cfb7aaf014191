import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const fleets: Chapter<RuleOf<'fleets'>> = {
  title: { en: 'Fleets', fr: 'Les Flottes' },
  rules: {
    'XO-FLT-01': {
      en: 'At any moment of your turn, and without an Action, you may form a Fleet with ships in your System that have not yet acted this round, if their captains agree. It lasts until the end of the round.',
      fr: 'À tout moment de votre tour, et sans Action, vous pouvez former une Flotte avec des vaisseaux de votre Système qui n’ont pas encore agi dans la manche, si leurs capitaines sont d’accord. Elle dure jusqu’à la fin de la manche.',
    },
    'XO-FLT-02': {
      en: 'All members of a Fleet take the same Action, on the same target, and each of them spends it.',
      fr: 'Tous les membres d’une Flotte accomplissent la même Action, sur la même cible, et chacun la dépense.',
    },
    'XO-FLT-03': {
      en: 'A Fleet has as many Actions as the member that has fewest left when it is formed. Actions you have already spent this turn are no longer yours to bring.',
      fr: 'Une Flotte a autant d’Actions qu’il en reste, quand elle se forme, au membre le moins bien pourvu. Celles que vous avez déjà dépensées ce tour-ci ne comptent plus.',
    },
    'XO-FLT-04': {
      en: 'During its turn, a Fleet may take in ships of its System that have not yet acted this round. They have only the Actions the Fleet has left; if one of them has fewer, the Fleet falls to that number. If a Fleet of 3 Actions Jumps and takes in the Explorer, for example, which has 4, all go on with 2.',
      fr: 'Pendant son tour, une Flotte peut accueillir des vaisseaux de son Système qui n’ont pas encore agi dans la manche. Ils n’ont que les Actions qui restent à la Flotte ; si l’un d’eux en a moins, la Flotte descend à ce nombre. Si une Flotte de 3 Actions Saute puis accueille l’Explorateur, par exemple, qui en a 4, tous continuent avec 2.',
    },
    'XO-FLT-05': {
      en: 'A ship that has already acted this round cannot join a Fleet.',
      fr: 'Un vaisseau qui a déjà agi dans la manche ne peut pas rejoindre une Flotte.',
    },
    'XO-FLT-06': {
      en: 'The Actions a member would have had beyond those of its Fleet are lost for the round.',
      fr: 'Les Actions qu’un membre aurait eues de plus que sa Flotte sont perdues pour la manche.',
    },
    'XO-FLT-07': {
      en: 'A Fleet that Sends a Probe or makes a Blind Jump reveals one tile, not one for each member.',
      fr: 'Une Flotte qui Envoie une Sonde ou Saute à l’Aveugle révèle une seule tuile, et non une par membre.',
    },
    'XO-FLT-08': {
      en: 'In a Fleet, each member does Scavenge, Maintenance and the work of a Signal for itself: each gains its Scrap, each makes its Repair. Explore draws one card for the whole Fleet.',
      fr: 'Dans une Flotte, Fouiller, la Maintenance et le travail sur un Signal se font membre par membre : chacun gagne son Scrap, chacun fait sa réparation. Explorer ne pioche qu’une carte pour toute la Flotte.',
    },
    'XO-FLT-09': {
      en: 'A Fleet cannot split before the end of the round, and no member may leave it.',
      fr: 'Une Flotte ne peut pas se séparer avant la fin de la manche, et aucun membre ne peut la quitter.',
    },
    'XO-FLT-10': {
      en: 'The members of a Fleet make their Detection Roll together. A single miss ○ detects the whole Fleet.',
      fr: 'Les membres d’une Flotte font leur lancer de Détection ensemble. Un seul raté ○ fait détecter toute la Flotte.',
    },
    'XO-FLT-11': {
      en: 'The members of a Fleet make a Skill Roll together and add up their results. They all succeed or all fail.',
      fr: 'Les membres d’une Flotte font un lancer de Compétence ensemble et ajoutent leurs résultats. La réussite ou l’échec vaut pour tous.',
    },
    'XO-FLT-12': {
      en: 'Each member of a Fleet makes its own Damage Roll, apart from the others.',
      fr: 'Chaque membre d’une Flotte fait son propre lancer de Dégâts, à part des autres.',
    },
    'XO-FLT-13': {
      en: 'The members of a Fleet attack together and their hits ☠ are added up, but each suffers the retaliation for its own misses ○.',
      fr: 'Les membres d’une Flotte attaquent ensemble et leurs touches ☠ s’additionnent, mais chacun subit la riposte de ses propres ratés ○.',
    },
    'XO-FLT-14': {
      en: 'A Fleet disengages as a whole, or not at all: its captains have to agree.',
      fr: 'Une Flotte se Désengage tout entière, ou pas du tout : ses capitaines doivent être d’accord.',
    },
    'XO-FLT-15': {
      en: 'Fleets are separated in the End-of-turn phase. You may form them again in the next round.',
      fr: 'Les Flottes se séparent à la phase de Fin de tour. Vous pourrez en former de nouvelles à la manche suivante.',
    },
    'XO-FLT-16': {
      en: 'If an option of an Exploration is kept for a class, one member of that class opens it to the whole Fleet.',
      fr: 'Si une option d’Exploration est réservée à une classe, un seul membre de cette classe l’ouvre à toute la Flotte.',
    },
    'XO-FLT-17': {
      en: 'A Fleet Strains as a whole, if none of its members has done so this round: every member Strains, and the Fleet gains 1 Action in all. Each of them makes its own Damage Roll at the end of the turn; a ship that joins later shares what Actions are left and owes no roll.',
      fr: 'Une Flotte Pousse tout entière, si aucun de ses membres ne l’a fait dans la manche : chaque membre Pousse, et la Flotte gagne 1 Action en tout. Chacun d’eux fait son propre lancer de Dégâts à la fin du tour ; un vaisseau qui la rejoint ensuite partage les Actions qui restent et ne doit aucun lancer.',
    },
    'XO-FLT-18': {
      en: 'If a Damage card bars one member from a kind of move, or from Strain, the whole Fleet cannot do it. For Scavenge, Maintenance and the work of a Signal, a member that may not take part spends its Action to no effect, and the others act.',
      fr: 'Si une carte Dégâts interdit à un membre une sorte de déplacement, ou l’empêche de Pousser, toute la Flotte en est privée. Pour Fouiller, la Maintenance et le travail sur un Signal, un membre qui ne peut pas y prendre part dépense son Action sans effet, et les autres agissent.',
    },
    'XO-FLT-19': {
      en: 'In a Fleet, you cannot use a card that moves your ship alone or gives it alone an Action. Such an Action helps the Fleet only if you gain it before the Fleet is formed.',
      fr: 'Dans une Flotte, vous ne pouvez pas utiliser une carte qui ne déplace que votre vaisseau ou ne donne d’Action qu’à lui. Une telle Action ne sert la Flotte que si vous la gagnez avant sa formation.',
    },
  },
}
