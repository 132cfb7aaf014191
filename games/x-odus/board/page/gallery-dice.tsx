import { Die, type Exhibit, Icon } from '@astrolabe/drawing'
import type { ComponentProps } from 'preact'
import type { DieState } from '../../text/en/page/gallery.ts'
import { AVATAR_DIE, DIE_FACES } from '../../content/dice.ts'
import type { AvatarFace, DieColour, DieFace } from '../../content/schema.ts'
import { WORDS } from '../../text/text.ts'
import './gallery.css'
import { inBoth } from './in-both.ts'
import { WORMHOLE_ICON } from './pieces/signs.ts'
import { SymbolDie } from './pieces/symbol-die.tsx'

const COLOURS: readonly DieColour[] = ['red', 'blue', 'yellow']
const FACES: readonly DieFace[] = ['hit', 'special', 'miss']
const SIZE = 48

const faces: readonly Exhibit[] = COLOURS.flatMap((colour) =>
  FACES.map((face) => {
    const sides = DIE_FACES[colour].filter((side) => side === face).length
    return {
      id: `die-${colour}-${face}`,
      name: inBoth((page) => page.gallery.die(colour, face, sides)),
      Piece: ({ language }) => (
        <SymbolDie
          colour={colour}
          face={face}
          size={SIZE}
          label={WORDS[language].page.gallery.die(colour, face, sides)}
        />
      ),
    }
  }),
)

const STATES: Readonly<Record<DieState, Omit<ComponentProps<typeof SymbolDie>, 'label'>>> = {
  waiting: { colour: 'red' },
  aside: { colour: 'yellow', aside: true },
  rerolled: { colour: 'blue', face: 'hit', badges: ['rerolled'] },
  used: { colour: 'blue', face: 'special', badges: ['used'], hits: 2 },
  ignored: { colour: 'red', face: 'miss', badges: ['ignored'] },
}

const states: readonly Exhibit[] = (Object.keys(STATES) as readonly DieState[]).map((state) => ({
  id: `die-${state}`,
  name: inBoth((page) => page.gallery.dieState[state]),
  Piece: ({ language }) => (
    <SymbolDie {...STATES[state]} size={SIZE} label={WORDS[language].page.gallery.dieState[state]} />
  ),
}))

function StepsSign({ steps, wormhole }: AvatarFace) {
  return (
    <span class="xodus-exhibit-steps">
      {steps}
      {wormhole && <Icon name={WORMHOLE_ICON} />}
    </span>
  )
}

const avatarDie: readonly Exhibit[] = AVATAR_DIE.map((face, side) => ({
  id: `avatar-die-${side + 1}`,
  name: inBoth((page) => page.gallery.avatarDie(face)),
  Piece: ({ language }) => (
    <Die
      value={side + 1}
      faces={AVATAR_DIE.map((each, key) => <StepsSign key={key} {...each} />)}
      label={WORDS[language].page.gallery.avatarDie(face)}
      size={SIZE}
    />
  ),
}))

export const DICE: readonly Exhibit[] = [...faces, ...states, ...avatarDie]
