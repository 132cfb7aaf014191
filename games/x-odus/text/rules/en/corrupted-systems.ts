import type { RuleOf } from '../../../rules/rule-ids.ts'

export const corruptedSystems: Readonly<Record<RuleOf<'corrupted-systems'>, string>> = {
  'XO-COR-01': 'Corrupted Systems (red) cannot be explored, and hold no Exploration marker.',
  'XO-COR-02':
    'Nobody is detected in a Corrupted System. Nor is anybody on the Great Rift, which is neither Allied, nor Enemy, nor Corrupted.',
  'XO-COR-03':
    'Every Corrupted System holds a Rift. When Avatars move, all Systems with a Rift are adjacent to one another; the Great Rift is not one of them.',
  'XO-COR-04': 'Ships cannot travel through Rifts.',
  'XO-COR-05':
    'The white Rift marker deactivates the Rift of a System: Avatars no longer pass through it or arrive by it. The red one opens a Rift, which they may use for both, in a System that has none. A marker stays for the rest of the game; if it has to be placed again, it is moved.',
}
