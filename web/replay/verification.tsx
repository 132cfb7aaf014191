import { Icon } from '@astrolabe/drawing'
import type { Check, GameRecord, Verification as Verified } from '@astrolabe/kernel'
import { useCallback } from 'preact/hooks'
import { answerText, faultText, verdictText } from './fault-words.ts'
import type { ReplaySession } from './replay-session.ts'
import './verification.css'
import { replayWords } from './words.ts'
import { WorkedOut } from './worked-out.tsx'

/** The record played again on this device, check by check, and the secret against its hash. */
export function Verification({ session }: { readonly session: ReplaySession }) {
  const verify = useCallback(() => session.verify(), [session])
  return <WorkedOut ask={verify}>{(verified) => <Verdict session={session} verified={verified} />}</WorkedOut>
}

interface VerdictProps {
  readonly session: ReplaySession
  readonly verified: Verified
}

function Verdict({ session, verified }: VerdictProps) {
  const says = replayWords.value.check
  const { record } = session.source
  const { verdict, checks, firstWrong } = verified
  return (
    <div class="verification">
      <p class={`verification-verdict verification-${verdict}`} role="status">
        <Icon name={VERDICT_SIGNS[verdict]} size={22} />
        <span>{verdictText(verified, record, says)}</span>
      </p>
      {firstWrong !== undefined && <p>{says.firstWrong(answerText(firstWrong, record, says))}</p>}
      <p class="verification-how">{says.text}</p>
      <ul class="verification-checks">
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} record={record} />
        ))}
      </ul>
      <Secrets record={record} isOver={session.isOver} />
    </div>
  )
}

const VERDICT_SIGNS = { sound: 'check', partly: 'minus', wrong: 'warning' } as const

const SIGNS = { passed: 'check', skipped: 'minus', fault: 'warning' } as const

function CheckLine({ check, record }: { readonly check: Check; readonly record: GameRecord }) {
  const says = replayWords.value.check
  const { name, outcome } = check
  const kind = typeof outcome === 'string' ? outcome : outcome.why === 'other-rules' ? 'skipped' : 'fault'
  return (
    <li class={`verification-check verification-${kind}`}>
      <Icon name={SIGNS[kind]} />
      <span>{says.checks[name]}</span>
      <span class="verification-outcome">
        {typeof outcome === 'string' ? says.outcome[outcome] : faultText(outcome, record, says)}
      </span>
    </li>
  )
}

/** Each secret with its hash; one that still decides what is to come stays hidden. */
function Secrets({ record, isOver }: { readonly record: GameRecord; readonly isOver: boolean }) {
  const says = replayWords.value.check
  const secrets = [
    { ...record, from: undefined },
    ...(record.forks ?? []).map((fork) => ({ ...fork, from: fork.at })),
  ]
  return (
    <section class="verification-secrets">
      <h3>{says.secrets}</h3>
      <p>{isOver ? says.secretsText : says.hidden}</p>
      {secrets.map(({ seed, seedHash, from }) => (
        <div key={seedHash}>
          {from !== undefined && <p>{says.fork(from)}</p>}
          <dl>
            <dt>{says.hash}</dt>
            <dd>
              <code>{seedHash}</code>
            </dd>
            {isOver && (
              <>
                <dt>{says.secret}</dt>
                <dd>
                  <code>{seed}</code>
                </dd>
              </>
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}
