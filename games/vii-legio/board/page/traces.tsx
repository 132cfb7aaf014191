import { Planet, SeatMark } from '@astrolabe/drawing'
import { EXTRASOLARS } from '../../content/decks.ts'
import { type Mission, NONE, SECTOR_X } from '../../position/state.ts'
import { flagsOn, metWorlds, missionsInX } from '../../position/traces.ts'
import { planetKind } from './appearance.ts'
import type { DrawnOnMap } from './drawn.ts'
import { inTwo } from './planet-tags.tsx'
import { placeOfSector, worldPoint } from './standing.ts'
import './traces.css'

// What has been found and done stays on the map, under the flags of those who came.

/** A planet met is drawn at this share of its size. */
const MET = 0.58

/** Where nothing is left to be met: the world, smaller, with its name and its flags. */
export function MetWorlds({ look, arrangement }: DrawnOnMap) {
  const { view, language } = look
  return (
    <g class="legio-met" aria-hidden="true">
      {metWorlds(view).map(({ planet, mission, finder }) => {
        const { x, y } = worldPoint(arrangement, planet)
        const size = arrangement.planet * MET
        return (
          <g key={planet} transform={`translate(${x} ${y})`}>
            <Met mission={mission} size={size} />
            <Flags
              seats={flagsOn({ finder, mission })}
              mission={mission}
              size={size}
              mark={markIn(arrangement)}
            />
            {arrangement.roomy &&
              mission !== undefined &&
              inTwo(EXTRASOLARS[mission.card].name[language]).map((line, row) => (
                <text key={row} class="legio-met-name" y={size * 0.5 + (1 + row) * arrangement.text}>
                  {line}
                </text>
              ))}
          </g>
        )
      })}
    </g>
  )
}

/** In Sector X, in a row where its planet leaves room: the flag of whoever opened it, and the missions done there. */
export function TracesOfX({ look, arrangement }: DrawnOnMap) {
  const { view } = look
  const { planet, text, wide } = arrangement
  const { title, worlds } = placeOfSector(arrangement, SECTOR_X)
  const size = planet * 0.42
  const mark = markIn(arrangement)
  const row = wide ? title.y + text * 0.6 + mark * 2.1 : worlds[0].y + planet * 1.7
  const first = title.x + mark * 0.6
  return (
    <g class="legio-met" aria-hidden="true">
      {missionsInX(view).map((mission, place) => (
        <g key={mission.card} transform={`translate(${first + (place + 1) * size * 1.3} ${row})`}>
          <Met mission={mission} size={size} />
          <Flags seats={[mission.seat]} mission={mission} size={size} mark={mark} />
        </g>
      ))}
      {view.xOpenedBy !== NONE && (
        <g transform={`translate(${first} ${row})`}>
          <Flags seats={[view.xOpenedBy]} mission={undefined} size={0} mark={mark} />
        </g>
      )}
    </g>
  )
}

function Met({ mission, size }: { readonly mission: Mission | undefined; readonly size: number }) {
  if (mission === undefined) return <circle class="legio-forgotten" r={size * 0.28} />
  const card = EXTRASOLARS[mission.card]
  return <Planet seed={card.id} kind={planetKind(card)} size={size} x={0} y={0} />
}

interface FlagsProps {
  readonly seats: readonly number[]
  readonly mission: Mission | undefined
  /** That of the planet on which they stand, and that of each mark. */
  readonly size: number
  readonly mark: number
}

/** Large enough for the letter to be read. */
const markIn = ({ planet }: DrawnOnMap['arrangement']): number => Math.max(13, planet * 0.3)

/** A mark on a pole for each; whoever completed the mission has a point of light for each threshold. */
function Flags({ seats, mission, size, mark }: FlagsProps) {
  return (
    <>
      {seats.map((seat, place) => (
        <g
          key={seat}
          class="legio-flag"
          transform={`translate(${(place - (seats.length - 1) / 2) * mark * 1.15} ${-size * 0.42})`}
        >
          <path d={`M0 0V${-mark * 0.9}`} />
          <SeatMark seat={seat} size={mark} x={0} y={-mark * 1.1} label="" />
          {mission?.seat === seat &&
            Array.from({ length: mission.passed }, (_, threshold) => (
              <circle
                key={threshold}
                cx={(threshold - (mission.passed - 1) / 2) * mark * 0.36}
                cy={-mark * 1.85}
                r={mark * 0.15}
              />
            ))}
        </g>
      ))}
    </>
  )
}
