import { isPicked, SpotMark } from '@astrolabe/drawing'
import type { PageWords } from '../../../text/words.ts'
import { COLOURS, type Ship } from '../../../position/state.ts'
import { SymbolDie } from '../pieces/symbol-die.tsx'
import type { Drawn } from './drawn.ts'
import { dieSpots } from './spots.ts'
import { diceOf, FACE_NAMES } from '../../../position/dice.ts'
import './rolled-dice.css'

interface DiceProps extends Drawn {
  readonly ship: Ship
}

/** The dice of a ship that lie on the table, and what has become of them. */
export function RolledDice({ scene, look, ship }: DiceProps) {
  const fresh = scene.news.some((fact) => fact.kind === 'rolled')
  return (
    <span class={scene.picked === null ? 'xodus-dice' : 'xodus-dice xodus-dice-picking'}>
      {dieSpots(look)
        .filter(({ die }) => die.ship === ship.index)
        .map((spot) => (
          <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="xodus-die-spot">
            <SymbolDie
              colour={COLOURS[spot.die.colour]}
              face={FACE_NAMES[spot.die.face]}
              badges={spot.changes}
              hits={spot.hits}
              rolling={fresh}
              label=""
              size={38}
            />
            {isPicked(scene, spot) && <DieAgain {...look.words.page.stage} />}
          </SpotMark>
        ))}
    </span>
  )
}

/** What is to become of a die that is picked. */
export const DieAgain = ({ again }: Pick<PageWords['stage'], 'again'>) => (
  <span class="xodus-die-again">{again}</span>
)

interface WaitingDiceProps extends DiceProps {
  /** Both, or the one that is rolled. */
  readonly manoeuvre: number
}

/** The dice of a ship before they are rolled. */
export function WaitingDice({ look, ship, manoeuvre }: Omit<WaitingDiceProps, 'scene'>) {
  const { stage } = look.words.page
  return (
    <span class="xodus-dice">
      {diceOf(ship).map((colour, which) => {
        const aside = manoeuvre !== 0 && manoeuvre !== which + 1
        return (
          <SymbolDie
            key={which}
            colour={colour}
            aside={aside}
            label={stage.waitingDie(colour, aside)}
            size={38}
          />
        )
      })}
    </span>
  )
}
