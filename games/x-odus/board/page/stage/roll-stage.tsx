import { signalCardAt } from '../../../position/signals.ts'
import { Icon } from '@astrolabe/drawing'
import { damageIf, missesIf, successesIf } from '../../../position/odds.ts'
import { NONE, type Roll, type Ship } from '../../../position/state.ts'
import { ExplorationCard, SignalCard } from '../pieces/encounter-cards.tsx'
import { FaceSign } from '../pieces/symbol-die.tsx'
import { Verdict } from './clash.tsx'
import type { Drawn } from './drawn.ts'
import { RolledDice } from './rolled-dice.tsx'
import { ShipRow } from './ship-row.tsx'
import { helpersOf } from './spots.ts'
import { FACE_NAMES } from '../../../position/dice.ts'

/** A roll on the table that is not an attack, with the cards that can still change it. */
export function RollStage(drawn: Drawn) {
  const { view } = drawn.look
  const { roll } = view
  if (roll === null) return null
  const ships = view.ships.filter(({ index }) => roll.dice.some(({ ship }) => ship === index))
  return (
    <div class="xodus-fight xodus-ours-first">
      <div class="xodus-against">
        <About {...drawn} roll={roll} ships={ships} />
      </div>
      <div class="xodus-ours">
        <ol class="xodus-rows">
          {[
            ...ships,
            ...helpersOf(
              drawn.look,
              ships.map(({ index }) => index),
            ),
          ].map((ship) => (
            <ShipRow
              key={ship.index}
              {...drawn}
              ship={ship}
              loss={ships.includes(ship) ? (damageIf(view)?.lost ?? 0) : 0}
              dice={<RolledDice {...drawn} ship={ship} />}
              result={roll.kind === 'damage' && ships.includes(ship) && <Damage {...drawn} ship={ship} />}
            />
          ))}
        </ol>
        <Result {...drawn} roll={roll} />
      </div>
    </div>
  )
}

function Damage({ look, ship }: Drawn & { readonly ship: Ship }) {
  const damage = damageIf(look.view)
  if (damage === undefined) return null
  return <Verdict look={look} ship={ship} loss={damage.lost} critical={damage.card} />
}

interface AboutProps extends Drawn {
  readonly roll: Roll
  readonly ships: readonly Ship[]
}

/** What the roll is made for. */
function About({ look, roll, ships }: AboutProps) {
  const { view, words, language } = look
  const { stage } = words.page
  switch (roll.kind) {
    case 'detection':
      return <p class="xodus-stage-note">{stage.detectionMeans}</p>
    case 'damage':
      return <p class="xodus-stage-note">{stage.damageMeans}</p>
    case 'skill':
    case 'work':
    case 'attack': {
      if (view.exploring !== null)
        return <ExplorationCard card={view.exploring.card} language={language} size="medium" />
      const signal = signalCardAt(view, ships[0].place)
      return signal === NONE ? null : (
        <SignalCard card={signal} language={language} size="medium" ships={view.ships.length} />
      )
    }
  }
}

/** What the roll comes to as it lies. */
function Result({ look, roll }: Drawn & { readonly roll: Roll }) {
  const { view, words } = look
  const { stage } = words.page
  if (roll.kind === 'detection') {
    const misses = missesIf(view) ?? 0
    return (
      <p class="xodus-clash">
        <Icon name={misses > 0 ? 'detector' : 'hidden'} />
        <b class="xodus-clash-end">{misses > 0 ? stage.detected(misses) : stage.unnoticed}</b>
      </p>
    )
  }
  if (roll.kind !== 'skill') return null
  const got = successesIf(view) ?? 0
  const face = FACE_NAMES[roll.symbol]
  return (
    <p class="xodus-clash">
      <span class="xodus-term">
        <FaceSign face={face} />
        <b>
          {got}/{roll.needed}
        </b>
      </span>
      <b class="xodus-clash-end">{got >= roll.needed ? stage.succeeds : stage.fails}</b>
    </p>
  )
}
