import { Chip, Entries, Entry, Icon } from '@astrolabe/drawing'
import { nextSpecial, tilesLeft } from '../../../position/stack.ts'
import { type Look, lookOf, type XodusScene } from '../map/look.ts'
import { EXPLORATION_SIGNS } from '../pieces/signs.ts'
import { enemyLevels, explorationsToCome } from './decks.ts'
import './panels.css'
import './decks-panel.css'

/** What is still to come, as far as anyone can know. */
export function DecksPanel(scene: XodusScene) {
  const look = lookOf(scene)
  const { view, words } = look
  const { panels } = words.page
  return (
    <Entries>
      <Stack look={look} />
      <Entry title={panels.enemyDeck}>
        <table class="xodus-levels">
          <thead>
            <tr>
              <td />
              <th scope="col">{panels.inDeck}</th>
              <th scope="col">{panels.inReserve}</th>
            </tr>
          </thead>
          <tbody>
            {enemyLevels(view).map(({ level, deck, reserve }) => (
              <tr key={level}>
                <th scope="row">
                  <Icon name="hostile" /> {panels.level(level)}
                </th>
                <td>{deck}</td>
                <td>{reserve}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Entry>
      <Entry
        title={
          <>
            {panels.explorations} <small>{panels.cards(view.explorations.length)}</small>
          </>
        }
      >
        <p class="xodus-entry-chips">
          {explorationsToCome(view).map(({ type, cards }) => (
            <Chip
              key={type}
              icon={EXPLORATION_SIGNS[type].icon}
              kind={EXPLORATION_SIGNS[type].tone}
              value={cards}
              label={panels.explorationType[type]}
              wide
            />
          ))}
        </p>
      </Entry>
      <Entry title={panels.otherDecks}>
        <p class="xodus-entry-chips">
          <Chip icon="circuit" value={view.modules.length} label={panels.modules} kind={3} wide />
          <Chip
            icon="crystal"
            value={view.precursorModules.length}
            label={panels.precursorModules}
            kind={4}
            wide
          />
          <Chip icon="danger" value={view.damage.length} label={panels.damage} kind="danger" wide />
          <Chip icon="diplomacy" value={view.allies.length} label={panels.allies} kind="good" wide />
        </p>
      </Entry>
    </Entries>
  )
}

/** The System stack: blocks of five, the next one first. */
function Stack({ look }: { readonly look: Look }) {
  const { view, words } = look
  const { panels } = words.page
  const next = nextSpecial(view)
  const blocks = view.blocks.toReversed()
  return (
    <Entry
      title={
        <>
          {panels.stack} <small>{panels.tilesLeft(tilesLeft(view))}</small>
        </>
      }
    >
      <p class="xodus-pile-blocks" aria-hidden="true">
        {blocks.map((block, at) => (
          <span
            key={at}
            class={at === blocks.length - 1 ? 'xodus-pile-block xodus-pile-block-rift' : 'xodus-pile-block'}
          >
            {block.map((_, tile) => (
              <i key={tile} />
            ))}
            {at === blocks.length - 1 && <Icon name="black-hole" />}
          </span>
        ))}
      </p>
      <p class="xodus-entry-note">{panels.blockRule}</p>
      {next && (
        <p>{next.greatRift ? panels.nextGreatRift(next.percent) : panels.nextCorrupted(next.percent)}</p>
      )}
    </Entry>
  )
}
