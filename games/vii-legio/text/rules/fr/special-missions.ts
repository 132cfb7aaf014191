import type { RuleOf } from '../../../rules/rule-ids.ts'

export const specialMissions: Readonly<Record<RuleOf<'special-missions'>, string>> = {
  'VL-841':
    'Votre plateau vaisseau compte les missions spéciales que vous accomplissez pour l’Impérium, jusqu’à 4. Vous en conservez le compte lors de votre promotion.',
  'VL-842':
    'Les missions spéciales viennent de cartes Exploration, chacune avec sa condition. Chaque mission accomplie fait avancer votre compteur de 1 et vous fait marquer les PV inscrits sous sa nouvelle valeur.',
  'VL-843':
    'Quand votre compteur est sur 4, une carte mission spéciale vous donne à la place 1 point d’expérience dans le domaine de votre choix, sans condition ni coût.',
  'VL-844':
    'Libre à vous de refuser une mission spéciale. Si vous la refusez, ou si vous n’en remplissez pas la condition, la carte est défaussée sans effet.',
}
