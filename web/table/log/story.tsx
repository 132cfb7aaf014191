import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { language } from '../../settings.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import './story.css'

interface StoryProps {
  readonly play: TablePlay
  readonly entry: number
}

/** The paragraphs of an entry, in the language of the reader; nothing until they have come. */
function useEntry({ play, entry }: StoryProps): readonly string[] | undefined {
  const [paragraphs, setParagraphs] = useState<readonly string[]>()
  const seat = play.seen.position.value?.seat
  const speaks = language.value
  useEffect(() => {
    let isWanted = true
    if (seat !== undefined)
      void play.seen.session.chapters?.story(seat, entry, speaks).then((told) => {
        if (isWanted) setParagraphs(told)
      })
    return () => {
      isWanted = false
    }
  }, [play, entry, seat, speaks])
  return paragraphs
}

/** An entry of the story in the log: how it begins, and the whole to be read in peace. */
export function StoryEntry({ play, entry }: StoryProps) {
  const { story: says } = tableWords.value
  const [isOpen, setOpen] = useState(false)
  const paragraphs = useEntry({ play, entry })
  if (paragraphs === undefined) return null
  return (
    <div class="story">
      <p class="story-begins" lang={language.value}>
        {paragraphs[0]}
      </p>
      <Button kind="quiet" sign="book" label={says.readEntry(entry)} onClick={() => setOpen(true)}>
        {says.read}
      </Button>
      <Dialog title={says.entry(entry)} open={isOpen} onClose={() => setOpen(false)}>
        <div class="story-page" lang={language.value}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Dialog>
    </div>
  )
}
