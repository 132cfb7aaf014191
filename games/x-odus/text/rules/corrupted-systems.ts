import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const corruptedSystems: Chapter<RuleOf<'corrupted-systems'>> = {
  title: { en: 'Corrupted Systems', fr: 'Les Systèmes Corrompus' },
  rules: {
    'XO-COR-01': {
      en: 'Corrupted Systems (red) cannot be explored, and hold no Exploration marker.',
      fr: 'Les Systèmes Corrompus (rouges) ne s’explorent pas, et n’ont pas de marqueur d’Exploration.',
    },
    'XO-COR-02': {
      en: 'Nobody is detected in a Corrupted System. Nor is anybody on the Great Rift, which is neither Allied, nor Enemy, nor Corrupted.',
      fr: 'Personne n’est détecté dans un Système Corrompu. Personne ne l’est non plus sur le Grand Rift, qui n’est ni Allié, ni Ennemi, ni Corrompu.',
    },
    'XO-COR-03': {
      en: 'Every Corrupted System holds a Rift. When Avatars move, all Systems with a Rift are adjacent to one another; the Great Rift is not one of them.',
      fr: 'Tout Système Corrompu contient un Rift. Quand les Avatars se déplacent, tous les Systèmes qui ont un Rift sont adjacents les uns aux autres ; le Grand Rift n’en fait pas partie.',
    },
    'XO-COR-04': {
      en: 'Ships cannot travel through Rifts.',
      fr: 'Les vaisseaux ne peuvent pas voyager par les Rifts.',
    },
    'XO-COR-05': {
      en: 'The white Rift marker deactivates the Rift of a System: Avatars no longer pass through it. The red one opens a Rift for them in a System that has none; where they arrive depends on neither. A marker stays for the rest of the game; if it has to be placed again, it is moved.',
      fr: 'Le marqueur de Rift blanc désactive le Rift d’un Système : les Avatars n’y passent plus. Le rouge leur en ouvre un dans un Système qui n’en a pas ; l’endroit où ils arrivent ne dépend ni de l’un ni de l’autre. Un marqueur reste jusqu’à la fin de la partie ; s’il faut le poser de nouveau, on le déplace.',
    },
  },
}
