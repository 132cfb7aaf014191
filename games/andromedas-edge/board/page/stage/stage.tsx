import { BoardFrame, Icon } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { STAGE_WORDS } from '../../../text/page-words.ts'
import { type AndromedaScene, lookOf, regionName } from '../look.ts'
import { BattleOver } from './battle-over.tsx'
import { BattleStage } from './battle-stage.tsx'
import { ChronicleCard } from './chronicle-card.tsx'
import { chronicleOf } from './chronicle.ts'
import type { Drawn } from './drawn.ts'
import { type StageKind, stageOf } from './kind.ts'
import { ReturnStage } from './return-stage.tsx'
import { heardOfBattle, type SeenBattle, seenAfter } from './seen.ts'
import './stage.css'
import { Stepper } from './stepper.tsx'
import { useRoomBelow } from './use-room-below.ts'
import { VoidStage } from './void-stage.tsx'

/** What the last battle told, followed from one position to the next. */
function useHeard(news: readonly AndromedaFact[]): readonly AndromedaFact[] {
  const heard = useRef<{ news: readonly AndromedaFact[]; facts: readonly AndromedaFact[] }>({
    news: [],
    facts: [],
  })
  if (heard.current.news !== news) heard.current = { news, facts: heardOfBattle(heard.current.facts, news) }
  return heard.current.facts
}

interface Lingering {
  readonly battle: AndromedaFact | undefined
  /** The first question that was put to the reader after it. */
  readonly asked: number | undefined
  readonly isAnswered: boolean
}

/** Whether a battle that is over is still looked at: until it is put away, or its reader has answered something else. */
function useLingering({ seat, decision }: AndromedaScene, facts: readonly AndromedaFact[]) {
  const [put, putAway] = useState<AndromedaFact | undefined>()
  const seen = useRef<Lingering>({ battle: undefined, asked: undefined, isAnswered: false })
  const over = facts.find(({ kind }) => kind === 'battle-over')
  if (seen.current.battle !== over) seen.current = { battle: over, asked: undefined, isAnswered: false }
  const own = decision?.seats.includes(seat) === true ? decision.number : undefined
  const { asked } = seen.current
  if (asked === undefined) seen.current = { ...seen.current, asked: own }
  else if (asked !== own) seen.current = { ...seen.current, isAnswered: true }
  const isIn = facts.some((fact) => fact.kind === 'prepared' && fact.who === seat)
  const isNew = !facts.some(({ kind }) => kind === 'turn')
  return {
    lingers: over !== undefined && over !== put && !seen.current.isAnswered && (isIn || isNew),
    putAway: () => putAway(over),
  }
}

/** The map, and over it whatever is better seen from near: a battle, the plan of a return, a roll in the Void. */
export function Stage({ children, ...scene }: AndromedaScene & { readonly children: ComponentChildren }) {
  const look = lookOf(scene)
  const stage = STAGE_WORDS[scene.language]
  const drawn: Drawn = { scene, look, stage }
  const facts = useHeard(scene.news)
  const { lingers, putAway } = useLingering(scene, facts)
  const kind = stageOf(look)
  const over = kind === undefined && lingers ? seenAfter(look.view, facts) : undefined
  const [away, setAway] = useState<StageKind | undefined>()
  const [toldBefore, closeTold] = useState<readonly AndromedaFact[] | undefined>()
  const isBattle = over !== undefined || kind === 'battle'
  const step = isBattle ? (over?.step ?? look.view.battle?.step) : undefined
  const covers = over !== undefined || (kind !== undefined && away !== kind)
  const sheet = kind ?? 'over'
  const [ground, below] = useRoomBelow(covers ? sheet : undefined)
  const chronicle =
    toldBefore === scene.news ? undefined : chronicleOf(scene.news, scene.names, scene.language)
  return (
    <>
      {/* What lies under a stage is dimmed, and is not reached by keys either. */}
      <div ref={ground} class="edge-ground" inert={covers}>
        {children}
      </div>
      {covers && (
        <div
          class={isBattle ? 'edge-stage edge-stage-battle' : 'edge-stage'}
          key={sheet}
          style={{ '--below': `${below}px` }}
        >
          <BoardFrame label={titleOf(drawn, kind, over)}>
            <header class="edge-stage-head">
              <h2>{titleOf(drawn, kind, over)}</h2>
              {step !== undefined && (
                <Stepper look={look} stage={stage} step={step} isOver={over !== undefined} />
              )}
              <button
                type="button"
                class="edge-stage-turn"
                onClick={() => (over === undefined ? setAway(kind) : putAway())}
              >
                <Icon name={over === undefined ? 'map' : 'check'} />{' '}
                {over === undefined ? stage.toMap : stage.close}
              </button>
            </header>
            <div class="edge-stage-body">
              <Play kind={kind} over={over} {...drawn} />
            </div>
          </BoardFrame>
        </div>
      )}
      {kind !== undefined && !covers && (
        <button type="button" class="edge-stage-turn edge-stage-back" onClick={() => setAway(undefined)}>
          <Icon name="expand" /> {titleOf(drawn, kind, over)} · {stage.toStage}
        </button>
      )}
      {!covers && chronicle !== undefined && (
        <ChronicleCard
          {...drawn}
          key={chronicle.lines[0]}
          chronicle={chronicle}
          close={() => closeTold(scene.news)}
        />
      )}
    </>
  )
}

function titleOf({ look, stage }: Drawn, kind: StageKind | undefined, over: SeenBattle | undefined): string {
  if (kind === 'return') return stage.return
  if (kind === 'void') return stage.void
  const region = over?.region ?? look.view.battle?.region
  return region === undefined ? '' : stage.battle(regionName(look, region))
}

interface PlayProps extends Drawn {
  readonly kind: StageKind | undefined
  readonly over: SeenBattle | undefined
}

function Play({ kind, over, ...drawn }: PlayProps) {
  const { battle } = drawn.look.view
  if (over !== undefined) return <BattleOver {...drawn} battle={over} />
  switch (kind) {
    case 'battle':
      return battle === null ? null : <BattleStage {...drawn} battle={battle} />
    case 'return':
      return <ReturnStage {...drawn} />
    case 'void':
      return <VoidStage {...drawn} />
    case undefined:
      return null
  }
}
