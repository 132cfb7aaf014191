import type { RuleOf } from '../../../rules/rule-ids.ts'

export const corruptedSystems: Readonly<Record<RuleOf<'corrupted-systems'>, string>> = {
  'XO-COR-01': 'Les Systèmes Corrompus (rouges) ne s’explorent pas, et n’ont pas de marqueur d’Exploration.',
  'XO-COR-02':
    'Personne n’est détecté dans un Système Corrompu. Personne ne l’est non plus sur le Grand Rift, qui n’est ni Allié, ni Ennemi, ni Corrompu.',
  'XO-COR-03':
    'Tout Système Corrompu contient un Rift. Quand les Avatars se déplacent, tous les Systèmes qui ont un Rift sont adjacents les uns aux autres ; le Grand Rift n’en fait pas partie.',
  'XO-COR-04': 'Les vaisseaux ne peuvent pas voyager par les Rifts.',
  'XO-COR-05':
    'Le marqueur de Rift blanc désactive le Rift d’un Système : les Avatars n’y passent plus et n’arrivent plus par là. Le rouge en ouvre un, qui leur sert à l’un et à l’autre, dans un Système qui n’en a pas. Un marqueur reste jusqu’à la fin de la partie ; s’il faut le poser de nouveau, on le déplace.',
}
