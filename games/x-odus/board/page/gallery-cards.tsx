import type { Exhibit } from '@astrolabe/drawing'
import { ALLIES } from '../../content/allies.ts'
import { AVATARS } from '../../content/avatars.ts'
import { DAMAGE_CARDS } from '../../content/damage.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { EXPLORATIONS } from '../../content/explorations.ts'
import { MODS } from '../../content/mods.ts'
import { MODULES } from '../../content/modules.ts'
import { SHIPS } from '../../content/ships.ts'
import { SIGNALS } from '../../content/signals.ts'
import './gallery.css'
import { inBoth } from './in-both.ts'
import { AllyCard, ExplorationCard, FoeCard, SignalCard } from './pieces/encounter-cards.tsx'
import { DamageCard, ModCard, ModuleCard } from './pieces/equipment-cards.tsx'
import { ShipCard } from './pieces/ship-card.tsx'

export const SHIP_BOARDS: readonly Exhibit[] = SHIPS.map(({ id, name }, board) => ({
  id,
  name,
  Piece: ({ language }) => (
    <div class="xodus-exhibit-ship">
      <ShipCard board={board} language={language} />
    </div>
  ),
}))

/** Both halves of each Mod. */
export const MOD_CARDS: readonly Exhibit[] = MODS.map(({ ship, level }) => {
  const board = SHIPS.findIndex(({ id }) => id === ship)
  return {
    id: `mod-${ship}-${level}`,
    name: inBoth((page, language) => page.gallery.mod(SHIPS[board].name[language], level)),
    Piece: ({ language }) => (
      <div class="xodus-exhibit">
        {[1, 2].map((half) => (
          <ModCard key={half} board={board} level={level} half={half} language={language} size="medium" />
        ))}
      </div>
    ),
  }
})

const MODULE_CARDS = MODULES.map(({ id, name, precursor }, module) => ({
  precursor,
  exhibit: {
    id,
    name,
    Piece: ({ language }) => <ModuleCard module={module} language={language} size="medium" />,
  } satisfies Exhibit,
}))

const modules = (precursor: boolean): readonly Exhibit[] =>
  MODULE_CARDS.filter((card) => card.precursor === precursor).map(({ exhibit }) => exhibit)

export const SHIP_MODULES = modules(false)
export const PRECURSOR_MODULES = modules(true)

export const ENEMY_CARDS: readonly Exhibit[] = ENEMIES.map(({ id, name }, card) => ({
  id,
  name,
  Piece: ({ language }) => <FoeCard foe={{ avatar: false, card }} language={language} size="medium" />,
}))

export const AVATAR_CARDS: readonly Exhibit[] = AVATARS.map(({ number, name }) => ({
  id: `avatar-${number}`,
  name,
  Piece: ({ language }) => <FoeCard foe={{ avatar: true, card: number }} language={language} size="medium" />,
}))

export const DAMAGES: readonly Exhibit[] = DAMAGE_CARDS.map(({ malfunction, name, copies }) => ({
  id: malfunction,
  name: inBoth((page, language) => page.dock.copies(name[language], copies)),
  Piece: ({ language }) => <DamageCard malfunction={malfunction} language={language} size="medium" />,
}))

export const EXPLORATION_CARDS: readonly Exhibit[] = EXPLORATIONS.map(({ id, name }, card) => ({
  id,
  name,
  Piece: ({ language }) => <ExplorationCard card={card} language={language} size="medium" />,
}))

export const SIGNAL_CARDS: readonly Exhibit[] = SIGNALS.map(({ id, name }, card) => ({
  id,
  name,
  Piece: ({ language }) => <SignalCard card={card} language={language} size="medium" />,
}))

export const ALLY_CARDS: readonly Exhibit[] = ALLIES.map(({ id, name }, ally) => ({
  id,
  name,
  Piece: ({ language }) => <AllyCard ally={ally} language={language} size="medium" />,
}))
