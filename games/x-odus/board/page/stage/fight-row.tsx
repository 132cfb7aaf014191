import type { Outlook } from '../../../position/outlook.ts'
import { type Combat, OFFENSIVE, type Ship } from '../../../position/state.ts'
import { Verdict } from './clash.tsx'
import type { Drawn } from './drawn.ts'
import { GainSign } from './gain-sign.tsx'
import { Manoeuvres } from './manoeuvres.tsx'
import type { Phase, Prospect } from './reckoning.ts'
import { RolledDice, WaitingDice } from './rolled-dice.tsx'
import { ShipRow } from './ship-row.tsx'

/** How an attack stands. */
export interface Fighting extends Drawn {
  readonly combat: Combat
  readonly phase: Phase
  /** What it comes to, once it is rolled; what it may come to, before. */
  readonly outlook: Outlook | undefined
  readonly prospect: Prospect | undefined
}

interface FightRowProps {
  readonly fighting: Fighting
  readonly ship: Ship
  /** Its place among the ships of the combat. */
  readonly at: number
}

/** A ship in a combat: how it attacks, or what its dice cost it. */
export function FightRow({ fighting, ship, at }: FightRowProps) {
  const { scene, look, combat, phase, outlook } = fighting
  const loss = phase === 'retaliation' ? combat.losses[at] : (outlook?.lost[ship.index] ?? 0)
  return (
    <ShipRow
      scene={scene}
      look={look}
      ship={ship}
      loss={loss}
      dice={<Dice fighting={fighting} ship={ship} at={at} />}
      result={<Result fighting={fighting} ship={ship} at={at} loss={loss} />}
      gain={(card) => <GainSign look={look} phase={phase} card={card} />}
    />
  )
}

/** Whether its captain is choosing how it attacks. */
const isChoosing = ({ combat, phase }: Fighting, at: number): boolean =>
  phase === 'ahead' && at === combat.manoeuvres.length

function Dice({ fighting, ship, at }: FightRowProps) {
  const { scene, look, combat, phase } = fighting
  if (phase !== 'ahead') return <RolledDice scene={scene} look={look} ship={ship} />
  if (isChoosing(fighting, at)) return <Manoeuvres scene={scene} look={look} ship={ship} at={at} />
  return <WaitingDice look={look} ship={ship} manoeuvre={combat.manoeuvres[at] ?? OFFENSIVE} />
}

function Result({ fighting, ship, at, loss }: FightRowProps & { readonly loss: number }) {
  const { look, phase, outlook, prospect } = fighting
  if (phase === 'ahead')
    return prospect === undefined || isChoosing(fighting, at) ? null : (
      <span class="xodus-maybe">{look.words.page.stage.meanLoss(prospect.lost[at])}</span>
    )
  // Nothing is lost any more once the foe is beaten.
  if (phase === 'defeated') return null
  const critical = outlook !== undefined && ((outlook.critical >> ship.index) & 1) === 1
  return <Verdict look={look} ship={ship} loss={loss} critical={critical} />
}
