import { BoardFrame, circlePath, type Exhibit, Planet, SpotMark } from '@astrolabe/drawing'
import type { Language, Offer } from '@astrolabe/kernel'
import type { PageWords } from '../../text/words.ts'
import { EXTRASOLARS } from '../../content/decks.ts'
import { WORDS } from '../../text/text.ts'
import { planetKind } from './appearance.ts'
import { inBoth } from './in-both.ts'

type State = keyof PageWords['spotStates']

const KEY = 'land alpha'
const SPOT = 'planet-alpha'
const OFFER: Offer = { seat: 0, key: KEY, option: KEY }

function offersIn(state: State): ReadonlyMap<string, Offer> {
  if (state === 'idle' || state === 'lit') return new Map()
  return new Map([[KEY, state === 'refused' ? { ...OFFER, refusal: { rule: 'VL-560' } } : OFFER]])
}

/** A planet as it looks in a state of the question. */
function Sample({ state, language }: { readonly state: State; readonly language: Language }) {
  const [card] = EXTRASOLARS
  const name = WORDS[language].page.spotStates[state]
  const scene = {
    offers: offersIn(state),
    armed: state === 'armed' ? KEY : null,
    lit: new Set(state === 'lit' ? [SPOT] : []),
    point: () => {},
    language,
  }
  return (
    <div>
      <BoardFrame label={name}>
        <svg width="120" height="120" viewBox="-60 -60 120 120">
          <SpotMark scene={scene} spot={{ id: SPOT, name, keys: [KEY] }} ring={circlePath(40)}>
            <Planet seed={card.id} kind={planetKind(card)} size={64} />
          </SpotMark>
        </svg>
      </BoardFrame>
    </div>
  )
}

const ALL: readonly State[] = ['open', 'refused', 'idle', 'armed', 'lit']

export const STATES: readonly Exhibit[] = ALL.map((state) => ({
  id: `state-${state}`,
  name: inBoth((page) => page.spotStates[state]),
  Piece: ({ language }) => <Sample state={state} language={language} />,
}))
