import { useEffect, useState } from 'preact/hooks'
import type { Fact, Milestone } from '@astrolabe/kernel'
import { Button } from '../../parts/button.tsx'
import { wayOn } from '../../router.ts'
import type { TablePlay } from '../play.ts'
import type { SeenTable } from '../seen-table.ts'
import type { Relative } from '../session.ts'
import { tableWords } from '../words.ts'
import './chapters.css'
import { type LogLine, logOf } from './log-lines.ts'
import { StoryEntry } from './story.tsx'

/** The chapters of a long game: older ones are opened to be read, and from all of them another game can branch off. */
export function Chapters({ play }: { readonly play: TablePlay }) {
  const { chapters: says } = tableWords.value
  const relatives = useRelatives(play.seen)
  const position = play.seen.position.value
  if (position === undefined || position.milestones.length === 0) return null
  return (
    <details class="chapters">
      <summary>{says.title(position.milestones.length)}</summary>
      <ol class="chapters-list">
        {position.milestones.map((milestone, place) => (
          <li key={milestone.at}>
            <Chapter
              play={play}
              milestone={milestone}
              number={place + 1}
              isTold={place + 1 >= position.firstChapter}
            />
            <Branches relatives={relatives.filter(({ at }) => at === milestone.at)} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function useRelatives(seen: SeenTable): readonly Relative[] {
  const [relatives, setRelatives] = useState<readonly Relative[]>([])
  const chapters = seen.position.value?.milestones.length ?? 0
  const isPlaying = seen.yours.value.length > 0
  useEffect(() => {
    let isWanted = true
    if (chapters > 0 && isPlaying)
      void seen.session.chapters?.relatives?.().then((found) => {
        if (isWanted) setRelatives(found)
      })
    return () => {
      isWanted = false
    }
  }, [seen, chapters, isPlaying])
  return relatives
}

function Branches({ relatives }: { readonly relatives: readonly Relative[] }) {
  const { chapters: says } = tableWords.value
  return (
    <>
      {relatives.map(({ address }, place) => (
        <a class="chapters-branch" key={address} href={address}>
          {says.branched(place + 1)}
        </a>
      ))}
    </>
  )
}

interface ChapterProps {
  readonly play: TablePlay
  readonly milestone: Milestone<Fact>
  readonly number: number
  /** Whether its lines are in the log already. */
  readonly isTold: boolean
}

function Chapter({ play, milestone, number, isTold }: ChapterProps) {
  const name = play.seen.text.value.fact(milestone.fact, play.seen.names.value) ?? String(number)
  const { chapters: says } = tableWords.value
  return (
    <div class="chapter">
      {isTold ? (
        <span class="chapter-name">{name}</span>
      ) : (
        <OlderChapter play={play} name={name} number={number} />
      )}
      {mayBranch(play.seen) && (
        <Button
          kind="quiet"
          sign="replay"
          label={says.branchAt(name)}
          onClick={() => void branchAt(play, milestone.at)}
        >
          {says.branch}
        </Button>
      )}
    </div>
  )
}

/** Whoever sits there branches off; a replay knows by itself who sat there. */
const mayBranch = ({ session, yours }: SeenTable): boolean =>
  session.chapters?.branch !== undefined && (session.kind === 'replay' || yours.value.length > 0)

async function branchAt(play: TablePlay, at: number): Promise<void> {
  const goOn = wayOn()
  const address = await play.seen.session.chapters?.branch?.(at)
  if (address === undefined) play.said.value = { text: tableWords.value.chapters.failed }
  else goOn(address)
}

interface OlderChapterProps extends Pick<ChapterProps, 'play' | 'number'> {
  readonly name: string
}

/** A chapter that is not in the log: its lines come when it is opened. */
function OlderChapter({ play, name, number }: OlderChapterProps) {
  const [lines, setLines] = useState<readonly LogLine[]>()
  const { face, text, names, position, session } = play.seen
  const load = async (): Promise<void> => {
    const facts = await session.chapters?.facts(position.value?.seat ?? -1, number)
    // The first fact is what opened the chapter, and its name already.
    if (facts !== undefined)
      setLines(logOf(facts.slice(1), face, text.value, names.value).flatMap((turn) => turn.lines))
  }
  return (
    <details
      class="chapter-older"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && lines === undefined) void load()
      }}
    >
      <summary>{name}</summary>
      <ul>
        {lines?.map(({ id, text: says, entry }) => (
          <li key={id}>
            {says}
            {entry !== undefined && <StoryEntry play={play} entry={entry} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
