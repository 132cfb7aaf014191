import type { FaultKind } from '../checks/fault.ts'
import { type Report, spread } from './report.ts'

/** Every way to fail, as the page says it. */
const FAULTS: Readonly<Record<FaultKind, string>> = {
  lost: 'acknowledged, and not in the books',
  doubled: 'there more often than it was sent',
  changed: 'refused, or done by nobody, and in the books',
  disordered: 'not in the order in which it was acknowledged',
  leaked: 'shown from a seat that was not theirs',
  misshown: 'shown otherwise than the books tell it',
  unwritten: 'shown before it was in the books',
  older: 'shown older than what was acknowledged',
  missed: 'parts of a stream that do not make the whole',
  rewritten: 'books that have changed, or that the rules do not allow',
  stuck: 'games that do not go on, requests without a reply',
  unverified: 'finished games that cannot be verified',
  failed: 'requests that failed by the server’s fault (500)',
  crashed: 'servers that ended by themselves or did not start',
}

const number = (value: number): string => Math.round(value).toLocaleString('en')

function timesInWords(times: readonly number[]): string {
  const found = spread(times)
  if (found === undefined) return 'none'
  const { p50, p99, max } = found
  return `half within ${number(p50)} ms, 99 of 100 within ${number(p99)} ms, at most ${number(max)} ms (${number(times.length)})`
}

const rows = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).map(([name, count]) => `| ${name} | ${number(count)} |`)

const section = (title: string, head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', `| ${head} | |`, '| --- | ---: |', ...lines]

/** The report as a page to be read. */
export function pageOf(report: Report): string {
  const { passed, isWhole, wishes, seconds, totals, faultCounts, faults } = report
  const faultRows = Object.entries(FAULTS).map(
    ([kind, what]) => `| ${kind}: ${what} | ${number(faultCounts[kind] ?? 0)} |`,
  )
  return [
    `# Trial: ${passed ? 'passed' : 'FAILED'}${isWhole ? '' : ', interrupted before its end'}`,
    '',
    `${wishes.tables} tables at a time, ${wishes.servers === 1 ? 'one server' : `${wishes.servers} servers on one file`}, seed “${wishes.seed}”, ${number(seconds)} s.`,
    '',
    '| What happened | |',
    '| --- | ---: |',
    `| servers killed | ${number(report.kills)} |`,
    `| clock set | ${number(report.clockJumps)} |`,
    `| disk filled | ${number(report.diskFills)} |`,
    `| games begun | ${number(report.gamesOpened)} |`,
    ...rows(totals),
    '',
    `Disk filled by: ${report.disk}.`,
    '',
    `Servers ready after a start: ${timesInWords(report.starts)}.`,
    ...(wishes.servers === 1
      ? []
      : [
          '',
          `From an acknowledgement by one server to a stream of another: ${timesInWords(report.lateness)}.`,
        ]),
    ...section('What must not happen', 'Fault', faultRows),
    ...section('What people did besides', 'Deed', rows(report.deeds)),
    ...section('Replies', 'Status', rows(report.replies)),
    ...section('Logged by the servers', 'Line', rows(report.log)),
    ...(faults.length === 0
      ? []
      : [
          '',
          '## Faults',
          '',
          ...faults.map(({ kind, table, what }) => `- ${kind}, table ${table}: ${what}`),
        ]),
    '',
  ].join('\n')
}
