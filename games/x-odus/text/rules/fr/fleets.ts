import type { RuleOf } from '../../../rules/rule-ids.ts'

export const fleets: Readonly<Record<RuleOf<'fleets'>, string>> = {
  'XO-FLT-01':
    'À tout moment de votre tour, et sans Action, vous pouvez former une Flotte avec des vaisseaux de votre Système qui n’ont pas encore agi dans la manche, si leurs capitaines sont d’accord. Elle dure jusqu’à la fin de la manche.',
  'XO-FLT-02':
    'Tous les membres d’une Flotte accomplissent la même Action, sur la même cible, et chacun la dépense.',
  'XO-FLT-03':
    'Une Flotte a autant d’Actions qu’il en reste, quand elle se forme, au membre le moins bien pourvu. Celles que vous avez déjà dépensées ce tour-ci ne comptent plus.',
  'XO-FLT-04':
    'Pendant son tour, une Flotte peut accueillir des vaisseaux de son Système qui n’ont pas encore agi dans la manche. Ils n’ont que les Actions qui restent à la Flotte ; si l’un d’eux en a moins, la Flotte descend à ce nombre. Si une Flotte de 3 Actions Saute puis accueille l’Explorateur, par exemple, qui en a 4, tous continuent avec 2.',
  'XO-FLT-05': 'Un vaisseau qui a déjà agi dans la manche ne peut pas rejoindre une Flotte.',
  'XO-FLT-06': 'Les Actions qu’un membre aurait eues de plus que sa Flotte sont perdues pour la manche.',
  'XO-FLT-07':
    'Une Flotte qui Envoie une Sonde ou Saute à l’Aveugle révèle une seule tuile, et non une par membre.',
  'XO-FLT-08':
    'Dans une Flotte, Fouiller, la Maintenance et le travail sur un Signal se font membre par membre : chacun gagne son Scrap, chacun fait sa réparation. Explorer ne pioche qu’une carte pour toute la Flotte.',
  'XO-FLT-09':
    'Une Flotte ne peut pas se séparer avant la fin de la manche, et aucun membre ne peut la quitter.',
  'XO-FLT-10':
    'Les membres d’une Flotte font leur lancer de Détection ensemble. Un seul raté ○ fait détecter toute la Flotte.',
  'XO-FLT-11':
    'Les membres d’une Flotte font un lancer de Compétence ensemble et ajoutent leurs résultats. La réussite ou l’échec vaut pour tous.',
  'XO-FLT-12': 'Chaque membre d’une Flotte fait son propre lancer de Dégâts, à part des autres.',
  'XO-FLT-13':
    'Les membres d’une Flotte attaquent ensemble et leurs touches ☠ s’additionnent, mais chacun subit la riposte de ses propres ratés ○.',
  'XO-FLT-14': 'Une Flotte se Désengage tout entière, ou pas du tout.',
  'XO-FLT-15':
    'Les Flottes se séparent à la phase de Fin de tour. Vous pourrez en former de nouvelles à la manche suivante.',
  'XO-FLT-16':
    'Si une option d’Exploration est réservée à une classe, un seul membre de cette classe l’ouvre à toute la Flotte.',
  'XO-FLT-17':
    'Une Flotte Pousse tout entière : chaque membre qui ne l’a pas encore fait dans la manche Pousse, et la Flotte gagne 1 Action en tout. Chacun d’eux fait son propre lancer de Dégâts à la fin du tour.',
  'XO-FLT-18':
    'Si une carte Dégâts interdit à un membre une sorte de déplacement, ou l’empêche de Pousser, toute la Flotte en est privée. Pour Fouiller, la Maintenance et le travail sur un Signal, un membre qui ne peut pas y prendre part dépense son Action sans effet, et les autres agissent.',
  'XO-FLT-19':
    'Dans une Flotte, vous ne pouvez pas utiliser une carte qui ne déplace que votre vaisseau. Une carte qui donne une Action à votre vaisseau ne sert la Flotte que si vous l’utilisez avant sa formation, ou si chaque membre en gagne une aussi.',
}
