import { knownGame } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { announce } from '../../parts/notice.tsx'
import { words } from '../../words/words.ts'
import type { MyGame } from './my-game.ts'

interface RemoveDialogProps {
  readonly game: MyGame | undefined
  readonly onClose: () => void
}

/** Asks once more: a game that is removed from this device is nowhere else. */
export function RemoveDialog({ game, onClose }: RemoveDialogProps) {
  const { mine: says } = words.value.home
  const remove = async (id: string): Promise<void> => {
    try {
      const { deleteLocalGame } = await import('../../engine/client.ts')
      await deleteLocalGame(id)
    } catch {
      announce(says.notRemoved)
    }
    onClose()
  }
  return (
    <Dialog
      title={game === undefined ? '' : (knownGame(game.game)?.cover.title ?? says.unknown)}
      open={game !== undefined}
      onClose={onClose}
    >
      <p>{says.surely}</p>
      <div class="my-games-ways">
        <Button kind="danger" sign="bin" onClick={() => game && void remove(game.id)}>
          {says.yes}
        </Button>
        <Button onClick={onClose}>{says.no}</Button>
      </div>
    </Dialog>
  )
}
