import { costsOfDisengaging } from '../../../position/disengaging.ts'
import { Icon } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import type { Outlook } from '../../../position/outlook.ts'
import type { Foe, Ship } from '../../../position/state.ts'
import type { Look } from '../map/look.ts'
import { FaceSign } from '../pieces/symbol-die.tsx'
import type { Phase, Prospect } from './reckoning.ts'
import './clash.css'

/** What an attack may come to, before it is rolled. */
export function ClashAhead({ look, prospect }: { readonly look: Look; readonly prospect: Prospect }) {
  return (
    <p class="xodus-clash xodus-clash-ahead">
      <Icon name="dice" /> {look.words.page.stage.ahead(prospect)}
    </p>
  )
}

/** What leaving the combat costs. */
export function ClashLeaving({ look }: { readonly look: Look }) {
  const { stage } = look.words.page
  return (
    <p class="xodus-clash">
      <b class="xodus-clash-end">{stage.disengage}</b>
      {stage.disengageCosts(...costsOfDisengaging(look.view))}
    </p>
  )
}

interface ClashRolledProps {
  readonly look: Look
  readonly phase: Phase
  readonly foe: Foe
  readonly outlook: Outlook | undefined
}

/** Hits against Shields, and what is left of the foe. */
export function ClashRolled({ look, phase, foe, outlook }: ClashRolledProps) {
  const { stage } = look.words.page
  if (outlook === undefined) {
    const says = phase === 'defeated' ? stage.defeated : stage.retaliation
    return (
      <p class="xodus-clash">
        <b class="xodus-clash-end">{says}</b>
      </p>
    )
  }
  const { hits, shields, damage, left, retaliates } = outlook
  return (
    <div class="xodus-clash">
      <p class="xodus-sum">
        <Term label={stage.hits} value={hits}>
          <FaceSign face="hit" />
        </Term>
        <i>−</i>
        <Term label={stage.shields} value={shields}>
          <Icon name="shield" />
        </Term>
        <i>=</i>
        <Term label={stage.damage} value={damage}>
          <Icon name="explosion" />
        </Term>
      </p>
      <p class="xodus-clash-says">
        <b class="xodus-clash-end">
          {left === 0 ? stage.defeated : left === foe.health ? stage.unharmed : stage.left(foe.health, left)}
        </b>
        <small>{retaliates ? stage.strikesBack : stage.noStrikeBack}</small>
      </p>
    </div>
  )
}

interface TermProps {
  readonly label: string
  readonly value: number
  readonly children: ComponentChildren
}

function Term({ label, value, children }: TermProps) {
  return (
    <span class="xodus-term">
      {children}
      <b>{value}</b>
      <small>{label}</small>
    </span>
  )
}

interface VerdictProps {
  readonly look: Look
  readonly ship: Ship
  readonly loss: number
  readonly critical: boolean
}

/** What the dice of a ship cost it. */
export function Verdict({ look, ship, loss, critical }: VerdictProps) {
  const { stage } = look.words.page
  if (loss === 0 && !critical) return <span class="xodus-safe">{stage.noLoss}</span>
  return (
    <span class="xodus-hurt">
      {loss > 0 && <b>{stage.loss(loss)}</b>}
      {loss >= ship.health && <b>{stage.destroyed}</b>}
      {critical && <small>{stage.critical}</small>}
    </span>
  )
}
