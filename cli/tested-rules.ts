/**
 * The name of a test that begins with the id of a rule, or of several: a string after an opening bracket, with a
 * function after it. After a rule that is merely mentioned there is none.
 */
const NAME =
  /(?<!\.skip)\(\s*(['"`])((?:[A-Z][A-Z\d]{1,3}-)(?:[A-Z\d]{2,4}-)*\d{1,3}\b(?:,? (?:[A-Z][A-Z\d]{1,3}-)(?:[A-Z\d]{2,4}-)*\d{1,3}\b)*)(?:\\.|(?!\1)[^\\])*\1\s*,\s*(?:async\b|function\b|\(|\{|\w+\s*=>)/gs

/** How many tests the rules have, by id, in sources of tests. */
export function testedRules(sources: readonly string[]): ReadonlyMap<string, number> {
  const tests = new Map<string, number>()
  for (const source of sources) {
    for (const [, , ids] of source.matchAll(NAME)) {
      for (const id of ids.split(/,? /)) tests.set(id, (tests.get(id) ?? 0) + 1)
    }
  }
  return tests
}
