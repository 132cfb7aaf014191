/**
 * Every rule of the game, by chapter. A refusal names one of these ids and the rules reference explains it; an id once
 * given to a rule is never given to another.
 */
// biome-ignore format: eight rules to a line
export const CHAPTERS = [
  { id: 'general', rules: [
    'XO-GEN-01', 'XO-GEN-02', 'XO-GEN-03', 'XO-GEN-04', 'XO-GEN-05', 'XO-GEN-06', 'XO-GEN-07', 'XO-GEN-08',
    'XO-GEN-09', 'XO-GEN-10', 'XO-GEN-11',
  ] },
  { id: 'setup', rules: [
    'XO-SET-01', 'XO-SET-02', 'XO-SET-03', 'XO-SET-04', 'XO-SET-05', 'XO-SET-06', 'XO-SET-07', 'XO-SET-08',
    'XO-SET-09', 'XO-SET-10', 'XO-SET-11', 'XO-SET-12', 'XO-SET-13', 'XO-SET-14', 'XO-SET-15', 'XO-SET-16',
    'XO-SET-17', 'XO-SET-18', 'XO-SET-19', 'XO-SET-20', 'XO-SET-21', 'XO-SET-22', 'XO-SET-23',
  ] },
  { id: 'dice', rules: [
    'XO-DIC-01', 'XO-DIC-02', 'XO-DIC-03', 'XO-DIC-04',
  ] },
  { id: 'turn', rules: [
    'XO-TRN-01', 'XO-TRN-02', 'XO-TRN-03', 'XO-TRN-04', 'XO-TRN-05', 'XO-TRN-06',
  ] },
  { id: 'actions', rules: [
    'XO-ACT-01', 'XO-ACT-02', 'XO-ACT-03', 'XO-ACT-04', 'XO-ACT-05', 'XO-ACT-06', 'XO-ACT-07', 'XO-ACT-08',
    'XO-ACT-09', 'XO-ACT-10', 'XO-ACT-11', 'XO-ACT-12', 'XO-ACT-13', 'XO-ACT-14', 'XO-ACT-15', 'XO-ACT-16',
    'XO-ACT-17', 'XO-ACT-18', 'XO-ACT-19', 'XO-ACT-20', 'XO-ACT-21', 'XO-ACT-22', 'XO-ACT-23', 'XO-ACT-24',
    'XO-ACT-25', 'XO-ACT-26', 'XO-ACT-27', 'XO-ACT-28', 'XO-ACT-29', 'XO-ACT-30', 'XO-ACT-31', 'XO-ACT-32',
    'XO-ACT-33', 'XO-ACT-34', 'XO-ACT-35', 'XO-ACT-36', 'XO-ACT-37', 'XO-ACT-38', 'XO-ACT-39', 'XO-ACT-40',
    'XO-ACT-41',
  ] },
  { id: 'fleets', rules: [
    'XO-FLT-01', 'XO-FLT-02', 'XO-FLT-03', 'XO-FLT-04', 'XO-FLT-05', 'XO-FLT-06', 'XO-FLT-07', 'XO-FLT-08',
    'XO-FLT-09', 'XO-FLT-10', 'XO-FLT-11', 'XO-FLT-12', 'XO-FLT-13', 'XO-FLT-14', 'XO-FLT-15', 'XO-FLT-16',
    'XO-FLT-17', 'XO-FLT-18', 'XO-FLT-19',
  ] },
  { id: 'allies', rules: [
    'XO-ALS-01', 'XO-ALS-02', 'XO-ALS-03', 'XO-ALS-04', 'XO-ALS-05', 'XO-ALS-06', 'XO-ALS-07', 'XO-ALS-08',
    'XO-ALS-09', 'XO-ALS-10', 'XO-ALS-11',
  ] },
  { id: 'enemy-systems', rules: [
    'XO-ENS-01', 'XO-ENS-02', 'XO-ENS-03', 'XO-ENS-04', 'XO-ENS-05', 'XO-ENS-06', 'XO-ENS-07', 'XO-ENS-08',
    'XO-ENS-09', 'XO-ENS-10', 'XO-ENS-11', 'XO-ENS-12', 'XO-ENS-13', 'XO-ENS-14', 'XO-ENS-15', 'XO-ENS-16',
    'XO-ENS-17', 'XO-ENS-18',
  ] },
  { id: 'corrupted-systems', rules: [
    'XO-COR-01', 'XO-COR-02', 'XO-COR-03', 'XO-COR-04', 'XO-COR-05',
  ] },
  { id: 'explorations', rules: [
    'XO-EXP-01', 'XO-EXP-02', 'XO-EXP-03', 'XO-EXP-04', 'XO-EXP-05', 'XO-EXP-06', 'XO-EXP-07', 'XO-EXP-08',
    'XO-EXP-09', 'XO-EXP-10', 'XO-EXP-11', 'XO-EXP-12', 'XO-EXP-13',
  ] },
  { id: 'effects', rules: [
    'XO-EFF-01', 'XO-EFF-02', 'XO-EFF-03', 'XO-EFF-04', 'XO-EFF-05', 'XO-EFF-06', 'XO-EFF-07', 'XO-EFF-08',
    'XO-EFF-09', 'XO-EFF-10', 'XO-EFF-11', 'XO-EFF-12', 'XO-EFF-13', 'XO-EFF-14', 'XO-EFF-15', 'XO-EFF-16',
    'XO-EFF-17', 'XO-EFF-18', 'XO-EFF-19',
  ] },
  { id: 'damage', rules: [
    'XO-DMG-01', 'XO-DMG-02', 'XO-DMG-03', 'XO-DMG-04', 'XO-DMG-05', 'XO-DMG-06',
  ] },
  { id: 'signals', rules: [
    'XO-SIG-01', 'XO-SIG-02', 'XO-SIG-03', 'XO-SIG-04', 'XO-SIG-05', 'XO-SIG-06', 'XO-SIG-07', 'XO-SIG-08',
    'XO-SIG-09', 'XO-SIG-10',
  ] },
  { id: 'keys', rules: [
    'XO-KEY-01', 'XO-KEY-02', 'XO-KEY-03', 'XO-KEY-04', 'XO-KEY-05', 'XO-KEY-06', 'XO-KEY-07', 'XO-KEY-08',
    'XO-KEY-09', 'XO-KEY-10',
  ] },
  { id: 'modules', rules: [
    'XO-MOD-01', 'XO-MOD-02', 'XO-MOD-03', 'XO-MOD-04', 'XO-MOD-05', 'XO-MOD-06', 'XO-MOD-07', 'XO-MOD-08',
    'XO-MOD-09', 'XO-MOD-10', 'XO-MOD-11', 'XO-MOD-12', 'XO-MOD-13', 'XO-MOD-14', 'XO-MOD-15', 'XO-MOD-16',
    'XO-MOD-17', 'XO-MOD-18', 'XO-MOD-19', 'XO-MOD-20', 'XO-MOD-21',
  ] },
  { id: 'combat', rules: [
    'XO-CMB-01', 'XO-CMB-02', 'XO-CMB-03', 'XO-CMB-04', 'XO-CMB-05', 'XO-CMB-06', 'XO-CMB-07', 'XO-CMB-08',
    'XO-CMB-09', 'XO-CMB-10', 'XO-CMB-11', 'XO-CMB-12', 'XO-CMB-13', 'XO-CMB-14', 'XO-CMB-15', 'XO-CMB-16',
    'XO-CMB-17', 'XO-CMB-18', 'XO-CMB-19', 'XO-CMB-20', 'XO-CMB-21', 'XO-CMB-22', 'XO-CMB-23', 'XO-CMB-24',
    'XO-CMB-25', 'XO-CMB-26',
  ] },
  { id: 'avatar-combat', rules: [
    'XO-AVC-01', 'XO-AVC-02', 'XO-AVC-03', 'XO-AVC-04', 'XO-AVC-05', 'XO-AVC-06', 'XO-AVC-07', 'XO-AVC-08',
    'XO-AVC-09', 'XO-AVC-10', 'XO-AVC-11', 'XO-AVC-12', 'XO-AVC-13', 'XO-AVC-14', 'XO-AVC-15', 'XO-AVC-16',
  ] },
  { id: 'corruption', rules: [
    'XO-CPH-01', 'XO-CPH-02', 'XO-CPH-03', 'XO-CPH-04', 'XO-CPH-05', 'XO-CPH-06', 'XO-CPH-07', 'XO-CPH-08',
  ] },
  { id: 'avatars', rules: [
    'XO-AVM-01', 'XO-AVM-02', 'XO-AVM-03', 'XO-AVM-04', 'XO-AVM-05', 'XO-AVM-06', 'XO-AVM-07', 'XO-AVM-08',
    'XO-AVM-09', 'XO-AVM-10', 'XO-AVM-11', 'XO-AVM-12', 'XO-AVM-13',
  ] },
  { id: 'end-of-turn', rules: [
    'XO-END-01', 'XO-END-02', 'XO-END-03', 'XO-END-04', 'XO-END-05',
  ] },
  { id: 'variants', rules: [
    'XO-VAR-01', 'XO-VAR-02', 'XO-VAR-03', 'XO-VAR-04', 'XO-VAR-05', 'XO-VAR-06', 'XO-VAR-07', 'XO-VAR-08',
    'XO-VAR-09', 'XO-VAR-10', 'XO-VAR-11',
  ] },
] as const

type Chapter = (typeof CHAPTERS)[number]

export type ChapterId = Chapter['id']

export type RuleOf<C extends ChapterId> = Extract<Chapter, { readonly id: C }>['rules'][number]

export type RuleId = Chapter['rules'][number]

export const RULE_IDS: readonly RuleId[] = CHAPTERS.flatMap<RuleId>((chapter) => chapter.rules)
