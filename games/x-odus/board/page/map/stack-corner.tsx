import { Icon, SpotMark } from '@astrolabe/drawing'
import { nextSpecial, tilesLeft } from '../../../position/stack.ts'
import { NONE } from '../../../position/state.ts'
import type { Look, XodusScene } from './look.ts'
import { edgesAlone } from './edges.ts'
import type { MapSpots } from './spots.ts'
import './stack-corner.css'
import { TileArt } from './tile-art.tsx'
import { layingSpace } from './turning.ts'

interface StackCornerProps {
  readonly scene: XodusScene
  readonly look: Look
  readonly spot: MapSpots['stack']
}

/** The System stack: what is left of each block of five, and how likely the next tile is the special one of its block. */
export function StackCorner({ scene, look, spot }: StackCornerProps) {
  const { view, words } = look
  const next = nextSpecial(view)
  // A tile that was looked at and has no space yet lies on the stack.
  const foreseen = view.drawn !== NONE && layingSpace(view) === undefined
  return (
    <div class="xodus-stack">
      <div class="xodus-stack-top" aria-hidden="true">
        {foreseen ? (
          <svg viewBox="-104 -90 208 180" width="44" height="38">
            <TileArt tile={view.drawn} edges={edgesAlone(view.drawn)} />
          </svg>
        ) : (
          <Icon name="deck" size={20} />
        )}
        <strong>{tilesLeft(view)}</strong>
        <Blocks look={look} />
      </div>
      {next !== undefined && (
        <p class="xodus-stack-next" aria-hidden="true">
          {words.table.nextTile(next.percent, next.greatRift)}
        </p>
      )}
      <SpotMark as="div" scene={scene} spot={spot} class="xodus-over">
        {null}
      </SpotMark>
    </div>
  )
}

/** The blocks, the next one first; the last has the Great Rift, the others a Corrupted System each. */
function Blocks({ look: { view } }: { readonly look: Look }) {
  const special = nextSpecial(view)
  return (
    <span class="xodus-blocks">
      {view.blocks.toReversed().map((block, index, blocks) => {
        const last = index === blocks.length - 1
        const come = index === 0 && special?.percent === 0
        return (
          <span key={blocks.length - index} class={last ? 'xodus-block xodus-block-last' : 'xodus-block'}>
            {block.map((_, tile) => (
              <i key={tile} class={tile === 0 && !come ? 'xodus-block-special' : ''} />
            ))}
          </span>
        )
      })}
    </span>
  )
}
