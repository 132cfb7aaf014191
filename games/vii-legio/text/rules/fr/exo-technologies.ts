import type { RuleOf } from '../../../rules/rule-ids.ts'

export const exoTechnologies: Readonly<Record<RuleOf<'exo-technologies'>, string>> = {
  'VL-801':
    'Vous trouvez le Holodeck et les Nanoprobes grâce aux cartes Exploration. Retourner l’une d’elles fait monter son pion à bord, pas encore installé, et votre exploration continue.',
  'VL-802':
    'Une fois installé, le Holodeck vous donne un joker permanent qui vaut 1 point d’expérience dans les Contacts avec des Sapiens ; les Nanoprobes font de même avec des Non Sapiens.',
  'VL-803':
    'Pour installer une exo-technologie, vous cédez un équipement de votre choix et vous retournez le pion sur sa face Joker.',
  'VL-804':
    'Prendre une exo-technologie à bord et l’installer sont deux étapes distinctes. L’installer vous coûte un tour : cela remplace toute une phase spatiale.',
  'VL-805':
    'Quand vous installez une exo-technologie, vous gagnez 1 point d’expérience dans le domaine de votre choix.',
  'VL-806': 'Une fois que vous avez une exo-technologie, vous ne la perdez jamais.',
  'VL-807':
    'Un Frombola a de la place pour 1 exo-technologie, un Spatha pour les deux. Si la place vous manque, ou si vous avez déjà celle que vous trouvez, la carte est sans effet.',
  'VL-808':
    'L’équipement que vous échangez contre une exo-technologie doit être au-dessus de sa valeur grisée.',
  'VL-809':
    'Au tour où vous installez une exo-technologie, votre vaisseau reste où il est, dans son secteur, dans le Secteur X ou à la base stellaire : vous ne prenez pas de cartes et ne vous posez pas, mais vous pouvez utiliser vos scanners. Si vous venez de quitter une planète, vous pouvez en installer une à la place de la phase spatiale.',
}
