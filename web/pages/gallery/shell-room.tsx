import { useState } from 'preact/hooks'
import { KNOWN_GAMES } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Switch } from '../../parts/field.tsx'
import { announce } from '../../parts/notice.tsx'
import { QrCode } from '../../parts/qr-code.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { words } from '../../words/words.ts'
import { GameCard } from '../home/game-card.tsx'

/** The parts of the page itself, in every state. */
export function ShellRoom() {
  const { gallery, rules, settings } = words.value
  const says = gallery.parts
  const [tab, setTab] = useState<'cards' | 'nothing'>('cards')
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState(true)
  return (
    <section class="section" id="page-parts" aria-labelledby="page-parts-title">
      <h2 id="page-parts-title">{gallery.page}</h2>
      <h3>{says.buttons}</h3>
      <div class="shell-room-row">
        <Button kind="primary" size="large" sign="play">
          {says.primary}
        </Button>
        <Button kind="primary">{says.primary}</Button>
        <Button sign="plus">{says.secondary}</Button>
        <Button kind="quiet">{says.quiet}</Button>
        <Button kind="danger">{says.danger}</Button>
        <Button disabled>{says.off}</Button>
        <Button kind="primary" busy>
          {says.busy}
        </Button>
      </div>
      <Switch {...settings.letterKeys} on={on} onChange={setOn} />
      <h3>{says.tabs}</h3>
      <div>
        <Tabs
          label={says.tabs}
          tabs={[
            { id: 'cards', name: says.cards },
            { id: 'nothing', name: says.nothing },
          ]}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === 'cards' ? (
            <ul class="game-cards shell-room-cards">
              {KNOWN_GAMES.map((known) => (
                <li key={known.game}>
                  <GameCard {...known} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState {...rules.nothing} />
          )}
        </Tabs>
      </div>
      <h3>
        {says.notices} · {says.dialog}
      </h3>
      <div class="shell-room-row">
        <Button onClick={() => announce(says.sample)}>{says.showNotice}</Button>
        <Button onClick={() => setOpen(true)}>{says.openDialog}</Button>
      </div>
      <Dialog title={says.dialog} open={open} onClose={() => setOpen(false)}>
        <p>{says.sample}</p>
        <div class="shell-room-row">
          <Button kind="primary" onClick={() => setOpen(false)}>
            {says.primary}
          </Button>
        </div>
      </Dialog>
      <h3>{says.qr}</h3>
      <div class="shell-room-row">
        <QrCode text={location.origin} label={words.value.shell.qrCode} />
        <CopyButton text={location.origin} />
      </div>
    </section>
  )
}
