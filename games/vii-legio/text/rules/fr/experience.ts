import type { RuleOf } from '../../../rules/rule-ids.ts'

export const experience: Readonly<Record<RuleOf<'experience'>, string>> = {
  'VL-401':
    'Vous accumulez de l’expérience dans quatre domaines : Négoce, Diplomatie, Capture et Recherche. Vous la dépensez lors des Contacts, et pour une mission spéciale qui en demande.',
  'VL-402':
    'Chaque piste de votre tableau d’expérience est limitée : ce que vous gagnez au-delà de sa dernière case est perdu.',
  'VL-403':
    'Les cartes Exploration donnent de l’expérience dans tous les domaines. Vous gagnez aussi de la Diplomatie et de la Capture en observant, du Négoce en aménageant votre vaisseau, et de la Recherche en affrontant des risques.',
  'VL-404':
    'Un symbole de domaine, en haut à gauche d’une carte que vous retournez, vous vaut aussitôt 1 point d’expérience dans ce domaine.',
  'VL-405': 'Le symbole ? vous donne 1 point d’expérience dans le domaine de votre choix.',
  'VL-406':
    'Une carte défaussée pour vous déplacer, ou pour éviter un risque, ne vous donne pas son expérience.',
  'VL-407':
    'Un symbole en haut à droite signale un risque. Si vous l’affrontez, vous gagnez 1 point d’expérience en Recherche, celui de son symbole en haut à gauche et rien de plus, et vous subissez sa conséquence.',
  'VL-408':
    'Une fois le risque lu, un détecteur encore disponible ce tour-ci vous permet de l’éviter : la carte est défaussée, vous ne subissez rien, et vous ne gagnez pas d’expérience en Recherche.',
  'VL-409':
    'Chaque expert à bord vaut 1 point d’expérience permanent dans son domaine, qui ne se dépense jamais.',
  'VL-410':
    'Vous conservez votre expérience lors de votre promotion, et vous ne la perdez jamais qu’en la dépensant.',
  'VL-411':
    'Affronter un vaisseau hostile ne vous donne pas d’expérience en soi : seul son trophée peut en donner.',
}
