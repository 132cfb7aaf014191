import { MAP } from '../../content/map.ts'
import { CardCost } from './card-cost.tsx'
import type { DrawnOnMap } from './drawn.ts'
import { borderCost } from '../../position/map.ts'
import { SECTOR_X } from '../../position/state.ts'
import { placeOfSector } from './standing.ts'

/** What it costs to cross each border, and, from anywhere, to enter Sector X or, from inside, to leave it (VL-504). */
export function Borders({ look, arrangement }: DrawnOnMap) {
  const { ship, words } = look
  const inside = ship?.sector === SECTOR_X
  const { entry, exit } = MAP.sectorX
  const size = Math.max(1, arrangement.size)
  const gate = placeOfSector(arrangement, SECTOR_X).way
  return (
    <g>
      {arrangement.borders.map(({ between: [from, to], at }) => {
        const cards = borderCost(from, to)
        return (
          <CardCost
            size={size}
            key={`${from}-${to}`}
            cards={cards}
            at={at}
            label={words.page.borderSaid(from, to, cards)}
          />
        )
      })}
      <CardCost
        cards={inside ? exit : entry}
        at={{ x: gate.x + (gate.anchor === 'start' ? 8 : -8) * size, y: gate.y - 5 }}
        size={size}
        label={inside ? words.options.leaveX(exit, false) : words.options.enterX(entry)}
      />
    </g>
  )
}
