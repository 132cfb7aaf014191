/**
 * Every rule of the game, by chapter: the base game, then the expansion. A refusal names one of these ids and the rules
 * reference explains it; an id once given to a rule is never given to another.
 */
// biome-ignore format: eight rules to a line
export const CHAPTERS = [
  { id: 'setup', rules: [
    'AE-BS-1', 'AE-BS-2', 'AE-BS-3', 'AE-BS-4', 'AE-BS-5', 'AE-BS-6', 'AE-BS-7', 'AE-BS-8',
    'AE-BS-9', 'AE-BS-10', 'AE-BS-11', 'AE-BS-12', 'AE-BS-13', 'AE-BS-14', 'AE-BS-15', 'AE-BS-16',
    'AE-BS-17', 'AE-BS-18', 'AE-BS-19', 'AE-BS-20', 'AE-BS-21', 'AE-BS-22', 'AE-BS-23', 'AE-BS-24',
    'AE-BS-25', 'AE-BS-26', 'AE-BS-27', 'AE-BS-28', 'AE-BS-29',
  ] },
  { id: 'turn', rules: [
    'AE-BT-1', 'AE-BT-2', 'AE-BT-3', 'AE-BT-4', 'AE-BT-5', 'AE-BT-6', 'AE-BT-7', 'AE-BT-8',
    'AE-BT-9', 'AE-BT-10', 'AE-BT-11', 'AE-BT-12', 'AE-BT-13', 'AE-BT-14', 'AE-BT-15',
  ] },
  { id: 'launch', rules: [
    'AE-BL-1', 'AE-BL-2', 'AE-BL-3', 'AE-BL-4', 'AE-BL-5', 'AE-BL-6', 'AE-BL-7', 'AE-BL-8',
    'AE-BL-9', 'AE-BL-10', 'AE-BL-11', 'AE-BL-12',
  ] },
  { id: 'region-actions', rules: [
    'AE-BA-1', 'AE-BA-2', 'AE-BA-3', 'AE-BA-4', 'AE-BA-5', 'AE-BA-6', 'AE-BA-7',
  ] },
  { id: 'raiders', rules: [
    'AE-BR-1', 'AE-BR-2', 'AE-BR-3', 'AE-BR-4', 'AE-BR-5', 'AE-BR-6', 'AE-BR-7', 'AE-BR-8',
    'AE-BR-9', 'AE-BR-10', 'AE-BR-11', 'AE-BR-12', 'AE-BR-13', 'AE-BR-14', 'AE-BR-15',
  ] },
  { id: 'return', rules: [
    'AE-BH-1', 'AE-BH-2', 'AE-BH-3', 'AE-BH-4', 'AE-BH-5', 'AE-BH-6', 'AE-BH-7', 'AE-BH-8',
  ] },
  { id: 'ships-and-modules', rules: [
    'AE-BM-1', 'AE-BM-2', 'AE-BM-3', 'AE-BM-4', 'AE-BM-5', 'AE-BM-6', 'AE-BM-7', 'AE-BM-8',
    'AE-BM-9', 'AE-BM-10', 'AE-BM-11', 'AE-BM-12', 'AE-BM-13', 'AE-BM-14', 'AE-BM-15', 'AE-BM-16',
  ] },
  { id: 'developments', rules: [
    'AE-BD-1', 'AE-BD-2', 'AE-BD-3', 'AE-BD-4', 'AE-BD-5', 'AE-BD-6', 'AE-BD-7', 'AE-BD-8',
    'AE-BD-9', 'AE-BD-10', 'AE-BD-11',
  ] },
  { id: 'tracks', rules: [
    'AE-BP-1', 'AE-BP-2', 'AE-BP-3', 'AE-BP-4', 'AE-BP-5', 'AE-BP-6', 'AE-BP-7',
  ] },
  { id: 'events', rules: [
    'AE-BE-1', 'AE-BE-2', 'AE-BE-3', 'AE-BE-4', 'AE-BE-5',
  ] },
  { id: 'battle', rules: [
    'AE-BB-1', 'AE-BB-2', 'AE-BB-3', 'AE-BB-4', 'AE-BB-5', 'AE-BB-6', 'AE-BB-7', 'AE-BB-8',
    'AE-BB-9', 'AE-BB-10', 'AE-BB-11', 'AE-BB-12', 'AE-BB-13', 'AE-BB-14', 'AE-BB-15', 'AE-BB-16',
    'AE-BB-17', 'AE-BB-18', 'AE-BB-19', 'AE-BB-20', 'AE-BB-21', 'AE-BB-22', 'AE-BB-23', 'AE-BB-24',
    'AE-BB-25', 'AE-BB-26', 'AE-BB-27', 'AE-BB-28', 'AE-BB-29', 'AE-BB-30',
  ] },
  { id: 'damage', rules: [
    'AE-BX-1', 'AE-BX-2', 'AE-BX-3', 'AE-BX-4', 'AE-BX-5', 'AE-BX-6',
  ] },
  { id: 'end', rules: [
    'AE-BF-1', 'AE-BF-2', 'AE-BF-3', 'AE-BF-4', 'AE-BF-5', 'AE-BF-6', 'AE-BF-7', 'AE-BF-8',
    'AE-BF-9', 'AE-BF-10', 'AE-BF-11', 'AE-BF-12', 'AE-BF-13',
  ] },
  { id: 'limits', rules: [
    'AE-BZ-1', 'AE-BZ-2', 'AE-BZ-3', 'AE-BZ-4', 'AE-BZ-5', 'AE-BZ-6', 'AE-BZ-7', 'AE-BZ-8',
    'AE-BZ-9', 'AE-BZ-10', 'AE-BZ-11', 'AE-BZ-12', 'AE-BZ-13', 'AE-BZ-14', 'AE-BZ-15', 'AE-BZ-16',
  ] },
  { id: 'five-players', rules: [
    'AE-5P-1', 'AE-5P-2', 'AE-5P-3', 'AE-5P-4', 'AE-5P-5', 'AE-5P-6', 'AE-5P-7', 'AE-5P-8',
  ] },
  { id: 'shadows-of-the-void', rules: [
    'AE-VN-1', 'AE-VN-2', 'AE-VN-3', 'AE-VN-4', 'AE-VN-5', 'AE-VN-6', 'AE-VN-7', 'AE-VN-8',
    'AE-VN-9', 'AE-VN-10', 'AE-VN-11',
  ] },
  { id: 'relics', rules: [
    'AE-RL-1', 'AE-RL-2', 'AE-RL-3', 'AE-RL-4', 'AE-RL-5', 'AE-RL-6', 'AE-RL-7', 'AE-RL-8',
  ] },
  { id: 'void', rules: [
    'AE-VO-1', 'AE-VO-2', 'AE-VO-3', 'AE-VO-4', 'AE-VO-5', 'AE-VO-6', 'AE-VO-7', 'AE-VO-8',
    'AE-VO-9', 'AE-VO-10', 'AE-VO-11', 'AE-VO-12',
  ] },
  { id: 'unity-setup', rules: [
    'AE-US-1', 'AE-US-2', 'AE-US-3', 'AE-US-4', 'AE-US-5', 'AE-US-6', 'AE-US-7', 'AE-US-8',
    'AE-US-9', 'AE-US-10', 'AE-US-11', 'AE-US-12', 'AE-US-13', 'AE-US-14', 'AE-US-15', 'AE-US-16',
    'AE-US-17', 'AE-US-18', 'AE-US-19', 'AE-US-20', 'AE-US-21', 'AE-US-22',
  ] },
  { id: 'control', rules: [
    'AE-UO-1', 'AE-UO-2', 'AE-UO-3', 'AE-UO-4', 'AE-UO-5', 'AE-UO-6', 'AE-UO-7', 'AE-UO-8',
    'AE-UO-9',
  ] },
  { id: 'unity-differences', rules: [
    'AE-UD-1', 'AE-UD-2', 'AE-UD-3', 'AE-UD-4', 'AE-UD-5', 'AE-UD-6', 'AE-UD-7', 'AE-UD-8',
    'AE-UD-9', 'AE-UD-10', 'AE-UD-11', 'AE-UD-12', 'AE-UD-13', 'AE-UD-14', 'AE-UD-15', 'AE-UD-16',
    'AE-UD-17', 'AE-UD-18', 'AE-UD-19', 'AE-UD-20', 'AE-UD-21', 'AE-UD-22', 'AE-UD-23', 'AE-UD-24',
    'AE-UD-25', 'AE-UD-26', 'AE-UD-27', 'AE-UD-28', 'AE-UD-29', 'AE-UD-30', 'AE-UD-31', 'AE-UD-32',
    'AE-UD-33', 'AE-UD-34', 'AE-UD-35', 'AE-UD-36', 'AE-UD-37', 'AE-UD-38', 'AE-UD-39', 'AE-UD-40',
    'AE-UD-41', 'AE-UD-42', 'AE-UD-43', 'AE-UD-44', 'AE-UD-45',
  ] },
  { id: 'unity-events', rules: [
    'AE-UE-1', 'AE-UE-2', 'AE-UE-3', 'AE-UE-4', 'AE-UE-5', 'AE-UE-6', 'AE-UE-7', 'AE-UE-8',
    'AE-UE-9',
  ] },
  { id: 'unity-launch', rules: [
    'AE-UL-1', 'AE-UL-2', 'AE-UL-3', 'AE-UL-4', 'AE-UL-5', 'AE-UL-6', 'AE-UL-7', 'AE-UL-8',
    'AE-UL-9', 'AE-UL-10', 'AE-UL-11', 'AE-UL-12', 'AE-UL-13', 'AE-UL-14', 'AE-UL-15', 'AE-UL-16',
    'AE-UL-17', 'AE-UL-18', 'AE-UL-19', 'AE-UL-20', 'AE-UL-21', 'AE-UL-22', 'AE-UL-23',
  ] },
  { id: 'unity-return', rules: [
    'AE-UR-1', 'AE-UR-2', 'AE-UR-3', 'AE-UR-4', 'AE-UR-5', 'AE-UR-6', 'AE-UR-7', 'AE-UR-8',
    'AE-UR-9', 'AE-UR-10',
  ] },
  { id: 'unity-battles', rules: [
    'AE-UB-1', 'AE-UB-2', 'AE-UB-3', 'AE-UB-4', 'AE-UB-5', 'AE-UB-6', 'AE-UB-7', 'AE-UB-8',
    'AE-UB-9', 'AE-UB-10', 'AE-UB-11', 'AE-UB-12',
  ] },
  { id: 'unity-end', rules: [
    'AE-UF-1', 'AE-UF-2', 'AE-UF-3', 'AE-UF-4', 'AE-UF-5', 'AE-UF-6', 'AE-UF-7', 'AE-UF-8',
    'AE-UF-9', 'AE-UF-10', 'AE-UF-11', 'AE-UF-12', 'AE-UF-13', 'AE-UF-14',
  ] },
  { id: 'icons', rules: [
    'AE-IC-1', 'AE-IC-2', 'AE-IC-3', 'AE-IC-4', 'AE-IC-5', 'AE-IC-6', 'AE-IC-7', 'AE-IC-8',
  ] },
] as const

type Chapter = (typeof CHAPTERS)[number]

export type ChapterId = Chapter['id']

export type RuleOf<C extends ChapterId> = Extract<Chapter, { readonly id: C }>['rules'][number]

export type RuleId = Chapter['rules'][number]

export const RULE_IDS: readonly RuleId[] = CHAPTERS.flatMap<RuleId>((chapter) => chapter.rules)
