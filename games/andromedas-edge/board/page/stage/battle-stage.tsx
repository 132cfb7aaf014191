import { DAMAGED_SHIPS_VP_MOST, SHIPS_FOR_TWO_OPERATIONS } from '../../../content/limits.ts'
import { RAIDERS } from '../../../content/raiders.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { type Hit, hitsOf } from '../../../position/losses.ts'
import { chanceToWin, outlookOf } from '../../../position/outlook.ts'
import { participantOf } from '../../../position/participants.ts'
import { type Battle, ENERGY, NONE, RAIDER, SUPREMACY, UNITY } from '../../../position/state.ts'
import { isPlayer, sideOf } from '../../../position/strength.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { seatOfLook } from '../look.ts'
import './battle-stage.css'
import { Choice } from './choice.tsx'
import type { Drawn } from './drawn.ts'
import { OddsBar } from './odds-bar.tsx'
import type { AndromedaOption } from './option.ts'
import { chanceIf, compare, outlookWith } from './reckoning.ts'
import { type SeenBattle, seenOf } from './seen.ts'
import { raiderOf, sideName } from './side-name.ts'
import { handOf, SideRow } from './side-row.tsx'
import { stageSpots } from './spots.ts'

/** A battle under way: its steps, its sides, its chances, and what can be done about them now. */
export function BattleStage(drawn: Drawn & { readonly battle: Battle }) {
  const { scene, look, stage, battle } = drawn
  const { view } = look
  const seat = seatOfLook(look)
  const chosen = optionsChosen(drawn)
  const now = outlookWith(view, battle, seat, chosen)
  const seen = seenOf(view, battle, [])
  const isRolled = battle.sides.some(({ rolled }) => rolled.length > 0)
  return (
    <div class="edge-battle">
      <div class="edge-battle-state">
        <OddsBar
          look={look}
          stage={stage}
          title={isRolled ? stage.chancesBefore : stage.chances}
          who={now.sides.map(({ who }) => who)}
          raider={raiderOf(view, battle)}
          odds={{ win: now.sides.map(({ win }) => win), nobody: now.nobody }}
          note={isRolled ? '' : notCounted(drawn)}
        />
        <Sides
          look={look}
          stage={stage}
          battle={seen}
          rolling={scene.news.some(({ kind }) => kind === 'rolled')}
        />
      </div>
      <div class="edge-battle-asked">
        <Choices {...drawn} />
        {!isRolled && sideOf(battle, seat) !== undefined && <Stake {...drawn} who={seat} />}
      </div>
    </div>
  )
}

export function Sides({
  look,
  stage,
  battle,
  rolling,
}: Pick<Drawn, 'look' | 'stage'> & { readonly battle: SeenBattle; readonly rolling: boolean }) {
  const compared = compare(battle.sides.map(handOf))
  return (
    <ol class="edge-sides">
      {battle.sides.map((side, place) => (
        <SideRow
          key={side.who}
          look={look}
          stage={stage}
          battle={battle}
          side={side}
          compared={compared[place]}
          rolling={rolling}
        />
      ))}
    </ol>
  )
}

/** Options that are picked, or that wait for their confirmation. */
function optionsChosen({ scene: { picked, armed, offers } }: Drawn): AndromedaOption[] {
  const keys = picked === null ? (armed === null ? [] : [armed]) : [...picked]
  return keys.flatMap((key) => {
    const option = offers.get(key)?.option
    return isOption(option) ? [option] : []
  })
}

// Offers of a scene come from the decision of this game.
const isOption = (option: unknown): option is AndromedaOption =>
  typeof option === 'object' && option !== null && 'kind' in option

function notCounted({
  look: { view, decision },
  stage,
  battle,
}: Drawn & { readonly battle: Battle }): string {
  const unity = sideOf(battle, UNITY)
  if (
    unity !== undefined &&
    unity.cards.length === 0 &&
    (battle.step === 'escalation' || battle.step === 'diplomacy')
  )
    return stage.unknownCard
  const others = battle.sides.some(
    ({ who, done }) => isPlayer(who) && !done && who !== decision?.seats[0] && view.players.length > 1,
  )
  return others ? stage.othersDecide : ''
}

/** What decides who wins. */
const COUNTED: ReadonlySet<string> = new Set([
  'escalate',
  'diplomacy',
  'against',
  'ambush',
  'prepare',
  'reroll',
])

function Choices(drawn: Drawn & { readonly battle: Battle }) {
  const { look, stage, battle } = drawn
  const { view, decision } = look
  const seat = seatOfLook(look)
  if (decision === null) return null
  const spots = stageSpots(look)
  const { prompt } = decision
  const asked = Object.entries(stage.asks).find(([key]) => key === prompt)?.[1] ?? ''
  const isCounted = COUNTED.has(prompt)
  const before = isCounted ? percent(chanceToWin(outlookOf(view, battle), seat)) : 0
  const card = decision.prompt === 'against' ? decision.about.card : NONE
  return (
    <section class="edge-battle-choices">
      <h3>
        {asked}
        {prompt === 'prepare' && <span>{stage.inStock(participantOf(view, seat).stock[ENERGY])}</span>}
      </h3>
      <div class={prompt === 'prepare' ? 'edge-choices edge-choices-small' : 'edge-choices'}>
        {spots.map((spot) => {
          const chance = isCounted ? chanceIf(view, battle, seat, spot.offer.option, card) : undefined
          const now = chance === undefined ? undefined : percent(chance)
          return (
            <Choice
              key={spot.id}
              {...drawn}
              spot={spot}
              chance={now}
              change={now === undefined || prompt === 'reroll' ? undefined : now - before}
            />
          )
        })}
      </div>
    </section>
  )
}

const percent = (share: number): number => Math.round(share * 100)

/** What winning would bring somebody, and what losing would cost. */
function Stake({ look, stage, battle, who }: Drawn & { readonly battle: Battle; readonly who: number }) {
  const { view, things, language } = look
  const side = sideOf(battle, who)
  if (side === undefined) return null
  const hits = hitsOf(view, battle, side)
  const to = (fate: Hit['to']): string[] => {
    const names = hits
      .filter((hit) => hit.to === fate)
      .map(({ ship }) => things.ships[SHIP_TYPES[view.ships[ship].type]])
    return [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length
      return count === 1 ? name : `${count} × ${name}`
    })
  }
  const raider = raiderOf(view, battle)
  const { tracks } = participantOf(view, who)
  const against = battle.sides.some((other) => other.who !== who && other.who !== RAIDER)
  return (
    <div class="edge-stake">
      <div class="edge-stake-won">
        <h3>{stage.ifWon}</h3>
        <ul>
          <li>{stage.supremacy(Math.min(9, tracks[SUPREMACY] + 1))}</li>
          {raider !== NONE && (
            <li>
              {sideName(look, RAIDER, raider)}: {CARD_WORDS[language].short.raiderReward(RAIDERS[raider])}
            </li>
          )}
          {against && <li>{stage.perShip(DAMAGED_SHIPS_VP_MOST)}</li>}
        </ul>
      </div>
      <div class="edge-stake-lost">
        <h3>{stage.ifLost}</h3>
        <ul>
          {(['marker', 'barge', 'scrapyard'] as const).map((fate) =>
            to(fate).length === 0 ? null : <li key={fate}>{stage.fate(to(fate), fate)}</li>,
          )}
          <li>{stage.operations(hits.length < SHIPS_FOR_TWO_OPERATIONS ? 1 : 2)}</li>
        </ul>
      </div>
    </div>
  )
}
