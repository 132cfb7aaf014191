import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Fact, Names } from '@astrolabe/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { language } from '../settings.ts'
import './after-dialog.css'
import type { ReplaySession } from './replay-session.ts'
import { Verification } from './verification.tsx'
import { replayWords } from './words.ts'

interface AfterDialogProps {
  readonly session: ReplaySession
  readonly face: AnyFace
  readonly names: Names
  readonly open: boolean
  readonly onClose: () => void
}

/** The game as a whole: how it went, and whether it went as the record says. */
export function AfterDialog({ session, face, names, open, onClose }: AfterDialogProps) {
  const { after: says } = replayWords.value
  const [tab, setTab] = useState<'story' | 'check'>('story')
  return (
    <Dialog title={session.isOver ? says.open : says.openRunning} open={open} onClose={onClose}>
      <div class="after-game">
        <Tabs
          label={says.open}
          tabs={[
            { id: 'story', name: says.story },
            { id: 'check', name: says.check },
          ]}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === 'story' ? (
            <WholeStory session={session} face={face} names={names} />
          ) : (
            <Verification session={session} />
          )}
        </Tabs>
      </div>
    </Dialog>
  )
}

interface Story {
  readonly view: unknown
  readonly facts: readonly { readonly at: number; readonly fact: Fact }[]
}

function WholeStory({ session, face, names }: Pick<AfterDialogProps, 'session' | 'face' | 'names'>) {
  const [story, setStory] = useState<Story>()
  useEffect(() => void session.wholeStory().then(setStory), [session])
  return story && <face.Aftermath {...story} names={names} language={language.value} />
}
