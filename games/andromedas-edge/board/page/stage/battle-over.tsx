import { Icon, type ToldToken, tokensOf } from '@astrolabe/drawing'
import { RAIDER } from '../../../position/state.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { TOLD_WORDS } from '../../../text/page-words.ts'
import { TRACK_ICONS } from '../map/appearance.ts'
import { amountsOf } from '../told/amounts.ts'
import { Sides } from './battle-stage.tsx'
import type { Drawn } from './drawn.ts'
import { OddsBar } from './odds-bar.tsx'
import type { SeenBattle } from './seen.ts'
import { sideName } from './side-name.ts'
import { WhoMark } from './who-mark.tsx'

/** A battle that is over: how the dice fell, and what that brought and cost everyone. */
export function BattleOver({ scene, look, stage, battle }: Drawn & { readonly battle: SeenBattle }) {
  return (
    <div class="edge-battle">
      <div class="edge-battle-state">
        <OddsBar
          look={look}
          stage={stage}
          title={stage.chancesBefore}
          who={battle.sides.map(({ who }) => who)}
          raider={battle.raider}
          odds={battle.odds}
          note=""
        />
        <Sides
          look={look}
          stage={stage}
          battle={battle}
          rolling={scene.news.some(({ kind }) => kind === 'rolled')}
        />
      </div>
      <div class="edge-outcomes">
        {battle.sides
          .filter(({ who }) => who !== RAIDER)
          .map(({ who }) => (
            <Outcome key={who} {...{ scene, look, stage, battle, who }} />
          ))}
      </div>
    </div>
  )
}

function Outcome({
  look,
  stage,
  battle,
  who,
}: Drawn & { readonly battle: SeenBattle; readonly who: number }) {
  const tokens = tokensFor(look, battle.came, who)
  return (
    <section class={battle.winner === who ? 'edge-outcome edge-outcome-won' : 'edge-outcome'}>
      <h3>
        <WhoMark who={who} size={16} /> {sideName(look, who, battle.raider)}
      </h3>
      {tokens.length === 0 ? (
        stage.nothing
      ) : (
        <ul>
          {tokens.map(({ icon, value, name, tone }) => (
            <li key={`${icon} ${name}`} class={`edge-won-token edge-won-token-${tone}`}>
              <Icon name={icon} /> {value} {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What came to one of the sides. */
function tokensFor(look: Drawn['look'], came: readonly AndromedaFact[], who: number): ToldToken[] {
  const words = TOLD_WORDS[look.language]
  const own = came.filter((fact) => 'who' in fact && fact.who === who)
  return [
    ...own.flatMap((fact): ToldToken[] =>
      fact.kind === 'advanced'
        ? [
            {
              icon: TRACK_ICONS[fact.track],
              value: '',
              name: words.track(look.things.tracks[fact.track], fact.space),
              tone: 'gain',
            },
          ]
        : [],
    ),
    ...tokensOf(own.flatMap((fact) => amountsOf(fact, words))),
  ]
}
