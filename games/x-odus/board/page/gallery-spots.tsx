import { BoardFrame, circlePath, type Exhibit, hexagonPath, Icon, SpotMark } from '@astrolabe/drawing'
import type { Language, Offer } from '@astrolabe/kernel'
import type { ComponentChildren } from 'preact'
import type { SpotLook } from '../../text/en/page/gallery.ts'
import { SHIPS } from '../../content/ships.ts'
import { systemName } from '../../text/systems.ts'
import { WORDS } from '../../text/text.ts'
import { shipWith } from './gallery-pieces.tsx'
import { MapSample, TileGround, TileSigns } from './gallery-tiles.tsx'
import { inBoth } from './in-both.ts'
import './map/frontier.css'
import { TILE_RADIUS } from './map/geometry.ts'
import { ShipPiece } from './map/ships.tsx'
import { TILE_OUTLINE } from './map/tile-art.tsx'
import './map/tile.css'
import { SymbolDie } from './pieces/symbol-die.tsx'
import { DieAgain } from './stage/rolled-dice.tsx'

/** Something that can be pointed at, alone on its map. */
interface Subject {
  readonly id: string
  readonly name: (language: Language) => string
  readonly looks: readonly SpotLook[]
  readonly ring: string
  readonly reach: number
  readonly class: string
  readonly drawn: ComponentChildren
  /** What its ring does not cover. */
  readonly above?: ComponentChildren
}

const SUBJECTS: readonly Subject[] = [
  {
    id: 'system',
    name: (language) => systemName(0, language),
    looks: ['open', 'rush', 'refused', 'idle', 'armed', 'proposed', 'lit'],
    ring: hexagonPath(TILE_RADIUS - 11, 0, 0, 'right'),
    reach: 108,
    class: 'xodus-tile',
    drawn: <TileGround tile={0} />,
    above: <TileSigns tile={0} />,
  },
  {
    id: 'space',
    name: (language) => WORDS[language].page.gallery.space,
    looks: ['open', 'refused', 'armed'],
    ring: hexagonPath(TILE_RADIUS - 6, 0, 0, 'right'),
    reach: 108,
    class: 'xodus-space',
    drawn: (
      <>
        <path class="xodus-fog" d={TILE_OUTLINE} />
        <Icon name="scanner" size={52} x={0} y={0} />
      </>
    ),
  },
  {
    id: 'ship',
    name: (language) => SHIPS[0].name[language],
    looks: ['open', 'refused', 'idle', 'armed', 'proposed', 'lit'],
    ring: circlePath(36),
    reach: 60,
    class: 'xodus-ship',
    drawn: <ShipPiece ship={shipWith({})} size={62} mark={36} />,
  },
]

const KEY = 'chosen'

function offersWhen(look: SpotLook): ReadonlyMap<string, Offer> {
  if (look === 'idle' || look === 'lit') return new Map()
  const offer: Offer = { seat: 0, key: KEY, option: KEY }
  return new Map([[KEY, look === 'refused' ? { ...offer, refusal: { rule: 'XO-ACT-01' } } : offer]])
}

const sceneOf = (id: string, look: SpotLook, language: Language) => ({
  offers: offersWhen(look),
  armed: look === 'armed' ? KEY : null,
  picked: new Set(look === 'picked' ? [KEY] : []),
  ghosts: new Map(look === 'proposed' ? [[KEY, [1]]] : []),
  lit: new Set(look === 'lit' ? [id] : []),
  point: () => {},
  language,
})

interface SampleProps {
  readonly subject: Subject
  readonly look: SpotLook
  readonly language: Language
}

function Sample({ subject, look, language }: SampleProps) {
  const { id, ring, reach, drawn, above } = subject
  const name = subject.name(language)
  const scene = sceneOf(id, look, language)
  return (
    <BoardFrame label={WORDS[language].page.gallery.spot(name, look)}>
      <MapSample reach={reach} live>
        <SpotMark
          scene={scene}
          spot={{ id, name, keys: [KEY] }}
          ring={ring}
          class={look === 'rush' ? `${subject.class} xodus-tile-rush` : subject.class}
        >
          {drawn}
        </SpotMark>
        {above}
      </MapSample>
    </BoardFrame>
  )
}

const pieces: readonly Exhibit[] = SUBJECTS.flatMap((subject) =>
  subject.looks.map((look) => ({
    id: `spot-${subject.id}-${look}`,
    name: inBoth((page, language) => page.gallery.spot(subject.name(language), look)),
    Piece: ({ language }) => <Sample subject={subject} look={look} language={language} />,
  })),
)

/** A die among those that may be rolled again. */
function DieSample({ look, language }: Omit<SampleProps, 'subject'>) {
  const { gallery, stage } = WORDS[language].page
  return (
    <BoardFrame label={gallery.spot(gallery.rolledDie, look)}>
      <span class="xodus-dice xodus-dice-picking">
        <SpotMark
          as="div"
          scene={sceneOf('die', look, language)}
          spot={{ id: 'die', name: stage.die('blue', 'miss', [], undefined), keys: [KEY] }}
          class="xodus-die-spot"
        >
          <SymbolDie colour="blue" face="miss" label="" />
          {look === 'picked' && <DieAgain {...stage} />}
        </SpotMark>
      </span>
    </BoardFrame>
  )
}

const DIE_LOOKS: readonly SpotLook[] = ['open', 'picked']

const dice: readonly Exhibit[] = DIE_LOOKS.map((look) => ({
  id: `spot-die-${look}`,
  name: inBoth(({ gallery }) => gallery.spot(gallery.rolledDie, look)),
  Piece: ({ language }) => <DieSample look={look} language={language} />,
}))

/** What can be pointed at, in every state of the question. */
export const SPOTS: readonly Exhibit[] = [...pieces, ...dice]
