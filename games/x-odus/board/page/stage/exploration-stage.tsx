import { actingShips } from '../../../position/turn.ts'
import { Icon, SpotMark } from '@astrolabe/drawing'
import { EXPLORATIONS } from '../../../content/explorations.ts'
import { skillOdds } from '../../../position/odds.ts'
import type { ExplorationOption } from '../../../content/schema.ts'
import { SHIPS } from '../../../content/ships.ts'
import { CARD_WORDS } from '../../../text/cards.ts'
import { shipAsked } from '../dock-focus.ts'
import { shipNameOf } from '../map/look.ts'
import { ExplorationCard, OptionText } from '../pieces/encounter-cards.tsx'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { CLASS_SIGNS } from '../pieces/signs.ts'
import type { Drawn } from './drawn.ts'
import { explorationSpots, moreSpots } from './spots.ts'
import './choices.css'

/** The Exploration card on the table, its options laid out beside it. */
export function ExplorationStage(drawn: Drawn) {
  const { scene, look } = drawn
  const { view, words, language } = look
  const { stage } = words.page
  const { exploring } = view
  if (exploring === null) return null
  const { options } = EXPLORATIONS[exploring.card]
  const more = moreSpots(look)
  return (
    <div class="xodus-fight xodus-ours-first">
      <div class="xodus-against">
        <ExplorationCard card={exploring.card} language={language} size="medium" bare />
      </div>
      <div class="xodus-ours">
        <Crew look={look} />
        <div class="xodus-choices">
          {explorationSpots(look).map((spot) => (
            <SpotMark
              key={spot.id}
              as="div"
              scene={scene}
              spot={spot}
              class={spot.taken ? 'xodus-option xodus-option-taken' : 'xodus-option'}
            >
              <b class="xodus-option-number">{spot.taken ? <Icon name="check" /> : spot.option + 1}</b>
              <OptionText card={exploring.card} option={spot.option} language={language} />
              <span class="xodus-option-note">
                {spot.taken && stage.taken}
                {spot.picked && stage.picked}
                {!spot.taken && <Chance look={look} option={options[spot.option]} />}
              </span>
            </SpotMark>
          ))}
        </div>
        {more.length > 0 && (
          <div class="xodus-answers">
            {more.map((spot) => (
              <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="xodus-answer">
                {spot.name}
              </SpotMark>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** Who explores, and of which class: one opens an option for all. */
function Crew({ look }: Pick<Drawn, 'look'>) {
  const { view, language } = look
  const asked = shipAsked(look)
  return (
    <ul class="xodus-crew">
      {actingShips(view).map((ship) => {
        const { class: shipClass } = SHIPS[ship.board]
        return (
          <li key={ship.index} class={ship === asked ? 'xodus-crew-asked' : ''}>
            <ShipEmblem ship={ship} size={24} />
            <b>{shipNameOf(look, ship)}</b>
            <Icon name={CLASS_SIGNS[shipClass]} /> {CARD_WORDS[language].names.classes[shipClass]}
          </li>
        )
      })}
    </ul>
  )
}

/** How likely the Skill Roll of an option is to succeed. */
function Chance({ look, option }: Pick<Drawn, 'look'> & { readonly option: ExplorationOption }) {
  if (option.roll === undefined) return null
  const ships = actingShips(look.view)
  if (ships.length === 0) return null
  const { of, success, hopeful } = skillOdds(look.view, ships, option.roll)
  return <span aria-hidden="true">{look.words.page.stage.chanceOfSkill(success / of, hopeful / of)}</span>
}
