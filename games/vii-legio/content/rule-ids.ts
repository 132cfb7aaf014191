/**
 * Every rule of the game, by chapter. A refusal names one of these ids and the rules reference explains it; the
 * gaps leave room, since an id once given to a rule is never given to another.
 */
// biome-ignore format: ten rules to a line
export const CHAPTERS = [
  { id: 'general', rules: ['VL-001', 'VL-002', 'VL-003', 'VL-004', 'VL-005', 'VL-006', 'VL-007', 'VL-008'] },
  { id: 'setup', rules: [
    'VL-101', 'VL-102', 'VL-103', 'VL-104', 'VL-105', 'VL-106', 'VL-107', 'VL-108', 'VL-109', 'VL-110',
    'VL-111', 'VL-112', 'VL-113', 'VL-114', 'VL-115', 'VL-116', 'VL-117', 'VL-118', 'VL-121', 'VL-122',
    'VL-123', 'VL-124', 'VL-125', 'VL-126', 'VL-127', 'VL-128', 'VL-129', 'VL-130',
    'VL-131',
  ] },
  { id: 'ship', rules: [
    'VL-141', 'VL-142', 'VL-143', 'VL-144', 'VL-145', 'VL-146', 'VL-147', 'VL-148', 'VL-149', 'VL-150',
    'VL-151', 'VL-152', 'VL-153', 'VL-154', 'VL-155', 'VL-156',
  ] },
  { id: 'turn', rules: [
    'VL-201', 'VL-202', 'VL-203', 'VL-204', 'VL-205', 'VL-206', 'VL-207', 'VL-208', 'VL-209', 'VL-210',
    'VL-211', 'VL-212', 'VL-213', 'VL-214', 'VL-215', 'VL-216', 'VL-217', 'VL-218', 'VL-219', 'VL-220',
  ] },
  { id: 'moving', rules: ['VL-301', 'VL-302', 'VL-303', 'VL-304', 'VL-305', 'VL-306', 'VL-307', 'VL-308'] },
  { id: 'turning-over', rules: ['VL-321', 'VL-322', 'VL-323', 'VL-324', 'VL-325', 'VL-326'] },
  { id: 'experience', rules: [
    'VL-401', 'VL-402', 'VL-403', 'VL-404', 'VL-405', 'VL-406', 'VL-407', 'VL-408', 'VL-409', 'VL-410',
    'VL-411',
  ] },
  { id: 'deck', rules: ['VL-451', 'VL-452', 'VL-453', 'VL-454', 'VL-455', 'VL-456'] },
  { id: 'sector-x', rules: [
    'VL-501', 'VL-502', 'VL-503', 'VL-504', 'VL-505', 'VL-506', 'VL-507', 'VL-508', 'VL-509', 'VL-510',
    'VL-511', 'VL-512', 'VL-513', 'VL-514', 'VL-515', 'VL-516', 'VL-517', 'VL-518', 'VL-519',
  ] },
  { id: 'landing', rules: [
    'VL-551', 'VL-552', 'VL-553', 'VL-554', 'VL-555', 'VL-556', 'VL-557', 'VL-558', 'VL-559', 'VL-560',
    'VL-561', 'VL-562', 'VL-563', 'VL-564', 'VL-565', 'VL-566', 'VL-567', 'VL-568', 'VL-569',
  ] },
  { id: 'observation', rules: [
    'VL-601', 'VL-602', 'VL-603', 'VL-604', 'VL-605', 'VL-606', 'VL-607', 'VL-608', 'VL-609', 'VL-610',
    'VL-611', 'VL-612', 'VL-613', 'VL-614',
  ] },
  { id: 'contact', rules: [
    'VL-651', 'VL-652', 'VL-653', 'VL-654', 'VL-655', 'VL-656', 'VL-657', 'VL-658', 'VL-659', 'VL-660',
    'VL-661', 'VL-662', 'VL-663', 'VL-664', 'VL-665', 'VL-666',
  ] },
  { id: 'base', rules: [
    'VL-701', 'VL-702', 'VL-703', 'VL-704', 'VL-705', 'VL-706', 'VL-707', 'VL-708', 'VL-709', 'VL-710',
    'VL-711', 'VL-712',
  ] },
  { id: 'combat', rules: [
    'VL-751', 'VL-752', 'VL-753', 'VL-754', 'VL-755', 'VL-756', 'VL-757', 'VL-758', 'VL-759', 'VL-760',
    'VL-761', 'VL-762',
  ] },
  { id: 'exo-technologies', rules: [
    'VL-801', 'VL-802', 'VL-803', 'VL-804', 'VL-805', 'VL-806', 'VL-807', 'VL-808', 'VL-809', 'VL-810',
  ] },
  { id: 'special-missions', rules: ['VL-841', 'VL-842', 'VL-843', 'VL-844'] },
  { id: 'end', rules: ['VL-901', 'VL-902', 'VL-903', 'VL-904', 'VL-905', 'VL-906', 'VL-907', 'VL-908'] },
] as const

type Chapter = (typeof CHAPTERS)[number]

export type ChapterId = Chapter['id']

export type RuleOf<C extends ChapterId> = Extract<Chapter, { readonly id: C }>['rules'][number]

export type RuleId = Chapter['rules'][number]

export const RULE_IDS: readonly RuleId[] = CHAPTERS.flatMap<RuleId>((chapter) => chapter.rules)
