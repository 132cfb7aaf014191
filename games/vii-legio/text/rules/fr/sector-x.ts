import type { RuleOf } from '../../../rules/rule-ids.ts'

export const sectorX: Readonly<Record<RuleOf<'sector-x'>, string>> = {
  'VL-501':
    'Le Secteur X est fermé quand la partie commence : personne ne peut y entrer tant qu’il n’a pas été ouvert.',
  'VL-502':
    'Pour ouvrir le Secteur X, retournez l’une de ses deux cartes avec des lasers à bord : la Brèche demande au moins 1 laser et un jet de dé qui, ajouté à vos lasers, atteint 7 ou plus, le Phare mort au moins 2 lasers et aucun jet. Si vous l’ouvrez, vous marquez 2 PV ; si vous échouez, il ne se passe rien. S’il est déjà ouvert, la carte vous donne 1 point d’expérience dans le domaine de votre choix.',
  'VL-503':
    'Une fois ouvert, le Secteur X perd son jeton et reste ouvert à tout le monde jusqu’à la fin de la partie.',
  'VL-504':
    'Aucune frontière ne mène au Secteur X : une fois qu’il est ouvert, y entrer vous coûte 6 cartes, quel que soit le secteur où vous êtes.',
  'VL-505': 'Sortir du Secteur X vous coûte 4 cartes, et vous mène toujours à la base stellaire.',
  'VL-506':
    'Revenir du Secteur X à la base stellaire est un atterrissage, et peut vous valoir votre promotion.',
  'VL-507':
    'La première Unité Commandante qui entre dans le Secteur X pose la première carte de la pile X, face cachée, sur l’emplacement X.',
  'VL-508':
    'Une fois qu’une mission a réussi dans le Secteur X, sa carte est défaussée. La prochaine Unité Commandante qui y entre pose une nouvelle carte X face cachée.',
  'VL-509': 'Si une carte occupe déjà l’emplacement X quand vous entrez, vous n’en posez pas d’autre.',
  'VL-510': 'Le Secteur X ne s’explore pas : vous ne pouvez y retourner aucune carte Exploration.',
  'VL-511': 'Vous pouvez utiliser vos scanners dans le Secteur X.',
  'VL-512':
    'Atterrissage, Observation et Contact suivent les règles habituelles dans le Secteur X : escouades, zones et règle d’or s’y appliquent. Quand vous quittez sa planète, votre vaisseau est dans l’espace, dans le Secteur X.',
  'VL-513':
    'Après une mission réussie dans le Secteur X, vous devez quitter ce secteur en payant 4 cartes pendant la phase spatiale de ce même tour. Si une carte R.A.Z. vous arrête, vous partez à votre tour suivant ; d’ici là, vous ne pouvez ni vous poser dans le Secteur X ni installer une exo-technologie.',
  'VL-514': 'Une planète du Secteur X ne vous donne pas de pion 1 PV et n’occupe aucun pion planète active.',
  'VL-515':
    'Vous pouvez faire des achats dans le Secteur X. S’il vous faut en partir, vous devez garder les 4 cartes que coûte votre départ.',
  'VL-516':
    'Vous ne pouvez plus entrer dans le Secteur X quand son emplacement et la pile X sont vides l’un et l’autre.',
  'VL-517':
    'Seule une entrée dans le Secteur X pose une carte sur son emplacement vide. Si vous y êtes déjà quand l’emplacement se vide, il vous faut sortir et revenir pour en trouver une autre.',
  'VL-518':
    'Seule l’Unité Commandante qui a réussi la mission doit quitter le Secteur X. Si vous étiez en Observation et devez quitter la planète, vous pouvez rester dans le secteur.',
}
