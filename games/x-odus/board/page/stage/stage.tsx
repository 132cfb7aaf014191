import { BoardFrame, Icon } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Look, lookOf, type XodusScene } from '../map/look.ts'
import { CombatStage } from './combat-stage.tsx'
import { EncounterStage } from './encounter-stage.tsx'
import { ExplorationStage } from './exploration-stage.tsx'
import { type StageKind, stageOf } from './kind.ts'
import { MeetingStage } from './meeting-stage.tsx'
import { ModChoice } from './mod-choice.tsx'
import { RollStage } from './roll-stage.tsx'
import { ShipChoice } from './ship-choice.tsx'
import './stage.css'
import { titleOf } from './title.ts'

interface StageProps {
  readonly scene: XodusScene
  /** The map. */
  readonly children: ComponentChildren
}

/** The map, and over it whatever is better seen from near: a combat, a roll, a card, ships that meet. */
export function Stage({ scene, children }: StageProps) {
  const look = lookOf(scene)
  const { stage } = look.words.page
  const kind = stageOf(look)
  const [away, setAway] = useState<StageKind | undefined>()
  const covers = kind !== undefined && away !== kind
  return (
    <>
      {/* What lies under a stage cannot be seen, so it is not reached by keys either. */}
      <div class="xodus-ground" inert={covers}>
        {children}
      </div>
      {covers && (
        <div class="xodus-stage" key={kind}>
          <BoardFrame label={titleOf(look, kind)}>
            <header class="xodus-stage-head">
              <h2>{titleOf(look, kind)}</h2>
              <button
                type="button"
                class="xodus-stage-turn"
                aria-label={stage.toMap}
                onClick={() => setAway(kind)}
              >
                <Icon name="map" /> <span>{stage.toMap}</span>
              </button>
            </header>
            <div class="xodus-stage-body">
              <Play kind={kind} scene={scene} look={look} />
            </div>
          </BoardFrame>
        </div>
      )}
      {kind !== undefined && !covers && (
        <button type="button" class="xodus-stage-turn xodus-stage-back" onClick={() => setAway(undefined)}>
          <Icon name="expand" /> {titleOf(look, kind)} · {stage.toStage}
        </button>
      )}
    </>
  )
}

interface PlayProps {
  readonly kind: StageKind
  readonly scene: XodusScene
  readonly look: Look
}

function Play({ kind, ...drawn }: PlayProps) {
  switch (kind) {
    case 'ship-choice':
      return <ShipChoice {...drawn} />
    case 'mod-choice':
      return <ModChoice {...drawn} />
    case 'encounter':
      return <EncounterStage {...drawn} />
    case 'combat':
      return <CombatStage {...drawn} />
    case 'roll':
      return <RollStage {...drawn} />
    case 'exploration':
      return <ExplorationStage {...drawn} />
    case 'meeting':
      return <MeetingStage {...drawn} />
  }
}
