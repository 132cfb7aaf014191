import { Die, Icon } from '@astrolabe/drawing'
import { RAIDERS, VOID_DRAGON } from '../../../content/raiders.ts'
import { TACTICS } from '../../../content/tactics.ts'
import { CONFLICTS } from '../../../content/unity.ts'
import { NONE, RAIDER, UNITY } from '../../../position/state.ts'
import { RaiderEmblem, ShipFigure } from '../map/figures.tsx'
import type { Drawn } from './drawn.ts'
import { colourOf } from './odds-bar.tsx'
import type { ComparedSide, DieFate } from './reckoning.ts'
import type { SeenBattle, SeenSide } from './seen.ts'
import { sideName } from './side-name.ts'
import './side-row.css'
import { WhoMark } from './who-mark.tsx'

interface SideRowProps extends Pick<Drawn, 'look' | 'stage'> {
  readonly battle: SeenBattle
  readonly side: SeenSide
  readonly compared: ComparedSide
  readonly rolling: boolean
}

/** A side of a battle: its ships, where its dice come from, and, once they are rolled, what became of each. */
export function SideRow({ look, stage, battle, side, compared, rolling }: SideRowProps) {
  const { who, sum, dice, targeting, rolled, aside } = side
  const name = sideName(look, who, battle.raider)
  const isWinner = battle.winner === who
  return (
    <li class={isWinner ? 'edge-side edge-side-won' : 'edge-side'} style={{ '--side': colourOf(who) }}>
      <Fleet side={side} raider={battle.raider} />
      <div class="edge-side-words">
        <h3>
          <WhoMark who={who} size={20} /> {name}
        </h3>
        <p>{sum === undefined ? stage.dice(dice) : stage.sum(sum)}</p>
        <p class="edge-side-soft">
          {[stage.targeting(targeting), ...shieldsSaid(side, stage), ...cardsSaid(look, side)].join(' · ')}
        </p>
      </div>
      {rolled.length === 0 ? (
        <span class="edge-side-count" aria-hidden="true">
          {dice}
          <Icon name="dice" />
        </span>
      ) : (
        <span class="edge-side-dice" role="group" aria-label={stage.rolledSaid(name, rolled)}>
          {aside.map((value) => (
            <FatedDie key="aside" value={value} fate="aside" stage={stage} rolling={rolling} />
          ))}
          {handOf(side).map((value, place) => (
            <FatedDie
              key={place}
              value={value}
              fate={compared.fates[place]}
              stage={stage}
              rolling={rolling}
            />
          ))}
        </span>
      )}
      {battle.winner !== undefined && (
        <span class="edge-side-verdict">{verdict(stage, battle.winner, who, compared)}</span>
      )}
    </li>
  )
}

function verdict(stage: Drawn['stage'], winner: number, who: number, { outAt }: ComparedSide): string {
  if (winner === who) return stage.winner
  return outAt === undefined ? stage.tied : stage.outOn(outAt)
}

/** The dice that are compared. */
export const handOf = ({ rolled, aside }: SeenSide): readonly number[] =>
  aside.length === 0 ? rolled : rolled.slice(aside.length)

const shieldsSaid = ({ ships }: SeenSide, { shields }: Drawn['stage']): string[] => {
  const sum = ships.reduce((all, ship) => all + Math.max(0, ship.shields), 0)
  return sum === 0 ? [] : [shields(sum)]
}

const cardsSaid = ({ things }: Drawn['look'], { who, cards }: SeenSide): string[] =>
  cards.map((card) =>
    who === UNITY ? things.conflicts[CONFLICTS[card].id] : things.tactics[TACTICS[card].id],
  )

function Fleet({ side: { who, ships }, raider }: { readonly side: SeenSide; readonly raider: number }) {
  const shown = ships.slice(0, 4)
  const width = who === RAIDER ? 60 : Math.max(44, 40 * shown.length)
  return (
    <svg class="edge-side-fleet" viewBox={`0 0 ${width} 56`} width={width} height="56" aria-hidden="true">
      {who === RAIDER && raider !== NONE ? (
        <g transform="translate(30 28)">
          <RaiderEmblem
            raiderClass={RAIDERS[raider].class}
            isDragon={raider === VOID_DRAGON}
            size={50}
            count={1}
          />
        </g>
      ) : (
        shown.map(({ type, damage }, at) => (
          <g key={at} transform={`translate(${(width / shown.length) * (at + 0.5)} 28)`}>
            <ShipFigure type={type} owner={who} size={44} mark={0.01} damage={damage} />
          </g>
        ))
      )}
    </svg>
  )
}

interface FatedDieProps extends Pick<Drawn, 'stage'> {
  readonly value: number
  readonly fate: DieFate | 'aside'
  readonly rolling: boolean
}

/** Shared dice are struck out pair by pair, the one that decides is ringed. */
function FatedDie({ value, fate, stage, rolling }: FatedDieProps) {
  return (
    <span class={`edge-die edge-die-${fate}`}>
      <Die value={value} size={32} rolling={rolling} label={stage.die(value, fate)} />
    </span>
  )
}
