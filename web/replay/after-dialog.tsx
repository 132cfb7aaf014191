import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Names } from '@astrolabe/kernel'
import { useCallback, useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { language } from '../settings.ts'
import './after-dialog.css'
import type { ReplaySession } from './replay-session.ts'
import { Verification } from './verification.tsx'
import { replayWords } from './words.ts'
import { WorkedOut } from './worked-out.tsx'

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

function WholeStory({ session, face, names }: Pick<AfterDialogProps, 'session' | 'face' | 'names'>) {
  const tell = useCallback(() => session.wholeStory(), [session])
  return (
    <WorkedOut ask={tell}>
      {(story) => <face.Aftermath {...story} names={names} labels={names} language={language.value} />}
    </WorkedOut>
  )
}
