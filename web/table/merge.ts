import type { Position, TableMessage } from '@astrolabe/tables'

/**
 * A message put together with what was known before: all the facts and the whole chat. Nothing, if something in
 * between was missed and the whole has to be asked for.
 */
export function mergeMessage(known: TableMessage | undefined, news: TableMessage): TableMessage | undefined {
  if (known !== undefined && isOlder(news, known)) return known
  const facts = mergedFacts(known, news)
  const chat = mergedChat(known, news)
  if (facts === undefined || chat === undefined) return undefined
  // What is put together begins where the older part begins.
  const { firstChapter } = news.position.since === -1 ? news.position : (known ?? news).position
  const position = { ...news.position, ...mergedOrders(known, news), since: -1, firstChapter, facts }
  return { ...news, position, chat, chatFrom: 0 }
}

/** The orders that were followed are told like facts: those that are new. */
function mergedOrders(
  known: TableMessage | undefined,
  { position: { since, standing } }: TableMessage,
): Pick<Position, 'standing'> {
  const before = known?.position.standing?.obeyed
  if (standing === undefined || before === undefined || since === -1) return {}
  return {
    standing: { ...standing, obeyed: [...before.filter(({ at }) => at <= since), ...standing.obeyed] },
  }
}

/** A reply may be overtaken by the stream; what one seat sees says nothing about another. */
function isOlder({ position }: TableMessage, known: TableMessage): boolean {
  return position.seat === known.position.seat && position.version < known.position.version
}

function mergedFacts(known: TableMessage | undefined, { position }: TableMessage) {
  const { since, facts, seat, rewinds } = position
  if (since === -1) return facts
  const before = known?.position
  // Facts heard under another count of rewinds may not have happened.
  if (before === undefined || before.seat !== seat || before.rewinds !== rewinds || before.number < since)
    return undefined
  return [...before.facts.filter(({ at }) => at <= since), ...facts]
}

function mergedChat(known: TableMessage | undefined, { chat, chatFrom }: TableMessage) {
  if (chatFrom === 0) return chat
  const before = known?.chat ?? []
  return before.length < chatFrom ? undefined : [...before.slice(0, chatFrom), ...chat]
}
